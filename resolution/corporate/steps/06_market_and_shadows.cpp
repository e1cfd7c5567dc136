// Step 6. Market and shadows: chance moves two corporations, rumour strikes one
// player, and the reference ranking of the turn is set.

#include <algorithm>

#include "resolution/corporate/facts/market.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/ranking.h"
#include "resolution/corporate/ranking_facts.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/shadows.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

void move(Turn& turn, CorporationIndex corporation, int change) {
    int& assets = turn.state[corporation].assets;
    const int after = std::max(0, assets + change);
    turn.tell_everyone("step 6", AssetsMoved{turn.id(corporation), assets, after, "market", ""});
    assets = after;
}

void move_the_market(Turn& turn) {
    std::vector<CorporationIndex> in_play = turn.corporations_in_play();
    const auto name = [&](CorporationIndex corporation) { return turn.id(corporation); };
    if (in_play.empty()) return;
    const CorporationIndex up = turn.dice.one_of("market/up", in_play, name);
    move(turn, up, turn.figures.vote.market);
    std::erase(in_play, up);
    if (!in_play.empty()) move(turn, turn.dice.one_of("market/down", in_play, name), -turn.figures.vote.market);
}

/// Types that could be aimed at a player this turn.
std::vector<RunType> believable_types(const Turn& turn) {
    std::vector<RunType> types{RunType::information, RunType::datasteal, RunType::sabotage, RunType::scandal};
    const auto& safe = turn.figures.launch.players_safe_from;
    if (turn.is_launch())
        std::erase_if(types, [&](RunType type) { return std::find(safe.begin(), safe.end(), type) != safe.end(); });
    return types;
}

/// Might something have intercepted? Of its own protections the player reads that they were not used.
bool might_intercept(const Turn& turn, PlayerIndex player, RunType type) {
    const auto defences = defences_of(turn, Entity::of(player), type);
    return std::any_of(defences.begin(), defences.end(), [](const Defence& one) { return one.percentage > 0; }) ||
           std::any_of(turn.runs.begin(), turn.runs.end(), [&](const Run& run) {
               return run.buyer != player && run.target_player() == player && still_stands(turn, run, type);
           });
}

/// A friend would tell what it really did.
std::vector<AgentIndex> believable_clans(const Turn& turn, PlayerIndex player) {
    std::vector<AgentIndex> clans = turn.clans();
    std::erase_if(clans, [&](AgentIndex clan) {
        const Agent& agent = turn.state[clan];
        return agent.state == AgentState::war || agent.state == AgentState::dead || agent.loyalty_to(player) > 0;
    });
    return clans;
}

/// CG-23, CG-77: it reads as a real interception or as a clan's failure, code included, and its code leads nowhere.
void invent_a_report(Turn& turn) {
    const std::vector<PlayerIndex> in_game = turn.list_in_game();
    const std::vector<RunType> types = believable_types(turn);
    if (in_game.empty() || types.empty()) return;
    const PlayerIndex player = turn.dice.one_of("shadows/player", in_game, [&](PlayerIndex i) { return turn.id(i); });
    const RunType type = turn.dice.one_of("shadows/type", types, [](RunType t) { return id_of(t); });
    const std::vector<AgentIndex> clans = believable_clans(turn, player);
    const auto name = [&](AgentIndex i) { return turn.id(i); };
    std::optional<AgentIndex> clan;
    if (might_intercept(turn, player, type)) {  // a team may fail before it meets a guard: the game master may say so
        clan = turn.dice.if_imposed("shadows/clan", an_interception, clans, name);
    } else if (!clans.empty()) {
        clan = turn.dice.one_of("shadows/clan", clans, name);
    }
    const std::string code = draw_code(turn, "shadows/code");
    turn.sightings.push_back({code, type, Entity::of(player), PlayerSet(player), clan, !clan});
    const Contractor named = clan ? Contractor{Contractor::Kind::agent, *clan, {}} : Contractor{};
    turn.state.runs.push_back({code, std::nullopt, named, type, turn.id(player), PlayerSet(player)});
    turn.tell_game_master("CG-23", FalseReport{turn.id(player), id_of(type),
                                               clan ? std::string_view(turn.id(*clan)) : std::string_view{}, code});
}

/// True and false sightings go out together, sorted by code and under one step: the
/// journal's order must not tell them apart.
void tell_sightings(Turn& turn) {
    std::sort(turn.sightings.begin(), turn.sightings.end(),
              [](const Sighting& a, const Sighting& b) { return a.code < b.code; });
    const std::string_view here = turn.record.journal.step();
    turn.record.journal.enter(step_table()[1].id);
    for (const Sighting& sighting : turn.sightings) {
        turn.tell(Audience::only(sighting.audience), "step 2",
                  RunSighted{sighting.code, id_of(sighting.type), turn.id(sighting.target),
                             sighting.clan ? std::string_view(turn.id(*sighting.clan)) : std::string_view{},
                             sighting.stopped});
    }
    turn.record.journal.enter(here);
}

}  // namespace

void market_and_shadows(Turn& turn) {
    move_the_market(turn);
    invent_a_report(turn);
    tell_sightings(turn);
    update_ranking(turn.state);
    turn.reference.order = turn.state.ranking;
    for (const Corporation& corporation : turn.state.corporations) turn.reference.assets.push_back(corporation.assets);
    turn.tell_everyone("step 6", ReferenceRankingSet{ranking_value(turn)});
}

}  // namespace resolution::corporate
