#pragma once

// What templates do to words: capitals, French contractions, lines that fit a mail.

#include <string>
#include <string_view>

namespace gm {

/// The first letter as a capital, accents included.
std::string capital(std::string_view text);

/// "de" before it: "d'Akira", "du Bureau", "des Réformateurs", "de Renraku".
std::string french_of(std::string_view text);
/// "à" before it: "à Renraku", "au Bureau", "aux Réformateurs".
std::string french_to(std::string_view text);

/// The n-th part, from 1, of "runs/2/network"; empty if there is none.
std::string part_of(std::string_view text, std::string_view separator, std::size_t number);

/// What follows the first `separator`; empty if there is none.
std::string after(std::string_view text, std::string_view separator);

/// With a no-break space wherever `wrapped` would not break a line, for whoever breaks lines by himself.
std::string glued(std::string_view text);

/// Lines of at most `width` columns; those that a line is broken into begin with `indent` spaces. A sign that
/// must not begin a line (a French ":" or "%") stays with the word before it.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

/// Every line that is not empty begins with so many spaces; no line end at the end.
std::string indented(std::string_view text, std::size_t spaces);

/// Every line begins with `prefix`, and nothing in the text can begin a line of its own: other line
/// ends and control characters become spaces. For comments that hold what people wrote.
std::string led(std::string_view text, std::string_view prefix);

}  // namespace gm
