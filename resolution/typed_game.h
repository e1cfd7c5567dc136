#pragma once

#include <algorithm>
#include <concepts>
#include <tuple>
#include <utility>

#include <nlohmann/json.hpp>

#include "orders/described/orders.h"
#include "orders/sheet_limits.h"
#include "resolution/comparison.h"
#include "resolution/game.h"
#include "resolution/known.h"
#include "resolution/ruling.h"

namespace resolution {

/// What a game brings: `State` and `Orders` as its own types, and these functions
/// on them. Everything is const: rules and figures never change during a game. What is shown to a reader, asked of a
/// player or decided by a bot is made of what that one may know, and has no access to the state itself.
template <class R>
concept Rules = requires(const R& rules, const typename R::State& state, const Known<typename R::State>& known,
                         const typename R::Orders& orders, const std::optional<typename R::Orders>& own,
                         const std::vector<std::optional<typename R::Orders>>& sheets, const Roster& roster,
                         const orders::Document& document, Dice& dice, Record& record, const nlohmann::json& json,
                         orders::Problems& problems, PlayerIndex player, std::string_view word) {
    { R::id } -> std::convertible_to<std::string_view>;
    { R::rules_version } -> std::convertible_to<int>;
    { R::money } -> std::convertible_to<std::string_view>;
    { R::tables() } -> std::same_as<const simulated::GameTables&>;
    { R::from_campaign(document) } -> std::same_as<orders::Result<R>>;
    { rules.player_count() } -> std::same_as<PlayerCount>;
    { rules.steps() } -> std::convertible_to<std::span<const Step>>;
    { rules.course() } -> std::same_as<std::optional<FollowedFigure>>;
    { rules.order_fields() } -> std::same_as<OrderFields>;
    { rules.fresh(roster, document, dice, record) } -> std::same_as<orders::Result<typename R::State>>;
    { state.players.size() } -> std::convertible_to<std::size_t>;
    { rules.turn(state) } -> std::same_as<int>;
    { rules.owes(known) } -> std::same_as<bool>;
    { rules.shape(known) } -> std::same_as<orders::Shape>;
    { rules.vocabulary() } -> std::same_as<const orders::Vocabulary&>;
    { rules.read(state, player, document, problems) } -> std::same_as<std::optional<typename R::Orders>>;
    { rules.orders_something(orders) } -> std::same_as<bool>;
    { rules.resolve(state, sheets, dice, record) } -> std::same_as<typename R::State>;
    { rules.settle(state, state, record) } -> std::same_as<orders::Result<typename R::State>>;
    { rules.balance(state, player) } -> std::same_as<Money>;
    { rules.over(state) } -> std::same_as<bool>;
    { rules.scores(state) } -> std::same_as<std::vector<Score>>;
    { rules.draws(state) } -> std::same_as<DrawTable>;
    { rules.to_json(state) } -> std::same_as<nlohmann::json>;
    { rules.from_json(json) } -> std::same_as<orders::Result<typename R::State>>;
    { rules.view(known) } -> std::same_as<nlohmann::json>;
    { rules.write_sheet(state, player, orders) } -> std::same_as<std::string>;
    { rules.outlook(known) } -> std::same_as<nlohmann::json>;
    { rules.check(known, own) } -> std::same_as<Check>;
    { rules.surprises(known, state, sheets, dice) } -> std::same_as<CheckSurprises>;
    { rules.policies() } -> std::same_as<std::vector<std::string>>;
    { rules.bot(word, known, dice) } -> std::same_as<typename R::Orders>;
    { rules.scenario_results(roster, state, record.journal) } -> std::same_as<nlohmann::json>;
    { rules.comparison() } -> std::same_as<ComparisonRules>;
} && (requires(const R& rules, const Roster& roster, const nlohmann::json& json) {
    { rules.scenario(roster, 1, json) } -> std::same_as<orders::Result<typename R::State>>;
} || requires(const R& rules, const Roster& roster, const nlohmann::json& json, Dice& dice) {
    { rules.scenario(roster, 1, json, dice) } -> std::same_as<orders::Result<typename R::State>>;
});

/// The toolkit's view of a game whose rules are typed.
template <Rules R>
class TypedGame final : public Game {
public:
    explicit TypedGame(R rules) : rules_(std::move(rules)) {}

    const R& rules() const { return rules_; }

    std::string_view id() const override { return R::id; }
    int rules_version() const override { return R::rules_version; }
    PlayerCount player_count() const override { return rules_.player_count(); }
    std::span<const Step> steps() const override { return rules_.steps(); }
    std::optional<FollowedFigure> course() const override { return rules_.course(); }
    std::optional<Invention> invention() const override {
        if constexpr (requires { rules_.invention(); }) return rules_.invention();
        return std::nullopt;
    }
    OrderFields order_fields() const override { return rules_.order_fields(); }
    std::string_view money() const override { return R::money; }

    orders::Result<Position> fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                   Record& record) const override {
        return wrap(rules_.fresh(roster, players, dice, record));
    }
    int turn(const Position& position) const override { return rules_.turn(state(position)); }
    std::string_view stage(const Position& position) const override {
        if constexpr (requires { rules_.stage(state(position)); }) {
            if (!over(position)) return rules_.stage(state(position));
        }
        return {};
    }
    std::vector<Demand> demands(const Position& position) const override {
        std::vector<Demand> out;
        for (std::size_t i = 0; i < state(position).players.size(); ++i) {
            const Known<State> known = of_player(position, PlayerIndex(i));
            if (rules_.owes(known)) out.push_back({known.player(), rules_.shape(known)});
        }
        return out;
    }
    std::optional<orders::Shape> unasked(const Position& position, PlayerIndex player) const override {
        if constexpr (requires(const Known<State>& known) { rules_.unasked(known); })
            return rules_.unasked(of_player(position, player));
        return std::nullopt;
    }

    const orders::Vocabulary& vocabulary() const override { return rules_.vocabulary(); }
    const orders::described::StructKind* sheet_kind() const override {
        if constexpr (orders::described::Described<typename R::Orders>)
            return &orders::described::kind_of<typename R::Orders>;
        return nullptr;
    }
    Reading read(const Position& position, PlayerIndex author, const orders::Document& sheet) const override {
        if (auto refusal = orders::too_large(sheet)) return {std::nullopt, {*std::move(refusal)}};
        Reading reading;
        auto orders = rules_.read(state(position), author, sheet, reading.problems);
        std::stable_sort(reading.problems.begin(), reading.problems.end(),
                         [](const orders::Problem& a, const orders::Problem& b) { return place_of(a) < place_of(b); });
        if (orders) reading.orders = SheetOrders{std::move(*orders)};
        return reading;
    }

    bool orders_something(const SheetOrders& orders) const override {
        return rules_.orders_something(orders_of(orders));
    }
    bool joins_sheets() const override {
        return requires(const typename R::Orders& orders) { rules_.joined(orders, orders); };
    }
    SheetOrders joined(const SheetOrders& earlier, SheetOrders later) const override {
        if constexpr (requires { rules_.joined(orders_of(earlier), orders_of(later)); })
            return {rules_.joined(orders_of(earlier), orders_of(later))};
        return later;
    }
    Position resolve(const Position& position, const Sheets& sheets, Dice& dice, Record& record) const override {
        return {rules_.resolve(state(position), typed(position, sheets), dice, record)};
    }

    /// A game may know kinds of its own: then its rules have a `rule` that gives nothing for all others.
    orders::Result<Position> rule(const Position& position, const Roster& roster, const Ruling& ruling,
                                  Record& record) const override {
        if constexpr (requires { rules_.rule(state(position), ruling, record); }) {
            std::optional<orders::Result<State>> ruled = rules_.rule(state(position), ruling, record);
            if (ruled) return wrap(std::move(*ruled));
        }
        return rule_by_toolkit(*this, position, roster, ruling, record);
    }
    orders::Result<Position> settle(const Position& before, const Position& after, Record& record) const override {
        return wrap(rules_.settle(state(before), state(after), record));
    }
    std::vector<std::string> contracts(const Position& position) const override {
        if constexpr (requires { rules_.contracts(state(position)); }) return rules_.contracts(state(position));
        return {};
    }
    Money balance(const Position& position, PlayerIndex player) const override {
        return rules_.balance(state(position), player);
    }

    bool over(const Position& position) const override { return rules_.over(state(position)); }
    std::vector<Score> scores(const Position& position) const override { return rules_.scores(state(position)); }
    DrawTable draws(const Position& position) const override { return rules_.draws(state(position)); }
    nlohmann::json to_json(const Position& position) const override { return rules_.to_json(state(position)); }
    orders::Result<Position> from_json(const nlohmann::json& stored) const override {
        return wrap(rules_.from_json(stored));
    }
    Position known(const Position& position, Reader reader) const override {
        return {*known_to(rules_, state(position), reader)};
    }
    nlohmann::json view(const Position& position, Reader reader) const override {
        return rules_.view(known_to(rules_, state(position), reader));
    }
    std::map<std::string, std::string> names(std::string_view language) const override {
        if constexpr (requires { rules_.names(language); }) return rules_.names(language);
        return {};
    }
    std::string write_sheet(const Position& position, PlayerIndex author, const SheetOrders& orders) const override {
        return rules_.write_sheet(state(position), author, orders_of(orders));
    }
    nlohmann::json outlook(const Position& position, PlayerIndex player) const override {
        return rules_.outlook(of_player(position, player));
    }
    std::optional<Check> check(const Position& position, PlayerIndex author, const Sheets& sheets, Reader reader,
                               Dice& dice) const override {
        if (!reader.is(author)) return std::nullopt;
        const Known<State> authors = of_player(position, author);
        const auto all = typed(position, sheets);
        Check out = rules_.check(authors, all[author.value()]);
        if (reader.is_game_master()) out.for_gm = rules_.surprises(authors, state(position), all, dice);
        return out;
    }
    std::vector<std::string> policies() const override { return rules_.policies(); }
    SheetOrders bot(std::string_view policy, const Position& position, PlayerIndex player, Dice& dice) const override {
        return {rules_.bot(policy, of_player(position, player), dice)};
    }
    Sheets bots(std::span<const std::string> policies, const Position& position, Dice& dice) const override {
        Sheets sheets(policies.size());
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            const Known<State> known = of_player(position, PlayerIndex(i));
            if (rules_.owes(known)) sheets[i] = SheetOrders{rules_.bot(policies[i], known, dice)};
        }
        return sheets;
    }
    orders::Result<Position> scenario(const Roster& roster, int turn, const nlohmann::json& patch,
                                      Dice& dice) const override {
        if constexpr (requires { rules_.scenario(roster, turn, patch, dice); })
            return wrap(rules_.scenario(roster, turn, patch, dice));
        else
            return wrap(rules_.scenario(roster, turn, patch));
    }
    nlohmann::json scenario_results(const Roster& roster, const Position& position,
                                    const Journal& journal) const override {
        return rules_.scenario_results(roster, state(position), journal);
    }
    ComparisonRules comparison() const override { return rules_.comparison(); }

private:
    using State = typename R::State;

    /// In the order of the text; what is said of no line, such as how many more there are, comes last.
    static std::tuple<bool, int, int> place_of(const orders::Problem& problem) {
        return {problem.mark.line == 0, problem.mark.line, problem.mark.column};
    }
    Known<State> of_player(const Position& position, PlayerIndex player) const {
        return known_to(rules_, state(position), Reader::player(player));
    }
    static const State& state(const Position& position) { return std::any_cast<const State&>(position.state); }
    static const typename R::Orders& orders_of(const SheetOrders& orders) {
        return std::any_cast<const typename R::Orders&>(orders.orders);
    }
    /// One for each player.
    static std::vector<std::optional<typename R::Orders>> typed(const Position& position, const Sheets& sheets) {
        std::vector<std::optional<typename R::Orders>> out(state(position).players.size());
        for (std::size_t i = 0; i < std::min(out.size(), sheets.size()); ++i) {
            if (sheets[i]) out[i] = orders_of(*sheets[i]);
        }
        return out;
    }
    static orders::Result<Position> wrap(orders::Result<State> result) {
        GM_TAKE(auto state, std::move(result));
        return Position{std::move(state)};
    }

    R rules_;
};

}  // namespace resolution
