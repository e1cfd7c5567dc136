#include "resolution/mad_con/figures.h"

#include <algorithm>
#include <set>

#include "orders/document_reader.h"
#include "orders/letters_and_digits.h"
#include "orders/text.h"
#include "resolution/indices.h"

namespace resolution::mad_con {

using described::Source;
using orders::Node;

namespace {

template <class List>
std::vector<std::string> words_in(const List& ids) {
    return {ids.begin(), ids.end()};
}

std::vector<std::string> numbers(int from, int to) {
    std::vector<std::string> out;
    for (int number = from; number <= to; ++number) out.push_back(std::to_string(number));
    return out;
}

template <class List, class Count>
std::size_t sum(const List& list, Count count) {
    std::size_t all = 0;
    for (const auto& one : list) all += count(one);
    return all;
}

/// Lists that are the same in all variants: what a variant names must be there.
bool is_fixed_list(std::string_view key) { return key == "visitors" || key == "animations"; }

/// The variant's figures in the place of those of the same path.
void put_over(Node& base, const Node& variant, orders::DocumentReader& reader, bool fixed = false) {
    if (!base.is_map() || !variant.is_map()) {
        base = variant;
        return;
    }
    std::vector<std::string> known;
    for (const orders::Member& member : base.members) known.push_back(member.key);
    for (const orders::Member& member : variant.members) {
        const auto found = std::find(known.begin(), known.end(), member.key);
        if (found != known.end()) {
            Node& part = base.members[static_cast<std::size_t>(found - known.begin())].value;
            put_over(part, member.value, reader, is_fixed_list(member.key));
        } else if (fixed) {
            reader.invalid(member.mark, "unknown key '" + orders::clip(member.key, 40) + "'",
                           orders::suggest(member.key, known));
        } else {
            base.members.push_back(member);
        }
    }
}

}  // namespace

void PushKind::read(const Source& from, void* to, described::Bounds bounds) const {
    Push& push = *static_cast<Push*>(to);
    if (from.is_map()) return described::read_into(push, from);
    if (const auto steps = from.whole(bounds)) push.steps = static_cast<int>(*steps);
}

void VariantsKind::read(const Source& from, void* to, described::Bounds) const {
    auto& ids = *static_cast<std::vector<std::string>*>(to);
    ids.clear();
    if (!from.map()) return;
    from.each_member([&](const std::string& id, const Source& figures) {
        if (!figures.map()) return;
        ids.push_back(id);
        for (const char* key : {"variants", "options"}) {
            if (const auto chosen = figures.find(key))
                chosen->wrong(std::string("a variant has no ") + key + " of its own", "leave it out");
        }
    });
    if (ids.empty()) from.wrong("there must be a variant to play", "such as 'standard: {}'");
    if (ids.size() > 64) from.wrong("at most 64 variants can stand here");
}

/// What maps of figures are keyed by.
void Figures::lists(Figures&, const Source& campaign) {
    campaign.reading()
        .names.set<Headcount>("number of players", numbers(0, static_cast<int>(mad_con::most_players)))
        .set<SlotIndex>("slot", numbers(1, most_slots))
        .set<Action>("action", words_in(orders::mad_con::action_words.ids))
        .set<Mode>("mode", words_in(mode_ids))
        .set<Team>("team", words_in(team_ids));
}

void Figures::name_variants(Figures& figures, const Source& campaign) {
    campaign.reading().names.set<VariantIndex>("variant", figures.variants);
}

void Figures::player_bounds(Figures& figures, const Source& players) {
    if (figures.most_players < figures.least_players) players.find("max")->wrong("max must not be below min");
}

void Figures::kinds(Figures& figures, const Source& campaign) {
    const std::size_t tokens = sum(figures.visitors, [](const VisitorFigures& one) { return one.count; });
    if (tokens > most_tokens || figures.visitors.empty())
        campaign.find("visitors")->wrong("there must be 1 to " + std::to_string(most_tokens) + " visitors in all");
}

/// MC-6: the stands stand as the sheets list them.
void Figures::ring(Figures& figures, const Source& campaign) {
    const Source list = *campaign.find("organisations");
    for (std::size_t i = 0; i < figures.organisations.size(); ++i) {
        if (i >= organisation_count || figures.organisations[i].id != all_organisations[i])
            return list.item(i).wrong("the ring of stands is don_leon, los_muertos, torgovets, hakka");
    }
    if (figures.organisations.size() < organisation_count) list.wrong("there are four organisations");
}

void Figures::cards(Figures& figures, const Source& campaign) {
    if (sum(figures.actions, [](const ActionFigures& one) { return one.count; }) > most_cards)
        campaign.find("actions")->wrong("a player has at most " + std::to_string(most_cards) + " action cards");
    if (sum(figures.animations, [](const AnimationFigures& one) { return one.count; }) > most_animations)
        campaign.find("animations")->wrong("there are at most " + std::to_string(most_animations) + " animation cards");
}

/// As many teams cards as are dealt, for whoever may play in teams.
void Figures::every_headcount(Figures& figures, const Source& teams) {
    const Source by_players = *teams.find("by_players");
    const std::size_t least = std::max(figures.least_players, figures.individual_up_to + 1);
    for (std::size_t count = least; count <= figures.most_players; ++count) {
        const auto place = by_players.find(std::to_string(count));
        if (!place) {
            by_players.lacks(std::to_string(count));
            continue;
        }
        const auto& dealt = figures.teams_of[count]->count;
        const auto& there = figures.team_cards.count;
        if (sum(dealt, [](std::size_t cards) { return cards; }) != count)
            place->wrong("there must be a team card for each of the " + std::to_string(count) + " players");
        for (std::size_t team = 0; team < team_count; ++team) {
            if (dealt[team] > there[team]) place->wrong("there are not so many cards of this team");
        }
    }
}

void Figures::fits(Figures& figures, const Source& campaign) {
    const auto as_many = [&](const Source& list, std::size_t has, std::size_t needed) {
        if (has != needed) list.wrong("there must be " + std::to_string(needed) + " numbers");
    };
    const Source smart = *campaign.find("bots")->find("smart");
    as_many(*smart.find("place"), figures.smart.place.size(), static_cast<std::size_t>(figures.steps) + 2);
    as_many(*smart.find("weight")->find("by_rank"), figures.smart.by_rank.size(), organisation_count);
    as_many(*campaign.find("individual_points"), figures.individual_points.size(), organisation_count);
    const auto tokens = sum(figures.visitors, [](const VisitorFigures& one) { return one.count; });
    for (std::size_t i = 0; i < action_count; ++i) {
        if (figures.actions[i].sideways > 0 && figures.actions[i].from.entrance)
            campaign.find("actions")
                ->find(orders::mad_con::action_words.ids[i])
                ->find("from")
                ->wrong("nobody goes sideways from the entrance: it lies in no zone");
    }
    for (const std::size_t each : figures.setup_visitors) {
        if (each * figures.most_players > tokens)
            campaign.find("setup_visitors")->wrong("there are not so many visitors");
    }
}

std::vector<int> Figures::values() const {
    std::set<int, std::greater<>> all;
    for (const VisitorFigures& kind : visitors) all.insert(kind.value);
    return {all.begin(), all.end()};
}

described::Names Figures::names() const {
    described::Names names(*this);
    names.set<VisitorKind>("visitor", ids_of(visitors))
        .set<AnimationIndex>("animation", ids_of(animations))
        .set<VariantIndex>("variant", variants)
        .set<Organisation>("organisation", words_in(orders::mad_con::organisation_words.ids))
        .set<SlotIndex>("slot", numbers(1, most_slots));
    return names;
}

namespace {

/// Options as a French game master writes them, besides their ids (MC-52).
constexpr auto mode_words =
    orders::word_list({{"teams", "par équipes, équipes"}, {"individual", "chacun pour soi, individuel"}});
constexpr auto variant_words =
    orders::word_list({{"standard", "standard, normale"}, {"balanced", "équilibrée, équilibré"}});

Node* part_of(Node& map, std::string_view key) {
    const auto found =
        std::find_if(map.members.begin(), map.members.end(), [&](const auto& member) { return member.key == key; });
    return found == map.members.end() ? nullptr : &found->value;
}

/// The id in the place of a word for it; any other word stays, and is a variant of the campaign's own or unknown.
template <class List>
void put_id(Node& options, std::string_view key, const List& list) {
    Node* const option = part_of(options, key);
    if (option == nullptr || !option->is_scalar()) return;
    const std::string written = orders::letters_and_digits(option->text);
    for (const orders::Word& word : list.words) {
        for (std::string_view rest = word.french; !rest.empty();) {
            const auto end = std::min(rest.find(','), rest.size());
            if (orders::letters_and_digits(rest.substr(0, end)) == written) option->text = word.id;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
}

orders::Document with_ids(orders::Document campaign) {
    if (Node* const options = part_of(campaign.root, "options")) {
        put_id(*options, "mode", mode_words);
        put_id(*options, "variant", variant_words);
    }
    return campaign;
}

}  // namespace

orders::Result<std::vector<Figures>> read_all_variants(const orders::Document& written) {
    const orders::Document campaign = with_ids(written);
    GM_TAKE(auto plain, described::read_figures<Figures>(campaign));
    orders::DocumentReader reader(campaign);
    std::vector<Figures> out;
    orders::Problems problems;
    for (const orders::Member& variant : campaign.root.find("variants")->members) {
        orders::Document whole{campaign.file, campaign.text, campaign.root};
        put_over(whole.root, variant.value, reader);
        auto figures = described::read_figures<Figures>(whole);
        if (figures) {
            out.push_back(*std::move(figures));
        } else {
            problems.insert(problems.end(), figures.problems().begin(), figures.problems().end());
        }
    }
    for (orders::Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return out;
}

}  // namespace resolution::mad_con
