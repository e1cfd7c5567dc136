#pragma once

// One character at a time: what mail clients put between the letters.

#include <cstddef>
#include <string>
#include <string_view>

#include "orders/text.h"

namespace gm::mail {

struct Character {
    char32_t point = 0;
    std::size_t length = 0;  ///< in bytes; at least 1 where there is a byte
};

/// The character that begins there; a byte that is no UTF-8 stands for itself.
Character character_at(std::string_view text, std::size_t at);

bool is_odd_space(char32_t point);  ///< non-breaking, narrow, wide ...: meant as a space
bool is_invisible(char32_t point);  ///< zero-width, soft hyphen, direction mark, byte order mark

/// Spaces of every kind made plain, what cannot be seen left out: for looking at, not for keeping.
std::string plain_spaces(std::string_view text);

std::string lower(std::string text);  ///< of ASCII letters; all else stays

using orders::trimmed;

}  // namespace gm::mail
