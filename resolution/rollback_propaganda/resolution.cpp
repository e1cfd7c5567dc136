// Phase 4 of a turn: the events of the Present take place, and hands are filled.

#include "resolution/rollback_propaganda/facts.h"
#include "resolution/rollback_propaganda/match.h"

namespace resolution::rollback_propaganda {

bool has_choice(const Figures& figures, const State& state) {
    return std::any_of(state.present.begin(), state.present.end(),
                       [&](const PresentEvent& one) { return figures.of(one.event).choice() != ChoiceOf::none; });
}

void Match::begin_resolution() {
    done();
    state_.phase = Phase::choices;
    state_.flipped.clear();
    state_.rollbacks = 0;  // RP-40
}

/// From the left, or from the right if the order was turned round. A doubled event takes place twice (RP-43).
void Match::resolve_next_event() {
    enter("resolution");
    if (!state_.present.empty()) {
        const std::size_t place = next_to_resolve(state_);
        const PresentEvent next = state_.present[place];
        Mind& mind = mind_of(state_.active, Phase::choices);
        for (int round = 0; round < (next.doubled ? 2 : 1); ++round) carry_out(next.event, mind);
        state_.past.add(state_.present.take(next_to_resolve(state_)).event);
    }
    if (!state_.present.empty()) return;
    done();
    draw_cards();
    end_turn();
}

/// Every choice is the active mage's (RP-26), and made before anything happens.
Match::Choice Match::choose(EventIndex event, Mind& mind) {
    const EventFigures& figures = figures_.of(event);
    const Seen seen = seen_by(state_.active);
    Choice choice{figures.choice()};
    for (const Effect& effect : figures.effects) {
        if (choice_of(effect) != choice.of || choice.of == ChoiceOf::none) continue;
        if (choice.of == ChoiceOf::faction) choice.faction = mind.faction(seen, event, effect);
        if (choice.of == ChoiceOf::mage && seen.may_look_at_any()) choice.mage = mind.look(seen, event);  // RP-28
        if (choice.of == ChoiceOf::swap) choice.swap = mind.swap(seen, event, effect);                    // RP-27
        break;
    }
    return choice;
}

List Match::words(const Choice& choice) const {
    List out;
    if (choice.faction) out.emplace_back(id(*choice.faction));
    if (choice.mage) out.emplace_back(id(*choice.mage));
    if (choice.of != ChoiceOf::swap) return out;
    out.emplace_back(choice.swap ? "swap" : "decline");
    if (!choice.swap) return out;
    const PlayerIndex one = choice.swap->one;
    const PlayerIndex other = choice.swap->other.value_or(one);
    out.emplace_back(id(std::min(one, other)));
    out.emplace_back(choice.swap->other ? std::string_view(id(std::max(one, other))) : "unassigned");
    return out;
}

void Match::carry_out(EventIndex event, Mind& mind) {
    const EventFigures& figures = figures_.of(event);
    const Choice choice = choose(event, mind);
    tell_all("section 5", [&] { return EventResolved{id(event), words(choice)}; });
    if (figures.when == Moment::reveal) return;                              // it had its effect (RP-29)
    for (const Effect& effect : figures.effects) carry_out(effect, choice);  // none: it only weighed (RP-58)
}

void Match::carry_out(const Effect& effect, const Choice& choice) {
    const PlayerIndex mage = state_.active;
    switch (effect.op) {
        case Op::popularity: return change_popularity(effect, choice.faction.value_or(FactionIndex()), effect.amount);
        case Op::election: return hold_election();
        case Op::look_contract: return choice.mage ? look_at_contract(mage, *choice.mage) : void();
        case Op::swap_contracts: return choice.swap ? swap_contracts(*choice.swap) : void();
        case Op::look_future: return look_at_future(mage, static_cast<std::size_t>(effect.amount));
        case Op::swap_own_contract: return swap_with_pile(mage);
        case Op::present_double: return double_next(effect);
        default: return;
    }
}

/// An event leaves no choice of events: the next of those kinds in the order of resolution takes place twice.
void Match::double_next(const Effect& effect) {
    const std::size_t count = state_.present.size();
    for (std::size_t i = 1; i < count; ++i) {
        PresentEvent& one = state_.present[state_.reversed ? count - 1 - i : i];
        if (!effect.kinds.has(figures_.of(one.event).kind)) continue;
        one.doubled = true;
        return;
    }
}

/// RP-31: up to a full hand, or as far as the Grimoire goes.
void Match::draw_cards() {
    enter("draw");
    const auto full = static_cast<std::size_t>(state_.settings.limits.hand_size);
    clockwise([&](PlayerIndex mage) {
        Player& player = state_[mage];
        while (player.hand.size() < full && !player.grimoire.empty()) {
            player.hand.add(player.grimoire.take_first());
            tell_one(mage, "RP-31", [&] { return CardDrawn{id(player.hand.back())}; });
        }
    });
    done();
}

}  // namespace resolution::rollback_propaganda
