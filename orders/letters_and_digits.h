#pragma once

#include <string>
#include <string_view>

namespace orders {

/// All that counts of a word on a sheet: its letters and digits, without accents and case. Whatever has no letter is no
/// word, and only folded: `-1` and `+1` are not the same.
std::string letters_and_digits(std::string_view word);

}  // namespace orders
