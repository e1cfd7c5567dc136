#include <algorithm>

#include "resolution/corporate/outlook/parts.h"
#include "resolution/corporate/prices.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using nlohmann::json;

json votes_outlook(const Vantage& from) {
    const Player& self = from.self();
    const bool wolf = self.traits.has(Trait::young_wolf);  // CG-62
    const auto power = party_in_power(from.figures, from.state.ranking);
    const bool leads = power && from.state[*power].chief == from.player;
    const auto secret_for = from.state.publish_votes;  // CG-25
    return {{"count", votes_of(from.figures, from.state, from.player, false)},
            {"each_turn", wolf ? 0 : from.figures.vote.each_turn},
            {"chief", leads ? 1 : 0},
            {"dragon", wolf ? 0 : self.effects.extra_votes},
            {"instinct", has_instinct(from.state, from.player)},
            {"young_wolf", wolf},
            {"public", secret_for && self.citizenship != secret_for},
            {"assets", from.figures.vote.assets}};
}

json forecasts_outlook(const Vantage& from) {
    const bool may_not = from.self().effects.no_forecast_until >= from.state.turn;
    return {{"count", forecasts_of(from.figures, from.state, from.player)},
            {"why", may_not ? json("no-speculation") : json(nullptr)},
            {"gain", speculation_gain(from.figures, from.self()).amount},
            {"on", from.self().traits.has(Trait::young_wolf) ? "shares" : "votes"}};
}

json dragon_outlook(const Vantage& from) {
    int players = 0;
    for (const Player& player : from.state.players) players += player.in_game ? 1 : 0;
    return {{"bound", from.self().effects.bound_to_dragon},
            {"estimates", estimates_of(from.figures, from.state, from.player)},
            {"players", players}};
}

json citizenship_outlook(const Vantage& from) {
    const Player& self = from.self();
    json choices = json::array();
    for (const CorporationIndex corporation : from.state.ranking) {
        const bool may = !why_not_citizen(from.figures, from.state, from.state, from.player, self.party, corporation);
        if (may && self.citizenship != corporation) choices.push_back(from.names.id(corporation));
    }
    return {{"now", self.citizenship ? json(from.names.id(*self.citizenship)) : json(nullptr)},
            {"choices", std::move(choices)}};
}

/// What the player still owes under its contracts, what falls due first at the head.
json contracts_outlook(const Vantage& from) {
    json out = json::array();
    for (const Contract& contract : from.state.contracts) {
        for (const ContractTransfer& transfer : contract.transfers) {
            const bool open = transfer.from == from.player && transfer.paid < transfer.amount;
            if (!open || !from.state[transfer.to].in_game) continue;
            out.push_back({{"contract", contract.id},
                           {"to", from.names.id(transfer.to)},
                           {"amount", (transfer.amount - transfer.paid).amount},
                           {"due", transfer.due}});
        }
    }
    std::stable_sort(out.begin(), out.end(), [](const json& a, const json& b) { return a.at("due") < b.at("due"); });
    return out;
}

}  // namespace resolution::corporate
