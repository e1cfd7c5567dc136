#pragma once

// How a sheet will be taken, before anything is resolved: the same shape for every game.

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/money.h"
#include "resolution/refusal.h"
#include "resolution/value.h"

namespace resolution {

using orders::Money;

struct CheckedOrder {
    std::string path;  ///< its place in the sheet: "runs/2"
    std::string kind;
    Money cost = {};
    Money gain = {};
    Money left = {};  ///< right after the order
    MaybeRefused refusal = {};
    Fields more = {};  ///< the game's own

    bool taken() const { return !refusal; }
};

/// How much of what a turn allows is used.
struct CheckLimit {
    std::string what;
    std::int64_t used = 0;
    std::optional<std::int64_t> of = {};  ///< none: as many as one likes
    Fields more = {};
};

/// Something to think over before the turn; it refuses nothing.
struct CheckRemark {
    std::string kind;
    Fields more = {};
    friend bool operator==(const CheckRemark&, const CheckRemark&) = default;
};
using CheckRemarks = std::vector<CheckRemark>;

/// What the author cannot foresee.
struct CheckSurprises {
    std::vector<CheckedOrder> orders = {};  ///< those that are taken otherwise, as they will be
    CheckRemarks remarks = {};
};

struct Check {
    Money money = {};  ///< at the opening
    Money left = {};   ///< after all orders
    std::vector<CheckedOrder> orders = {};
    std::vector<CheckLimit> limits = {};
    CheckRemarks remarks = {};
    Fields more = {};                           ///< the game's own
    std::optional<CheckSurprises> for_gm = {};  ///< to the game master alone
};

/// As templates and `--json` have it; the game's own fields stand beside the others, the game master's part under "gm".
nlohmann::json to_json(const CheckedOrder& order);
nlohmann::json to_json(const CheckLimit& limit);
nlohmann::json to_json(const CheckRemark& remark);
nlohmann::json to_json(const Check& check);

}  // namespace resolution
