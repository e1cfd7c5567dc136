#pragma once

#include "orders/corporate/run_order.h"

namespace orders::corporate {

/// "These runs of this player may go": from whoever has loyalty 4. What is not named is left open (CG-105).
struct Authorisation {
    Named<PlayerIndex> player;
    std::optional<std::int64_t> run = {};  ///< its number on the player's sheet
    std::optional<RunType> type = {};
    std::optional<RunTarget> target = {};
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
