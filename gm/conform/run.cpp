#include "gm/conform/run.h"

#include <algorithm>
#include <filesystem>

#include <nlohmann/json.hpp>

#include "gm/conform/expectations.h"
#include "gm/conform/expected_state.h"
#include "gm/conform/keys.h"
#include "gm/conform/place.h"
#include "gm/conform/play.h"
#include "gm/conform/reports.h"
#include "gm/files/read.h"
#include "orders/document_reader.h"

namespace gm::conformance {

using nlohmann::json;
using orders::Document;
using orders::Node;
using orders::Problems;

namespace {

void add_new(std::vector<std::string>& to, const std::vector<std::string>& more) {
    for (const std::string& word : more) {
        if (std::find(to.begin(), to.end(), word) == to.end()) to.push_back(word);
    }
}

/// The state, with what the game works out of it for scenarios alone.
json state_of(const resolution::Game& game, const resolution::Position& position, const json& results) {
    json state = game.to_json(position);
    if (const auto more = results.find("state"); more != results.end()) state.update(*more);
    return state;
}

/// Whatever `expect` names and the game, as it stands at the start, does not have.
Problems unknown_expectations(const Scenario& scenario, const Document& document, const OpenedCampaign& campaign,
                              const resolution::Position& position) {
    if (scenario.expect == nullptr) return {};
    const resolution::Game& game = *campaign.game;
    const json results = game.scenario_results(scenario.roster, position, {});
    const json start = state_of(game, position, results);
    const ComparisonRules rules = game.comparison();
    orders::DocumentReader reader(document);
    std::vector<std::string> known{"state", "refused", "outcomes", "reports"};
    add_new(known, keys_of(results));
    if (rules.counts_invalid) known.emplace_back("invalid");
    reader.known_keys(*scenario.expect, known);
    std::vector<std::string> people = scenario.roster.ids();
    if (const auto players = start.find("players"); players != start.end() && players->is_object()) {
        add_new(people, keys_of(*players));
    }
    check_expected_people(*scenario.expect, people, reader);
    if (const Node* state = scenario.expect->find("state")) {
        check_expected_state(*state, start, rules, campaign.document, reader);
    }
    if (const Node* outcomes = scenario.expect->find("outcomes")) {
        check_expected_outcomes(*outcomes, scenario, rules, reader);
    }
    return reader.take_problems();
}

Mismatches compare_all(const Scenario& scenario, const OpenedCampaign& campaign, const Played& played,
                       const json& results, const ReportRenderer& render) {
    Mismatches differences;
    if (scenario.expect == nullptr) return differences;
    const ComparisonRules rules = campaign.game->comparison();
    const json nothing;
    for (const orders::Member& member : scenario.expect->members) {
        if (member.key == "reports") {
            compare_reports(member.value, scenario, campaign, played, render, differences);
        } else {
            const auto found = results.find(member.key);
            compare(member.value, found == results.end() ? nothing : *found, rules, member.key, differences);
        }
    }
    return differences;
}

json results_of(const Scenario& scenario, const resolution::Game& game, const Played& played) {
    json results = game.scenario_results(scenario.roster, played.position, played.record.journal);
    results["state"] = state_of(game, played.position, results);
    for (const auto& [player, numbers] : played.invalid_sheets)
        results["invalid"][scenario.roster.id(player)] = numbers;
    for (const auto& [player, path] : played.not_understood) {
        results["refused"][scenario.roster.id(player)].push_back(path);
    }
    return results;
}

Verdict refuse(Verdict verdict, Problems problems) {
    verdict.standing = Standing::refused;
    verdict.problems = std::move(problems);
    return verdict;
}

/// The campaign, or what is wrong with it, told where the scenario names it.
orders::Result<const OpenedCampaign*> campaign_of(const Scenario& scenario, const Document& document,
                                                  OpenedCampaigns& campaigns) {
    auto campaign = campaigns.find(scenario.campaign, std::filesystem::path(document.file).parent_path());
    if (campaign) return campaign;
    return orders::Failure{in_document(document, document.root, scenario.campaign_mark, campaign.problems())};
}

Verdict judge(const Scenario& scenario, const Document& document, const Bench& bench, Verdict verdict) {
    const auto campaign = campaign_of(scenario, document, bench.campaigns);
    if (!campaign) return refuse(std::move(verdict), campaign.problems());
    const resolution::Game& game = *(*campaign)->game;
    auto start = set_up(scenario, document, game);
    if (!start) return refuse(std::move(verdict), start.problems());
    Problems unknown = unknown_expectations(scenario, document, **campaign, *start);
    if (!unknown.empty()) return refuse(std::move(verdict), std::move(unknown));
    auto played = play(scenario, document, game, std::move(*start));
    if (!played) return refuse(std::move(verdict), played.problems());
    json results = results_of(scenario, game, *played);
    verdict.differences = compare_all(scenario, **campaign, *played, results, bench.render);
    verdict.standing = verdict.differences.empty() ? Standing::holds : Standing::differs;
    if (bench.keep_result) {
        if (!played->unused_dice.empty()) results["unused_dice"] = played->unused_dice;
        verdict.result = results.dump(2, ' ', false, json::error_handler_t::replace);
    }
    return verdict;
}

}  // namespace

Verdict run_document(const Document& document, const Bench& bench) {
    Verdict verdict{Standing::holds, name_of(document), document.file};
    const auto scenario = read_scenario(document);
    if (!scenario) return refuse(std::move(verdict), scenario.problems());
    try {
        return judge(*scenario, document, bench, verdict);
    } catch (const std::exception& error) {  // a bug of a game must not hide what the other scenarios say
        return refuse(std::move(verdict), {document.problem({}, std::string("the game broke: ") + error.what(),
                                                            "this is a fault of the program; please report it")});
    }
}

Verdict run_file(const std::filesystem::path& file, const Bench& bench) {
    const auto document = load_document(file);
    if (document) return run_document(*document, bench);
    Verdict verdict{Standing::unreadable, file.string(), file.string()};
    verdict.problems = document.problems();
    return verdict;
}

}  // namespace gm::conformance
