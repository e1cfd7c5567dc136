// Figures of the campaign as templates get them, so that sentences follow the campaign and not the other way round.

#include "resolution/mad_con/shown.h"

namespace resolution::mad_con {

using nlohmann::json;

namespace {

/// The slots of the day whose missions show that card, whatever their sheets say.
json slots_that_show(const Today& today, Reveal reveal) {
    json out = json::array();
    for (int slot = 1; slot <= today.slots(); ++slot) {
        if (!today.is_open(slot) && today.decided_reveal(slot) == reveal) out.push_back(slot);
    }
    return out;
}

}  // namespace

json Shown::kinds() const {
    json out = json::array();
    for (const VisitorFigures& kind : figures_.visitors) {
        const int with_police = kind.value_with_police.value_or(kind.value);
        out.push_back({{"id", kind.id},
                       {"count", kind.count},
                       {"value", kind.value},
                       {"with_police", with_police},
                       {"differs", with_police != kind.value}});
    }
    return out;
}

json Shown::actions() const {
    json out = json::object();
    for (std::size_t i = 0; i < action_count; ++i) {
        const ActionFigures& card = figures_.actions[i];
        const bool groups = card.groups && state_.settings.targeted_groups;
        out[orders::mad_con::action_words.ids[i]] = {
            {"visitors", card.visitors}, {"forward", card.forward.steps}, {"back", card.back.steps},
            {"sideways", card.sideways}, {"halves", card.groups},         {"groups", groups},
            {"look", card.look},         {"remove", card.remove},         {"takes_token", card.takes_token}};
    }
    return out;
}

json Shown::day() const {
    const AnimationFigures& animation = today_.animation();
    const auto shown = [&](Reveal reveal) { return slots_that_show(today_, reveal); };
    return {{"animation", this->animation()},
            {"slots", today_.slots()},
            {"usual_slots", figures_.slots},
            {"action_cards", today_.action_cards()},
            {"usual_action_cards", figures_.hand_action},
            {"open_slot", today_.open_slot().value_or(0)},
            {"hidden", shown(Reveal::none)},
            {"action_shown", shown(Reveal::action)},
            {"organisation_shown", shown(Reveal::organisation)},
            {"longest_move", animation.longest_move.value_or(0)},
            {"drift",
             {{"forward", animation.drift.forward},
              {"back", animation.drift.back},
              {"left", animation.drift.left},
              {"right", animation.drift.right}}},
            {"void_action", maybe(animation.void_action)},
            {"swap", animation.swap > 0},
            {"token_protects", animation.token_protects},
            {"holder_names_first", animation.holder_names_first},
            {"only_own_missions", animation.only_own_missions},
            {"only_left_neighbour", animation.only_left_neighbour}};
}

}  // namespace resolution::mad_con
