#include "resolution/corporate/invariants.h"

#include <algorithm>
#include <stdexcept>

#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

[[noreturn]] void broken(const std::string& what) { throw std::logic_error("broken invariant: " + what); }

void check_ledger(const Turn& turn, std::size_t ledger_before) {
    std::vector<Money> purses;
    for (const Player& player : turn.opening.players) purses.push_back(player.money);
    const Ledger& ledger = turn.record.ledger;
    for (std::size_t i = ledger_before; i < ledger.size(); ++i) {
        Money& purse = purses[ledger[i].player.value()];
        purse += ledger[i].amount;
        if (purse != ledger[i].balance)
            broken("a ledger line of '" + turn.id(ledger[i].player) + "' has a wrong balance");
        if (purse < Money{}) broken("'" + turn.id(ledger[i].player) + "' has less than no money");
    }
    for (const PlayerIndex player : players_of(turn.state)) {
        if (purses[player.value()] != turn.state[player].money)
            broken("the ledger of '" + turn.id(player) + "' does not add up");
    }
}

void check_ranking(const Turn& turn) {
    std::vector<CorporationIndex> ranking = turn.state.ranking;
    std::sort(ranking.begin(), ranking.end());
    if (ranking != turn.corporations_in_play()) broken("the ranking does not hold each corporation in play once");
    for (const CorporationIndex corporation : corporations_of(turn.state)) {
        if (turn.state[corporation].assets < 0) broken("'" + turn.id(corporation) + "' has fewer than no assets");
        if (turn.state[corporation].bankrupt && turn.state[corporation].assets != 0)
            broken("a bankrupt corporation has assets");
    }
}

void check_caps(const Turn& turn, PlayerIndex player) {
    const Player& who = turn.state[player];
    for (const Agent& agent : turn.state.agents) {
        if (agent.kind == AgentKind::agency) continue;
        const int loyalty = agent.loyalty_to(player);
        if (loyalty < 0 || loyalty > loyalty_cap(turn.figures, who, agent))
            broken("loyalty of '" + agent.id + "' to '" + who.id + "' is above its cap");
    }
    if (who.party && who.political_points > points_cap(turn.figures, who, *who.party))
        broken("'" + who.id + "' has too many points");
    if (who.party.has_value() != (who.political_points > 0))
        broken("'" + who.id + "' has points without a party, or a party without points");
    if (who.citizenship && turn.state[*who.citizenship].bankrupt)
        broken("'" + who.id + "' is a citizen of a bankrupt corporation");
    if (who.honour < 1) broken("'" + who.id + "' lives on without honour");
    // What lay beyond the bound when the turn opened is not pulled back (CG-14), but it does not grow.
    const int most_honour = std::max(honour_bounds(turn.figures, who).high, turn.opening[player].honour);
    if (who.honour > most_honour) broken("'" + who.id + "' has too much honour");
}

void check_chiefs(const Turn& turn) {
    for (const PartyIndex party : parties_of(turn.state)) {
        const auto chief = turn.state[party].chief;
        if (chief && !is_member(turn.state, *chief, party))
            broken("the chief of '" + turn.id(party) + "' is no member");
    }
}

int living_fixers(const State& state) {
    return static_cast<int>(std::count_if(state.agents.begin(), state.agents.end(), [](const Agent& agent) {
        return agent.kind == AgentKind::fixer && agent.state != AgentState::dead;
    }));
}

/// As many as before: ten (CG-83), unless a scenario began with fewer.
void check_fixers(const Turn& turn) {
    if (living_fixers(turn.state) != living_fixers(turn.opening)) broken("a dead fixer was not replaced");
}

}  // namespace

void check_invariants(const Turn& turn, std::size_t ledger_before) {
    check_ledger(turn, ledger_before);
    check_ranking(turn);
    for (const PlayerIndex player : turn.players_in_game()) check_caps(turn, player);
    check_chiefs(turn);
    check_fixers(turn);
}

}  // namespace resolution::corporate
