// The five steps of a turn of Sealed Bids, in order.

#include <algorithm>
#include <array>

#include "orders/text.h"
#include "resolution/tiny/facts.h"
#include "resolution/tiny/rules.h"
#include "resolution/tiny/stake.h"

namespace resolution::tiny {

namespace {

/// A turn being resolved: what the steps share.
struct Turn {
    const Figures& figures;
    const Rules::Sheets& sheets;
    State& state;
    Dice& dice;
    Record& record;
    int die = 0;

    Audience to(std::size_t player) const { return Audience::only(PlayerIndex{player}); }
    const orders::tiny::Sheet* sheet(std::size_t player) const {
        return player < sheets.size() && sheets[player] ? &*sheets[player] : nullptr;
    }
    /// Every coin moves here, so that every movement is in the ledger.
    void pay(std::size_t player, Money amount, std::string_view step, std::string_view reason, std::string_view rule) {
        if (amount == Money{}) return;
        Money& coins = state.players[player].coins;
        coins += amount;
        record.ledger.push_back({PlayerIndex{player}, amount, coins, step, std::string(reason), {}, std::string(rule)});
    }
};

void collect_sheets(Turn& turn) {
    for (std::size_t i = 0; i < turn.state.players.size(); ++i) {
        const auto* sheet = turn.sheet(i);
        if (sheet == nullptr) {
            turn.record.journal.tell(turn.to(i), "TG-1", Silent{});
        } else if (!sheet->note.empty()) {
            turn.record.journal.tell(turn.to(i), "step 1", Noted{sheet->note});
        }
    }
}

void roll_the_die(Turn& turn) {
    turn.die = turn.dice.die("die", turn.figures.faces);
    turn.record.journal.tell(Audience::everyone(), "step 2", DieRolled{turn.die});
}

void settle_bids(Turn& turn) {
    for (std::size_t i = 0; i < turn.state.players.size(); ++i) {
        const auto* sheet = turn.sheet(i);
        if (sheet == nullptr) continue;
        Money stake = sheet->stake;
        const Money held = turn.state.players[i].coins;
        if (const auto refusal = why_no_stake(*sheet, held)) {
            turn.record.journal.tell(turn.to(i), refusal->rule,
                                     Refused{"stake", std::string(refusal->reason), stake, held});
            stake = {};
        }
        if (!sheet->bid) continue;
        const bool right = *sheet->bid <= turn.die;
        turn.pay(i, right ? stake : -stake, "bids", right ? "stake-won" : "stake-lost", "step 3");
        turn.record.journal.tell(turn.to(i), "step 3", BidSettled{*sheet->bid, right, stake});
    }
}

void award_the_highest(Turn& turn) {
    int highest = 0;
    for (std::size_t i = 0; i < turn.state.players.size(); ++i) {
        const auto* sheet = turn.sheet(i);
        if (sheet != nullptr && sheet->bid && *sheet->bid <= turn.die) highest = std::max(highest, *sheet->bid);
    }
    if (highest == 0) return turn.record.journal.tell(Audience::everyone(), "step 4", NoAward{});
    List winners;
    for (std::size_t i = 0; i < turn.state.players.size(); ++i) {
        const auto* sheet = turn.sheet(i);
        if (sheet == nullptr || sheet->bid != highest) continue;
        turn.state.players[i].points += highest;  // TG-4: level bids all score
        winners.emplace_back(turn.state.players[i].id);
    }
    turn.record.journal.tell(Audience::everyone(), "step 4", Award{highest, std::move(winners)});
}

void bring_luck(Turn& turn) {
    std::vector<std::size_t> everyone;
    for (std::size_t i = 0; i < turn.state.players.size(); ++i) {
        everyone.push_back(i);
        if (turn.state.players[i].lucky != turn.die || turn.figures.lucky_coins == Money{}) continue;
        turn.pay(i, turn.figures.lucky_coins, "luck", "luck", "step 5");
        turn.record.journal.tell(turn.to(i), "step 5", Luck{turn.die, turn.figures.lucky_coins});
    }
    if (turn.figures.windfall == Money{}) return;  // TG-5
    const auto name = [&](std::size_t i) { return turn.state.players[i].id; };
    const std::size_t finder = turn.dice.one_of("windfall", everyone, name);
    turn.pay(finder, turn.figures.windfall, "luck", "windfall", "TG-5");
    turn.record.journal.tell(turn.to(finder), "TG-5", Windfall{turn.figures.windfall});
}

struct TurnStep {
    Step step;
    void (*play)(Turn&) = nullptr;
};

constexpr std::array turn_steps{
    TurnStep{{1, "sheets", "Sheets are opened"}, collect_sheets},
    TurnStep{{2, "die", "The die is rolled"}, roll_the_die},
    TurnStep{{3, "bids", "Bids and stakes are settled"}, settle_bids},
    TurnStep{{4, "award", "The highest right bid scores"}, award_the_highest},
    TurnStep{{5, "luck", "Luck and windfall"}, bring_luck},
};

constexpr auto listed_steps = [] {
    std::array<Step, turn_steps.size()> steps{};
    for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = turn_steps[i].step;
    return steps;
}();

}  // namespace

std::span<const Step> Rules::steps() const { return listed_steps; }

orders::Result<State> Rules::fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                   Record& record) const {
    static const std::vector<std::string> contact_keys{"name", "mail", "language"};
    orders::Problems problems;
    for (const Seat& seat : roster.seats()) {
        for (const orders::Member& extra : seat.character.members) {
            problems.push_back(players.problem(extra.mark,
                                               "Sealed Bids knows nothing called '" + orders::clip(extra.key, 40) + "'",
                                               orders::suggest(extra.key, contact_keys)));
        }
    }
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    record.journal.enter("setup");
    State state;
    for (const PlayerIndex index : roster.all()) {
        const std::string& player_id = roster.id(index);
        state.players.push_back({player_id, figures_.coins, dice.die("setup/lucky/" + player_id, figures_.faces), 0});
        record.ledger.push_back({index, figures_.coins, figures_.coins, "setup", "start", {}, "setup"});
        record.journal.tell(Audience::only(index), "setup", Welcome{figures_.coins, state.players.back().lucky});
    }
    return state;
}

State Rules::resolve(const State& before, const Sheets& sheets, Dice& dice, Record& record) const {
    State state = before;
    Turn turn{figures_, sheets, state, dice, record};
    for (const TurnStep& step : turn_steps) {
        record.journal.enter(step.step.id);
        step.play(turn);
        record.step_done(step.step.id, state);
    }
    ++state.turn;
    if (over(state)) {
        record.journal.enter("end");
        std::vector<Score> final_scores = scores(state);
        std::stable_sort(final_scores.begin(), final_scores.end(),
                         [](const Score& a, const Score& b) { return a.place < b.place; });
        for (const Score& score : final_scores) {
            record.journal.tell(Audience::everyone(), "end",
                                FinalPlace{state.players[score.player.value()].id, score.points, score.place});
        }
    }
    return state;
}

}  // namespace resolution::tiny
