#pragma once

#include <functional>
#include <string>
#include <vector>

#include "orders/corporate/evidence_order.h"
#include "orders/corporate/kinds.h"
#include "orders/corporate/run_order.h"

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

/// `agent` and `croc:goro/2` make a profile: what a piece of evidence means, whoever finds the names in it (CG-100).
using FindEntity = std::function<std::optional<Entity>(std::string_view)>;
std::optional<Evidence> evidence_of(std::string_view prefix, std::string_view rest, const FindEntity& find_player,
                                    const FindEntity& find_agent);

/// Who is who, for writing and for texts that use ids. What people write is found by a NameReader.
class Names {
public:
    explicit Names(NameLists lists) : lists_(std::move(lists)) {}

    const NameLists& lists() const { return lists_; }

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
