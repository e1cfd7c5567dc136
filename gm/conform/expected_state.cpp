#include "gm/conform/expected_state.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/conform/keys.h"
#include "orders/text.h"

namespace gm::conformance {

using nlohmann::json;
using orders::Member;
using orders::Node;

namespace {

template <class List, class Item>
bool has(const List& list, const Item& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

std::string in_small_letters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

/// Adds what may join `map` during the game, each shaped like its neighbours.
void add_newcomers(const Newcomers& newcomers, const Node& campaign, json& map) {
    const Node* names = campaign.find(newcomers.named_in);
    if (names == nullptr || map.empty()) return;
    json shape = map.front();
    for (const std::string_view field : newcomers.more_fields) shape[std::string(field)] = nullptr;
    for (const Node& name : names->items) {
        const std::string id = in_small_letters(name.text);
        if (!map.contains(id)) map[id] = shape;
    }
    const std::vector<std::string> ids = keys_of(map);
    for (int bearer = 2; bearer <= newcomers.bearers; ++bearer) {
        for (const std::string& id : ids) map[id + "-" + std::to_string(bearer)] = shape;
    }
}

/// Where the start has no map (nothing yet, or a list), it says nothing about the keys.
void check_keys(const Node& expected, const json& there, orders::DocumentReader& reader) {
    if (!expected.is_map() || !there.is_object()) return;
    reader.known_keys(expected, keys_of(there));
    for (const Member& member : expected.members) {
        const auto found = there.find(member.key);
        if (found != there.end()) check_keys(member.value, *found, reader);
    }
}

/// The ids of players are somebody else's to check; what stands below them is not.
void check_players(const Node& expected, const json& there, orders::DocumentReader& reader) {
    for (const Member& member : expected.members) {
        const auto found = there.find(member.key);
        if (found != there.end()) check_keys(member.value, *found, reader);
    }
}

void check_word(const Node& word, const std::vector<std::string_view>& known, orders::DocumentReader& reader) {
    if (word.is_scalar() && has(known, word.text)) return;
    reader.invalid(word.mark, "unknown outcome '" + orders::clip(word.text, 40) + "'",
                   orders::suggest(word.text, std::vector<std::string>(known.begin(), known.end())));
}

/// The longest list of that key among the player's sheets; a sheet that is no map has none.
std::size_t most_ordered(const Scenario& scenario, PlayerIndex player, std::string_view key) {
    std::size_t most = 0;
    for (const Stop& stop : scenario.stops) {
        for (const Node* sheet : stop[player.value()]) {
            const Node* list = sheet->find(key);
            if (list != nullptr) most = std::max(most, list->items.size());
        }
    }
    return most;
}

/// Names that are no `player/number` are somebody else's to check; what a bot orders, nobody knows yet.
void check_number(const Member& member, const Scenario& scenario, std::string_view list,
                  orders::DocumentReader& reader) {
    const auto slash = member.key.rfind('/');
    if (slash == std::string::npos) return;
    const auto player = scenario.roster.find(member.key.substr(0, slash));
    const auto number = orders::parse_whole(std::string_view(member.key).substr(slash + 1));
    if (!player || !number || *number < 1) return;
    const auto is_theirs = [&](const Bot& bot) { return bot.player == *player; };
    if (std::any_of(scenario.bots.begin(), scenario.bots.end(), is_theirs)) return;
    const std::size_t most = most_ordered(scenario, *player, list);
    if (static_cast<std::size_t>(*number) <= most) return;
    reader.invalid(member.mark, "no order of this scenario is '" + orders::clip(member.key, 40) + "'",
                   "the longest '" + std::string(list) + "' of this player has " + std::to_string(most));
}

}  // namespace

void check_expected_state(const Node& expected, const json& start, const ComparisonRules& rules,
                          const orders::Document& campaign, orders::DocumentReader& reader) {
    if (!expected.is_map()) return;
    reader.known_keys(expected, keys_of(start));
    if (!rules.same_keys) return;
    for (const Member& member : expected.members) {
        const auto found = start.find(member.key);
        if (found == start.end() || !found->is_object() || has(rules.open, member.key)) continue;
        if (member.key == "players") {
            check_players(member.value, *found, reader);
            continue;
        }
        json there = *found;
        for (const Newcomers& newcomers : rules.newcomers) {
            if (newcomers.map == member.key) add_newcomers(newcomers, campaign.root, there);
        }
        check_keys(member.value, there, reader);
    }
}

void check_expected_outcomes(const Node& outcomes, const Scenario& scenario, const ComparisonRules& rules,
                             orders::DocumentReader& reader) {
    for (const Member& member : outcomes.members) {
        if (member.value.is_null()) continue;  // nothing came of it
        if (!rules.outcomes_of.empty()) check_number(member, scenario, rules.outcomes_of, reader);
        if (!rules.outcomes.empty()) check_word(member.value, rules.outcomes, reader);
    }
}

}  // namespace gm::conformance
