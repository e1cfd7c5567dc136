#pragma once

// Corporate Game: eight trimesters of intrigue between executives in Neo-Tokyo. Each
// turn every player mails one sheet; all of them are resolved at once, in fourteen
// steps (steps.h). Rules as played: docs/rules/corporate-game.md.

#include "orders/corporate/sheet.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/plain_rules.h"

namespace resolution::corporate {

class Rules : public PlainRules<Rules, State, orders::corporate::Sheet, Figures> {
public:
    static constexpr std::string_view id = "corporate";
    static constexpr int rules_version = 3;
    static constexpr std::string_view money = "money";

    using PlainRules::PlainRules, PlainRules::turn, PlainRules::over;

    static const simulated::GameTables& tables();
    static orders::Result<Rules> from_campaign(const orders::Document& campaign);

    PlayerCount player_count() const;
    std::span<const Step> steps() const;
    std::optional<FollowedFigure> course() const {
        return FollowedFigure{"corporations", "assets", "bankrupt", "ranking"};
    }
    OrderFields order_fields() const;
    /// The false report of CG-23.
    std::optional<Invention> invention() const;
    /// Characters from the players file, assets drawn; a wrong character is refused with every reason.
    orders::Result<State> fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                Record& record) const;
    /// What the marks of the state cannot say: a reader's friends, captives, evidence, contracts.
    State known(const State& state, Reader reader) const;
    bool owes(const Known<State>& known) const { return !over(*known) && known.self().in_game; }
    orders::Shape shape(const Known<State>& known) const;
    const orders::Vocabulary& vocabulary() const { return orders::described::vocabulary<Orders>(); }
    std::optional<Orders> read(const State& state, PlayerIndex author, const orders::Document& sheet,
                               orders::Problems& problems) const;
    bool orders_something(const Orders& orders) const { return orders::described::orders_something(orders); }
    State resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const;
    /// Rulings that other games do not know; nothing for all others.
    std::optional<orders::Result<State>> rule(const State& state, const Ruling& ruling, Record& record) const;
    orders::Result<State> settle(const State& before, const State& after, Record& record) const;
    std::vector<std::string> contracts(const State& state) const;
    Money balance(const State& state, PlayerIndex player) const { return state[player].money; }
    std::vector<Score> scores(const State& state) const;
    DrawTable draws(const State& state) const;

    nlohmann::json to_json(const State& state) const;
    orders::Result<State> from_json(const nlohmann::json& json) const;
    nlohmann::json view(const Known<State>& known) const;
    std::map<std::string, std::string> names(std::string_view language) const;
    std::string write_sheet(const State& state, PlayerIndex author, const Orders& orders) const;
    nlohmann::json outlook(const Known<State>& known) const;
    Check check(const Known<State>& known, const std::optional<Orders>& own) const;
    CheckSurprises surprises(const Known<State>& known, const State& state, const Sheets& sheets, Dice& dice) const;

    std::vector<std::string> policies() const;
    Orders bot(std::string_view policy, const Known<State>& known, Dice& dice) const;

    orders::Result<State> scenario(const Roster& roster, int turn, const nlohmann::json& patch) const;
    nlohmann::json scenario_results(const Roster& roster, const State& state, const Journal& journal) const;
    ComparisonRules comparison() const;
};

}  // namespace resolution::corporate
