// A game of Sealed Bids: how it is set up, and the five steps of a turn, in order.

#include "resolution/steps.h"

#include <algorithm>

#include "resolution/tiny/facts.h"
#include "resolution/tiny/rules.h"

namespace resolution::tiny {

namespace {

struct Turn : TurnOf<Rules> {
    int die = 0;

    void pay(PlayerIndex player, Money amount, std::string_view reason, std::string_view rule) {
        record.move_money(player, state[player].coins, amount, reason, rule);
    }
};

void collect_sheets(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const auto& sheet = turn.sheet(player);
        if (!sheet) {
            turn.record.tell(player, "TG-1", Silent{});
        } else if (!sheet->note.empty()) {
            turn.record.tell(player, "step 1", Noted{sheet->note});
        }
    }
}

void roll_the_die(Turn& turn) {
    turn.die = turn.dice.die("die", turn.figures.faces);
    turn.record.tell_everyone("step 2", DieRolled{turn.die});
}

void settle_bids(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const auto& sheet = turn.sheet(player);
        if (!sheet) continue;
        const Money held = turn.state[player].coins;
        const MaybeRefused refusal = Rules::why_no_stake(*sheet, held);
        if (refusal) turn.record.tell(player, refusal->rule, Refused{"stake", refusal->reason, sheet->stake, held});
        if (!sheet->bid) continue;
        const Money stake = refusal ? Money{} : sheet->stake;
        const bool right = *sheet->bid <= turn.die;
        turn.pay(player, right ? stake : -stake, right ? "stake-won" : "stake-lost", "step 3");
        turn.record.tell(player, "step 3", BidSettled{*sheet->bid, right, stake});
    }
}

void award_the_highest(Turn& turn) {
    int highest = 0;
    for (const auto& sheet : turn.sheets) {
        const int bid = sheet ? sheet->bid.value_or(0) : 0;
        if (bid <= turn.die) highest = std::max(highest, bid);
    }
    if (highest == 0) return turn.record.tell_everyone("step 4", NoAward{});
    List winners;
    for (const PlayerIndex player : players_of(turn.state)) {
        if (!turn.sheet(player) || turn.sheet(player)->bid != highest) continue;
        turn.state[player].points += highest;  // TG-4: level bids all score
        winners.emplace_back(turn.state[player].id);
    }
    turn.record.tell_everyone("step 4", Award{highest, std::move(winners)});
}

void bring_luck(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        if (turn.state[player].lucky != turn.die || turn.figures.lucky_coins == Money{}) continue;
        turn.pay(player, turn.figures.lucky_coins, "luck", "step 5");
        turn.record.tell(player, "step 5", Luck{turn.die, turn.figures.lucky_coins});
    }
    if (turn.figures.windfall == Money{}) return;  // TG-5
    const auto name = [&](PlayerIndex player) { return turn.state[player].id; };
    const PlayerIndex finder = turn.dice.one_of("windfall", players_of(turn.state).list(), name);
    turn.pay(finder, turn.figures.windfall, "windfall", "TG-5");
    turn.record.tell(finder, "TG-5", Windfall{turn.figures.windfall});
}

constexpr std::array turn_steps{
    PlayedStep{{1, "sheets", "Sheets are opened"}, collect_sheets},
    PlayedStep{{2, "die", "The die is rolled"}, roll_the_die},
    PlayedStep{{3, "bids", "Bids and stakes are settled"}, settle_bids},
    PlayedStep{{4, "award", "The highest right bid scores"}, award_the_highest},
    PlayedStep{{5, "luck", "Luck and windfall"}, bring_luck},
};

}  // namespace

std::span<const Step> Rules::steps() const { return listed<turn_steps>; }

State Rules::plain(const Roster& roster, int turn) const {
    State state{turn, {}};
    for (const std::string& player : roster.ids()) state.players.push_back({player, figures_.coins});
    return state;
}

void Rules::set_up(State& state, Dice& dice, Record& record) const {
    for (const PlayerIndex player : players_of(state)) {
        Player& who = state[player];
        who.lucky = dice.die("setup/lucky/" + who.id, figures_.faces);
        record.ledger.push_back({player, who.coins, who.coins, "setup", "start", {}, "setup"});
        record.tell(player, "setup", Welcome{who.coins, who.lucky});
    }
}

State Rules::resolve(const State& before, const Sheets& sheets, Dice& dice, Record& record) const {
    Turn turn{{figures_, sheets, before, dice, record}};
    play_steps(turn_steps, turn);
    ++turn.state.turn;
    if (!over(turn.state)) return std::move(turn.state);
    record.journal.enter("end");
    for (const Score& score : by_place(scores(turn.state)))
        record.tell_everyone("end", FinalPlace{turn.state[score.player].id, score.points, score.place});
    return std::move(turn.state);
}

}  // namespace resolution::tiny
