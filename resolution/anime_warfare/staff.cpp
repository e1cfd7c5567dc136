// Phase 1: staff is counted anew, and captured units go home.

#include <algorithm>

#include "resolution/anime_warfare/match.h"

namespace resolution::anime_warfare {

void Match::begin_turn(int turn) {
    play_.step("staff");
    state_.turn = turn;
    state_.phase = Phase::office;
    state_.leg = 0;
    state_.battles = 0;
    state_.purges = 0;
    play_.tell_all("section 5", [&] { return TurnBegins{turn}; });
    for (Player& player : state_.players) player.out = false;
    for (const Faction faction : state_.seats()) hire_staff(faction);
    raise_staff();
    const int enough = figures_.conditions.loan_staff;
    if (state_.plays(Faction::no_name) && state_.of(Faction::no_name).staff >= enough)
        play_.gain(Faction::no_name, Manga::loan);
    play_.look_at_conditions();
    play_.done("staff");
}

/// What is not spent is lost. Everybody profits from each abandoned studio (AW-29), and one in the sky pays (AW-20).
void Match::hire_staff(Faction faction) {
    const StaffFigures& pay = figures_.staff;
    Player& player = state_.of(faction);
    const int mascots = play_.board.paid_mascots(faction) * pay.mascot;
    const int studios = play_.board.paying_studios(faction) * pay.controlled_studio;
    const int abandoned = play_.board.abandoned_studios() * pay.abandoned_studio;
    const int captives = static_cast<int>(player.captured.size()) * pay.captured;
    player.staff = mascots + studios + abandoned + captives;
    play_.tell_all("AW-29",
                   [&] { return StaffHired{name(faction), mascots, studios, abandoned, captives, player.staff}; });
    for (const Captive& captive : player.captured) {
        play_.tell_all("section 5", [&] {
            return CaptiveReturned{name(captive.faction), name(captive.unit), name(faction)};
        });
    }
    player.captured.clear();
}

/// Nobody has less than half of the highest staff of this phase, rounded up.
void Match::raise_staff() {
    int highest = 0;
    for (const Player& player : state_.players) highest = std::max(highest, player.staff);
    const int divisor = figures_.staff.floor_divisor;
    const int least = (highest + divisor - 1) / divisor;
    for (Player& player : state_.players) {
        if (player.staff >= least) continue;
        const int raised = least - player.staff;
        player.staff = least;
        play_.tell_all("AW-29", [&] { return StaffChanged{name(player.faction()), raised, least, "raised"}; });
    }
}

}  // namespace resolution::anime_warfare
