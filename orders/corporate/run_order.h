#pragma once

#include <variant>

#include "orders/corporate/kinds.h"
#include "orders/money.h"

namespace orders::corporate {

/// Who is asked to carry out a run.
struct Independents {
    friend bool operator==(Independents, Independents) = default;
};
struct OwnCroc {
    friend bool operator==(OwnCroc, OwnCroc) = default;
};
using AgentChoice = std::variant<Independents, OwnCroc, Named<AgentIndex>>;

/// What a run is aimed at: something in the game, an earlier run, or a name that nothing bears.
struct NoSuchTarget {
    std::string written;
    friend bool operator==(const NoSuchTarget&, const NoSuchTarget&) = default;
};
using RunTarget = std::variant<Entity, RunCode, NoSuchTarget>;

/// Step 2. Rights to the options are a matter of rules: here is only what was asked.
struct RunOrder {
    RunType type = RunType::information;
    RunTarget target;
    AgentChoice agent;
    Money invest;
    std::optional<Named<CorporationIndex>> benefit;  ///< datasteal on a corporation
    std::optional<Line> line;                        ///< scandal on a party
    std::vector<RunType> except;                     ///< protection: types it lets pass
    bool network = false;
    bool awakened = false;
    bool dragon_bonus = false;
    bool deposit_only = false;
    bool favour = false;
    friend bool operator==(const RunOrder&, const RunOrder&) = default;
};

}  // namespace orders::corporate
