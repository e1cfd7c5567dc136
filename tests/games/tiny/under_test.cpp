#include <nlohmann/json.hpp>

#include "orders/described/wild.h"
#include "orders/tiny/sheet.h"
#include "resolution/tiny/state.h"
#include "tests/support/game_under_test.h"

namespace resolution::tiny {

namespace {

using namespace test_support;
using orders::Money;
using orders::tiny::Sheet;

int number_from(int first, unsigned count, std::mt19937_64& random) {
    return first + static_cast<int>(random() % count);
}

class UnderTest final : public GameUnderTest {
public:
    Ways ways() const override { return {}; }
    Freedom freedom() const override { return {}; }
    std::string countable() const override { return "coins"; }

    // A bid that does not win stays secret, and so do stakes, purses, notes and lucky
    // numbers. So: lower a bid that did not win, change stake, note, purse and luck.
    std::optional<Situation> with_harmless_change(const Table& table, const Situation& situation, PlayerIndex player,
                                                  Random& random) const override {
        Situation changed = situation;
        auto& state = std::any_cast<State&>(changed.position.state);
        Player& self = state.players.at(player.value());
        self.lucky = number_from(1, 6, random);
        self.coins = Money{number_from(0, 50, random)};

        auto& sheet = changed.sheets.at(player.value());
        if (!sheet) return changed;
        auto& orders = std::any_cast<Sheet&>(sheet->orders);
        orders.note = "note " + std::to_string(random());
        orders.stake = Money{number_from(0, 60, random)};

        // Whatever it bids, if nobody's score moves otherwise than before, nobody may know.
        const auto scores = [&](const Situation& given) {
            std::vector<int> points;
            const Played played = table.resolve(given.position, given.sheets);
            for (const auto& one : std::any_cast<const State&>(played.position.state).players)
                points.push_back(one.points);
            return points;
        };
        const std::optional<int> old_bid = orders.bid;
        const int other_bid = number_from(0, 7, random);
        orders.bid = other_bid == 0 ? std::nullopt : std::optional(other_bid);
        if (scores(changed) != scores(situation)) orders.bid = old_bid;
        return changed;
    }

    SheetOrders wild_sheet(const Game&, const Position& position, PlayerIndex author, Random& random) const override {
        const auto& state = std::any_cast<const State&>(position.state);
        orders::tiny::SheetContext context;
        context.most_stake = state.players.at(author.value()).coins.amount;
        return {orders::described::wild_sheet<Sheet>(context, random)};
    }

    Position with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const override {
        Position changed = position;
        auto& state = std::any_cast<State&>(changed.state);
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            if (PlayerIndex{i} == reader) continue;
            state.players[i].coins = Money{number_from(0, 50, random)};
            state.players[i].lucky = number_from(1, 6, random);
        }
        return changed;
    }

    void plant_in_character(orders::Node&, PlayerIndex, Canaries&) const override {}

    void plant_in_position(Position& position, Canaries&) const override {
        auto& players = std::any_cast<State&>(position.state).players;
        for (std::size_t i = 0; i < players.size(); ++i) {
            // far apart, so that no win or loss leads from one purse to another
            players[i].coins = Money{70'000'003 + 11'000'017 * static_cast<std::int64_t>(i)};
        }
    }

    void plant_in_sheet(SheetOrders& sheet, const Position& position, PlayerIndex author, Canaries& canaries,
                        Random& random) const override {
        auto& orders = std::any_cast<Sheet&>(sheet.orders);
        const int turn = std::any_cast<const State&>(position.state).turn;
        const std::string whose = " of player " + std::to_string(author.value() + 1) + ", turn " + std::to_string(turn);
        orders.note = "a note, " + canaries.word(author, "the note" + whose);
        if (!orders.bid) orders.bid = number_from(1, 6, random);
        orders.stake = Money{number_from(100'003, 880'000, random)};
        canaries.number(orders.stake.amount, author, "the stake" + whose);
    }

    /// The sealed bids stay sealed: no fact tells of another's note, stake or purse.
    Audience entitled(const nlohmann::json&, const TurnFacts&) const override { return Audience::game_master(); }
    bool tells() const override { return false; }
};

}  // namespace

}  // namespace resolution::tiny

namespace test_support::games {

const GameUnderTest& tiny() {
    static const resolution::tiny::UnderTest game;
    return game;
}

}  // namespace test_support::games
