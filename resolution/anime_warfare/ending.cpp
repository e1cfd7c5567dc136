// Section 9: how the game ends, and who has won.

#include <algorithm>

#include "resolution/anime_warfare/match.h"

namespace resolution::anime_warfare {

bool Match::too_many_fans() const {
    return std::any_of(state_.players.begin(), state_.players.end(),
                       [&](const Player& player) { return player.fans > figures_.fans_end; });
}

/// AW-67: whoever has six mangas and most fans; nobody, if nobody has six.
void Match::end_game(std::string_view why) {
    play_.step("end");
    play_.look_at_conditions();
    play_.tell_all("section 9", [&] { return GameEnds{why}; });
    for (const Faction faction : state_.order) {
        const std::vector<int> held = state_.of(faction).campaigns.worth;
        for (const int worth : held) play_.reveal_campaign(faction, worth);
    }
    int most = -1;
    for (const Player& player : state_.players) {
        if (player.has_six()) most = std::max(most, player.fans);
    }
    for (const Player& player : state_.players) {
        if (!player.has_six() || player.fans != most) continue;
        state_.winners.add(player.faction());
        play_.tell_all("section 9", [&] { return GameWon{name(player.faction()), player.fans}; });
    }
    if (state_.winners.empty()) play_.tell_all("AW-67", [&] { return NobodyWins{state_.turn}; });
    state_.phase = Phase::over;
    play_.done("end");
}

}  // namespace resolution::anime_warfare
