#include "resolution/corporate/steps.h"

#include <array>

#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

namespace {

struct Row {
    Step step;
    void (*play)(Turn&) = nullptr;
};

/// The order of runs is that of their percentages, which nobody knows but their buyers.
constexpr std::array<std::string_view, 7> runs_told{
    FixerCaptured::kind, FixerDied::kind,  FixerArrived::kind,      PublicRun::kind,
    TeamCaptured::kind,  RunSighted::kind, ProtectionStopped::kind,
};

constexpr std::array rows{
    Row{{1, "purchases", "Purchases"}, purchases},
    Row{{2, "runs", "Runs", runs_told}, runs},
    Row{{3, "captive-fixers", "Captive fixers"}, captive_fixers},
    Row{{4, "dragon-game", "Dragon game"}, dragon_game},
    Row{{5, "votes", "Votes"}, votes},
    Row{{6, "market-and-shadows", "Market and shadows"}, market_and_shadows},
    Row{{7, "first-and-last-effects", "First and last effects"}, first_and_last_effects},
    Row{{8, "crashes", "Crashes"}, crashes},
    Row{{9, "party-chiefs", "Party chiefs"}, party_chiefs},
    Row{{10, "citizenship", "Citizenship"}, citizenship},
    Row{{11, "yakuza-war", "Yakuza war"}, yakuza_war},
    Row{{12, "party-lines", "Party lines"}, party_lines},
    Row{{13, "payments", "Payments"}, payments},
    Row{{14, "seppuku", "Seppuku"}, seppuku},
    Row{{15, "closing", "Closing of the turn"}, closing},
};

constexpr auto steps = [] {
    std::array<Step, rows.size()> out;
    for (std::size_t i = 0; i < rows.size(); ++i) out[i] = rows[i].step;
    return out;
}();

}  // namespace

void play_steps(Turn& turn) {
    for (const Row& row : rows) {
        turn.record.journal.enter(row.step.id);
        row.play(turn);
        turn.record.step_done(row.step.id, turn.state);
    }
}

std::span<const Step> step_table() { return steps; }

}  // namespace resolution::corporate
