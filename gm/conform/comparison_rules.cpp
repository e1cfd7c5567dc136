#include <array>

#include "gm/conform/compare.h"

namespace gm::conformance {

namespace {

struct GameRules {
    std::string_view game;
    ComparisonRules rules;
};

}  // namespace

/// A line a game. What a game does not say is as in Corporate Game.
ComparisonRules comparison_rules(std::string_view game) {
    const std::array games{
        GameRules{"corporate", {ListOrder::any, {"ranking"}}},  // CG-75
        GameRules{"tiny", {ListOrder::any, {"order"}}},
    };
    for (const GameRules& entry : games) {
        if (entry.game == game) return entry.rules;
    }
    return games.front().rules;
}

}  // namespace gm::conformance
