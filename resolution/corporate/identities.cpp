#include "resolution/corporate/identities.h"

namespace resolution::corporate {

std::string Identities::id(Entity entity) const {
    switch (entity.kind) {
        case EntityKind::corporation: return id(CorporationIndex{entity.index});
        case EntityKind::player: return id(PlayerIndex{entity.index});
        case EntityKind::agent: return id(AgentIndex{entity.index});
        case EntityKind::party: return id(PartyIndex{entity.index});
        case EntityKind::croc: break;
    }
    return "croc:" + id(PlayerIndex{entity.index});  // CG-71
}

std::string Identities::id(const Contractor& contractor) const {
    switch (contractor.kind) {
        case Contractor::Kind::agent: return id(contractor.agent);
        case Contractor::Kind::croc: return "croc:" + id(contractor.owner);
        case Contractor::Kind::independents: break;
    }
    return "independents";
}

std::string Identities::id(const Attitude& attitude) const {
    switch (attitude.kind) {
        case Attitude::Kind::entity: return id(attitude.entity);
        case Attitude::Kind::trait: return "trait:" + std::string(id_of(attitude.trait));
        case Attitude::Kind::members: return "members:" + id(attitude.party);
        case Attitude::Kind::all: break;
    }
    return "all:" + id(attitude.party);
}

}  // namespace resolution::corporate
