#pragma once

// What holds on the running day: the figures, as its animation changes them (section 5).

#include "resolution/mad_con/state.h"

namespace resolution::mad_con {

class Today {
public:
    Today(const Figures& figures, const State& state)
        : figures_(figures), state_(state), animation_(state.animation ? figures.of(*state.animation) : nothing()) {}

    const Figures& figures() const { return figures_; }
    const AnimationFigures& animation() const { return animation_; }

    int slots() const { return animation_.slots.value_or(figures_.slots); }
    /// MC-48: organisation cards are never fewer.
    std::size_t action_cards() const { return animation_.hand_action.value_or(figures_.hand_action); }
    bool is_open(int slot) const { return animation_.open_slot == slot && slot <= slots(); }
    std::optional<int> open_slot() const {
        return animation_.open_slot && *animation_.open_slot <= slots() ? animation_.open_slot : std::nullopt;
    }
    /// Which card is shown, whatever the sheet says; of an open slot it can only be the organisation (MC-22).
    std::optional<Reveal> decided_reveal(int slot) const {
        const auto decided = animation_.reveal.of(slot);
        return is_open(slot) && decided != Reveal::none ? std::optional(Reveal::organisation) : decided;
    }
    int steps(int asked) const { return std::min(asked, animation_.longest_move.value_or(asked)); }

    /// Calls `look` with each player in the order of play, which must be known.
    template <class Look>
    void in_order(Look look) const {
        PlayerIndex player = state_.first.value_or(state_.token);
        for (std::size_t i = 0; i < state_.count(); ++i, player = state_.left_of(player)) look(player);
    }

    /// May the player lay a card there (step 5)?
    bool may_lay(PlayerIndex player, MissionAt at) const {
        if (at.slot < 1 || at.slot > most_slots || !state_.mission(at)) return false;
        if (animation_.only_left_neighbour) return at.player == state_.left_of(player);  // MC-37
        if (at.player == player) return true;
        if (animation_.only_own_missions) return false;
        return !(animation_.token_protects && at.player == state_.token);
    }
    /// Must the player lay its card? So it must as long as some mission of another is open (MC-13).
    bool must_lay(PlayerIndex player) const {
        bool must = false;
        each_open(player, [&](MissionAt at) { must = must || at.player != player; });
        return must;
    }
    /// In the order of seats, then of slots.
    template <class Look>
    void each_open(PlayerIndex player, Look look) const {
        for (const PlayerIndex owner : players_of(state_)) {
            for (int slot = 1; slot <= most_slots; ++slot) {
                if (may_lay(player, {owner, slot})) look(MissionAt{owner, slot});
            }
        }
    }
    /// Where the card goes if no line says so (7.5).
    std::optional<MissionAt> fallback(PlayerIndex player, Organisation card) const;
    /// Does the player see the card on top?
    bool sees_top(PlayerIndex player, MissionAt at) const {
        const Mission& mission = *state_.mission(at);
        return !mission.sabotage.empty() || at.player == player || mission.reveal == Reveal::organisation;
    }

private:
    static const AnimationFigures& nothing();

    const Figures& figures_;
    const State& state_;
    const AnimationFigures& animation_;
};

}  // namespace resolution::mad_con
