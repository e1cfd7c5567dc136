#pragma once

#include <array>
#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>

#include "orders/said.h"

namespace orders {

/// A word of an enumeration: as it is stored, and how sheets may write it, with commas between. The first French one is
/// what a French sheet uses.
struct Word {
    std::string_view id;
    std::string_view french = {};
    std::string_view english = {};  ///< beside the id
};

/// The words of an enumeration, in its order. Each says its own, once, beside it:
/// `constexpr orders::Words words_of(Phase) { return {"phase", phase_ids}; }`; one that stands in sheets
/// `constexpr orders::Words words_of(Line) { return lines.in("line", phrase("line")); }`.
struct Words {
    std::string_view what;  ///< for messages
    std::span<const std::string_view> ids;
    std::string_view place = {};  ///< in the vocabulary of sheets
    std::span<const Word> spoken = {};
};

/// `inline constexpr auto lines = word_list({{"populist", "populiste"}, {"underground", "underground"}});`
template <std::size_t count>
struct WordList {
    std::array<Word, count> words{};
    std::array<std::string_view, count> ids{};

    constexpr Words in(std::string_view place, Phrase what) const { return {what.english, ids, place, words}; }
};
template <std::size_t count>
constexpr WordList<count> word_list(const Word (&words)[count]) {  // NOLINT(*-c-arrays): takes a list in braces
    WordList<count> out;
    for (std::size_t i = 0; i < count; ++i) {
        out.words[i] = words[i];
        out.ids[i] = words[i].id;
    }
    return out;
}

template <class E>
concept Worded = std::is_enum_v<E> && requires(E e) {
    { words_of(e) } -> std::same_as<Words>;
};

template <Worded E>
constexpr std::string_view id_of(E value) {
    return words_of(value).ids[static_cast<std::size_t>(value)];
}

}  // namespace orders
