#pragma once

#include <span>

#include "orders/corporate/names.h"
#include "orders/sheet_words.h"

namespace orders::corporate {

/// Finds what a sheet names: by exact id, then by id or name without regard to accents, case
/// and hyphens, then by a beginning that only one name has. A name that nothing bears is a
/// warning: the order is kept, and the rules will refuse it. A beginning of several is not
/// understood: its author must choose.
class NameReader {
public:
    NameReader(SheetWords& words, const Names& names, std::span<const Piece> pieces)
        : words_(words), names_(names), pieces_(pieces) {}

    void read(const Node& node, Named<CorporationIndex>& out);
    void read(const Node& node, Named<PlayerIndex>& out);
    void read(const Node& node, Named<AgentIndex>& out);
    void read(const Node& node, Named<PartyIndex>& out);
    void read(const Node& node, Named<Entity>& out);
    void read(const Node& node, Named<Evidence>& out);
    void read(const Node& node, RunTarget& out);
    void read(const Node& node, AgentChoice& out);
    void read(const Node& node, CitizenshipOrder& out);
    Named<AgentIndex> agent(std::string_view word, Mark mark);

    /// Nothing said when it is nobody, or one of several.
    std::optional<PlayerIndex> find_player(std::string_view word);

private:
    /// One way to write one name.
    struct Spelling {
        std::string folded;
        std::string text;
        Entity entity;
    };
    using Kinds = std::span<const EntityKind>;
    /// What a word may mean: nothing, one entity, or those whose names begin so.
    using Found = std::vector<const Spelling*>;
    struct Prefixed {
        std::string_view prefix;  ///< its id; empty if there is none
        std::string_view rest;
    };

    const std::vector<Spelling>& spellings();
    std::optional<Entity> find_id(std::string_view word, Kinds kinds) const;
    Found find(std::string_view word, Kinds kinds);
    Prefixed split(std::string_view word) const;
    Named<Entity> look_up(std::string_view word, Mark mark, Kinds kinds, const Said& what,
                          std::span<const Term> or_one_of = {});
    void unknown(std::string_view word, Mark mark, Kinds kinds, const Said& what, std::span<const Term> or_one_of = {});
    template <class I>
    void read(const Node& node, Kinds kinds, Phrase what, Named<I>& out, std::span<const Term> or_one_of = {});
    std::optional<Evidence> find_evidence(std::string_view word);

    SheetWords& words_;
    const Names& names_;
    std::span<const Piece> pieces_;    ///< how the author cites its evidence
    std::vector<Spelling> spellings_;  ///< made when first needed: whoever writes ids needs none
};

}  // namespace orders::corporate
