// What a player may do now, for the pre-filled sheet and the page.

#include "resolution/mad_con/match.h"
#include "resolution/mad_con/rules.h"
#include "resolution/mad_con/shown.h"

namespace resolution::mad_con {

using nlohmann::json;

namespace {

/// Equal cards together, in dealt order.
template <class Cards>
json sets_of(const Cards& cards) {
    json out = json::array();
    for (const auto card : cards) {
        const auto same = [&](const json& set) { return set["card"] == id_of(card); };
        const auto found = std::find_if(out.begin(), out.end(), same);
        if (found == out.end()) {
            out.push_back({{"card", id_of(card)}, {"count", 1}});
        } else {
            json& count = (*found)["count"];
            count = count.template get<int>() + 1;
        }
    }
    return out;
}

json slots_of(const orders::mad_con::SheetContext& context) {
    json out = json::array();
    for (int slot = 1; slot <= context.slots; ++slot) {
        json reveal = json::array();
        for (std::size_t i = 0; i < orders::mad_con::chosen_reveals; ++i) {
            if (context.may_reveal.of(slot)[i]) reveal.push_back(id_of(static_cast<Reveal>(i)));
        }
        out.push_back({{"slot", slot}, {"open", context.open_slot == slot}, {"reveal", std::move(reveal)}});
    }
    return out;
}

}  // namespace

json Rules::outlook(const Known<State>& known) const {
    const State& state = *known;
    const PlayerIndex self = known.player();
    const Shown shown(figures_of(state), state, self);
    const auto context = sheet_context(figures_of(state), state, self);
    const Cards& hand = state[self].hand;
    json others = json::array();
    for (const Player& player : state.players) {
        if (player.id != state[self].id) others.push_back(player.id);
    }
    json hall = json::array();
    for (const Visitor& visitor : state.visitors) {
        if (visitor.at.in_hall()) hall.push_back(shown.visitor(visitor));
    }
    json open = json::array();
    for (const MissionAt at : context.open_missions) {
        const Mission& mission = *state.mission(at);
        const auto by = mission.sabotage.empty() ? std::nullopt : std::optional(mission.sabotage.back().by);
        open.push_back({{"player", state[at.player].id},
                        {"slot", at.slot},
                        {"action", Shown::maybe(mission.action)},
                        {"organisation", Shown::maybe(mission.organisation)},
                        {"top", Shown::maybe(mission.top())},
                        {"covered_by", shown.id(by)},
                        {"own", at.player == self}});
    }
    return {{"day", state.day},
            {"phase", id_of(state.phase)},
            {"sheet", id_of(sheet_of(state.phase))},
            {"player", state[self].id},
            {"animation", shown.animation()},
            {"slots", slots_of(context)},
            {"hand", {{"action", Shown::ids(hand.action)}, {"organisation", Shown::ids(hand.organisation)}}},
            {"action_sets", sets_of(hand.action)},
            {"organisation_sets", sets_of(hand.organisation)},
            {"swap", context.may_swap()},
            {"first_player", context.may_name_first()},
            {"others", std::move(others)},
            {"neighbour", state[state.left_of(self)].id},
            {"hall", std::move(hall)},
            {"missions", shown.missions(self)},
            {"open", std::move(open)},
            {"compulsory", shown.today().must_lay(self)},
            {"improvise", context.improvising() ? Shown::ids(hand.action) : json::array()},
            {"organisations", Shown::ids(all_organisations)},
            {"queue", state.queue.size()}};
}

}  // namespace resolution::mad_con
