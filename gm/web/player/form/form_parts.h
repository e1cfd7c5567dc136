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
/// - `row` ... `end-row`: an item of a list, with `name`, `list_id` (the list's `help_id`), `number`, `first`,
/// `opened`, `of` (map,
///   single), `said`;
/// - `more` ... `end-more`: fields that are seldom needed, and empty; with the label of the field if there is one only;
/// - `add`: buttons that add a row, with `name` and `kinds` (`does`, `label`, `help_id`, `any`), empty if there is one;
/// - `none`: a box to be ticked, for nothing at all, with `name` and `value`;
/// - `way`: which of several shapes, with `name`, `of` (its group) and `ways` (`value`, `chosen`, `help_id`, `kind`,
///   `about`; and `options`, of which one is chosen instead);
/// - `text`, `area`, `whole`, `amount`, `boolean`, `answer` (yes, no, or neither), `choice`, `some` (to be ticked): a
///   field with `name`, `label`, `value`, `low`, `high`, `options` (`value`, `label`, `chosen`), `required`. If order
///   matters among those ticked, `in_order`, `order` (what is ticked, in that order) and `nth` of each option, from 1.
/// Groups and rows have `said`: what their own fields of one word hold, by key, so that one tap may stand for several.
/// All but ends have `help`, `help_id`, `problems` and `notes` where there are any.
///
/// By `help_id` the game's words for it are found: the key of a part of the sheet, else `PLACE.KEY` with the place of
/// the key in the vocabulary, wherever such a map stands; `X.any` for keys that are names, `X.one` for what a row
/// holds, `X.2` for one of several shapes; `sheet` for the sheet itself. If `any`, those words are followed by the
/// label: turn 5. The words of a choice may have a table of their own: `options` names it, by `help_id`.
///
/// `opened`: fields that are shown though they are empty and seldom needed.
nlohmann::json form_parts(const orders::Shape& shape, const orders::Node& tree, const FormWords& words,
                          const FormNotes& notes, const std::set<std::string>& opened = {});

}  // namespace gm::web
