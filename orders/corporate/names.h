#pragma once

#include <string>
#include <vector>

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// Ids as sheets and texts write them: of whatever has one, and of what is made of those.
class Ids {
public:
    virtual const std::string& id(EntityKind kind, std::size_t place) const = 0;  ///< of a CROC, its owner's
    virtual std::size_t count(EntityKind kind) const = 0;
    virtual std::string own_croc() const { return "croc"; }

    const std::string& id(CorporationIndex i) const { return id(EntityKind::corporation, i.value()); }
    const std::string& id(PlayerIndex i) const { return id(EntityKind::player, i.value()); }
    const std::string& id(AgentIndex i) const { return id(EntityKind::agent, i.value()); }
    const std::string& id(PartyIndex i) const { return id(EntityKind::party, i.value()); }
    std::string id(Entity entity) const;
    std::string id(const Evidence& evidence) const;
    std::string id(const RunTarget& target) const;
    std::string id(const AgentChoice& agent) const;
    std::string id(const CitizenshipOrder& order) const { return order.corporation ? id(*order.corporation) : "none"; }
    template <class T>
    std::string id(const Named<T>& name) const {
        return name.known ? std::string(id(*name.known)) : name.written;
    }

protected:
    ~Ids() = default;
};

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

/// Who is who, for writing and for texts that use ids. What people write is found by a NameReader.
class Names final : public Ids {
public:
    explicit Names(NameLists lists) : lists_(std::move(lists)) {}

    const NameLists& lists() const { return lists_; }
    const std::vector<NameEntry>& list(EntityKind kind) const;

    std::optional<Entity> find_entity(std::string_view word) const;
    std::optional<PlayerIndex> find_player(std::string_view word) const;
    std::optional<Evidence> find_evidence(std::string_view word) const;

    using Ids::id;
    const std::string& id(EntityKind kind, std::size_t place) const override { return list(kind).at(place).id; }
    std::size_t count(EntityKind kind) const override { return list(kind).size(); }

private:
    NameLists lists_;
};

}  // namespace orders::corporate
