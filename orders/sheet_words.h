#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "orders/document_reader.h"
#include "orders/vocabulary.h"

namespace orders {

class SheetWords;

/// The members of one map by what their keys mean, whatever words they were written in.
class Keys {
public:
    const Node& map() const { return *map_; }
    const Node* find(std::string_view id) const;    ///< nullptr if absent
    const Node* filled(std::string_view id) const;  ///< nullptr if empty, too
    std::string word(std::string_view id) const;    ///< as its author wrote it, or would have
    /// Was something so like this key there that it was complained of already?
    bool misspelt(std::string_view id) const;

private:
    friend class SheetWords;
    struct Known {
        const Term* term;
        const Member* member;
    };
    const Node* map_ = nullptr;
    const SheetWords* words_ = nullptr;
    std::string place_;
    std::vector<Known> known_;
    std::vector<std::string> misspelt_;
};

/// A DocumentReader that knows the words of a game's sheets. Its messages use the words
/// of the language that the sheet is written in.
class SheetWords {
public:
    SheetWords(DocumentReader& reader, const Vocabulary& vocabulary) : reader_(reader), vocabulary_(vocabulary) {}

    DocumentReader& reader() { return reader_; }
    const Vocabulary& vocabulary() const { return vocabulary_; }
    std::string_view language() const;  ///< the sheet's own

    /// The keys of a map. Unknown ones, and two that mean the same, are problems.
    Keys keys(const Node& map, std::string_view place);
    /// Which term of the place a value is; of the first `count` only, if given.
    std::optional<std::size_t> choice(const Node& node, const Said& what, std::string_view place,
                                      std::size_t count = 1000);
    /// The term's place in the list, nothing said if there is none.
    std::optional<std::size_t> find(const Node& node, std::string_view place) const;
    /// What a word of that place was probably meant to be, in the sheet's language if that is likely.
    Said suggestion_for(std::string_view written, std::string_view place, std::size_t count = 1000) const;
    /// The same of those terms of the place that this game has.
    Said suggestion_for(std::string_view written, std::string_view place,
                        const std::function<bool(const Term&)>& has) const;

    /// How many of something: no game counts beyond a million, and no sum of such counts overflows.
    std::optional<std::int64_t> count(const Node& node, const Said& what);

    /// A member, by the id of its key; says that it is missing if it is.
    const Node* required(const Keys& keys, std::string_view id, const Said& of_what);

private:
    void unknown_key(Keys& keys, const Member& member);

    DocumentReader& reader_;
    const Vocabulary& vocabulary_;
    mutable std::string_view language_;  ///< found when first needed: most sheets have no problem
};

}  // namespace orders
