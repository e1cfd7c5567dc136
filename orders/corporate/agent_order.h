#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// "These runs of this player may go": from whoever has loyalty 4. What is not named is left open (CG-105).
struct Authorisation {
    std::optional<Named<PlayerIndex>> player = {};  ///< without it, it fits nothing
    std::optional<std::int64_t> run = {};           ///< its number on the player's sheet
    std::optional<RunType> type = {};
    std::optional<RunTarget> target = {};

    /// Whoever leaves it out is told; the entries beside it count all the same.
    static void of_somebody(described::Reading& in, const Keys& keys, Authorisation& order) {
        if (order.player) return;
        const std::string word = keys.word("player");
        in.reader().warn(keys.map().mark, say("this authorisation allows nothing: '{}' is missing", word),
                         say("add '{}: PLAYER'", word));
    }
    static constexpr auto described() {
        using namespace described;
        return order(
            {"", "authorise", phrase("an authorisation"), phrase("this authorisation"),
             agree<&Authorisation::of_somebody>},
            part<&Authorisation::player>("player", "joueur").wordless_in_prose(),
            part<&Authorisation::run>("run", "run")
                .offering({1, 99})
                .help("only this one: its number on the other's sheet"),
            part<&Authorisation::type>("type", "type").in_prose("de type", "of type").help("only those of this type"),
            part<&Authorisation::target>("target", "cible")
                .in_prose("contre", "against")
                .help("only those with this target"));
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
        return order(
            {"instructions", "agents", phrase("orders to an agent")},
            part<&AgentOrder::authorise>("authorise", "autoriser", "authorize")
                .only_if(now<&SheetDesk::may_authorise>)
                .told("runs")
                .help("runs of others that it may take. A player alone: every run of theirs; the rest narrows it")
                .asked_last(),
            part<&AgentOrder::secret_allies>("secret_allies", "alliés secrets")
                .told("allies")
                .help("secret allies you name, in place of those you named before; all others stay"));
    }
    friend bool operator==(const AgentOrder&, const AgentOrder&) = default;
};

}  // namespace orders::corporate
