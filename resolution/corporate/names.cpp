#include "resolution/corporate/names.h"

#include <algorithm>
#include <array>

namespace resolution::corporate {

using orders::corporate::NameEntry;
using orders::corporate::NameLists;
using orders::corporate::Names;

namespace {

std::vector<std::string> texts_of(const LocalName& name) {
    std::vector<std::string> texts;
    for (const auto& [language, text] : name) texts.push_back(text);
    return texts;
}

template <std::size_t N>
std::optional<std::size_t> place_of(const std::array<std::string_view, N>& ids, std::string_view word) {
    const auto found = std::find(ids.begin(), ids.end(), word);
    return found == ids.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - ids.begin()));
}

}  // namespace

NameLists name_lists(const Figures& figures, const State& state) {
    NameLists lists;
    for (const CorporationFigures& corporation : figures.corporations) {
        lists.corporations.push_back({corporation.id, {corporation.name, corporation.short_name}});
    }
    for (const Player& player : state.players) lists.players.push_back({player.id, {player.name}});
    for (std::size_t i = 0; i < state.agents.size(); ++i) {
        const Agent& agent = state.agents[i];
        NameEntry entry{agent.id,
                        i < figures.agents.size() ? texts_of(figures.agents[i].name) : std::vector{agent.name}};
        lists.agents.push_back(std::move(entry));
    }
    for (const PartyFigures& party : figures.parties) lists.parties.push_back({party.id, texts_of(party.name)});
    return lists;
}

std::string id_of(const Attitude& attitude, const Names& names) {
    switch (attitude.kind) {
        case Attitude::Kind::entity: return names.id(attitude.entity);
        case Attitude::Kind::trait: return "trait:" + std::string(id_of(attitude.trait));
        case Attitude::Kind::members: return "members:" + names.id(attitude.party);
        case Attitude::Kind::all: break;
    }
    return "all:" + names.id(attitude.party);
}

std::optional<Attitude> find_attitude(std::string_view word, const Names& names) {
    const auto colon = word.find(':');
    const std::string_view kind = colon == std::string_view::npos ? std::string_view{} : word.substr(0, colon);
    const std::string_view rest = colon == std::string_view::npos ? std::string_view{} : word.substr(colon + 1);
    Attitude attitude;
    if (kind == "trait") {
        const auto trait = place_of(trait_ids, rest);
        if (!trait) return std::nullopt;
        attitude.kind = Attitude::Kind::trait;
        attitude.trait = static_cast<Trait>(*trait);
        return attitude;
    }
    if (kind == "members" || kind == "all") {
        attitude.kind = kind == "all" ? Attitude::Kind::all : Attitude::Kind::members;
        for (std::size_t i = 0; i < names.lists().parties.size(); ++i) {
            if (names.id(PartyIndex{i}) != rest) continue;
            attitude.party = PartyIndex{i};
            return attitude;
        }
        return std::nullopt;
    }
    const auto entity = names.find_entity(word);
    return entity ? std::optional(Attitude::towards(*entity)) : std::nullopt;
}

std::string fixer_id(std::string_view name) {
    std::string id(name);
    std::transform(id.begin(), id.end(), id.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return id;
}

std::string FixerName::id_of(int bearer) const { return bearer < 2 ? id : id + "-" + std::to_string(bearer); }

std::string FixerName::name_of(int bearer) const {
    static constexpr std::array<std::pair<int, std::string_view>, 5> numerals{
        {{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}}};
    std::string out(name);
    if (bearer < 2) return out;
    out += ' ';
    for (const auto& [value, letters] : numerals) {
        for (; bearer >= value; bearer -= value) out += letters;
    }
    return out;
}

std::vector<FixerName> fixer_names(const Figures& figures) {
    std::vector<FixerName> names;
    for (const AgentFigures& agent : figures.agents) {
        if (agent.kind == AgentKind::fixer)
            names.push_back({agent.id, agent.name.empty() ? agent.id : agent.name.begin()->second});
    }
    for (const std::string& name : figures.spare_fixers) names.push_back({fixer_id(name), name});
    return names;
}

namespace {

/// In that language, else in the one there is.
std::string in_language(const LocalName& name, std::string_view language, const std::string& otherwise) {
    for (const std::string& wanted : {std::string(language), std::string()}) {
        if (const auto found = name.find(wanted); found != name.end()) return found->second;
    }
    return name.empty() ? otherwise : name.begin()->second;
}

}  // namespace

std::map<std::string, std::string> display_names(const Figures& figures, std::string_view language) {
    std::map<std::string, std::string> names;
    for (const CorporationFigures& corporation : figures.corporations) {
        names[corporation.id] = corporation.short_name.empty() ? corporation.name : corporation.short_name;
    }
    for (const AgentFigures& agent : figures.agents) names[agent.id] = in_language(agent.name, language, agent.id);
    for (const PartyFigures& party : figures.parties) names[party.id] = in_language(party.name, language, party.id);
    for (const std::string& name : figures.spare_fixers) names[fixer_id(name)] = name;
    for (const FixerName& fixer : fixer_names(figures)) {
        for (int bearer = 2; bearer <= most_bearers; ++bearer) names[fixer.id_of(bearer)] = fixer.name_of(bearer);
    }
    return names;
}

}  // namespace resolution::corporate
