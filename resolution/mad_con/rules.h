#pragma once

// Mad-Con: four syndicates at a trade fair. Players programme missions that push face-down visitors about, bend each
// other's missions by sabotage, and count who was hired after four days.
// Rules as played: docs/rules/mad-con.md. Rulings are found by their number (MC-12).

#include "orders/described/sheet.h"
#include "resolution/mad_con/state.h"
#include "resolution/plain_rules.h"

namespace resolution::mad_con {

class Rules : public PlainRules<Rules, State, Sheet, Figures> {
public:
    static constexpr std::string_view id = "mad-con";
    static constexpr std::string_view title = "Mad-Con";
    static constexpr int rules_version = 1;
    static constexpr std::string_view money{};

    using PlainRules::balance, PlainRules::fresh, PlainRules::surprises;
    using PlainRules::to_json, PlainRules::from_json, PlainRules::order_fields;

    /// With the figures of each variant; the game's own is the one that its options name.
    explicit Rules(std::vector<Figures> variants);
    static orders::Result<Rules> from_campaign(const orders::Document& campaign);
    /// Those of the variant that is played (MC-51).
    const Figures& figures_of(const State& state) const { return variants_[state.settings.variant.value()]; }

    static const simulated::GameTables& tables();
    PlayerCount player_count() const { return {figures_.least_players, figures_.most_players}; }
    std::span<const Step> steps() const;
    std::optional<FollowedFigure> course() const { return FollowedFigure{"organisations", "recruits"}; }
    /// Nothing has happened yet, or, if a scenario says so, it is the morning of a day.
    State plain(const Roster& roster, int day) const;
    described::Names lists() const { return figures_.names(); }
    void set_up(State& state, Dice& dice, Record& record) const;
    /// The day: it keys the dice.
    int turn(const State& state) const { return state.day; }
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

    /// Section 3: the marks, and what this reader has seen of visitors, missions and teams.
    State known(const State& state, Reader reader) const;
    nlohmann::json view(const Known<State>& known) const;
    nlohmann::json outlook(const Known<State>& known) const;
    Check check(const Known<State>& known, const std::optional<Orders>& own) const;

    std::vector<std::string> policies() const { return {"random", "smart"}; }
    Orders bot(std::string_view policy, const Known<State>& known, Dice& dice) const;

    orders::Result<State> scenario(const Roster& roster, int turn, const nlohmann::json& patch) const;
    nlohmann::json scenario_results(const Roster& roster, const State& state, const Journal& journal) const;
    ComparisonRules comparison() const;

private:
    std::vector<Figures> variants_;
};

/// What a player's own sheet is due for, if one is.
bool owes_sheet(const State& state);

}  // namespace resolution::mad_con
