// What a player may do now, for the pre-filled sheet.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/agent_jean/asked.h"
#include "resolution/agent_jean/card_json.h"
#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/rules.h"

namespace resolution::agent_jean {

using nlohmann::json;

json Rules::outlook(const Known<State>& known) const {
    const State& state = *known;
    const PlayerIndex index = known.player();
    const Player& player = state[index];
    json agents = json::array();
    for (const Agent& agent : figures_.agents) agents.push_back({{"id", agent.id}, {"name", agent.name}});
    json others = json::array();
    for (std::size_t i = 0; i < state.count(); ++i) {
        if (PlayerIndex(i) != index) others.push_back(state.players[i].id);
    }
    const int turn = std::max(state.turn, 1);
    json out = {{"round", std::max(state.round, 1)},
                {"half", figures_.half_of(turn)},
                {"turn", turn},
                {"last_turn", figures_.half_of(turn) * figures_.turns_a_half},
                {"phase", id_of(state.phase)},
                {"player", player.id},
                {"agents", std::move(agents)},
                {"others", std::move(others)},
                {"players", state.count()},
                {"may_lead", may_lead(state, figures_, index)},
                {"may_pass", state.settings.accomplices},
                {"hand", by_colour(player.hand.face_up(), figures_.deck)},
                {"lowest", nullptr},
                {"highest", nullptr},
                {"place", nullptr}};
    if (!player.hand.empty()) {
        out["lowest"] = figures_.deck.code(player.hand.lowest());
        out["highest"] = figures_.deck.code(player.hand.highest());
    }
    if (state.phase == Phase::play && state.settings.pace != Pace::half)
        out["place"] = PlayOrder(state, figures_).place_of(index) + 1;
    return out;
}

}  // namespace resolution::agent_jean
