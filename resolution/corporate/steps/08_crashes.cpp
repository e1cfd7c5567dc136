// Step 8. Crashes, one at a time from the lowest place up, until nobody is at 0.

#include <algorithm>

#include "resolution/corporate/effects.h"
#include "resolution/corporate/facts/market.h"
#include "resolution/corporate/ranking.h"
#include "resolution/corporate/ranking_facts.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

/// CG-17, CG-66: looked for anew after each crash.
std::optional<CorporationIndex> lowest_at_zero(const Turn& turn) {
    const auto& order = turn.reference.order;
    const auto found = std::find_if(order.rbegin(), order.rend(), [&](CorporationIndex corporation) {
        return !turn.state[corporation].bankrupt && turn.state[corporation].assets == 0;
    });
    return found == order.rend() ? std::nullopt : std::optional(*found);
}

/// CG-112: honour is lost by the citizens of the corporations that are hit, after all of their assets.
void change_assets(Turn& turn, CorporationIndex source, const Clause& clause, std::size_t number) {
    const auto hit = corporations_meant(turn, source, clause.to, "crash", number);
    for (const CorporationIndex corporation : hit) {
        int& assets = turn.state[corporation].assets;
        const int after = std::max(0, assets + *clause.assets);
        turn.tell_everyone("step 8", AssetsMoved{turn.id(corporation), assets, after, "crash", turn.id(source)});
        assets = after;
    }
    if (!clause.citizens_honour) return;
    for (const PlayerIndex player : turn.players_in_game()) {
        const auto home = turn.state[player].citizenship;
        if (home && std::find(hit.begin(), hit.end(), *home) != hit.end())
            change_honour(turn, player, *clause.citizens_honour, "crash", "CG-112");
    }
}

void tell_consequence(Turn& turn, CorporationIndex source, std::string_view what, std::string_view whom) {
    turn.tell_everyone("step 8", CrashConsequence{turn.id(source), what, whom});
}

void clear_points(Turn& turn, CorporationIndex source, PartyIndex party) {
    tell_consequence(turn, source, "clear-points", turn.id(party));
    for (const PlayerIndex player : turn.players_in_game()) {
        if (is_member(turn.state, player, party))
            lose_points(turn, player, turn.state[player].political_points, "crash", "step 8");
    }
}

void close_agency(Turn& turn, CorporationIndex source, AgentIndex agency) {
    turn.state[agency].state = AgentState::closed;
    tell_consequence(turn, source, "close-agency", turn.id(agency));
}

void apply(Turn& turn, CorporationIndex source, const Clause& clause, std::size_t number) {
    if (clause.assets) change_assets(turn, source, clause, number);
    if (clause.clear_points) clear_points(turn, source, *clause.clear_points);
    if (clause.close_agency) close_agency(turn, source, *clause.close_agency);
    if (clause.war_next_turn) {
        turn.war_of_all = true;
        tell_consequence(turn, source, "war-next-turn", "all");
    }
    if (clause.auction) {
        turn.next_auction = *clause.auction;
        tell_consequence(turn, source, "auction", "");
    }
    if (clause.publish_votes) {
        turn.next_publish_votes = clause.publish_votes;
        tell_consequence(turn, source, "publish-votes", turn.id(*clause.publish_votes));
    }
}

void crash(Turn& turn, CorporationIndex index) {
    Corporation& corporation = turn.state[index];
    const CorporationFigures& figures = turn.figures[index];
    const bool again = corporation.crashes > 0;
    const Clauses& clauses = again && figures.second_crash ? *figures.second_crash : figures.crash;
    ++corporation.crashes;
    const auto saving = std::find_if(clauses.begin(), clauses.end(),
                                     [](const Clause& clause) { return clause.set_assets.has_value(); });
    const bool saved = !again && saving != clauses.end();  // CG-16: the second crash is final
    corporation.bankrupt = !saved;
    if (saved) corporation.assets = *saving->set_assets;
    turn.tell_everyone("step 8", Crashed{figures.id, corporation.crashes, saved});
    for (std::size_t i = 0; i < clauses.size(); ++i) apply(turn, index, clauses[i], i + 1);
    if (saved) return;
    for (const PlayerIndex player : turn.players_in_game()) {
        if (turn.state[player].citizenship == index) lose_citizenship(turn, player, "crash", "step 8");
    }
}

}  // namespace

void crashes(Turn& turn) {
    while (const auto corporation = lowest_at_zero(turn)) crash(turn, *corporation);
    update_ranking(turn.state);
    turn.tell_everyone("step 8", FinalRankingSet{ranking_since_opening(turn)});
}

}  // namespace resolution::corporate
