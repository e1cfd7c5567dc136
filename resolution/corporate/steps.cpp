#include "resolution/corporate/steps.h"

#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/turn.h"
#include "resolution/steps.h"

namespace resolution::corporate {

namespace {

/// The order of runs is that of their percentages, which nobody knows but their buyers.
constexpr std::array<std::string_view, 7> runs_told{
    FixerCaptured::kind, FixerDied::kind,  FixerArrived::kind,      PublicRun::kind,
    TeamCaptured::kind,  RunSighted::kind, ProtectionStopped::kind,
};

constexpr std::array rows{
    PlayedStep{{1, "purchases", "Purchases"}, purchases},
    PlayedStep{{2, "runs", "Runs", runs_told}, runs},
    PlayedStep{{3, "captive-fixers", "Captive fixers"}, captive_fixers},
    PlayedStep{{4, "dragon-game", "Dragon game"}, dragon_game},
    PlayedStep{{5, "votes", "Votes"}, votes},
    PlayedStep{{6, "market-and-shadows", "Market and shadows"}, market_and_shadows},
    PlayedStep{{7, "first-and-last-effects", "First and last effects"}, first_and_last_effects},
    PlayedStep{{8, "crashes", "Crashes"}, crashes},
    PlayedStep{{9, "party-chiefs", "Party chiefs"}, party_chiefs},
    PlayedStep{{10, "citizenship", "Citizenship"}, citizenship},
    PlayedStep{{11, "yakuza-war", "Yakuza war"}, yakuza_war},
    PlayedStep{{12, "party-lines", "Party lines"}, party_lines},
    PlayedStep{{13, "payments", "Payments"}, payments},
    PlayedStep{{14, "seppuku", "Seppuku"}, seppuku},
    PlayedStep{{15, "closing", "Closing of the turn"}, closing},
};

}  // namespace

void play_steps(Turn& turn) { resolution::play_steps(rows, turn); }

std::span<const Step> step_table() { return listed<rows>; }

}  // namespace resolution::corporate
