#include "resolution/corporate/turn.h"

#include <algorithm>

#include "resolution/corporate/describe.h"
#include "resolution/corporate/facts/common.h"

namespace resolution::corporate {

Turn::Turn(const Figures& campaign_figures, const State& before, const Sheets& orders, Dice& turn_dice,
           Record& turn_record)
    : figures(campaign_figures), opening(before), state(before), sheets(orders), dice(turn_dice), record(turn_record) {
    players.resize(state.players.size());
    for (const PlayerIndex player : players_of(state)) {
        PlayerTurn& turn = of(player);
        turn.bought.shares.assign(figures.corporations.size(), 0);
        const LastingEffects& now = opening[player].effects;
        turn.next.no_estimate = now.no_estimate;  // CG-60: lasts until one plays
        turn.next.instinct_used = now.instinct_used;
        turn.next.favour_used = now.favour_used;
        turn.next.image_genius_used = now.image_genius_used;
        turn.next.dragon_defence_until = now.dragon_defence_until;
        turn.next.no_network_until = now.no_network_until;
        turn.next.no_forecast_until = now.no_forecast_until;
    }
    forbidden_lines.resize(figures.parties.size());
    // What a turn leaves behind, roughly: fewer moves while it grows.
    runs.reserve(4 * players.size());
    record.journal.expect(16 * players.size());
    record.ledger.reserve(record.ledger.size() + 8 * players.size());
}

int ReferenceRanking::place_of(CorporationIndex corporation) const {
    const auto found = std::find(order.begin(), order.end(), corporation);
    return found == order.end() ? 0 : static_cast<int>(found - order.begin()) + 1;
}

const Sheet* Turn::sheet(PlayerIndex player) const {
    const std::size_t place = player.value();
    return in_game(player) && place < sheets.size() && sheets[place] ? &*sheets[place] : nullptr;
}

void Turn::conclude(PlayerIndex player, const OrderPlace& place, const MaybeRefused& refusal) {
    if (refusal && *refusal != agent_declines) tell_refused(player, place, *refusal);
    if (watch != nullptr) watch->concluded(*this, player, place, refusal);
}

void Turn::refuse(PlayerIndex player, const OrderPlace& place, std::string_view reason, std::string_view rule) {
    take_back(player, place, {reason, rule});
    tell_refused(player, place, {reason, rule});
}

void Turn::take_back(PlayerIndex player, const OrderPlace& place, Refusal refusal) {
    if (watch != nullptr) watch->refused(*this, player, place.path, refusal);
}

void Turn::tell_refused(PlayerIndex player, const OrderPlace& place, Refusal refusal) {
    Fields asked = describe_order(*this, player, *sheets[player.value()], place);  // CG-99
    tell(player, refusal.rule, Refused{id(player), place.path, refusal.reason, std::move(asked)});
}

std::vector<PlayerIndex> Turn::list_in_game() const {
    std::vector<PlayerIndex> out;
    for (const PlayerIndex player : players_in_game()) out.push_back(player);
    return out;
}

std::vector<CorporationIndex> Turn::corporations_in_play() const {
    std::vector<CorporationIndex> out;
    for (const CorporationIndex corporation : corporations_of(state)) {
        if (!state[corporation].bankrupt) out.push_back(corporation);
    }
    return out;
}

std::vector<AgentIndex> Turn::clans() const {
    std::vector<AgentIndex> out;
    for (const AgentIndex agent : agents_of(state)) {
        if (state[agent].kind == AgentKind::yakuza) out.push_back(agent);
    }
    return out;
}

std::string path(std::string_view list, std::size_t number) {
    std::string out(list);
    out += '/';
    return out += std::to_string(number);
}

}  // namespace resolution::corporate
