#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace orders {

/// What people do not mean when they type: accents, case, spaces, hyphens, underscores,
/// apostrophes, quotation marks. `fold("Bureau de la Marine") == fold("bureau_de-la marine")`.
std::string fold(std::string_view text);

/// Without those blanks at both ends.
std::string_view trimmed(std::string_view text, std::string_view blanks = " \t");

/// Byte offset of the first byte that is not UTF-8, if any.
std::optional<std::size_t> first_invalid_utf8(std::string_view text);

/// The text with a question mark in place of each byte that is not UTF-8.
std::string valid_utf8(std::string text);

/// The candidate that `word` was probably meant to be, if one is close enough.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates);

/// "did you mean 'x'?", or the list of candidates when none is close and they are few.
std::string suggest(std::string_view word, std::span<const std::string> candidates);

std::size_t count_characters(std::string_view text);

/// Columns the text takes on a terminal; some characters take two, some none.
std::size_t display_width(std::string_view text);

/// Is there a control character in it, other than tabs and line ends?
bool has_control_character(std::string_view text);

/// The text for people: whatever a terminal would obey (control characters), what changes the order in which the rest
/// is read, and what is no UTF-8 is written out, as `\u001b` or `\xff`. A space for a tab, line ends as they are. JSON
/// stays the JSON that it was.
std::string printable(std::string_view text);

/// The same for words within a line, in which none may begin another: a line end is written `\n`.
std::string printable_line(std::string_view text);

/// At most `width` characters, cut between characters, with an ellipsis if cut.
std::string clip(std::string_view text, std::size_t width);

/// The n-th line (from 1) without its line end.
std::string_view line_of(std::string_view text, int line);

}  // namespace orders
