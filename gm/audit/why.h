#pragma once

// How a figure came to be what it is: every step at which it changed, with the facts and
// the movements of money behind it.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/replay.h"
#include "gm/report/json_diff.h"

namespace gm {

/// Something that can be asked about: where it stands in the state, or how it is worked out.
struct Figure {
    std::string thing;                                   ///< id: "akira"
    std::string field;                                   ///< "money", "shares/renraku", "place"
    std::vector<std::string> path;                       ///< in the state; empty: worked out
    std::vector<std::string> about;                      ///< the ids that a fact about it names
    std::optional<resolution::PlayerIndex> player = {};  ///< whose it is, if a player's

    /// Its value then, in JSON; none: it is not there.
    std::optional<std::string> value(const resolution::Game& game, const resolution::Position& position,
                                     const nlohmann::json& state) const;
};

/// From 1, where the game ranks such things.
std::optional<std::size_t> place_in_ranking(const resolution::Game& game, const nlohmann::json& state,
                                            const std::string& thing);

/// Finds what is asked about in a state. Things go by id, by name or by a beginning of either; wrong words are
/// answered with what was probably meant, and a missing field with the list of those there are.
orders::Result<Figure> find_figure(const PinnedGame& pinned, const nlohmann::json& state, const NamesById& names,
                                   const std::string& thing, const std::optional<std::string>& field);

/// A step at which it changed.
struct ExplainedChange {
    int turn = 0;
    std::string step;
    std::optional<std::string> before;  ///< JSON
    std::optional<std::string> after;
    std::vector<LedgerRow> movements;  ///< if it is money: what adds up to the change
    std::vector<EntryRow> facts;       ///< else: what was told of it in this step
};

/// All of them from the setup to turn `last`, found by playing the turns again.
orders::Result<std::vector<ExplainedChange>> changes_of(const Store& store, const PinnedGame& pinned,
                                                        const Figure& figure, int last);

}  // namespace gm
