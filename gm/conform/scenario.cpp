#include "gm/conform/scenario.h"

#include <algorithm>
#include <filesystem>

#include "gm/conform/expectations.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm::conformance {

using orders::DocumentReader;
using orders::Member;
using orders::Node;
using resolution::Roster;

namespace {

constexpr std::size_t most_players = 64;  // what a PlayerSet holds
constexpr std::size_t most_stops = 1000;
constexpr int last_turn = 100'000;

std::optional<PlayerIndex> player_named(const Member& member, const Roster& roster, DocumentReader& reader) {
    const auto player = roster.find(member.key);
    if (!player) {
        reader.invalid(member.mark, "no player of this scenario is called '" + orders::clip(member.key, 40) + "'",
                       orders::suggest(member.key, roster.ids()));
    }
    return player;
}

Roster read_players(const Node& node, DocumentReader& reader) {
    std::vector<std::string> ids;
    if (reader.list(node, "players") == nullptr) return {};
    for (const Node& item : node.items) {
        const auto id = reader.text(item, "a player");
        if (!id) continue;
        if (id->empty()) {
            reader.invalid(item.mark, "a player needs a name");
        } else if (std::find(ids.begin(), ids.end(), *id) != ids.end()) {
            reader.invalid(item.mark, "the player '" + orders::clip(*id, 40) + "' stands here twice");
        } else {
            ids.push_back(*id);
        }
    }
    if (node.items.empty()) reader.invalid(node.mark, "a scenario needs at least one player");
    if (ids.size() > most_players) {
        reader.invalid(node.mark, "a scenario has at most " + std::to_string(most_players) + " players");
        ids.resize(most_players);
    }
    return Roster::of(ids);
}

/// Every player's sheets; a player may send several, and `null` is no sheet.
Stop read_stop(const Node& node, const Roster& roster, DocumentReader& reader) {
    Stop stop(roster.size());
    if (node.is_null() || reader.map(node, "orders") == nullptr) return stop;
    for (const Member& member : node.members) {
        const auto player = player_named(member, roster, reader);
        if (!player) continue;
        auto& sheets = stop[player->value()];
        if (member.value.is_list()) {
            for (const Node& sheet : member.value.items) sheets.push_back(&sheet);
        } else if (!member.value.is_null()) {
            sheets.push_back(&member.value);
        }
    }
    return stop;
}

std::vector<Stop> read_stops(const Node* node, const Roster& roster, DocumentReader& reader) {
    std::vector<Stop> stops;
    if (node != nullptr && node->is_list()) {
        if (node->items.size() > most_stops) {
            reader.invalid(node->mark, "a scenario resolves at most " + std::to_string(most_stops) + " times");
            return stops;
        }
        for (const Node& item : node->items) stops.push_back(read_stop(item, roster, reader));
    } else if (node != nullptr) {
        stops.push_back(read_stop(*node, roster, reader));
    }
    if (stops.empty()) stops.emplace_back(roster.size());
    return stops;
}

std::vector<Bot> read_bots(const Node& node, const Roster& roster, DocumentReader& reader) {
    std::vector<Bot> bots;
    if (node.is_null() || reader.map(node, "bots") == nullptr) return bots;
    for (const Member& member : node.members) {
        const auto player = player_named(member, roster, reader);
        const auto policy = reader.text(member.value, "the way a bot plays");
        if (player && policy) bots.push_back({*player, *policy, member.value.mark});
    }
    return bots;
}

resolution::Seed read_seed(const Node& node, DocumentReader& reader) {
    const auto hex = reader.text(node, "seed");
    if (!hex) return {};
    const auto seed = resolution::Seed::from_hex(*hex);
    if (seed) return *seed;
    const orders::Problem& problem = seed.problems().front();
    reader.invalid(node.mark, problem.what, problem.advice);
    return {};
}

orders::Problems read_dice(const Node& node, const orders::Document& document, Scenario& scenario) {
    auto dice = resolution::ImposedDice::read(document, node);
    if (!dice) return dice.problems();
    scenario.dice = std::move(*dice);
    return {};
}

void read_head(const Node& root, DocumentReader& reader, Scenario& scenario) {
    if (const Node* name = root.find("name")) reader.text(*name, "name");
    if (const Node* rule = root.find("rule"); rule != nullptr && !rule->is_null()) {
        scenario.rule = reader.text(*rule, "rule").value_or("");
    }
    if (const Node* campaign = reader.required(root, "campaign", "the scenario")) {
        scenario.campaign = reader.text(*campaign, "campaign").value_or("");
        scenario.campaign_mark = campaign->mark;
    }
    if (const Node* turn = root.find("turn")) {
        scenario.turn = static_cast<int>(reader.whole(*turn, "turn", 0, last_turn).value_or(1));
    }
    if (const Node* players = reader.required(root, "players", "the scenario")) {
        scenario.roster = read_players(*players, reader);
        scenario.players_mark = players->mark;
    }
    if (const Node* seed = root.find("seed"); seed != nullptr && !seed->is_null())
        scenario.seed = read_seed(*seed, reader);
}

}  // namespace

std::string name_of(const orders::Document& document) {
    const Node* name = document.root.find("name");
    if (name != nullptr && name->is_scalar() && !name->text.empty()) return name->text;
    return std::filesystem::path(document.file).stem().string();
}

orders::Result<Scenario> read_scenario(const orders::Document& document) {
    DocumentReader reader(document);
    const Node& root = document.root;
    if (reader.map(root, "a scenario") == nullptr) return orders::Failure{reader.take_problems()};
    reader.known_keys(root, {"name", "rule", "campaign", "turn", "players", "state", "seed", "orders", "bots", "dice",
                             "expect", "notes"});
    Scenario scenario;
    scenario.name = name_of(document);
    read_head(root, reader, scenario);
    if (const Node* state = root.find("state"); state != nullptr && !state->is_null()) {
        scenario.state = reader.map(*state, "state");
    }
    if (scenario.roster.size() > 0) {  // else every player below would be a stranger
        scenario.orders_something = root.find("orders") != nullptr || root.find("bots") != nullptr;
        scenario.stops = read_stops(root.find("orders"), scenario.roster, reader);
        if (const Node* bots = root.find("bots")) scenario.bots = read_bots(*bots, scenario.roster, reader);
        scenario.expect = root.find("expect");
        if (scenario.expect != nullptr) check_expectations(*scenario.expect, scenario.roster, reader);
    }
    const Node* dice = root.find("dice");
    const orders::Problems of_dice = dice == nullptr ? orders::Problems{} : read_dice(*dice, document, scenario);
    if (reader.clean() && of_dice.empty()) return scenario;
    orders::Problems problems = reader.take_problems();
    problems.insert(problems.end(), of_dice.begin(), of_dice.end());
    return orders::Failure{std::move(problems)};
}

}  // namespace gm::conformance
