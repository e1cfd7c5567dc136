#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/web/player/form/filled_form.h"

namespace gm::web {

/// What is said beside the fields of a form.
struct FormNotes {
    /// In the reader's language, with their marks and paths in the sheet.
    orders::Problems problems;
    /// How an order will be taken, by its path: `runs/2`.
    struct Note {
        std::string text;
        bool taken = true;
    };
    std::multimap<std::string, Note> orders;
};

/// A form as a list of what its template writes one after the other. Each has `is`:
/// - `group` ... `end`: a list or a map, with `name`, `label`, `help`, `of` (list, map, ways);
/// - `row` ... `end-row`: an item of a list, with `name`, `number`, `first`, `opened`;
/// - `more` ... `end-more`: fields that are seldom needed, and empty;
/// - `add`: the ways to add a row, with `name` and `kinds` (`name`, `label`, `help_id`), empty if there is but one;
/// - `none`: a box to be ticked, for nothing at all, with `name` and `value`;
/// - `text`, `area`, `whole`, `amount`, `boolean`, `answer` (yes, no, or neither), `choice`, `way`: a field with
/// `name`, `label`, `value`, `low`, `high`,
///   `options` (`value`, `label`, `chosen`), `required`.
/// All but ends have `help`, `help_id` (the same in every row), `problems` and `notes` where there are any.
/// `opened`: fields that are shown though they are empty and seldom needed.
nlohmann::json form_parts(const orders::Shape& shape, const orders::Node& tree, const FormWords& words,
                          const FormNotes& notes, const std::set<std::string>& opened = {});

}  // namespace gm::web
