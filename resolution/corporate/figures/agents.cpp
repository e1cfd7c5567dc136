// Parties, agents, and the names of those who replace dead fixers.

#include <algorithm>
#include <cctype>

#include "orders/text.h"
#include "resolution/corporate/figures/reader.h"

namespace resolution::corporate {

using orders::Node;

namespace {

Bonuses read_bonuses(CampaignReader& campaign, const Node& node, std::string_view name) {
    Bonuses bonus{};
    if (campaign.reader.list(node, name) == nullptr) return bonus;
    if (node.items.size() != bonus_types) {
        campaign.reader.invalid(node.mark, std::string(name) + " needs five numbers",
                                "information, datasteal, sabotage, scandal, protection");
        return bonus;
    }
    for (std::size_t i = 0; i < bonus_types; ++i) {
        bonus[i] = static_cast<int>(campaign.reader.whole(node.items[i], name, -100, 100).value_or(0));
    }
    return bonus;
}

std::vector<Attitude> read_attitudes(CampaignReader& campaign, const Node* list, std::string_view name) {
    std::vector<Attitude> out;
    if (list == nullptr || campaign.reader.list(*list, name) == nullptr) return out;
    for (const Node& item : list->items) {
        if (const auto attitude = campaign.attitude(item)) out.push_back(*attitude);
    }
    return out;
}

/// Agents that say they are the agency of this party.
std::vector<std::string> agencies_of(const Node& root, const std::string& party) {
    std::vector<std::string> ids;
    const auto says = [](const Node& agent, std::string_view key, std::string_view word) {
        const Node* node = agent.find(key);
        return node != nullptr && node->text == word;
    };
    const Node* agents = root.find("agents");
    if (agents == nullptr) return ids;
    for (const orders::Member& agent : agents->members) {
        if (says(agent.value, "kind", "agency") && says(agent.value, "party", party)) ids.push_back(agent.key);
    }
    return ids;
}

std::optional<AgentIndex> read_agency(CampaignReader& campaign, const Node& root, const Node& node,
                                      const std::string& party) {
    const auto word = campaign.reader.text(node, "an agency");
    if (!word) return std::nullopt;
    const auto& known = campaign.ids.agents;
    const auto found = std::find(known.begin(), known.end(), *word);
    if (found != known.end()) return AgentIndex{static_cast<std::size_t>(found - known.begin())};
    // Where a party has but one agency, that one is meant, however it was spelt.
    const std::vector<std::string> agencies = agencies_of(root, party);
    campaign.reader.invalid(
        node.mark, "unknown agency '" + orders::clip(*word, 40) + "'",
        agencies.size() == 1 ? "did you mean '" + agencies.front() + "'?" : orders::suggest(*word, agencies));
    return std::nullopt;
}

void check_agencies(CampaignReader& campaign, const Node& root, const Figures& figures) {
    for (std::size_t i = 0; i < figures.parties.size(); ++i) {
        const AgentIndex agency = figures.parties[i].agency;
        if (agency.value() >= figures.agents.size()) continue;
        const AgentFigures& agent = figures[agency];
        const Node* named = root.find("parties")->find(figures.parties[i].id)->find("agency");
        if (named == nullptr || named->text != agent.id) continue;  // was not understood, and that was said
        if (agent.kind == AgentKind::agency && agent.party == PartyIndex{i}) continue;
        const Node* party = root.find("parties")->find(figures.parties[i].id);
        campaign.reader.invalid(party->mark,
                                "'" + agent.id + "' is not an agency of the party '" + figures.parties[i].id + "'",
                                "give the agent 'kind: agency' and 'party: " + figures.parties[i].id + "'");
    }
}

}  // namespace

void read_parties(CampaignReader& campaign, const Node& root, Figures& figures) {
    const Node* map = root.find("parties");
    if (map == nullptr || !map->is_map()) return;
    for (const orders::Member& member : map->members) {
        PartyFigures party;
        party.id = member.key;
        Section section = Section::of(campaign, member.value, "parties." + member.key);
        if (const Node* name = section.node("name")) party.name = campaign.local_name(*name);
        section.whole("honour_bonus", party.honour_bonus);
        if (const Node* agency = section.node("agency")) {
            party.agency = read_agency(campaign, root, *agency, party.id).value_or(AgentIndex{});
        }
        figures.parties.push_back(std::move(party));
    }
}

void read_agents(CampaignReader& campaign, const Node& root, Figures& figures) {
    const Node* map = root.find("agents");
    if (map == nullptr || !map->is_map()) return;
    for (const orders::Member& member : map->members) {
        AgentFigures agent;
        agent.id = member.key;
        const std::string path = "agents." + member.key;
        Section section = Section::of(campaign, member.value, path);
        if (const Node* name = section.node("name")) agent.name = campaign.local_name(*name);
        if (const Node* kind = section.node("kind")) {
            const auto word = campaign.reader.text(*kind, "a kind of agent");
            const auto found = word ? campaign.place(kind->mark, *word, "kind of agent", agent_kind_ids) : std::nullopt;
            if (found) agent.kind = static_cast<AgentKind>(*found);
        }
        if (const Node* bonus = section.node("bonus")) agent.bonus = read_bonuses(campaign, *bonus, path + ".bonus");
        if (const Node* party = section.optional("party")) agent.party = campaign.party(*party);
        agent.allies = read_attitudes(campaign, section.optional("allies"), path + ".allies");
        agent.enemies = read_attitudes(campaign, section.optional("enemies"), path + ".enemies");
        agent.secret_allies = read_attitudes(campaign, section.optional("secret_allies"), path + ".secret_allies");
        agent.secret_enemies = read_attitudes(campaign, section.optional("secret_enemies"), path + ".secret_enemies");
        figures.agents.push_back(std::move(agent));
    }
    check_agencies(campaign, root, figures);
    const Node* spare = campaign.reader.required(root, "spare_fixers", "the campaign");
    if (spare == nullptr || campaign.reader.list(*spare, "spare_fixers") == nullptr) return;
    for (const Node& item : spare->items) {
        const auto name = campaign.reader.text(item, "the name of a fixer");
        if (!name) continue;
        const bool twice =
            std::find(figures.spare_fixers.begin(), figures.spare_fixers.end(), *name) != figures.spare_fixers.end();
        if (twice) campaign.reader.invalid(item.mark, "the name '" + *name + "' is there twice");
        figures.spare_fixers.push_back(*name);
    }
}

}  // namespace resolution::corporate
