#pragma once

// Rollback Propaganda: mages of the shadows push the popularity of factions, and whoever is seen too much undoes the
// turn. Hidden Contracts score at Elections.
// Rules as played: docs/rules/rollback-propaganda.md. Rulings are found by their number (RP-17).

#include "orders/described/sheet.h"
#include "resolution/plain_rules.h"
#include "resolution/rollback_propaganda/state.h"

namespace resolution::rollback_propaganda {

class Rules : public PlainRules<Rules, State, Sheet, Figures> {
public:
    static constexpr std::string_view id = "rollback-propaganda";
    static constexpr std::string_view title = "Rollback Propaganda";
    static constexpr int rules_version = 1;
    static constexpr std::string_view money{};

    using PlainRules::PlainRules, PlainRules::from_campaign, PlainRules::balance, PlainRules::surprises;
    using PlainRules::to_json, PlainRules::from_json, PlainRules::order_fields;

    static const simulated::GameTables& tables();
    PlayerCount player_count() const { return {figures_.least_mages, figures_.most_mages}; }
    std::span<const Step> steps() const;
    std::optional<FollowedFigure> course() const { return FollowedFigure{"factions", "popularity"}; }
    State plain(const Roster& roster, int turn) const;
    described::Names lists() const { return figures_.names(); }
    /// Seats may have bots, and the campaign may say who begins.
    orders::Result<State> fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                Record& record) const;
    int turn(const State& state) const { return state.turn; }
    std::string_view stage(const State& state) const { return id_of(state.phase); }
    State resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const;
    orders::Result<State> settle(const State& before, const State& after, Record& record) const;
    bool over(const State& state) const { return state.over(); }
    std::vector<Score> scores(const State& state) const;
    DrawTable draws(const State& state) const;
    std::map<std::string, std::string> names(std::string_view language) const;

    bool owes(const Known<State>& known) const;
    orders::Shape shape(const Known<State>& known) const;
    /// Parts may be sent long before they are owed.
    std::optional<orders::Shape> unasked(const Known<State>& known) const;
    const orders::Vocabulary& vocabulary() const { return *figures_.vocabulary; }
    std::optional<Orders> read(const State& state, PlayerIndex author, const orders::Document& sheet,
                               orders::Problems& problems) const;
    /// A sheet does not replace the one before it: each part counts by itself (RP-48).
    Orders joined(const Orders& earlier, const Orders& later) const;
    std::string write_sheet(const State& state, PlayerIndex author, const Orders& orders) const;
    bool orders_something(const Orders& orders) const { return !orders.empty(); }

    State known(const State& state, Reader reader) const;
    nlohmann::json view(const Known<State>& known) const;
    nlohmann::json outlook(const Known<State>& known) const;
    Check check(const Known<State>& known, const std::optional<Orders>& own) const;

    std::vector<std::string> policies() const;
    Orders bot(std::string_view policy, const Known<State>& known, Dice& dice) const;

    orders::Result<State> scenario(const Roster& roster, int turn, const nlohmann::json& patch, Dice& dice) const;
    nlohmann::json scenario_results(const Roster& roster, const State& state, const Journal& journal) const;
    ComparisonRules comparison() const;
};

}  // namespace resolution::rollback_propaganda
