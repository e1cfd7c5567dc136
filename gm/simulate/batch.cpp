#include "gm/simulate/batch.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/simulate/game_tables.h"
#include "gm/simulate/one_game.h"
#include "orders/text.h"
#include "resolution/fact_cells.h"
#include "resolution/registry.h"

namespace gm::simulation {

using orders::Outcome;
using orders::Result;

namespace {

/// One combination of values: what is set, and how many play.
struct Combination {
    std::vector<Setting> settings;
    std::size_t players = 0;  ///< 0: as few as the game takes
};

/// Every combination; what is swept over last changes first.
std::vector<Combination> combinations(const Plan& plan) {
    std::vector<Combination> all(1);
    const auto cross = [&all](std::size_t count, const auto& extend) {
        std::vector<Combination> more;
        for (const Combination& one : all) {
            for (std::size_t i = 0; i < count; ++i) extend(more.emplace_back(one), i);
        }
        all = std::move(more);
    };
    if (!plan.players.empty())
        cross(plan.players.size(), [&](Combination& one, std::size_t i) { one.players = plan.players[i]; });
    for (const Sweep& sweep : plan.sweeps) {
        cross(sweep.values.size(),
              [&](Combination& one, std::size_t i) { one.settings.push_back({sweep.path, sweep.values[i]}); });
    }
    return all;
}

std::string label(const Plan& plan, const Combination& combination) {
    std::string out;
    const auto add = [&out](const std::string& what) { out += (out.empty() ? "" : " ") + what; };
    if (plan.players.size() > 1) add("players=" + std::to_string(combination.players));
    for (const Setting& setting : combination.settings) add(setting.path + "=" + setting.text());
    return out.empty() ? "base" : out;
}

Result<std::vector<std::string>> policies_for(const Plan& plan, const resolution::Game& game, std::size_t players) {
    const std::vector<std::string> known = game.policies();
    std::vector<std::string> policies = plan.seats;
    if (policies.empty()) policies.push_back(known.front());
    for (const std::string& policy : policies) {
        if (std::find(known.begin(), known.end(), policy) == known.end())
            return orders::invalid("no bot of this game plays '" + orders::clip(policy, 40) + "'",
                                   orders::suggest(policy, known));
    }
    if (policies.size() > players)
        return orders::invalid("there are " + std::to_string(policies.size()) + " seat policies for " +
                                   std::to_string(players) + " players",
                               "give --players " + std::to_string(policies.size()) + ", or fewer policies");
    policies.resize(players, policies.back());
    return policies;
}

Result<std::size_t> players_for(const Combination& combination, const resolution::Game& game) {
    const auto [least, most] = game.player_count();
    const std::size_t players = combination.players;
    if (players == 0) return least;
    if (players >= least && players <= most) return players;
    return orders::invalid(std::to_string(players) + (players == 1 ? " player" : " players") +
                           ", where this game takes " + std::to_string(least) + " to " + std::to_string(most));
}

/// So that a problem of figures says whose figures they are.
orders::Failure with_variant(orders::Failure failure, const std::string& variant) {
    if (variant == "base") return failure;
    for (orders::Problem& problem : failure.problems) {
        problem = orders::invalid("with " + variant + ": " + problem.what, problem.advice);
    }
    return failure;
}

Result<Batch> open_batch(const Plan& plan, const orders::Document& campaign, const Combination& combination) {
    orders::Document figures = campaign;
    for (const Setting& setting : combination.settings) {
        GM_TRY(apply(setting, figures));
    }
    GM_TAKE(auto game, resolution::open_game(figures));
    GM_TAKE(auto players, players_for(combination, *game));
    GM_TAKE(auto policies, policies_for(plan, *game, players));
    Batch batch{label(plan, combination), std::move(policies), std::move(game)};
    GM_TRY(try_to_start(batch, plan.base_seed));
    return batch;
}

Outcome check_numbers(const Plan& plan, std::uint64_t batches) {
    if (plan.games == 0) return orders::invalid("there are no games to play", "give --games a number above 0");
    if (plan.games > most_games / batches)
        return orders::invalid(
            "these are too many games: " + std::to_string(batches) + " times " + std::to_string(plan.games),
            "a simulation has at most " + std::to_string(most_games));
    if (plan.base_seed > UINT64_MAX - plan.games)
        return orders::invalid("the base seed is too high for so many games",
                               "game i takes seed + i, which must stay below 2^64");
    return orders::done();
}

nlohmann::ordered_json identity(const Plan& plan, const resolution::Game& game, const std::vector<Batch>& batches) {
    using nlohmann::ordered_json;
    ordered_json settings = ordered_json::array();
    for (const Setting& setting : plan.settings) settings.push_back(setting.path + "=" + setting.text());
    ordered_json sweeps = ordered_json::array();
    for (const Sweep& sweep : plan.sweeps) {
        std::string values;
        for (const orders::Node& value : sweep.values) values += (values.empty() ? "" : ",") + one_line(value);
        sweeps.push_back(sweep.path + "=" + values);
    }
    ordered_json seats = ordered_json::array();
    for (const Batch& batch : batches) {
        const std::string one = in_one_cell(batch.policies);
        if (std::find(seats.begin(), seats.end(), one) == seats.end()) seats.push_back(one);
    }
    return {{"program", GM_VERSION},
            {"game", game.id()},
            {"rules", game.rules_version()},
            {"campaign", plan.name},
            {"figures", resolution::digest(plan.campaign.text)},
            {"set", std::move(settings)},
            {"sweep", std::move(sweeps)},
            {"seats", std::move(seats)},
            {"rotate_seats", plan.rotate_seats},
            {"games", plan.games},
            {"base_seed", plan.base_seed}};
}

}  // namespace

std::vector<std::string> Simulation::variants() const {
    std::vector<std::string> names;
    for (const Batch& batch : batches) names.push_back(batch.variant);
    return names;
}

Result<Simulation> prepare(const Plan& plan) {
    const std::vector<Combination> all = combinations(plan);
    if (all.size() > 1000)
        return orders::invalid("the sweeps have " + std::to_string(all.size()) + " combinations",
                               "a simulation has at most 1000");
    GM_TRY(check_numbers(plan, all.size()));
    orders::Document campaign = plan.campaign;
    for (const Setting& setting : plan.settings) {
        GM_TRY(apply(setting, campaign));
    }
    Simulation simulation;
    for (const Combination& combination : all) {
        auto batch = open_batch(plan, campaign, combination);
        if (!batch) return with_variant(std::move(batch).failure(), label(plan, combination));
        simulation.batches.push_back(std::move(*batch));
    }
    const std::vector<std::string> names = simulation.variants();
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
            names.begin() + static_cast<std::ptrdiff_t>(i))
            return orders::invalid("two batches would be the same: " + names[i], "sweep over each value once");
    }
    const resolution::Game& game = *simulation.batches.front().game;
    simulation.game = game.id();
    simulation.plan = identity(plan, game, simulation.batches).dump();
    simulation.run_id = resolution::digest(simulation.plan).substr(0, 12);
    simulation.games = plan.games;
    simulation.base_seed = plan.base_seed;
    simulation.rotate_seats = plan.rotate_seats;
    return simulation;
}

}  // namespace gm::simulation
