#include "gm/commands/simulate_plan.h"

#include <algorithm>
#include <charconv>

#include "gm/assets/campaigns.h"
#include "gm/simulate/batch.h"
#include "gm/simulate/plan_file.h"
#include "orders/text.h"
#include "resolution/registry.h"

namespace gm {

using orders::Outcome;
using orders::Result;
using simulation::Plan;

namespace {

std::vector<std::string> words_in(const std::string& list) {
    std::vector<std::string> words;
    for (std::size_t start = 0; start <= list.size();) {
        const auto end = std::min(list.find(',', start), list.size());
        words.push_back(list.substr(start, end - start));
        start = end + 1;
    }
    return words;
}

Result<std::uint64_t> whole(const std::string& option, const std::string& text, std::uint64_t least,
                            std::uint64_t most) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (!text.empty() && error == std::errc{} && stopped == end && value >= least && value <= most) return value;
    const std::string above = most == UINT64_MAX ? " up" : " to " + std::to_string(most);
    return orders::invalid(option + ": '" + orders::clip(text, 40) + "' will not do",
                           "write a whole number from " + std::to_string(least) + above);
}

bool plays(const std::string& campaign, std::string_view game) {
    const auto document = load_campaign(campaign);
    const orders::Node* id = document ? document->root.find("game") : nullptr;
    return id != nullptr && id->text == game;
}

/// The campaign that was named; for a game's own name, the first campaign that plays it.
Outcome find_campaign(const std::string& word, Plan& plan) {
    const std::vector<std::string> campaigns = campaign_names();
    std::vector<std::string> known = campaigns;
    plan.name = word;
    for (const resolution::RegisteredGame& game : resolution::registered_games()) {
        const bool is_campaign = std::find(campaigns.begin(), campaigns.end(), word) != campaigns.end();
        if (game.id == word && !is_campaign) {
            const auto found = std::find_if(campaigns.begin(), campaigns.end(),
                                            [&](const std::string& name) { return plays(name, game.id); });
            if (found != campaigns.end()) plan.name = *found;
        }
        if (std::find(known.begin(), known.end(), game.id) == known.end()) known.emplace_back(game.id);
    }
    auto campaign = load_campaign(plan.name);
    if (campaign) {
        plan.campaign = std::move(*campaign);
        return orders::done();
    }
    if (is_campaign_path(word)) return std::move(campaign).failure();
    return orders::invalid("there is no game or campaign called '" + orders::clip(word, 40) + "'",
                           orders::suggest(word, known));
}

/// However it was written; what no figure is called is refused where it would be set.
std::string way_to(const std::string& path, const Plan& plan) {
    const auto whole = simulation::whole_path(path, plan.campaign);
    return whole ? *whole : path;
}

/// The same figure twice is a slip, wherever it was written.
Outcome check_once(const Plan& plan) {
    std::vector<std::string> paths;
    for (const simulation::Setting& setting : plan.settings) paths.push_back(way_to(setting.path, plan));
    for (const simulation::Sweep& sweep : plan.sweeps) paths.push_back(way_to(sweep.path, plan));
    std::sort(paths.begin(), paths.end());
    const auto twice = std::adjacent_find(paths.begin(), paths.end());
    if (twice == paths.end()) return orders::done();
    return orders::invalid("'" + *twice + "' is set twice", "give each figure once, with --set or with --sweep");
}

/// A figure that is typed counts instead of what the file says of it.
void forget(Plan& plan, const std::string& path) {
    const auto is_that = [&, way = way_to(path, plan)](const auto& one) { return way_to(one.path, plan) == way; };
    std::erase_if(plan.settings, is_that);
    std::erase_if(plan.sweeps, is_that);
}

Outcome read_figures(const Invocation& invocation, Plan& plan) {
    std::vector<simulation::Setting> settings;
    std::vector<simulation::Sweep> sweeps;
    for (const std::string& text : invocation.every("--set")) {
        GM_TAKE(auto setting, simulation::read_setting(text));
        forget(plan, setting.path);
        settings.push_back(std::move(setting));
    }
    for (const std::string& text : invocation.every("--sweep")) {
        GM_TAKE(auto sweep, simulation::read_sweep(text));
        forget(plan, sweep.path);
        sweeps.push_back(std::move(sweep));
    }
    plan.settings.insert(plan.settings.end(), settings.begin(), settings.end());
    plan.sweeps.insert(plan.sweeps.end(), sweeps.begin(), sweeps.end());
    return check_once(plan);
}

Outcome read_players(const Invocation& invocation, Plan& plan) {
    const auto typed = invocation.option("--players");
    if (!typed) return orders::done();
    plan.players.clear();
    for (const std::string& word : words_in(*typed)) {
        GM_TAKE(auto count, whole("--players", word, 1, 1000));
        plan.players.push_back(count);
    }
    return orders::done();
}

}  // namespace

Result<std::uint64_t> number_typed(const Invocation& invocation, const std::string& option, std::uint64_t otherwise,
                                   std::uint64_t least, std::uint64_t most) {
    const auto typed = invocation.option(option);
    return typed ? whole(option, *typed, least, most) : Result<std::uint64_t>(otherwise);
}

Result<Plan> plan_typed(const Invocation& invocation) {
    const auto word = invocation.argument("GAME");
    if (!word) return orders::invalid("GAME is required", "`gm simulate --help` shows what can be written");
    Plan plan;
    GM_TRY(find_campaign(*word, plan));
    GM_TAKE(const Plan usual, simulation::usual_plan(plan.campaign));
    plan.games = usual.games;
    plan.base_seed = usual.base_seed;
    plan.rotate_seats = usual.rotate_seats;
    if (const auto file = invocation.option("--plan")) {
        GM_TRY(simulation::read_plan_file(*file, plan));
    }
    GM_TAKE(plan.games, number_typed(invocation, "--games", plan.games, 1, simulation::most_games));
    GM_TAKE(plan.base_seed, number_typed(invocation, "--seed", plan.base_seed, 0, UINT64_MAX));
    GM_TRY(read_players(invocation, plan));
    if (const auto seats = invocation.option("--seats")) plan.seats = words_in(*seats);
    simulation::sit_down_as_usual(plan, usual);
    if (invocation.has("--fixed-seats")) plan.rotate_seats = false;
    GM_TRY(read_figures(invocation, plan));
    return plan;
}

}  // namespace gm
