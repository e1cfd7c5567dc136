#include "orders/text.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <vector>

namespace orders {

namespace {

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

/// Bytes of the control character that stands there; 0 if none does.
std::size_t control_length(std::string_view text, std::size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x20) return byte == '\n' || byte == '\t' ? 0 : 1;
    if (byte == 0x7F) return 1;
    const auto next = at + 1 < text.size() ? static_cast<unsigned char>(text[at + 1]) : 0U;
    return byte == 0xC2 && next >= 0x80 && next < 0xA0 ? 2 : 0;  // U+0080 to U+009F
}

/// Shows nothing itself: a terminal obeys it, or shows its neighbours in another order or another line.
bool acts_on_others(utf8proc_int32_t point) {
    const auto among = [point](utf8proc_int32_t first, utf8proc_int32_t last) {
        return point >= first && point <= last;
    };
    return among(0, 0x1F) || among(0x7F, 0x9F) || point == 0x061C || among(0x200E, 0x200F) || among(0x2028, 0x202E) ||
           among(0x2066, 0x206F);
}

std::string written_out(std::string_view prefix, std::uint32_t value, std::size_t digits) {
    std::string out(prefix);
    while (digits-- > 0) out += "0123456789abcdef"[value >> (4 * digits) & 0xFU];
    return out;
}

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x80; });
}

std::string without_accents_and_case(std::string_view text) {
    constexpr auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                                            UTF8PROC_STRIPMARK | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
    utf8proc_uint8_t* mapped = nullptr;
    const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                     static_cast<utf8proc_ssize_t>(text.size()), &mapped, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
    if (length < 0) return std::string(text);
    return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length)};
}

/// Without the apostrophes and quotation marks that are not ASCII.
std::string without_quotes(std::string text) {
    for (const std::string_view quote : {"‘", "’", "“", "”", "«", "»"}) {
        for (auto at = text.find(quote); at != std::string::npos; at = text.find(quote, at))
            text.erase(at, quote.size());
    }
    return text;
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::iota(before.begin(), before.end(), std::size_t{0});
    std::vector<std::size_t> two_before = before;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<std::size_t> now(b.size() + 1, i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            now[j] = std::min({before[j] + 1, now[j - 1] + 1, before[j - 1] + change});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = std::min(now[j], two_before[j - 2] + 1);
        }
        two_before = std::move(before);
        before = std::move(now);
    }
    return before.back();
}

}  // namespace

std::string fold(std::string_view text) {
    std::string folded;
    if (is_ascii(text)) {
        folded.reserve(text.size());
        for (const char c : text) folded += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    } else {
        folded = without_quotes(without_accents_and_case(text));
    }
    std::erase_if(folded,
                  [](char c) { return c == ' ' || c == '-' || c == '_' || c == '\t' || c == '\'' || c == '"'; });
    return folded;
}

std::string_view trimmed(std::string_view text, std::string_view blanks) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::optional<std::size_t> first_invalid_utf8(std::string_view text) {
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    std::size_t at = 0;
    while (at < text.size()) {
        if (bytes[at] < 0x80) {
            ++at;
            continue;
        }
        utf8proc_int32_t point = -1;
        const auto length = utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &point);
        if (length <= 0) return at;
        at += static_cast<std::size_t>(length);
    }
    return std::nullopt;
}

std::string valid_utf8(std::string text) {
    std::size_t good = 0;  // looked at already: a repair behind it changes nothing of it
    while (const auto wrong = first_invalid_utf8(std::string_view(text).substr(good))) {
        good += *wrong;
        text[good] = '?';
    }
    return text;
}

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates) {
    const std::string folded = fold(word.substr(0, 64));
    std::optional<std::string> best;
    std::size_t best_distance = std::max<std::size_t>(1, folded.size() / 3) + 1;
    for (const std::string& candidate : candidates) {
        const std::string other = fold(candidate);
        const bool beginning = folded.size() >= 3 && other.starts_with(folded);
        const std::size_t distance = beginning ? 1 : edit_distance(folded, other);
        if (distance < best_distance) {
            best_distance = distance;
            best = candidate;
        }
    }
    return best;
}

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), starts_character));
}

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    for (std::size_t at = 0; at < text.size();) {
        utf8proc_int32_t point = 0;
        const auto length = utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &point);
        at += length > 0 ? static_cast<std::size_t>(length) : 1;
        width += length > 0 ? static_cast<std::size_t>(std::max(0, utf8proc_charwidth(point))) : 1;
    }
    return width;
}

bool has_control_character(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (control_length(text, at) > 0) return true;
    }
    return false;
}

std::string printable(std::string_view text) {
    std::string out;
    while (true) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (end == std::string_view::npos) return out + printable_line(line);
        if (line.ends_with('\r')) line.remove_suffix(1);
        out += printable_line(line) + '\n';
        text.remove_prefix(end + 1);
    }
}

std::string printable_line(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    for (std::size_t at = 0; at < text.size();) {
        utf8proc_int32_t point = 0;
        const auto read = utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &point);
        const std::size_t length = read > 0 ? static_cast<std::size_t>(read) : 1;
        if (read <= 0) {
            out += written_out("\\x", bytes[at], 2);
        } else if (point == '\t') {
            out += ' ';
        } else if (point == '\n' || point == '\r') {
            out += point == '\n' ? "\\n" : "\\r";
        } else if (acts_on_others(point)) {
            out += written_out("\\u", static_cast<std::uint32_t>(point), 4);
        } else {
            out += text.substr(at, length);
        }
        at += length;
    }
    return out;
}

std::string clip(std::string_view text, std::size_t width) {
    std::size_t characters = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (starts_character(text[at]) && ++characters > width) return std::string(text.substr(0, at)) + "…";
    }
    return std::string(text);
}

std::string_view line_of(std::string_view text, int line) {
    for (; line > 1; --line) {
        const auto end = text.find('\n');
        if (end == std::string_view::npos) return {};
        text.remove_prefix(end + 1);
    }
    text = text.substr(0, text.find('\n'));
    if (text.ends_with('\r')) text.remove_suffix(1);
    return text;
}

}  // namespace orders
