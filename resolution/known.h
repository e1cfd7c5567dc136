#pragma once

// The one door between a game's state and whoever must not know all of it. Whatever is shown or proposed to a reader
// takes a `Known`, and only the door makes one: to hand over the true state instead does not compile.

#include <utility>

#include "resolution/described/fields.h"

namespace resolution {

/// A game's state as one reader may know it. What is hidden has the value of a state of which nothing is known.
template <class State>
class Known {
public:
    const State& operator*() const { return state_; }
    const State* operator->() const { return &state_; }
    Reader reader() const { return reader_; }
    /// Who knows it, where that is a player.
    PlayerIndex player() const { return reader_.player().value(); }
    const auto& self() const { return state_.players.at(player().value()); }

private:
    template <class Rules>
    friend Known<typename Rules::State> known_to(const Rules& rules, const typename Rules::State& state, Reader reader);

    Known(State state, Reader reader) : state_(std::move(state)), reader_(reader) {}

    State state_;
    Reader reader_;
};

/// The door. The marks of the state's description decide; a game that must say more has a `known(state, reader)`.
template <class Rules>
Known<typename Rules::State> known_to(const Rules& rules, const typename Rules::State& state, Reader reader) {
    if constexpr (requires { rules.known(state, reader); }) {
        return {rules.known(state, reader), reader};
    } else {
        return {described::known_to(state, reader), reader};
    }
}

}  // namespace resolution
