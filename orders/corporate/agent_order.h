#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// "This player's n-th run may go": from whoever has loyalty 4.
struct Authorisation {
    Named<PlayerIndex> player;
    std::int64_t run = 0;

    static constexpr auto described() {
        using namespace described;
        return order({"", "authorise", phrase("an authorisation"), phrase("this authorisation")},
                     part<&Authorisation::player>("player", "joueur").must(),
                     part<&Authorisation::run>("run", "run").must().offering({1, 99}));
    }
    friend bool operator==(const Authorisation&, const Authorisation&) = default;
};

/// What a player of loyalty 3 or 4 tells an agent.
struct AgentOrder {
    Named<AgentIndex> agent;
    std::optional<std::vector<Authorisation>> authorise;
    std::optional<std::vector<Named<Entity>>> secret_allies;

    static constexpr auto described() {
        using namespace described;
        return order({"instructions", "agents", phrase("orders to an agent")},
                     part<&AgentOrder::authorise>("authorise", "autoriser", "authorize")
                         .only_if(now<&SheetDesk::may_authorise>)
                         .told("runs")
                         .help("runs of others that it may take")
                         .asked_last(),
                     part<&AgentOrder::secret_allies>("secret_allies", "alliés secrets")
                         .told("allies")
                         .help("its whole list of secret allies"));
    }
    friend bool operator==(const AgentOrder&, const AgentOrder&) = default;
};

}  // namespace orders::corporate
