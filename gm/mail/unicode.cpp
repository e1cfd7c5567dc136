#include "gm/mail/unicode.h"

#include <utf8proc.h>

#include <algorithm>
#include <cctype>

namespace gm::mail {

Character character_at(std::string_view text, std::size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80) return {byte, 1};
    utf8proc_int32_t point = -1;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + at,
                                         static_cast<utf8proc_ssize_t>(text.size() - at), &point);
    if (length <= 0) return {byte, 1};
    return {static_cast<char32_t>(point), static_cast<std::size_t>(length)};
}

bool is_odd_space(char32_t point) {
    return point == 0xA0 || (point >= 0x2000 && point <= 0x200A) || point == 0x202F || point == 0x205F ||
           point == 0x3000;
}

bool is_invisible(char32_t point) {
    return point == 0xAD || (point >= 0x200B && point <= 0x200F) || (point >= 0x202A && point <= 0x202E) ||
           (point >= 0x2060 && point <= 0x2069) || point == 0xFEFF;
}

std::string plain_spaces(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Character here = character_at(text, at);
        if (here.point == '\t' || is_odd_space(here.point)) {
            out += ' ';
        } else if (!is_invisible(here.point)) {
            out += text.substr(at, here.length);
        }
        at += here.length;
    }
    return out;
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

}  // namespace gm::mail
