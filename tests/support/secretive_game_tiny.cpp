#include <nlohmann/json.hpp>

#include "orders/tiny/sheet.h"
#include "resolution/tiny/state.h"
#include "tests/support/secretive_game.h"

namespace test_support {

using namespace resolution;

namespace {

void plant_in_tiny_position(Position& position, Canaries&) {
    auto& players = std::any_cast<tiny::State&>(position.state).players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        // far apart, so that no win or loss leads from one purse to another
        players[i].coins = orders::Money{70'000'003 + 11'000'017 * static_cast<std::int64_t>(i)};
    }
}

void plant_in_tiny_sheet(SheetOrders& sheet, const Position& position, PlayerIndex author, Canaries& canaries,
                         std::mt19937_64& random) {
    auto& orders = std::any_cast<orders::tiny::Sheet&>(sheet.orders);
    const int turn = std::any_cast<const tiny::State&>(position.state).turn;
    const std::string whose = " of player " + std::to_string(author.value() + 1) + ", turn " + std::to_string(turn);
    orders.note = "a note, " + canaries.word(author, "the note" + whose);
    if (!orders.bid) orders.bid = static_cast<int>(random() % 6) + 1;
    orders.stake = orders::Money{100'003 + static_cast<std::int64_t>(random() % 880'000)};
    canaries.number(orders.stake.amount, author, "the stake" + whose);
}

}  // namespace

const SecretiveGame& secretive_tiny() {
    // The sealed bids stay sealed: no fact tells of another's note, stake or purse.
    static const SecretiveGame game{[](orders::Node&, PlayerIndex, Canaries&) {}, plant_in_tiny_position,
                                    plant_in_tiny_sheet,
                                    [](const nlohmann::json&, const TurnFacts&) { return Audience::game_master(); }};
    return game;
}

}  // namespace test_support
