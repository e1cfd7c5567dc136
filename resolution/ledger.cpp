#include "resolution/ledger.h"

#include <nlohmann/json.hpp>

#include "resolution/roster.h"

namespace resolution {

nlohmann::json to_json(const Movement& movement, const Roster& roster) {
    return {{"player", roster.id(movement.player)},
            {"amount", movement.amount.amount},
            {"balance", movement.balance.amount},
            {"step", movement.step},
            {"reason", movement.reason},
            {"detail", movement.detail},
            {"rule", movement.rule}};
}

}  // namespace resolution
