#include "resolution/corporate/figures.h"

#include <algorithm>

#include "resolution/corporate/id_lists.h"

namespace resolution::corporate {

namespace {

/// Gathered before all else, so that any part of a campaign may name any other.
std::vector<orders::corporate::NameEntry> keys_of(const orders::Document& campaign, std::string_view part) {
    std::vector<orders::corporate::NameEntry> out;
    const orders::Node* map = campaign.root.find(part);
    if (map == nullptr) return out;
    for (const orders::Member& member : map->members) out.push_back({member.key});
    return out;
}

std::vector<std::string> agencies_of(const orders::Document& campaign) {
    std::vector<std::string> out;
    const orders::Node* agents = campaign.root.find("agents");
    if (agents == nullptr) return out;
    for (const orders::Member& agent : agents->members) {
        const orders::Node* kind = agent.value.find("kind");
        if (kind != nullptr && kind->text == id_of(AgentKind::agency)) out.push_back(agent.key);
    }
    return out;
}

}  // namespace

/// Most indices are one byte, and a name must mean one thing.
void Figures::ids_differ(Figures&, const Source& campaign) {
    static constexpr std::size_t most = 100;
    std::vector<std::string> seen;
    for (const std::string_view kind : {"corporations", "parties", "agents"}) {
        const Source map = *campaign.find(kind);
        if (map.size() == 0 || map.size() > most) map.wrong("there must be 1 to 100 " + std::string(kind));
        map.each_member([&](const std::string& id, const Source& one) {
            if (std::find(seen.begin(), seen.end(), id) != seen.end())
                one.wrong("the id '" + id + "' already names something else");
            seen.push_back(id);
        });
    }
}

void Figures::agencies_agree(Figures& figures, const Source& campaign) {
    for (std::size_t i = 0; i < figures.parties.size(); ++i) {
        const std::string& party = figures.parties[i].id;
        const AgentFigures& agent = figures[figures.parties[i].agency];
        if (agent.kind == AgentKind::agency && agent.party == PartyIndex{i}) continue;
        campaign.find("parties")->find(party)->wrong("'" + agent.id + "' is not an agency of the party '" + party + "'",
                                                     "give the agent 'kind: agency' and 'party: " + party + "'");
    }
}

void Figures::fixers_differ(Figures& figures, const Source& campaign) {
    const auto& names = figures.spare_fixers;
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (std::find(names.begin(), name, *name) != name)
            campaign.find("spare_fixers")
                ->item(static_cast<std::size_t>(name - names.begin()))
                .wrong("the name '" + *name + "' is there twice");
    }
}

/// `needs` that lead back to where they started could never be met.
void Figures::needs_end(Figures& figures, const Source& campaign) {
    for (std::size_t i = 0; i < trait_ids.size(); ++i) {
        const auto start = static_cast<Trait>(i);
        auto next = figures[start].needs;
        for (std::size_t hops = 0; next && *next != start && hops < trait_ids.size(); ++hops)
            next = figures[*next].needs;
        if (next == start)
            campaign.find("traits")
                ->find(trait_ids[i])
                ->wrong("'" + std::string(trait_ids[i]) + "' needs itself in the end", "break the cycle of 'needs'");
    }
}

void Figures::assets_for_all(Figures& figures, const Source& campaign) {
    const StartingAssets& start = figures.assets_at_start;
    if (start.leaders.size() + start.others_assets.size() != figures.corporations.size())
        campaign.find("assets_at_start")->find("others")->wrong("leaders and others must be as many as corporations");
}

orders::Result<Figures> read_figures(const orders::Document& campaign) {
    const Naming naming{orders::corporate::Names(
        {keys_of(campaign, "corporations"), {}, keys_of(campaign, "agents"), keys_of(campaign, "parties")})};
    described::Names names = naming.lists();
    names.set<Trait>("trait", words(trait_ids)).set<Title>("title", words(title_ids));
    names.set<AgencyKind>("agency", agencies_of(campaign));
    return described::read_figures<Figures>(campaign, std::move(names), described::Spelling::exact);
}

}  // namespace resolution::corporate
