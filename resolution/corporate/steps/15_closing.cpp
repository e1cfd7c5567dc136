// The closing: what was bought enters into force, what is over ends, agents tell
// what they know, and the state becomes that of the next opening.

#include <algorithm>

#include "resolution/corporate/agent_orders.h"
#include "resolution/corporate/contracts.h"
#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/facts/dragon.h"
#include "resolution/corporate/facts/politics.h"
#include "resolution/corporate/facts/purchases.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/intelligence.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/scoring.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

constexpr std::size_t turns_remembered = 2;  // beside the one that closes: three in all

void receive_shares(Turn& turn, PlayerIndex player) {
    for (const CorporationIndex corporation : corporations_of(turn.state)) {
        const int bought = turn.of(player).bought.shares[corporation.value()];
        if (bought == 0) continue;
        int& held = turn.state[player].shares[corporation.value()];
        held += bought;
        turn.tell_everyone("step 1", SharesBought{turn.id(player), turn.id(corporation), bought, held});
    }
}

bool another_has_passed(const Turn& turn, PlayerIndex player, const Agent& agent) {
    for (const PlayerIndex other : turn.players_in_game()) {
        if (other != player && agent.loyalty_to(other) > turn.figures.loyalty.fixer_shared) return true;
    }
    return false;
}

/// CG-38: one level above the present one, never above the level paid for.
void receive_loyalty(Turn& turn, PlayerIndex player, const BoughtLoyalty& bought) {
    const Agent& agent = turn.state[bought.agent];
    if (agent.state == AgentState::dead) return;
    const int present = agent.loyalty_to(player);
    int level = std::min(present + 1, bought.level);
    if (agent.kind == AgentKind::fixer && another_has_passed(turn, player, agent)) {
        level = std::min(level, turn.figures.loyalty.fixer_shared);
    }
    if (level <= present) return;
    set_loyalty(turn, player, bought.agent, level, "bought", "CG-38");
}

/// Kobuns and oyabuns are public, who rises and who falls; told after the caps, so that no rank is told that nobody
/// holds.
void announce_clan_ranks(Turn& turn, PlayerIndex player) {
    const auto& figures = turn.figures.loyalty;
    for (const AgentIndex agent : agents_of(turn.opening)) {
        if (turn.state[agent].kind != AgentKind::yakuza) continue;
        const int level = turn.in_game(player) ? turn.state[agent].loyalty_to(player) : 0;  // CG-64
        const int before = turn.opening[agent].loyalty_to(player);
        if (level > before && level >= figures.kobun)
            turn.tell_everyone("step 2", ClanRank{turn.id(player), turn.id(agent), level >= figures.oyabun});
        if (level < before && before >= figures.kobun)
            turn.tell_everyone("section 7", ClanRankLost{turn.id(player), turn.id(agent), before >= figures.oyabun,
                                                         level >= figures.kobun});
    }
}

void receive_croc(Turn& turn, PlayerIndex player) {
    const Purchases& bought = turn.of(player).bought;
    auto& croc = turn.state[player].croc;
    if (bought.croc && !croc) {
        croc = Croc{*bought.croc, {}, 1};
        turn.tell(player, "CG-38", CrocFormed{*bought.croc});
    }
    if (!croc) return;  // dissolved meanwhile: no refund
    for (std::size_t i = 0; i < bonus_types; ++i) croc->bonus[i] += bought.croc_bonus[i];
    croc->runs += bought.croc_runs;
}

void put_purchases_in_force(Turn& turn, PlayerIndex player) {
    Player& who = turn.state[player];
    const Purchases& bought = turn.of(player).bought;
    receive_shares(turn, player);
    if (bought.influence) {
        ++who.influence;
        turn.tell(player, "CG-38", InfluenceChanged{who.influence - 1, who.influence, "bought"});
    }
    for (const BoughtLoyalty& loyalty : bought.loyalties) receive_loyalty(turn, player, loyalty);
    if (bought.points > 0) gain_points(turn, player, *bought.points_party, bought.points, "bought", "CG-38");
    receive_croc(turn, player);
}

void change_citizenship(Turn& turn, PlayerIndex player) {
    const auto& asked = turn.of(player).new_citizenship;
    Player& who = turn.state[player];
    if (!asked || *asked == who.citizenship) return;
    if (!*asked) return lose_citizenship(turn, player, "renounced", "step 10");
    who.citizenship = *asked;  // CG-68: from one to another costs a CROC nothing
    turn.tell_everyone("step 10", CitizenshipGained{turn.id(player), turn.id(**asked)});
}

/// CG-56: a fixer caught by no player last turn is free again; those caught now are not.
void release_fixers(Turn& turn) {
    for (const AgentIndex index : agents_of(turn.state)) {
        Agent& agent = turn.state[index];
        const auto& fresh = turn.captured_now;
        if (agent.state != AgentState::captured || std::find(fresh.begin(), fresh.end(), index) != fresh.end())
            continue;
        agent.state = AgentState::free;
        agent.captor.reset();
        turn.tell_everyone("section 7", FixerReleased{agent.id});  // CG-56, untold: nobody learns of whom
    }
}

void end_lasting_effects(Turn& turn) {
    const int next_turn = turn.opening.turn + 1;
    for (const PlayerIndex player : players_of(turn.state)) {
        LastingEffects effects = turn.of(player).next;
        for (int* until : {&effects.dragon_defence_until, &effects.no_network_until, &effects.no_forecast_until}) {
            if (*until < next_turn) *until = 0;
        }
        turn.state[player].effects = effects;
    }
    turn.state.auction = turn.next_auction;
    turn.state.publish_votes = turn.next_publish_votes;
}

void remember_turn(Turn& turn) {
    auto past = std::make_shared<PastTurn>();
    past->turn = turn.opening.turn;
    past->sheets = turn.sheets;
    past->sheets.resize(turn.state.players.size());
    for (const Run& run : turn.runs) {
        if (run.accepted) past->runs.push_back(details_of(turn, run));
    }
    auto& memory = turn.state.past;
    memory.push_back(std::move(past));
    if (memory.size() > turns_remembered) memory.erase(memory.begin());
}

/// Public, as assets are (CG-98).
void remember_assets(Turn& turn) {
    for (const CorporationIndex corporation : corporations_of(turn.state))
        turn.state[corporation].past_assets.push_back(turn.opening[corporation].assets);
}

/// Honour is public at any time; here, how each one's moved from opening to closing. Why, only its owner is told
/// (CG-98).
void announce_honour(Turn& turn) {
    for (const PlayerIndex player : turn.players_in_game()) {
        const int before = turn.opening[player].honour;
        const int now = turn.state[player].honour;
        if (before != now) turn.tell_everyone("section 7", HonourMoved{turn.id(player), before, now});
    }
}

}  // namespace

void closing(Turn& turn) {
    const InGame in_game = turn.players_in_game();  // CG-64
    for (const PlayerIndex player : in_game) put_purchases_in_force(turn, player);
    for (const PlayerIndex player : in_game) change_citizenship(turn, player);
    for (const PlayerIndex player : in_game) apply_caps(turn, player, "CG-38");
    for (const PlayerIndex player : players_of(turn.opening)) {
        if (turn.opening[player].in_game) announce_clan_ranks(turn, player);
    }
    make_new_allies(turn);
    release_fixers(turn);
    end_lasting_effects(turn);
    remind_of_contracts(turn);
    let_agents_tell(turn);
    remember_turn(turn);
    remember_assets(turn);
    announce_honour(turn);
    if (turn.opening.turn == turn.figures.turns) tell_final_scores(turn);  // CG-95
    ++turn.state.turn;
}

}  // namespace resolution::corporate
