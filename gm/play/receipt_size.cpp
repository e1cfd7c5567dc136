#include "gm/play/receipt_size.h"

namespace gm {

namespace {

/// What a page writes for it at the most: `&quot;`.
std::size_t bytes_on_a_page(char c) {
    constexpr std::size_t longest_entity = 6;
    return std::string_view("&<>\"'").find(c) == std::string_view::npos ? 1 : longest_entity;
}

bool goes_on_a_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::string_view beginning_of(std::string_view text, std::size_t bytes) {
    std::size_t end = 0;
    while (end < text.size() && bytes_on_a_page(text[end]) <= bytes) bytes -= bytes_on_a_page(text[end++]);
    if (end == text.size()) return text;
    if (const auto line_end = text.substr(0, end).rfind('\n'); line_end != std::string_view::npos)
        return text.substr(0, line_end + 1);
    while (end > 0 && goes_on_a_character(text[end])) --end;
    return text.substr(0, end);
}

}  // namespace gm
