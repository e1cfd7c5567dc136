#pragma once

#include <string_view>

namespace gm::mail {

/// Cuts the first line off, without its line end.
inline std::string_view cut_line(std::string_view& text) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

/// Does a header go on in this line?
inline bool is_folded(std::string_view line) { return line.starts_with(' ') || line.starts_with('\t'); }

}  // namespace gm::mail
