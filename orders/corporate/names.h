#pragma once

#include <span>

#include "orders/corporate/evidence_order.h"
#include "orders/corporate/kinds.h"
#include "orders/corporate/run_order.h"
#include "orders/document_reader.h"

namespace orders::corporate {

/// An id and the other names that people may write for it.
struct NameEntry {
    std::string id;
    std::vector<std::string> also = {};
};

/// Everything in a game that a sheet may name, in the order of the indices.
struct NameLists {
    std::vector<NameEntry> corporations;
    std::vector<NameEntry> players;
    std::vector<NameEntry> agents;
    std::vector<NameEntry> parties;
};

/// Finds what a sheet names. Exact ids are found first, then names without regard
/// to accents, case and hyphens. A name that nothing bears is a warning: the order
/// is kept, and the rules will refuse it.
class Names {
public:
    explicit Names(NameLists lists) : lists_(std::move(lists)) {}

    Named<CorporationIndex> corporation(DocumentReader& reader, const Node& node) const;
    Named<PlayerIndex> player(DocumentReader& reader, const Node& node) const;
    Named<AgentIndex> agent(DocumentReader& reader, const Node& node) const;
    Named<AgentIndex> agent(DocumentReader& reader, std::string_view word, Mark mark) const;
    Named<PartyIndex> party(DocumentReader& reader, const Node& node) const;
    Named<Entity> entity(DocumentReader& reader, const Node& node) const;
    Named<Evidence> evidence(DocumentReader& reader, const Node& node) const;
    RunTarget target(DocumentReader& reader, const Node& node) const;
    AgentChoice agent_choice(DocumentReader& reader, const Node& node) const;

    std::optional<Entity> find_entity(std::string_view word) const;
    std::optional<PlayerIndex> find_player(std::string_view word) const;
    std::optional<Evidence> find_evidence(std::string_view word) const;

    const std::string& id(CorporationIndex i) const { return lists_.corporations.at(i.value()).id; }
    const std::string& id(PlayerIndex i) const { return lists_.players.at(i.value()).id; }
    const std::string& id(AgentIndex i) const { return lists_.agents.at(i.value()).id; }
    const std::string& id(PartyIndex i) const { return lists_.parties.at(i.value()).id; }
    std::string id(Entity entity) const;
    std::string id(const Evidence& evidence) const;
    template <class T>
    std::string id(const Named<T>& name) const {
        return name.known ? std::string(id(*name.known)) : name.written;
    }

private:
    NameLists lists_;
};

}  // namespace orders::corporate
