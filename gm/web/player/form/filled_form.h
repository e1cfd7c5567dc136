#pragma once

// What a form holds: a tree with the ids of keys and choices instead of words, without what is empty. It has the marks
// of the sheet that it was read from or written to, so that a problem finds its field.
//
// A list's item that is null is a row that nobody has filled in yet. A list or a map within an order that is there and
// empty was said to be so, which may be an order: no allies at all. One of several shapes is a map with one member,
// whose key says which. Some of several words are a list of them.

#include "gm/web/http/request.h"
#include "gm/web/player/form/form_words.h"
#include "orders/document.h"

namespace gm::web {

/// What stands before the orders.
struct SheetTop {
    int turn = 0;
    std::string player;
};

struct FilledForm {
    orders::Node tree;
    /// What the form has no field for, and where it stands in the sheet.
    orders::Problems lost;
};

/// Why there is no form for so many rows, of a sheet or of a form; nothing if there is.
std::optional<orders::Problem> beyond_any_form(const orders::Node& tree);

/// A sheet, as far as the form can hold it.
FilledForm form_of_sheet(const orders::Shape& shape, const orders::Document& sheet, const FormWords& words);

/// What a browser sends of a text of several lines, as it was typed.
std::string with_plain_line_ends(const std::string& text);

/// What was filled in. Rows are those that the form says it has: a field `row` each.
orders::Node form_of_fields(const orders::Shape& shape, const Fields& fields);

/// The form as a sheet in the reader's language; rows that are empty are left out. Sets the marks of the tree.
std::string sheet_of_form(const orders::Shape& shape, orders::Node& tree, const SheetTop& top, const FormWords& words);

/// Which of several shapes it has.
const orders::Shape& way_of(const orders::Shape& shape, const orders::Node& tree);

/// Is anything filled in?
bool holds_anything(const orders::Node& tree);

// The names of a form's fields: `orders.runs.0.target`.
inline constexpr const char* top_field = "orders";
inline constexpr const char* row_field = "row";

std::string below(const std::string& path, std::string_view key);
std::string below(const std::string& path, std::size_t index);
/// The field that says that there shall be nothing.
std::string none_field(const std::string& path);
/// Fields that say, one a value, in which order what is ticked was ticked; what they do not name comes behind.
std::string order_field(const std::string& path);
/// The field that fills in several choices of a map at once, as a place on a board does: `player:bob,slot:2`. Whatever
/// has a field of its own, filled in, is what that says.
std::string tap_field(const std::string& path);
inline constexpr char tap_mark = ':';
inline constexpr char tap_gap = ',';
/// The field that says which of several shapes is meant: `2`. Of one that is a word to be chosen, it says the word as
/// well, `0:lowest`: that is one choice for who fills it in.
std::string way_field(const std::string& path);
inline constexpr char way_mark = ':';
std::string way_value(std::size_t way, std::string_view word);

}  // namespace gm::web
