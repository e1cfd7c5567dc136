#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gm::mail {

/// A line of a mail's text, and how many answers deep it is quoted.
struct TextLine {
    std::string text;  ///< without the marks of quotation
    int quoted = 0;
};

using TextLines = std::vector<TextLine>;

/// The text between line ends of every kind: Unix, Windows, old Mac, Word's and Unicode's own.
std::vector<std::string_view> split_lines(std::string_view text);

/// `> > text` is `text`, quoted twice.
TextLine without_quote_marks(std::string_view line);

}  // namespace gm::mail
