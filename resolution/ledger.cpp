#include "resolution/ledger.h"

#include <nlohmann/json.hpp>

#include "resolution/game.h"

namespace resolution {

void Record::move_money(PlayerIndex player, Money& purse, Money amount, std::string_view reason, std::string_view rule,
                        std::string_view detail) {
    if (amount == Money{}) return;
    purse += amount;
    ledger.push_back(
        {player, amount, purse, journal.step(), std::string(reason), std::string(detail), std::string(rule)});
}

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
