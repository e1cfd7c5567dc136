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
/// - `row` ... `end-row`: an item of a list, with `name`, `number`, `first`, `opened`, `of` (map, single);
/// - `more` ... `end-more`: fields that are seldom needed, and empty; with the label of the field if there is but one;
/// - `add`: the ways to add a row, with `name` and `kinds` (`does`, `label`, `help_id`, `any`), empty if there is but
/// one;
/// - `none`: a box to be ticked, for nothing at all, with `name` and `value`;
/// - `way`: which of several shapes, with `name`, `of` (its group) and `ways` (`value`, `chosen`, `help_id`, `kind`,
///   `about`; and `options`, of which one is chosen instead);
/// - `text`, `area`, `whole`, `amount`, `boolean`, `answer` (yes, no, or neither), `choice`, `some` (boxes to be
/// ticked): a
///   field with `name`, `label`, `value`, `low`, `high`, `options` (`value`, `label`, `chosen`), `required`.
/// All but ends have `help`, `help_id`, `problems` and `notes` where there are any. `help_id` is where words of the
/// game are found: the key of a part of the sheet, else `PLACE.KEY`, PLACE being that of the key in the vocabulary;
/// `X.any` for keys that are names, `X.one` for what a row holds, `X.2` for one of several shapes. If `any`, the label
/// is part of its name: turn 5. `opened`: fields that are shown though they are empty and seldom needed.
nlohmann::json form_parts(const orders::Shape& shape, const orders::Node& tree, const FormWords& words,
                          const FormNotes& notes, const std::set<std::string>& opened = {});

}  // namespace gm::web
