// Phases 1 and 2 of a turn: Schemes and Reveal, and the Rollback.

#include "resolution/rollback_propaganda/facts.h"
#include "resolution/rollback_propaganda/match.h"

namespace resolution::rollback_propaganda {

/// Everybody at once: nobody's card changes what another sees.
void Match::scheme() {
    enter("scheme");
    for (const PlayerIndex mage : players_of(state_)) {
        Player& player = state_[mage];
        if (player.hand.empty()) continue;
        Mind& mind = mind_of(mage, Phase::scheme);
        tell_useless_wishes(mage);
        for (int i = 0; i < state_.settings.limits.schemes_per_turn && !player.hand.empty(); ++i) {  // RP-18, RP-42
            const CardIndex card = player.hand.take(mind.scheme(seen_by(mage)));
            player.schemed.add(card);
            tell_one(mage, "RP-18", [&] { return CardSchemed{id(card)}; });
        }
    }
    done();
    begin_reveal();
}

/// The oldest card goes in their stead. A wish that another makes up for is none to speak of.
void Match::tell_useless_wishes(PlayerIndex mage) {
    if (record_ == nullptr || state_[mage].policy != Policy::mail) return;
    const auto* wishes = SheetMind(state_[mage], state_.turn).wishes();
    if (wishes == nullptr || wishes->empty()) return;
    const auto& hand = state_[mage].hand;
    const bool any = std::any_of(wishes->begin(), wishes->end(), [&](CardIndex card) { return hand.has(card); });
    if (!any) tell_one(mage, "RP-42", [&] { return Refused{"scheme", "not_in_hand"}; });
}

/// The first reveals are no choice (RP-10, RP-39).
void Match::begin_reveal() {
    enter("reveal");
    state_.phase = Phase::reveal;
    state_.reveals = 0;
    state_.last_reveal.reset();
    while (state_.phase == Phase::reveal && state_.reveals < state_.settings.limits.min_reveal) {
        if (!reveal_one()) break;
    }
}

/// Step 7: one decision, and what comes of it. At pace step a program is asked once before the next stop (RP-54).
void Match::go_on_revealing() {
    enter("reveal");
    const PlayerIndex mage = state_.active;
    Mind& mind = mind_of(mage, Phase::reveal);
    const bool bot = state_[mage].policy != Policy::mail;
    do {
        if (state_.reveals >= state_.settings.limits.min_reveal && !mind.goes_on(seen_by(mage)))
            return end_reveal("stop");
    } while (reveal_one() &&
             (bot || state_.settings.options.pace != Pace::step || state_.reveals < state_.settings.limits.min_reveal));
}

/// Steps 1 to 6; false once the phase is over.
bool Match::reveal_one() {
    if (state_.future.empty()) return end_reveal("future_empty"), false;
    const EventIndex event = state_.future.take_first();
    const EventFigures& figures = figures_.of(event);
    state_.known_prefix = std::max(state_.known_prefix - 1, 0);  // RP-38
    for (Player& player : state_.players) player.foreseen = std::max(player.foreseen - 1, 0);
    ++state_.reveals;
    state_.last_reveal = event;
    tell_all("section 4", [&] { return EventRevealed{id(event)}; });
    if (figures.undoes()) {  // RP-15: an Explosion before anything else
        explode(event);
        if (state_.phase != Phase::reveal) return false;
        return !has_reveal_ended();
    }
    state_.present.add({event});
    if (stealth_total(figures_, state_) > stealth_limit(figures_, state_)) return undo("overflow", event), false;
    if (figures.turns_order()) state_.reversed = !state_.reversed;  // RP-29
    if (figures.ends_reveal()) return end_reveal("collapse"), false;
    return !has_reveal_ended();
}

/// Step 2. It is forgotten at once, and weighs nothing (RP-14).
void Match::explode(EventIndex event) {
    state_.oblivion.add(event);
    tell_all("RP-14", [&] { return EventForgotten{id(event)}; });
    const PlayerIndex mage = state_.active;
    auto& face_up = state_[mage].face_up;
    const auto* const anchor = std::find_if(face_up.begin(), face_up.end(), [&](CardIndex card) {
        return figures_.of(card).find(Op::absorb_explosion) != nullptr;
    });
    if (anchor == face_up.end() || !mind_of(mage, Phase::reveal).uses_anchor(seen_by(mage)))
        return undo("explosion", event);
    state_.cosmos.add(face_up.take(static_cast<std::size_t>(anchor - face_up.begin())));
    tell_all("RP-35", [&] { return AnchorUsed{id(mage)}; });
}

/// Step 6 (RP-9, RP-16).
bool Match::has_reveal_ended() {
    if (state_.future.empty()) return end_reveal("future_empty"), true;
    const auto cap = static_cast<std::size_t>(state_.settings.limits.present_cap);
    if (cap > 0 && state_.present.size() >= cap) return end_reveal("cap"), true;
    return false;
}

void Match::end_reveal(std::string_view reason) {
    tell_all("section 4", [&] {
        return RevealEnded{reason,
                           state_.reveals,
                           static_cast<std::int64_t>(state_.present.size()),
                           stealth_total(figures_, state_),
                           std::string_view{},
                           state_.reversed};
    });
    state_.last_reveal.reset();
    done();
    begin_spells();
}

/// A Rollback (RP-8, RP-11): the turn ends here.
void Match::undo(std::string_view reason, EventIndex culprit) {
    tell_all("section 4", [&] {
        return RevealEnded{reason,
                           state_.reveals,
                           static_cast<std::int64_t>(state_.present.size()),
                           stealth_total(figures_, state_),
                           id(culprit),
                           state_.reversed};
    });
    tell_all("section 4", [&] { return TurnUndone{reason}; });
    stalemate(reason);
    put_present_back();
    for (Player& player : state_.players) {
        while (!player.schemed.empty()) player.hand.add(player.schemed.take_first());
    }
    state_.reversed = false;
    state_.last_reveal.reset();
    done();
    end_turn();
}

/// RP-17, RP-40: both kinds count, and only a card that overflows can be in the way.
void Match::stalemate(std::string_view reason) {
    ++state_.rollbacks;
    const int most = state_.settings.limits.stalemate_per_mage * static_cast<int>(state_.count());
    if (most == 0 || state_.rollbacks < most || reason != "overflow" || state_.present.empty()) return;
    const EventIndex event = state_.present.take(state_.present.size() - 1).event;
    state_.oblivion.add(event);
    tell_all("RP-17", [&] { return EventForgotten{id(event)}; });
    state_.rollbacks = 0;
}

/// RP-12, RP-13: the same cards will come in the same order, and all have seen them.
void Match::put_present_back() {
    EventPile future;
    for (const PresentEvent& one : state_.present) future.add(one.event);
    for (const EventIndex event : state_.future) future.add(event);
    const int back = static_cast<int>(state_.present.size());
    state_.future = future;
    state_.present.clear();
    const int all = static_cast<int>(future.size());
    state_.known_prefix = std::min(state_.known_prefix + back, all);
    for (Player& player : state_.players) player.foreseen = std::min(player.foreseen + back, all);
}

}  // namespace resolution::rollback_propaganda
