#pragma once

#include <unordered_map>

#include "orders/described/kind.h"
#include "orders/described/prose_tokens.h"

namespace orders::described {

/// The word of a part that sheets in this language use.
std::string sheet_word(const Part& part, std::string_view language);
/// Every word that it may be said with, in both languages: those of sheets, then those of plain sentences.
std::vector<std::string> spoken_words(const Part& part, std::string_view language);

/// Is that one of them?
bool is_called(const Part& part, std::string_view word);

/// Finds the parts of an order by their words in a sentence; the longest word wins.
class ProseKeys {
public:
    explicit ProseKeys(PartList parts);

    struct Found {
        const Part* part = nullptr;  ///< none if no word of a part stands there
        std::size_t tokens = 0;      ///< so many are the word
        std::size_t bytes = 0;       ///< or so much of the first one: the `+` of `+Renraku`
    };
    /// At the beginning of these.
    Found find(ProseTokens tokens) const;
    /// What the whole of this word means.
    const Part* part(std::string_view word) const;
    PartList parts() const { return parts_; }

private:
    PartList parts_;
    std::unordered_map<std::string, const Part*> by_word_;  ///< folded
    std::vector<std::pair<std::string, const Part*>> signs_;
};

}  // namespace orders::described
