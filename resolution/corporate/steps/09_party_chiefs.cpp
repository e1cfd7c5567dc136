// Step 9. Party chiefs: most points; who is in place stays unless strictly overtaken.

#include <algorithm>

#include "resolution/corporate/facts/politics.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

std::vector<PlayerIndex> eligible(const Turn& turn, PartyIndex party) {
    std::vector<PlayerIndex> out;
    for (const PlayerIndex player : players_of(turn.state)) {
        const bool may =
            is_member(turn.state, player, party) && !barred_from_chief(turn.figures, turn.state[player], party);
        if (may) out.push_back(player);
    }
    return out;
}

template <class Figure>
void keep_highest(std::vector<PlayerIndex>& players, Figure figure) {
    int best = 0;
    for (const PlayerIndex player : players) best = std::max(best, figure(player));
    std::erase_if(players, [&](PlayerIndex player) { return figure(player) != best; });
}

/// CG-18, CG-67: points, then honour, then a draw.
PlayerIndex choose(Turn& turn, PartyIndex party, std::vector<PlayerIndex> players) {
    keep_highest(players, [&](PlayerIndex player) { return turn.state[player].political_points; });
    keep_highest(players, [&](PlayerIndex player) { return turn.state[player].honour; });
    if (players.size() == 1) return players.front();
    return turn.dice.one_of(label("chief/", turn.id(party)), players,
                            [&](PlayerIndex player) { return turn.id(player); });
}

std::optional<PlayerIndex> chief_of(Turn& turn, PartyIndex party) {
    const std::vector<PlayerIndex> players = eligible(turn, party);
    if (players.empty()) return std::nullopt;
    const auto chief = turn.state[party].chief;
    // CG-90: a chief whom a trait bars (since its secret is out, say) is no longer in place.
    const bool in_place = chief && std::find(players.begin(), players.end(), *chief) != players.end();
    const auto points = [&](PlayerIndex player) { return turn.state[player].political_points; };
    const bool overtaken = in_place && std::any_of(players.begin(), players.end(),
                                                   [&](PlayerIndex player) { return points(player) > points(*chief); });
    return in_place && !overtaken ? chief : choose(turn, party, players);
}

}  // namespace

void party_chiefs(Turn& turn) {
    for (const PartyIndex party : parties_of(turn.state)) {
        const auto chief = chief_of(turn, party);
        if (chief != turn.opening[party].chief) {
            turn.tell_everyone(
                "step 9", ChiefChanged{turn.id(party), chief ? std::string_view(turn.id(*chief)) : std::string_view{}});
        }
        turn.state[party].chief = chief;
    }
}

}  // namespace resolution::corporate
