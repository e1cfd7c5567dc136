#include "orders/letters_and_digits.h"

#include <utf8proc.h>

#include "orders/text.h"

namespace orders {

namespace {

enum class Sign { letter, digit, other };

Sign sign_of(utf8proc_int32_t point) {
    if (point < 0x80) {  // nearly all of them
        if (point >= 'a' && point <= 'z') return Sign::letter;
        return point >= '0' && point <= '9' ? Sign::digit : Sign::other;
    }
    switch (utf8proc_category(point)) {
        case UTF8PROC_CATEGORY_LU:
        case UTF8PROC_CATEGORY_LL:
        case UTF8PROC_CATEGORY_LT:
        case UTF8PROC_CATEGORY_LM:
        case UTF8PROC_CATEGORY_LO: return Sign::letter;
        case UTF8PROC_CATEGORY_ND:
        case UTF8PROC_CATEGORY_NL:
        case UTF8PROC_CATEGORY_NO: return Sign::digit;
        default: return Sign::other;
    }
}

constexpr utf8proc_int32_t typed_apostrophe = 0x02BC;  // a letter by its category, and none to whoever types it

}  // namespace

std::string letters_and_digits(std::string_view word) {
    std::string folded = fold(word);
    std::string out;
    bool has_letter = false;
    for (std::size_t at = 0; at < folded.size();) {
        utf8proc_int32_t point = -1;
        const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(folded.data() + at);
        const auto length = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(folded.size() - at), &point);
        if (length <= 0) return folded;  // no text: nothing can be said of it
        const Sign sign = point == typed_apostrophe ? Sign::other : sign_of(point);
        has_letter = has_letter || sign == Sign::letter;
        if (sign != Sign::other) out.append(folded, at, static_cast<std::size_t>(length));
        at += static_cast<std::size_t>(length);
    }
    return has_letter ? out : folded;
}

}  // namespace orders
