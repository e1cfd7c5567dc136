#pragma once

#include <string>
#include <variant>
#include <vector>

#include "orders/corporate/run_order.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// What a run is aimed at, once the rules have found it: an entity, or the run with
/// this place in the opening's list of known ones.
struct TracedRun {
    std::size_t place = 0;
    friend bool operator==(TracedRun, TracedRun) = default;
};
using Target = std::variant<Entity, TracedRun>;

/// A run of this turn, from its order to its outcome.
struct Run {
    PlayerIndex buyer;
    int number = 0;  ///< place in the buyer's sheet, from 1
    const orders::corporate::RunOrder* order = nullptr;
    RunType type = RunType::information;
    Target target;
    Contractor contractor;
    CorporationIndex benefit;  ///< datasteal on a corporation
    bool favour = false;
    bool deposit_only = false;
    Money paid;
    Odds odds;
    int percentage = 0;                  ///< fixed when the run is paid (CG-57)
    int malus = 0;                       ///< for runs on the same target; known when the run is rolled
    int agent_bonus = 0;                 ///< breaks ties; without the underground line (CG-50)
    bool accepted = false;               ///< by the agent, with room for it
    std::string_view declined_for = {};  ///< why not: for the game master only
    int order_draw = 0;                  ///< 0 = no tie to settle
    bool simultaneous = false;
    bool spent = false;  ///< a protection that has succeeded
    std::optional<RunOutcome> outcome;
    std::string code = {};  ///< if the run is known outside

    bool hostile() const { return type != RunType::protection; }  // CG-7
    std::optional<Entity> entity() const {
        const auto* found = std::get_if<Entity>(&target);
        return found == nullptr ? std::nullopt : std::optional(*found);
    }
    std::optional<PlayerIndex> target_player() const {
        const auto found = entity();
        return found ? found->player() : std::nullopt;
    }
};

}  // namespace resolution::corporate
