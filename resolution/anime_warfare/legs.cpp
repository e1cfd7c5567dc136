// Phase 4: legs of several rounds, until all are out of staff (section 5; 12.1).

#include <algorithm>

#include "resolution/anime_warfare/match.h"
#include "resolution/anime_warfare/rounds.h"

namespace resolution::anime_warfare {

/// Whoever has no staff is out from the start (AW-58).
void Match::begin_actions() {
    state_.phase = Phase::leg;
    state_.leg = 1;
    for (Player& player : state_.players) player.out = player.staff == 0;
    if (everybody_out()) end_actions();
}

bool Match::everybody_out() const {
    return std::all_of(state_.players.begin(), state_.players.end(), [](const Player& player) { return player.out; });
}

void Match::leg(const Sheets& sheets) {
    play_.step("actions");
    for (Player& player : state_.players) player.out = player.out || player.staff == 0;
    take_leg_sheets(sheets);
    const int rounds = state_.settings.rounds_per_leg;
    for (int round = 1; round <= rounds; ++round) {
        for (const Faction faction : state_.order) {
            Player& player = state_.of(faction);
            if (player.out) continue;
            play_.tell_all("section 6", [&] { return RoundBegins{name(faction), round, player.staff}; });
            RoundPlay of_player(play_, faction, round);
            const Sheet* sheet = sheet_of(sheets, faction);
            if (sheet != nullptr) {
                const auto place = static_cast<std::size_t>(round) - 1;
                of_player.play(place < sheet->rounds.size() ? sheet->rounds[place] : std::nullopt);
            } else {
                player.missing_legs >= figures_.silent_legs ? of_player.pass() : of_player.stumble();
            }
            end_round(faction);
            if (!too_many_fans()) continue;
            end_game("fans");  // AW-61
            return;
        }
    }
    play_.done("actions");
    if (everybody_out()) return end_actions();
    ++state_.leg;
}

/// AW-57: standing orders hold from the first round of the leg. Of who is out nothing is read.
void Match::take_leg_sheets(const Sheets& sheets) {
    for (const Faction faction : state_.order) {
        Player& player = state_.of(faction);
        if (player.out) continue;
        if (const Sheet* sheet = sheet_of(sheets, faction)) {
            sheet->standing.apply_to(player.standing);
            player.missing_legs = 0;
        } else {
            ++player.missing_legs;
            play_.tell_all("12.5", [&] { return SheetMissing{name(faction)}; });
        }
    }
}

/// Every round of their owner counts for hidden units (AW-46).
void Match::end_round(Faction faction) {
    play_.look_at_conditions();
    for (const ZoneIndex zone : all_zones()) {
        HiddenUnits& hidden = state_.at(zone).hidden;
        for (HiddenUnit& one : hidden) one.rounds -= one.owner == faction ? 1 : 0;
        for (const HiddenUnit& one : hidden) {
            if (one.rounds > 0) continue;
            play_.put(one.owner, one.unit, zone);
            play_.tell_all("12.6", [&] { return UnitsEmerged{name(one.owner), name(one.unit), 1, number(zone)}; });
        }
        std::erase_if(hidden, [](const HiddenUnit& one) { return one.rounds <= 0; });
    }
}

/// What lasts until the end of the phase ends; then a new turn begins, with draws of its own (AW-31), unless this was
/// the last one (AW-65).
void Match::end_actions() {
    play_.step("end_of_actions");
    for (Player& player : state_.players) {
        for (const Loan& loan : player.loans) {
            play_.put(player.faction(), loan.unit, loan.return_to);
            play_.tell_all("AW-51", [&] {
                return LoanEnded{name(player.faction()), name(loan.unit), number(loan.return_to)};
            });
        }
        player.loans.clear();
    }
    state_.deaf_zones.clear();
    state_.cold_blood.reset();
    play_.done("end_of_actions");
    if (state_.turn >= state_.settings.max_turns) return end_game("last_turn");
    dice_.enter(state_.turn + 1);
    begin_turn(state_.turn + 1);
}

}  // namespace resolution::anime_warfare
