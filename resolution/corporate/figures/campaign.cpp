#include <algorithm>

#include "orders/text.h"
#include "resolution/corporate/figures/reader.h"

namespace resolution::corporate {

using orders::Node;

namespace {

constexpr int most_seats = 64;  // what a set of players holds

std::vector<std::string> keys_of(CampaignReader& campaign, const Node& root, std::string_view key) {
    std::vector<std::string> keys;
    const Node* map = campaign.reader.required(root, key, "the campaign");
    if (map == nullptr || campaign.reader.map(*map, key) == nullptr) return keys;
    for (const orders::Member& member : map->members) keys.push_back(member.key);
    return keys;
}

/// Most indices are one byte, and a name must mean one thing.
void check_ids(CampaignReader& campaign, const Node& root) {
    static constexpr std::size_t most = 100;
    std::vector<std::string> seen;
    for (const std::string_view kind : {"corporations", "parties", "agents"}) {
        const Node* map = root.find(kind);
        if (map == nullptr || !map->is_map()) continue;
        if (map->members.empty() || map->members.size() > most) {
            campaign.reader.invalid(map->mark, "there must be 1 to 100 " + std::string(kind));
        }
        for (const orders::Member& member : map->members) {
            if (std::find(seen.begin(), seen.end(), member.key) != seen.end()) {
                campaign.reader.invalid(member.mark, "the id '" + member.key + "' already names something else");
            }
            seen.push_back(member.key);
        }
    }
}

}  // namespace

orders::Result<Figures> read_figures(const orders::Document& document) {
    orders::DocumentReader reader(document);
    CampaignReader campaign{reader, {}};
    Figures figures;
    if (reader.map(document.root, "a campaign") == nullptr) return orders::Failure{reader.take_problems()};
    const Node& root = document.root;
    campaign.ids = {keys_of(campaign, root, "corporations"), keys_of(campaign, root, "parties"),
                    keys_of(campaign, root, "agents")};
    check_ids(campaign, root);
    read_corporations(campaign, root, figures);
    read_effects(campaign, root, figures);
    read_parties(campaign, root, figures);
    read_agents(campaign, root, figures);
    read_traits(campaign, root, figures);
    read_titles(campaign, root, figures);
    read_prices(campaign, root, figures);
    {
        Section plain = Section::of(campaign, root, "");
        plain.count("turns", figures.turns);
        plain.amount("speculation", figures.speculation);
        plain.positive("underground_bonus", figures.underground_bonus);
        plain.amount("socialite", figures.socialite);
        plain.amount("first_share_discount", figures.first_share_discount);
        plain.positive("contract_breach_honour", figures.contract_breach_honour);
        if (const Node* players = plain.node("players")) {
            Section count = Section::of(campaign, *players, "players");
            count.count("least", figures.least_players, most_seats);
            count.count("most", figures.most_players, most_seats);
            count.in_order("least", figures.least_players, "most", figures.most_players);
        }
        for (const std::string_view read :
             {"game",       "calendar",     "language",        "name",         "start",           "honour",
              "share",      "dividend",     "influence",       "loyalty",      "political_point", "croc",
              "war_honour", "run",          "capacity",        "result",       "new_fixer",       "dragon",
              "vote",       "launch",       "assets_at_start", "corporations", "effects",         "parties",
              "agents",     "spare_fixers", "titles",          "final_shares", "final_money",     "traits",
              "secrets"}) {
            plain.ignore(read);
        }
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    return figures;
}

}  // namespace resolution::corporate
