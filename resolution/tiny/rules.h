#pragma once

// Sealed Bids: each player secretly bids what the die will at least show, and may
// stake coins on it. The die is rolled; the highest right bid scores its own
// value. Losing bids, stakes, purses and lucky numbers stay secret.
// Rules as played: docs/rules/tiny.md.

#include "orders/tiny/sheet.h"
#include "resolution/plain_rules.h"
#include "resolution/tiny/state.h"

namespace resolution::tiny {

class Rules : public PlainRules<Rules, State, orders::tiny::Sheet, Figures> {
public:
    static constexpr std::string_view id = "tiny";
    static constexpr std::string_view title = "Sealed Bids";
    static constexpr int rules_version = 1;
    static constexpr std::string_view money = "coins";

    // As the descriptions say, or as in most games.
    using PlainRules::PlainRules, PlainRules::from_campaign, PlainRules::player_count, PlainRules::fresh;
    using PlainRules::scenario, PlainRules::scenario_results;
    using PlainRules::to_json, PlainRules::from_json, PlainRules::view, PlainRules::order_fields;
    using PlainRules::turn, PlainRules::over, PlainRules::scores, PlainRules::settle, PlainRules::surprises;

    static const simulated::GameTables& tables();
    std::span<const Step> steps() const;
    std::optional<FollowedFigure> course() const { return FollowedFigure{"players", "points"}; }
    Money balance(const State& state, PlayerIndex player) const { return state[player].coins; }
    ComparisonRules comparison() const { return {.lists = ListOrder::any, .in_order = {"order"}, .same_keys = true}; }

    State plain(const Roster& roster, int turn) const;
    void set_up(State& state, Dice& dice, Record& record) const;
    State resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const;
    DrawTable draws(const State& state) const {
        return {{"die", figures_.faces}, {"windfall", 0, ids_of(state.players)}};
    }
    /// Why a stake does not stand, for whoever settles bids and whoever checks a sheet beforehand.
    static MaybeRefused why_no_stake(const Orders& orders, Money held);

    bool owes(const Known<State>& known) const { return !over(*known); }
    orders::Shape shape(const Known<State>& known) const;
    const orders::Vocabulary& vocabulary() const { return orders::described::vocabulary<Orders>(); }
    std::optional<Orders> read(const State& state, PlayerIndex author, const orders::Document& sheet,
                               orders::Problems& problems) const;
    std::string write_sheet(const State& state, PlayerIndex author, const Orders& orders) const;
    bool orders_something(const Orders& orders) const { return orders::described::orders_something(orders); }
    /// What it may bid, and stake of its purse.
    nlohmann::json outlook(const Known<State>& known) const;
    Check check(const Known<State>& known, const std::optional<Orders>& own) const;

    std::vector<std::string> policies() const { return {"random", "steady"}; }
    Orders bot(std::string_view policy, const Known<State>& known, Dice& dice) const;
};

}  // namespace resolution::tiny
