#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

/// "This player's n-th run may go": from whoever has loyalty 4.
struct Authorisation {
    Named<PlayerIndex> player;
    std::int64_t run = 0;
    friend bool operator==(const Authorisation&, const Authorisation&) = default;
};

/// What a player of loyalty 3 or 4 tells an agent.
struct AgentOrder {
    Named<AgentIndex> agent;
    std::optional<std::vector<Authorisation>> authorise;
    std::optional<std::vector<Named<Entity>>> secret_allies;
    friend bool operator==(const AgentOrder&, const AgentOrder&) = default;
};

}  // namespace orders::corporate
