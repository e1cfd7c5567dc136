#include "orders/yaml_text.h"

#include <algorithm>
#include <array>

#include "orders/text.h"

namespace orders {

namespace {

bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
           c == '/' || c == '.';
}

bool means_something_else(std::string_view text) {
    static constexpr std::array words{"null", "true", "false", "yes", "no", "on", "off", "oui", "non", "vrai", "faux"};
    const std::string folded = fold(text);
    return std::find(words.begin(), words.end(), folded) != words.end();
}

}  // namespace

std::string yaml_scalar(std::string_view text) {
    const bool starts_like_a_word =
        !text.empty() && is_plain(text.front()) && text.front() != '-' && text.front() != '.';
    const bool looks_like_a_number =
        !text.empty() && text.find_first_not_of("0123456789._-eExX") == std::string_view::npos;
    if (starts_like_a_word && !looks_like_a_number && std::all_of(text.begin(), text.end(), is_plain) &&
        !means_something_else(text)) {
        return std::string(text);
    }
    return yaml_quoted(text);
}

std::string yaml_quoted(std::string_view text) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n' || c == '\r' || c == '\t') {
            out += c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t";
        } else if (byte < 0x20 || byte == 0x7f) {
            out += "\\x";
            out += digits[byte >> 4U];
            out += digits[byte & 15U];
        } else {
            out += c;
        }
    }
    return out + '"';
}

}  // namespace orders
