#include "orders/tiny/sheet.h"
#include "resolution/tiny/state.h"
#include "tests/support/harmless_change.h"

namespace test_support {

using namespace resolution;

// A bid that does not win stays secret, and so do stakes, purses, notes and lucky
// numbers. So: lower a bid that did not win, change stake, note, purse and luck.
std::optional<Situation> change_tiny(const Table& table, const Situation& situation, PlayerIndex player,
                                     std::mt19937_64& random) {
    Situation changed = situation;
    auto& state = std::any_cast<tiny::State&>(changed.position.state);
    tiny::Player& self = state.players.at(player.value());
    self.lucky = static_cast<int>(random() % 6) + 1;
    self.coins = orders::Money{static_cast<std::int64_t>(random() % 50)};

    auto& sheet = changed.sheets.at(player.value());
    if (!sheet) return changed;
    auto& orders = std::any_cast<orders::tiny::Sheet&>(sheet->orders);
    orders.note = "note " + std::to_string(random());
    orders.stake = orders::Money{static_cast<std::int64_t>(random() % 60)};

    // Whatever it bids, if nobody's score moves otherwise than before, nobody may know.
    const auto scores = [&](const Situation& given) {
        std::vector<int> points;
        const Played played = table.resolve(given.position, given.sheets);
        for (const auto& one : std::any_cast<const tiny::State&>(played.position.state).players)
            points.push_back(one.points);
        return points;
    };
    const std::optional<int> old_bid = orders.bid;
    const int other_bid = static_cast<int>(random() % 7);
    orders.bid = other_bid == 0 ? std::nullopt : std::optional(other_bid);
    if (scores(changed) != scores(situation)) orders.bid = old_bid;
    return changed;
}

}  // namespace test_support
