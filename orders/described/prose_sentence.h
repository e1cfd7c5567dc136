#pragma once

#include "orders/described/prose_keys.h"

namespace orders::described {

/// `et`, `and`, `&`: between the items of a list, or before the last word.
bool is_conjunction(const ProseToken& token);

/// Whose words a value is made of: an order, or each item of a list of orders, or whatever a name stands for.
const StructKind* order_of(const Kind& kind);

/// Understands what stands behind the first word of an order, by the description of its kind. Whether names, words and
/// amounts make sense is not its business: the reader of sheets says that.
class ProseSentence {
public:
    /// `document` is the text that problems point into.
    ProseSentence(const Document& document, std::string_view language, Problems& problems)
        : document_(document), language_(language), problems_(problems) {}

    /// As it would stand in a sheet. `mark` is where it begins, if there is nothing.
    Node value(const Kind& kind, ProseTokens tokens, Mark mark);

private:
    struct Clause {
        const Part* part = nullptr;  ///< none: before the first word that is known
        std::string word = {};       ///< as written
        Mark mark = {};
        std::vector<ProseToken> tokens = {};
    };
    std::vector<Clause> clauses_of(const ProseKeys& keys, ProseTokens tokens, Mark mark) const;

    Node order(const StructKind& kind, ProseTokens tokens, Mark mark);
    Node list(const Kind& item, ProseTokens tokens, Mark mark);
    Node by_name(const Kind& item, ProseTokens tokens, Mark mark);
    void add_member(Node& order, const ProseKeys& keys, const Clause& clause, ProseTokens tokens);
    void add_wordless(Node& order, const ProseKeys& keys, ProseTokens tokens);

    const Document& document_;
    std::string_view language_;
    Problems& problems_;
};

}  // namespace orders::described
