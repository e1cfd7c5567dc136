#include "orders/described/wild.h"
#include "resolution/anime_warfare/shown.h"
#include "tests/games/anime_warfare/under_test.h"

namespace resolution::anime_warfare {

using orders::anime_warfare::Order;
using orders::anime_warfare::Orders;

namespace {

/// Numbers that no game comes to are all that a player can write of his own.
class Numbers {
public:
    Numbers(test_support::Canaries& canaries, PlayerIndex author, std::mt19937_64& random)
        : canaries_(canaries), author_(author), random_(random) {}

    int next() {
        const int number = 100'000 + static_cast<int>(random_() % 900'000);
        const std::string written = std::to_string(number);
        if (canaries_.marks_in(written).empty())
            canaries_.mark(written, Audience::only(author_),
                           written + ", which player " + std::to_string(author_.value() + 1) + " wrote");
        return number;
    }

private:
    test_support::Canaries& canaries_;
    PlayerIndex author_;
    std::mt19937_64& random_;
};

void mark(Orders& orders, Numbers& numbers) {
    for (auto& order : orders) {
        if (!order) continue;
        order->when.staff_min = numbers.next();
        if (order->when.enemy) order->when.enemy->max = numbers.next();
    }
}

}  // namespace

SheetOrders UnderTest::wild_sheet(const Game& game, const Position& position, PlayerIndex author,
                                  Random& random) const {
    const auto& state = std::any_cast<const State&>(position.state);
    const auto context = sheet_context(rules_of(game).figures(), state, author);
    return {orders::described::wild_sheet<Sheet>(context, random)};
}

void UnderTest::plant_in_sheet(SheetOrders& sheet, const Position&, PlayerIndex author,
                               test_support::Canaries& canaries, Random& random) const {
    auto& orders = std::any_cast<Sheet&>(sheet.orders);
    Numbers numbers(canaries, author, random);
    if (orders.convention) orders.convention->max_cost = numbers.next();
    for (auto& round : orders.rounds) {
        if (!round) continue;
        // The first alternative stays what it is, so that the game goes on.
        Orders added(1);
        added.front() = Order{};
        mark(added, numbers);
        round->before.insert(round->before.end(), added.begin(), added.end());
    }
    auto& standing = orders.standing.given;
    if (standing.offers) standing.offers->purge = numbers.next();
}

}  // namespace resolution::anime_warfare
