#pragma once

// Anime-Warfare: four licences fight over fans on a board of seventeen zones. They hire staff, open studios, summon
// characters and heroes, insult each other in battles of dice, and collect the six mangas of their licence.
// Rules as played: docs/rules/anime-warfare.md. Rulings are found by their number (AW-12).

#include "orders/described/sheet.h"
#include "resolution/anime_warfare/state.h"
#include "resolution/plain_rules.h"

namespace resolution::anime_warfare {

class Rules : public PlainRules<Rules, State, Sheet, Figures> {
public:
    static constexpr std::string_view id = "anime-warfare";
    static constexpr std::string_view title = "Anime-Warfare";
    static constexpr int rules_version = 1;
    static constexpr std::string_view money{};

    using PlainRules::PlainRules, PlainRules::from_campaign, PlainRules::balance, PlainRules::fresh;
    using PlainRules::to_json, PlainRules::from_json, PlainRules::surprises, PlainRules::turn;

    static const simulated::GameTables& tables();
    PlayerCount player_count() const { return {figures_.least_players, figures_.most_players}; }
    std::span<const Step> steps() const;
    std::optional<FollowedFigure> course() const { return FollowedFigure{"players", "fans"}; }
    OrderFields order_fields() const;
    /// Before the setup, or, if a scenario says so, at the first leg of a turn.
    State plain(const Roster& roster, int turn) const;
    described::Names lists() const;
    /// All is drawn when the setup sheets have come: nothing yet.
    void set_up(State& state, Dice& dice, Record& record) const;
    std::string_view stage(const State& state) const { return id_of(state.phase); }
    State resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const;
    orders::Result<State> settle(const State& before, const State& after, Record& record) const;
    bool over(const State& state) const { return state.phase == Phase::over; }
    std::vector<Score> scores(const State& state) const;
    DrawTable draws(const State& state) const;
    std::map<std::string, std::string> names(std::string_view language) const;

    bool owes(const Known<State>& known) const;
    orders::Shape shape(const Known<State>& known) const;
    const orders::Vocabulary& vocabulary() const { return orders::described::vocabulary<Orders>(); }
    std::optional<Orders> read(const State& state, PlayerIndex author, const orders::Document& sheet,
                               orders::Problems& problems) const;
    std::string write_sheet(const State& state, PlayerIndex author, const Orders& orders) const;
    bool orders_something(const Orders& orders) const { return orders::described::orders_something(orders); }

    /// Section 10: the marks, and of hidden units their owner's alone.
    State known(const State& state, Reader reader) const;
    nlohmann::json view(const Known<State>& known) const;
    nlohmann::json outlook(const Known<State>& known) const;
    Check check(const Known<State>& known, const std::optional<Orders>& own) const;

    std::vector<std::string> policies() const { return {"random", "smart"}; }
    Orders bot(std::string_view policy, const Known<State>& known, Dice& dice) const;

    orders::Result<State> scenario(const Roster& roster, int turn, const nlohmann::json& patch) const;
    nlohmann::json scenario_results(const Roster& roster, const State& state, const Journal& journal) const;
    ComparisonRules comparison() const;
};

/// Whose sheets are due: in a leg those of whoever is not out.
bool owes_sheet(const State& state, PlayerIndex player);

}  // namespace resolution::anime_warfare
