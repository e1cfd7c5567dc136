#include "resolution/corporate/rules.h"

#include <algorithm>
#include <array>

#include "resolution/corporate/bots/bots.h"
#include "resolution/corporate/check/check.h"
#include "resolution/corporate/creation/creation.h"
#include "resolution/corporate/draws.h"
#include "resolution/corporate/facts/market.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/invariants.h"
#include "resolution/corporate/json/state_json.h"
#include "resolution/corporate/known.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/outlook.h"
#include "resolution/corporate/rulings.h"
#include "resolution/corporate/scenario.h"
#include "resolution/corporate/scoring.h"
#include "resolution/corporate/shadows.h"
#include "resolution/corporate/sheet_desk.h"
#include "resolution/corporate/steps.h"
#include "resolution/corporate/turn.h"
#include "resolution/corporate/view.h"

namespace resolution::corporate {

using orders::corporate::Names;

orders::Result<Rules> Rules::from_campaign(const orders::Document& campaign) {
    GM_TAKE(auto figures, read_figures(campaign));
    return Rules(std::move(figures));
}

PlayerCount Rules::player_count() const {
    return {static_cast<std::size_t>(figures_.players.least), static_cast<std::size_t>(figures_.players.most)};
}

std::span<const Step> Rules::steps() const { return step_table(); }

OrderFields Rules::order_fields() const {
    static constexpr std::array<std::string_view, 2> author{"player", "buyer"};
    static constexpr std::array<std::string_view, 2> number{"run", "number"};
    return {author, number};
}

std::optional<Invention> Rules::invention() const {
    return Invention{shadow_draws, FalseReport::kind, RunSighted::kind, "code"};
}

orders::Result<State> Rules::fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                   Record& record) const {
    return create_game(figures_, roster, players, dice, record);
}

State Rules::known(const State& state, Reader reader) const { return known_state(figures_, state, reader); }

orders::Shape Rules::shape(const Known<State>& known) const {
    return orders::described::shape_of<Orders>(sheet_desk(figures_, *known, known.player()),
                                               "Corporate Game, turn " + std::to_string(known->turn));
}

std::optional<Rules::Orders> Rules::read(const State& state, PlayerIndex author, const orders::Document& sheet,
                                         orders::Problems& problems) const {
    const Names names(name_lists(figures_, state));
    return orders::corporate::read_sheet(sheet, {state.turn, author, names, state[author].pieces}, problems);
}

State Rules::resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const {
    const std::size_t ledger_before = record.ledger.size();
    Turn turn(figures_, state, sheets, dice, record);
    play_steps(turn);
    check_invariants(turn, ledger_before);
    return std::move(turn.state);
}

std::optional<orders::Result<State>> Rules::rule(const State& state, const Ruling& ruling, Record& record) const {
    return corporate::rule(figures_, state, ruling, record);
}

orders::Result<State> Rules::settle(const State& before, const State& after, Record& record) const {
    return corporate::settle(figures_, before, after, record);
}

std::vector<std::string> Rules::contracts(const State& state) const {
    std::vector<std::string> codes;
    for (const Contract& contract : state.contracts) codes.push_back(contract.id);
    return codes;
}

std::vector<Score> Rules::scores(const State& state) const {
    std::vector<Score> scores;
    for (const FinalTally& tally : final_tallies(figures_, state))
        scores.push_back({tally.player, tally.total, tally.place});
    return scores;
}

DrawTable Rules::draws(const State& state) const { return draw_table(figures_, state); }

nlohmann::json Rules::to_json(const State& state) const { return state_to_json(figures_, state); }

orders::Result<State> Rules::from_json(const nlohmann::json& stored) const { return state_from_json(figures_, stored); }

nlohmann::json Rules::view(const Known<State>& known) const { return state_view(figures_, known); }

std::map<std::string, std::string> Rules::names(std::string_view language) const {
    return display_names(figures_, language);
}

std::string Rules::write_sheet(const State& state, PlayerIndex author, const Orders& orders) const {
    const Names names(name_lists(figures_, state));
    return orders::corporate::write_sheet(orders, {state.turn, author, names});
}

nlohmann::json Rules::outlook(const Known<State>& known) const { return player_outlook(figures_, known); }

Check Rules::check(const Known<State>& known, const std::optional<Orders>& own) const {
    return check_sheet(figures_, known, own);
}

CheckSurprises Rules::surprises(const Known<State>& known, const State& state, const Sheets& sheets, Dice& dice) const {
    return surprises_of(figures_, known, state, sheets, dice);
}

std::vector<std::string> Rules::policies() const { return bot_policies(); }

Rules::Orders Rules::bot(std::string_view policy, const Known<State>& known, Dice& dice) const {
    return bot_sheet(policy, figures_, known, dice);
}

orders::Result<State> Rules::scenario(const Roster& roster, int turn, const nlohmann::json& patch) const {
    return scenario_state(figures_, roster, turn, patch);
}

nlohmann::json Rules::scenario_results(const Roster& roster, const State&, const Journal& journal) const {
    return corporate::scenario_results(roster, journal);
}

ComparisonRules Rules::comparison() const {
    return {.lists = ListOrder::any,
            .in_order = {"ranking"},  // CG-75
            .same_keys = true,
            .open = {"runs", "exhibits"},
            .newcomers = {{"agents", "spare_fixers", {"kind", "name", "bonus"}, most_bearers}},  // CG-10, CG-72, CG-83
            .outcomes = {"success", "failure", "interception", "capture", "refused", "used", "unused"},
            .outcomes_of = "runs"};
}

}  // namespace resolution::corporate
