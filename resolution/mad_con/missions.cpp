// Missions are resolved, slot by slot in the order of play (section 4, step 6; 4.1).

#include "resolution/mad_con/facts.h"
#include "resolution/mad_con/match.h"

namespace resolution::mad_con {

void Match::resolve_missions(const Sheets& sheets) {
    const Today today(figures_, state_);
    for (int slot = 1; slot <= today.slots(); ++slot) {
        today.in_order([&](PlayerIndex player) {
            if (state_.mission({player, slot})) resolve_mission({player, slot}, sheet_of(sheets, player));
        });
    }
}

void Match::resolve_mission(MissionAt at, const Sheet* sheet) {
    const Today today(figures_, state_);
    Mission& mission = *state_.mission(at);
    const auto top = mission.top();
    if (!top) return;
    // MC-40: an entry of the sabotage sheet replaces that of the programming sheet whole.
    const Target* target = nullptr;
    if (state_[at.player].targets != nullptr && state_[at.player].targets->of(at.slot))
        target = &*state_[at.player].targets->of(at.slot);
    if (sheet != nullptr && sheet->targets.of(at.slot)) target = &*sheet->targets.of(at.slot);
    if (!mission.action && today.is_open(at.slot)) mission.action = improvise(at.player, *top, sheet, target);
    Effect effect;
    if (mission.action) effect = effect_of(today, state_, at.player, *mission.action, *top, target);
    carry_out(at, mission, effect, target);
}

/// MC-43: the first card that would have an effect; else the first in hand.
std::optional<Action> Match::improvise(PlayerIndex player, Organisation organisation, const Sheet* sheet,
                                       const Target* target) {
    const Today today(figures_, state_);
    auto& hand = state_[player].hand.action;
    if (hand.empty()) return std::nullopt;
    const auto works = [&](Action card) {
        return hand.has(card) && effect_of(today, state_, player, card, organisation, target).any();
    };
    const auto take = [&](Action card) { return hand.take(hand.find(card)); };
    if (sheet != nullptr) {
        const auto listed = std::find_if(sheet->improvise.begin(), sheet->improvise.end(), works);
        if (listed != sheet->improvise.end()) return take(*listed);
    }
    const auto* found = std::find_if(hand.begin(), hand.end(), works);
    return take(found == hand.end() ? hand[0] : *found);
}

/// All that comes of it is the owner's, whoever's card lies on it (MC-33).
void Match::carry_out(MissionAt at, const Mission& mission, const Effect& effect, const Target* target) {
    const PlayerIndex player = at.player;
    Chosen touched;
    for (const Move& move : effect.moves) touched.add(move.visitor);
    if (effect.looked_at) touched.add(*effect.looked_at);
    if (effect.newcomer) {
        touched.add(static_cast<std::uint8_t>(state_.visitors.size()));
        welcome(player, *effect.newcomer);
    }
    tell_all("missions", "section 4.1", [&] {
        std::sort(touched.begin(), touched.end());
        List visitors;
        for (const std::uint8_t one : touched) visitors.emplace_back(number(state_.visitors[one]));
        return MissionResolved{id(player), at.slot, mission.action ? id_of(*mission.action) : "none",
                               id_of(*mission.top()), std::move(visitors)};
    });
    if (effect.newcomer) {
        const Visitor& newcomer = state_.visitors.back();
        tell_all("missions", "section 4.1", [&] { return Arrived{number(newcomer), id(player)}; });
        tell_one(player, "missions", "MC-47", [&] { return ValueSeen{number(newcomer), value(newcomer)}; });
        tell_move(newcomer, "missions", "section 4.1");
    }
    carry_out(effect.moves, "missions", "section 4.1");
    if (effect.takes_token) {
        state_.token = player;
        tell_all("missions", "section 4.1", [&] { return TokenTaken{id(player)}; });
    }
    if (!effect.looked_at) return;
    Visitor& visitor = state_.visitors[*effect.looked_at];
    visitor.seen_by.add(player);
    tell_one(player, "missions", "section 4.1", [&] { return ValueSeen{number(visitor), value(visitor)}; });
    if (target == nullptr || target->announce.empty() || !figures_.of(*mission.action).claim) return;
    const auto claim = target->announce.about(visitor.kind ? figures_.of(*visitor.kind).value : 0);
    if (!claim) return;
    visitor.claims[player.value()] = static_cast<std::int8_t>(*claim);  // MC-16
    tell_all("missions", "MC-16",
             [&] { return Claimed{id(player), number(visitor), orders::mad_con::signed_value(*claim)}; });
}

/// By number: the order in which they were picked would tell everybody of the player's list.
void Match::carry_out(Row<Move, most_tokens> moves, std::string_view step, std::string_view rule) {
    std::sort(moves.begin(), moves.end(), [](const Move& a, const Move& b) { return a.visitor < b.visitor; });
    for (const Move& move : moves) {
        Visitor& visitor = state_.visitors[move.visitor];
        visitor.at = move.to;
        tell_move(visitor, step, rule);
    }
}

void Match::tell_move(const Visitor& visitor, std::string_view step, std::string_view rule) {
    tell_all(step, rule, [&] { return VisitorMoved{number(visitor), word_of(visitor.at)}; });
}

}  // namespace resolution::mad_con
