#pragma once

#include <string>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// What facts and views call everybody and everything: by id.
struct Identities {
    const Figures& figures;
    const State& state;

    const std::string& id(PlayerIndex player) const { return state[player].id; }
    const std::string& id(CorporationIndex corporation) const { return figures[corporation].id; }
    const std::string& id(AgentIndex agent) const { return state[agent].id; }
    const std::string& id(PartyIndex party) const { return figures[party].id; }
    std::string id(Entity entity) const;
    std::string id(const Contractor& contractor) const;
    std::string id(const Attitude& attitude) const;
};

}  // namespace resolution::corporate
