#pragma once

// Sealed Bids: each player secretly bids what the die will at least show, and may
// stake coins on it. The die is rolled; the highest right bid scores its own
// value. Losing bids, stakes, purses and lucky numbers stay secret.
// Rules as played: docs/rules/tiny.md.

#include <algorithm>

#include "orders/tiny/sheet.h"
#include "resolution/game.h"
#include "resolution/known.h"
#include "resolution/tiny/figures.h"
#include "resolution/tiny/state.h"

namespace resolution::tiny {

class Rules {
public:
    using State = tiny::State;
    using Orders = orders::tiny::Sheet;
    using Sheets = std::vector<std::optional<Orders>>;

    static constexpr std::string_view id = "tiny";
    static constexpr int rules_version = 1;
    static constexpr std::string_view money = "coins";
    static const simulated::GameTables& tables();
    static orders::Result<Rules> from_campaign(const orders::Document& campaign);

    PlayerCount player_count() const;
    std::span<const Step> steps() const;
    std::optional<FollowedFigure> course() const { return FollowedFigure{"players", "points"}; }
    orders::Result<State> fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                Record& record) const;
    int turn(const State& state) const { return state.turn; }
    std::optional<orders::Shape> demands(const Known<State>& known) const;
    const orders::Vocabulary& vocabulary() const { return orders::described::vocabulary<Orders>(); }
    std::optional<Orders> read(const State& state, PlayerIndex author, const orders::Document& sheet,
                               orders::Problems& problems) const;
    bool orders_something(const Orders& orders) const { return orders::described::orders_something(orders); }
    State resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const;
    orders::Result<State> settle(const State& before, const State& after, Record& record) const;
    Money balance(const State& state, PlayerIndex player) const { return state.players.at(player.value()).coins; }
    bool over(const State& state) const { return state.turn > figures_.turns; }
    std::vector<Score> scores(const State& state) const;
    DrawTable draws(const State& state) const;

    nlohmann::json to_json(const State& state) const;
    orders::Result<State> from_json(const nlohmann::json& json) const;
    nlohmann::json view(const Known<State>& known) const;
    std::string write_sheet(const State& state, PlayerIndex author, const Orders& orders) const;
    /// What it may bid, and stake of its purse.
    nlohmann::json outlook(const Known<State>& known) const;
    Check check(const Known<State>& known, const std::optional<Orders>& own) const;
    /// Nothing of anybody else's enters a check: the game master has no more to read than the author.
    CheckSurprises surprises(const Known<State>&, const State&, const Sheets&, Dice&) const { return {}; }

    std::vector<std::string> policies() const { return {"random", "steady"}; }
    Orders bot(std::string_view policy, const Known<State>& known, Dice& dice) const;

    orders::Result<State> scenario(const Roster& roster, int turn, const nlohmann::json& patch) const;
    nlohmann::json scenario_results(const Roster& roster, const State& state, const Journal& journal) const;
    ComparisonRules comparison() const;

private:
    explicit Rules(const Figures& figures) : figures_(figures) {}
    orders::tiny::SheetContext context(const State& state, PlayerIndex author) const;
    static const Player& self(const Known<State>& known) { return known->players.at(known.player().value()); }
    static std::int64_t most_stake(const Known<State>& known) {
        return std::min(self(known).coins.amount, orders::tiny::highest_stake);
    }

    Figures figures_;
};

}  // namespace resolution::tiny
