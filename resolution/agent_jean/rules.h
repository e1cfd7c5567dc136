#pragma once

// Agent Jean: agents take tricks to foil the Beaver's plans. A round is twelve turns, one trick
// each; the best of a round gets a medal, and two medals win the match.
// Rules as played: docs/rules/agent-jean.md. Rulings are found by their number (AJ-12).

#include "orders/agent_jean/sheet.h"
#include "orders/described/sheet.h"
#include "resolution/agent_jean/figures.h"
#include "resolution/agent_jean/state.h"
#include "resolution/plain_rules.h"

namespace resolution::agent_jean {

class Rules : public PlainRules<Rules, State, Sheet, Figures> {
public:
    static constexpr std::string_view id = "agent-jean";
    static constexpr int rules_version = 1;
    static constexpr std::string_view money{};

    using PlainRules::balance, PlainRules::order_fields;
    using PlainRules::PlainRules, PlainRules::from_campaign, PlainRules::to_json, PlainRules::from_json;

    static const simulated::GameTables& tables();
    PlayerCount player_count() const { return {figures_.least_players, figures_.most_players}; }  // AJ-1
    std::span<const Step> steps() const;
    std::optional<FollowedFigure> course() const { return FollowedFigure{"players", "medals"}; }
    orders::Result<State> fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                Record& record) const;
    /// The round: it keys the dice.
    int turn(const State& state) const { return state.round; }
    bool owes(const Known<State>& known) const;
    orders::Shape shape(const Known<State>& known) const;
    /// A sheet stands: whoever is not asked may still replace it.
    std::optional<orders::Shape> unasked(const Known<State>& known) const;
    const orders::Vocabulary& vocabulary() const { return orders::described::vocabulary<Orders>(); }
    std::optional<Orders> read(const State& state, PlayerIndex author, const orders::Document& sheet,
                               orders::Problems& problems) const;
    bool orders_something(const Orders& orders) const { return orders != Orders{}; }
    State resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const;
    orders::Result<State> settle(const State& before, const State& after, Record& record) const;
    std::optional<orders::Result<State>> rule(const State& state, const Ruling& ruling, Record& record) const;
    bool over(const State& state) const { return state.phase == Phase::over; }
    std::vector<Score> scores(const State& state) const;
    DrawTable draws(const State& state) const;

    nlohmann::json view(const Known<State>& known) const;
    std::string write_sheet(const State& state, PlayerIndex author, const Orders& orders) const;
    nlohmann::json outlook(const Known<State>& known) const;
    Check check(const Known<State>& known, const std::optional<Orders>& own) const;
    /// What the author's cards will be, turn by turn.
    CheckSurprises surprises(const Known<State>& known, const State& state, const Sheets& sheets, Dice& dice) const;

    std::vector<std::string> policies() const { return {policy_ids.begin(), policy_ids.end()}; }
    /// What a bot writes for a player who is away. A seat that is a bot's writes no sheets: it
    /// answers when its turn comes, and so knows more.
    Orders bot(std::string_view policy, const Known<State>& known, Dice& dice) const;

    /// The seats of round 0 or, if a scenario says so, of the first turn of another round.
    State plain(const Roster& roster, int round) const;
    described::Names lists() const { return figures_.names(); }
    orders::Result<State> scenario(const Roster& roster, int turn, const nlohmann::json& patch) const;
    nlohmann::json scenario_results(const Roster& roster, const State& state, const Journal& journal) const;
    ComparisonRules comparison() const;
};

}  // namespace resolution::agent_jean
