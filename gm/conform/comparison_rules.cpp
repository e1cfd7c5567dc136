#include <array>

#include "gm/conform/compare.h"

namespace gm::conformance {

namespace {

struct GameRules {
    std::string_view game;
    ComparisonRules rules;
};

}  // namespace

/// An entry a game. Lists of a game without one are compared as in Corporate Game; nothing is known of its keys.
ComparisonRules comparison_rules(std::string_view game) {
    const std::array games{
        GameRules{"corporate",
                  {.lists = ListOrder::any,
                   .in_order = {"ranking"},  // CG-75
                   .same_keys = true,
                   .open = {"runs"},
                   .newcomers = {{"agents", "spare_fixers", {"kind", "name", "bonus"}}},  // CG-10, CG-72
                   .outcomes = {"success", "failure", "interception", "capture", "refused", "used", "unused"},
                   .outcomes_of = "runs"}},
        GameRules{"agent-jean",
                  {.lists = ListOrder::any,
                   .in_order = {"seats", "pile", "order", "table", "active", "turn_winners", "scores", "powers"},
                   .reports_as_data = true}},
        GameRules{"tiny", {.lists = ListOrder::any, .in_order = {"order"}, .same_keys = true}},
    };
    for (const GameRules& entry : games) {
        if (entry.game == game) return entry.rules;
    }
    return {.lists = ListOrder::any, .in_order = {"ranking"}};
}

}  // namespace gm::conformance
