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

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// 00:00 to 23:59.
bool is_time_of_day(std::string_view text) {
    if (text.size() != 5 || text[2] != ':') return false;
    if (!is_digit(text[0]) || !is_digit(text[1]) || !is_digit(text[3]) || !is_digit(text[4])) return false;
    return text.substr(0, 2) <= "23" && text[3] <= '5';
}

/// `Area/City`, as time zones are called; whether there is such a zone is not known here.
bool is_timezone(std::string_view text) {
    const auto fits = [](char c) {
        return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-' || c == '+' ||
               c == '/';
    };
    const bool parts_are_full = !text.starts_with('/') && !text.ends_with('/') && text.find("//") == text.npos;
    return text.find('/') != text.npos && parts_are_full && std::all_of(text.begin(), text.end(), fits);
}

/// The rules have no use for the calendar: its form only is checked, for whoever will send the mails.
void check_calendar(CampaignReader& campaign, const Node& node) {
    Section calendar = Section::of(campaign, node, "calendar");
    for (const std::string_view key : {"opens", "closes"}) {
        std::string text;
        calendar.text(key, text);
        if (const Node* time = node.find(key); time != nullptr && time->is_scalar() && !is_time_of_day(text)) {
            campaign.reader.invalid(time->mark, "'" + orders::clip(text, 20) + "' is not a time of day",
                                    "write hours and minutes, \"00:00\" to \"23:59\"");
        }
    }
    std::string zone;
    calendar.text("timezone", zone);
    if (const Node* place = node.find("timezone"); place != nullptr && place->is_scalar() && !is_timezone(zone)) {
        campaign.reader.invalid(place->mark, "'" + orders::clip(zone, 40) + "' is not a time zone",
                                "write it as Area/City, such as Europe/Paris");
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
        if (const Node* calendar = plain.optional("calendar")) check_calendar(campaign, *calendar);
        for (const std::string_view read :
             {"game",         "language",        "name",         "start",           "honour",  "share",
              "dividend",     "influence",       "loyalty",      "political_point", "croc",    "war_honour",
              "run",          "capacity",        "result",       "new_fixer",       "dragon",  "vote",
              "launch",       "assets_at_start", "corporations", "effects",         "parties", "agents",
              "spare_fixers", "titles",          "final_shares", "final_money",     "traits",  "secrets"}) {
            plain.ignore(read);
        }
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    return figures;
}

}  // namespace resolution::corporate
