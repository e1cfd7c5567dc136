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
    NameReader(SheetWords& words, const Names& names) : words_(words), names_(names) {}

    Named<CorporationIndex> corporation(const Node& node);
    Named<PlayerIndex> player(const Node& node);
    Named<AgentIndex> agent(const Node& node);
    Named<AgentIndex> agent(std::string_view word, Mark mark);
    Named<PartyIndex> party(const Node& node);
    Named<Entity> entity(const Node& node);
    Named<Evidence> evidence(const Node& node);
    RunTarget target(const Node& node);
    AgentChoice agent_choice(const Node& node);

    /// Nothing said when it is nobody, or one of several.
    std::optional<PlayerIndex> find_player(std::string_view word);
    const Names& names() const { return names_; }

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

    const std::vector<NameEntry>& list(EntityKind kind) const;
    const std::vector<Spelling>& spellings();
    std::optional<Entity> find_id(std::string_view word, Kinds kinds) const;
    Found find(std::string_view word, Kinds kinds);
    Prefixed split(std::string_view word) const;
    Named<Entity> look_up(std::string_view word, Mark mark, Kinds kinds, const Said& what,
                          std::span<const Term> or_one_of = {});
    void unknown(std::string_view word, Mark mark, Kinds kinds, const Said& what, std::span<const Term> or_one_of = {});
    std::optional<Evidence> find_evidence(std::string_view word);

    SheetWords& words_;
    const Names& names_;
    std::vector<Spelling> spellings_;  ///< made when first needed: whoever writes ids needs none
};

}  // namespace orders::corporate
