#include "orders/tiny/sheet.h"
#include "resolution/tiny/state.h"
#include "tests/support/checked_game.h"

namespace test_support {

using namespace resolution;

namespace {

SheetOrders wild_tiny_orders(const Position&, PlayerIndex, std::mt19937_64& random) {
    orders::tiny::Sheet sheet;
    if (random() % 3 != 0) sheet.bid = static_cast<int>(random() % 6) + 1;
    if (random() % 3 != 0) sheet.stake = orders::Money{static_cast<std::int64_t>(random() % 20)};
    return {sheet};
}

Position with_other_tiny_secrets(const Position& position, PlayerIndex reader, std::mt19937_64& random) {
    Position changed = position;
    auto& state = std::any_cast<tiny::State&>(changed.state);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (PlayerIndex{i} == reader) continue;
        state.players[i].coins = orders::Money{static_cast<std::int64_t>(random() % 50)};
        state.players[i].lucky = static_cast<int>(random() % 6) + 1;
    }
    return changed;
}

}  // namespace

const CheckedGame& checked_tiny() {
    static const CheckedGame game{wild_tiny_orders, with_other_tiny_secrets, {}, {}, {}};
    return game;
}

}  // namespace test_support
