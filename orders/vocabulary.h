#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "orders/document.h"

namespace orders {

/// One thing that a sheet may say, and the words for it. The id is an English word too.
struct Term {
    std::string id;
    std::vector<std::string> french = {};   ///< the first is what a French sheet uses
    std::vector<std::string> english = {};  ///< beside the id

    /// The word that a sheet in this language uses.
    const std::string& word(std::string_view language) const;
    /// Every word of this language, that one first.
    std::vector<std::string> words(std::string_view language) const;
};

/// The words of a game's sheets, by the place where they stand: the keys of a map, or the
/// words that a value may be. One word may mean different things in different places.
/// French and English are understood alike, without regard to accents, case, spaces,
/// hyphens and underscores.
class Vocabulary {
public:
    struct Place {
        std::string id;
        std::vector<Term> terms;
    };

    /// Throws when a place has two meanings for one word: that is a fault of ours.
    explicit Vocabulary(std::vector<Place> places);

    std::span<const Term> terms(std::string_view place) const;  ///< empty if there is no such place
    const Term* find(std::string_view place, std::string_view written) const;
    /// Of many words in one place, each by `look(written)`.
    auto finder(std::string_view place) const {
        return [in = entry(place)](std::string_view written) { return find(in, written); };
    }
    /// The word that a sheet in this language uses; the id itself if it has none.
    std::string_view word(std::string_view place, std::string_view id, std::string_view language) const;
    /// The member of a map that this key means, whatever word it was written in.
    const Member* member(const Node& map, std::string_view place, std::string_view id) const;
    /// The language most known keys of this tree are in: "fr" or "en", in doubt the latter.
    std::string_view language_of(const Node& root) const;

private:
    struct Entry {
        std::string id;
        std::vector<Term> terms;
        std::unordered_map<std::string, std::size_t> by_word;  ///< folded
    };

    const Entry* entry(std::string_view place) const;
    static const Term* find(const Entry* in, std::string_view written);
    int leaning_of(std::string_view key) const;

    std::vector<Entry> places_;
    std::unordered_map<std::string, int> leaning_;  ///< folded word: above 0 French, below 0 English, 0 both
};

/// `true` and `false`, for the place of that name in every game.
Vocabulary::Place boolean_place();

}  // namespace orders
