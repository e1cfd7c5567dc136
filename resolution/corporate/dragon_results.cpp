#include "resolution/corporate/dragon_results.h"

#include <algorithm>
#include <array>

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/facts/dragon.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

constexpr std::size_t shared_sheets = 2;

std::string dragon_label(const Turn& turn, PlayerIndex player, std::string_view what) {
    return label("dragon/", turn.id(player), "/", what);
}

void without_effect(Turn& turn, PlayerIndex player, int result) { turn.tell(player, "CG-61", DragonWithout{result}); }

void one_more_vote(Turn& turn, PlayerIndex player) { turn.of(player).next.extra_votes = 1; }
void one_vote_fewer(Turn& turn, PlayerIndex player) { turn.of(player).next.extra_votes = -1; }
void gain_honour(Turn& turn, PlayerIndex player) { change_honour(turn, player, 1, "dragon", "step 4"); }
void lose_honour(Turn& turn, PlayerIndex player) { change_honour(turn, player, -1, "dragon", "step 4"); }
void be_defended(Turn& turn, PlayerIndex player) { turn.of(player).next.dragon_defence_until = turn.opening.turn + 1; }
void help_one_run(Turn& turn, PlayerIndex player) { turn.of(player).next.dragon_run_bonus = true; }
void strengthen_votes(Turn& turn, PlayerIndex player) { turn.of(player).vote_factor = turn.figures.dragon.vote_factor; }
void invert_votes(Turn& turn, PlayerIndex player) { turn.of(player).votes_inverted = true; }
void one_more_estimate(Turn& turn, PlayerIndex player) { turn.of(player).next.extra_estimates = 1; }
void no_estimate(Turn& turn, PlayerIndex player) { turn.of(player).next.no_estimate = true; }
void cut_network(Turn& turn, PlayerIndex player) { turn.of(player).next.no_network_until = turn.opening.turn + 1; }
void forbid_forecasts(Turn& turn, PlayerIndex player) {
    turn.of(player).next.no_forecast_until = turn.opening.turn + 1;
}

/// A clan to which the player means nothing yet (CG-61: caps hold).
void befriend_clan(Turn& turn, PlayerIndex player) {
    std::vector<AgentIndex> clans = turn.clans();
    const Entity self = Entity::of(player);
    std::erase_if(clans, [&](AgentIndex clan) {
        return is_ally(turn.figures, turn.opening, turn.state, clan, self) ||
               is_enemy(turn.figures, turn.opening, clan, self);
    });
    if (clans.empty()) return without_effect(turn, player, 4);
    const AgentIndex clan =
        turn.dice.one_of(dragon_label(turn, player, "clan"), clans, [&](AgentIndex i) { return turn.id(i); });
    const Agent& agent = turn.state[clan];
    const int level = std::min(turn.figures.dragon.clan_loyalty, loyalty_cap(turn.figures, turn.state[player], agent));
    set_loyalty(turn, player, clan, std::max(level, agent.loyalty_to(player)), "dragon", "step 4");
}

/// Parties that the player may join: no bar, and not against its corporation.
std::vector<PartyIndex> open_parties(const Turn& turn, PlayerIndex player) {
    const Player& who = turn.state[player];
    const auto alignment = who.citizenship ? turn.figures[*who.citizenship].alignment : std::nullopt;
    const auto own = who.party ? who.party : turn.of(player).bought.points_party;  // CG-37
    const auto only = own ? own : alignment;
    std::vector<PartyIndex> open;
    for (const PartyIndex party : parties_of(turn.state)) {
        if (only.value_or(party) != party) continue;
        if (!barred_from_party(turn.figures, who, party)) open.push_back(party);
    }
    return open;
}

void gain_point(Turn& turn, PlayerIndex player) {
    const Player& who = turn.state[player];
    const std::vector<PartyIndex> open = open_parties(turn, player);
    const bool decided = who.party || turn.of(player).bought.points_party ||
                         (who.citizenship && turn.figures[*who.citizenship].alignment);
    if (open.empty()) return without_effect(turn, player, 5);
    PartyIndex party = open.front();
    if (!decided)
        party = turn.dice.one_of(dragon_label(turn, player, "party"), open, [&](PartyIndex i) { return turn.id(i); });
    if (who.political_points + 1 > points_cap(turn.figures, who, party)) return without_effect(turn, player, 5);
    gain_points(turn, player, party, 1, "dragon", "step 4");
}

Money drawn_money(Turn& turn, PlayerIndex player) {
    return turn.figures.dragon.money * turn.dice.die(dragon_label(turn, player, "d6"), 6);
}

void receive_money(Turn& turn, PlayerIndex player) {
    const Money amount = drawn_money(turn, player);
    move_money(turn, player, amount, "dragon", "", "step 4");
    turn.tell(player, "step 4", DragonMoney{amount, true});
}

/// CG-61: who cannot pay all pays nothing, and loses influence instead.
void pay_money(Turn& turn, PlayerIndex player) {
    const Money amount = drawn_money(turn, player);
    const bool paid = can_pay(turn, player, amount);
    turn.tell(player, "step 4", DragonMoney{-amount, paid});
    if (paid) return move_money(turn, player, -amount, "dragon", "", "step 4");
    int& influence = turn.state[player].influence;
    --influence;
    turn.tell(player, "step 4", InfluenceChanged{influence + 1, influence, "dragon"});
    if (influence <= 0) leave_game(turn, player, "dragon", "CG-30c");
}

std::vector<PlayerIndex> two_others(Turn& turn, PlayerIndex player) {
    std::vector<PlayerIndex> others = turn.list_in_game();
    std::erase(others, player);
    if (others.empty()) return others;
    return turn.dice.some_of(dragon_label(turn, player, "players"), shared_sheets, others,
                             [&](PlayerIndex i) { return turn.id(i); });
}

void read_two_sheets(Turn& turn, PlayerIndex player) {
    for (const PlayerIndex other : two_others(turn, player)) {
        turn.tell(player, "step 4",
                  SheetReceived{turn.id(other), turn.opening.turn, shared_sheet_text(turn, other), "", ""});
    }
}

void be_read_by_two(Turn& turn, PlayerIndex player) {
    PlayerSet readers;
    for (const PlayerIndex other : two_others(turn, player)) readers.add(other);
    if (readers.empty()) return;
    turn.tell(Audience::only(readers), "step 4",
              SheetReceived{turn.id(player), turn.opening.turn, shared_sheet_text(turn, player), "", ""});
}

void lose_some_points(Turn& turn, PlayerIndex player) {
    lose_points(turn, player, turn.figures.dragon.points_lost, "dragon", "step 4");
}

void anger_clan(Turn& turn, PlayerIndex player) {
    std::vector<AgentIndex> clans = turn.clans();
    std::erase_if(clans, [&](AgentIndex clan) { return turn.state[clan].loyalty_to(player) > 0; });  // CG-61
    if (clans.empty()) return without_effect(turn, player, 17);
    const AgentIndex clan =
        turn.dice.one_of(dragon_label(turn, player, "clan"), clans, [&](AgentIndex i) { return turn.id(i); });
    make_public_enemy(turn, clan, player);
}

/// The table of step 4, in its order.
constexpr std::array<void (*)(Turn&, PlayerIndex), dragon_results> results{
    one_more_vote,      // 1
    gain_honour,        // 2
    be_defended,        // 3
    befriend_clan,      // 4
    gain_point,         // 5
    help_one_run,       // 6
    strengthen_votes,   // 7
    receive_money,      // 8
    read_two_sheets,    // 9
    one_more_estimate,  // 10
    no_estimate,        // 11
    be_read_by_two,     // 12
    pay_money,          // 13
    one_vote_fewer,     // 14
    cut_network,        // 15
    lose_some_points,   // 16
    anger_clan,         // 17
    forbid_forecasts,   // 18
    lose_honour,        // 19
    invert_votes,       // 20
};

}  // namespace

void apply_dragon_result(Turn& turn, PlayerIndex player, int result) {
    results[static_cast<std::size_t>(result) - 1](turn, player);
}

}  // namespace resolution::corporate
