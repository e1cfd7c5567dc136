#pragma once

// What an action would do on the board as it is (4.1): worked out first, then carried out, or weighed by a bot.

#include "resolution/mad_con/today.h"

namespace resolution::mad_con {

using orders::mad_con::Pick;
using orders::mad_con::Picks;

/// Visitors by their places in the state's list.
using Chosen = Row<std::uint8_t, most_tokens>;

/// Does the entry of a list stand for this visitor?
bool fits(const Figures& figures, const Visitor& visitor, Pick pick, PlayerIndex player);

/// How many of the eligible visitors a list picks; what it leaves open, those in front fill.
Chosen pick(const Figures& figures, const State& state, PlayerIndex player, Chosen eligible, const Picks& list,
            std::size_t count);

struct Move {
    std::uint8_t visitor = 0;
    Place to;
};

/// What carrying out an action changes: all of it that can be (MC-14).
struct Effect {
    Row<Move, most_tokens> moves;
    std::optional<std::uint8_t> looked_at;
    std::optional<Place> newcomer;  ///< somebody is welcomed, and comes to that place
    bool takes_token = false;

    bool any() const { return !moves.empty() || looked_at || newcomer || takes_token; }
};

/// `target` may be nullptr: nobody is named.
Effect effect_of(const Today& today, const State& state, PlayerIndex player, Action action, Organisation organisation,
                 const Target* target);

/// Where everybody on a step is at the end of the day (section 5).
Row<Move, most_tokens> drift_of(const Today& today, const State& state);

}  // namespace resolution::mad_con
