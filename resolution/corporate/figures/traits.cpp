// Traits and titles: what each costs, forbids and brings.

#include "resolution/corporate/figures/reader.h"

namespace resolution::corporate {

using orders::Node;

namespace {

constexpr std::array<std::string_view, 4> group_ids{"face", "cv", "other", "objective"};

std::optional<TraitGroup> read_trait_group(CampaignReader& campaign, const Node& node) {
    const auto word = campaign.reader.text(node, "a group of traits");
    const auto found = word ? campaign.place(node.mark, *word, "group of traits", group_ids) : std::nullopt;
    return found ? std::optional(static_cast<TraitGroup>(*found)) : std::nullopt;
}

void read_bar(CampaignReader& campaign, const Node& node, Bars& bars) {
    const auto word = campaign.reader.text(node, "a bar");
    if (!word) return;
    if (*word == "kobun") {
        bars.kobun = true;
    } else if (*word == "oyabun") {
        bars.oyabun = true;
    } else if (word->starts_with("chief:") || word->starts_with("member:")) {
        const std::size_t colon = word->find(':');
        const auto party = campaign.place(node.mark, word->substr(colon + 1), "party", campaign.ids.parties);
        if (party) (word->starts_with("chief:") ? bars.chief : bars.member).emplace_back(*party);
    } else {
        campaign.reader.invalid(node.mark, "unknown bar '" + *word + "'",
                                "known: kobun, oyabun, chief:PARTY, member:PARTY");
    }
}

void read_exclusions(CampaignReader& campaign, const Node& list, TraitFigures& trait) {
    if (campaign.reader.list(list, "not_with") == nullptr) return;
    for (const Node& item : list.items) {
        static constexpr std::string_view ambition = "ambition:";
        if (item.is_scalar() && item.text.starts_with(ambition)) {
            const auto title = campaign.place(item.mark, item.text.substr(ambition.size()), "title", title_ids);
            if (title) trait.not_with_ambition.push_back(static_cast<Title>(*title));
        } else if (const auto other = campaign.trait(item)) {
            trait.not_with.push_back(*other);
        }
    }
}

void read_honour(CampaignReader& campaign, Section& section, TraitFigures& trait) {
    trait.honour = section.optional_whole("honour").value_or(0);
    trait.honour_min = section.optional_whole("honour_min");
    const Node* max = section.optional("honour_max");
    trait.honour_unbounded = max != nullptr && max->is_scalar() && max->text == "none";
    if (max != nullptr && !trait.honour_unbounded) trait.honour_max = section.optional_whole("honour_max");
    trait.influence_max = section.optional_whole("influence_max");
    trait.no_begging = section.optional_flag("no_begging");
    const Node* bars = section.optional("bars");
    if (bars == nullptr || campaign.reader.list(*bars, "bars") == nullptr) return;
    for (const Node& item : bars->items) read_bar(campaign, item, trait.bars);
}

void read_costs(CampaignReader& campaign, Section& section, TraitFigures& trait) {
    trait.cost_per_point = section.optional_whole("cost_per_point");
    if (trait.cost_per_point) {
        section.ignore("cost");
    } else {
        section.whole("cost", trait.cost);
    }
    trait.gaijin_cost = section.optional_whole("gaijin_cost");
    trait.hide_cost = section.optional_whole("hide_cost");
    trait.point_cost = section.optional_whole("point_cost");
    const Node* with = section.optional("cost_with");
    if (with == nullptr || campaign.reader.map(*with, "cost_with") == nullptr) return;
    for (const orders::Member& member : with->members) {
        const auto other = campaign.place(member.mark, member.key, "trait", trait_ids);
        const auto cost = campaign.reader.whole(member.value, "cost_with", -100, 100);
        if (other && cost) trait.cost_with.emplace_back(static_cast<Trait>(*other), static_cast<int>(*cost));
    }
}

TraitFigures read_trait(CampaignReader& campaign, const Node& node, std::string_view name) {
    TraitFigures trait;
    Section section = Section::of(campaign, node, name);
    if (const Node* group = section.node("group"))
        trait.group = read_trait_group(campaign, *group).value_or(TraitGroup::other);
    read_costs(campaign, section, trait);
    read_honour(campaign, section, trait);
    trait.open = section.optional_flag("open");
    trait.repeatable = section.optional_flag("repeatable");
    if (const Node* list = section.optional("not_with")) read_exclusions(campaign, *list, trait);
    if (const Node* group = section.optional("not_with_group")) {
        if (const auto other = read_trait_group(campaign, *group)) trait.not_with_group.push_back(*other);
    }
    if (const Node* needs = section.optional("needs")) trait.needs = campaign.trait(*needs);
    trait.honour_buy = section.optional_amount("honour_buy");
    trait.honour_beg = section.optional_amount("honour_beg");
    trait.speculation = section.optional_amount("speculation");
    trait.money = section.optional_amount("money");
    trait.influence_discount_percent = section.optional_whole("influence_discount_percent").value_or(0);
    trait.run_bonus = section.optional_whole("run_bonus_once_a_turn").value_or(0);
    if (const Node* defence = section.optional("defence")) {
        trait.defence = read_defences(campaign, *defence, std::string(name) + ".defence", false);
    }
    trait.extra_estimate = section.optional_whole("extra_estimate").value_or(0);
    trait.secrets = section.optional_whole("secrets").value_or(0);
    trait.shameful_extra = section.optional_whole("shameful_extra").value_or(0);
    trait.loyalty = section.optional_whole("loyalty").value_or(0);
    trait.count = section.optional_whole("fixers").value_or(0);
    trait.croc_bonuses = section.optional_whole("croc_bonuses").value_or(0);
    if (const Node* fixer = section.optional("gaijin_fixer")) trait.gaijin_fixer = campaign.agent(*fixer);
    trait.points = section.optional_whole("points").value_or(0);
    section.ignore("note");
    section.ignore("once");
    return trait;
}

/// `needs` that lead back to where they started could never be met.
void check_needs(CampaignReader& campaign, const Node& map, const Figures& figures) {
    for (std::size_t i = 0; i < trait_ids.size(); ++i) {
        const auto start = static_cast<Trait>(i);
        auto next = figures[start].needs;
        for (std::size_t hops = 0; next && hops < trait_ids.size(); ++hops) {
            if (*next == start) {
                campaign.reader.invalid(map.find(trait_ids[i])->mark,
                                        "'" + std::string(trait_ids[i]) + "' needs itself in the end",
                                        "break the cycle of 'needs'");
                break;
            }
            next = figures[*next].needs;
        }
    }
}

}  // namespace

void read_traits(CampaignReader& campaign, const Node& root, Figures& figures) {
    const Node* map = campaign.reader.required(root, "traits", "the campaign");
    if (map == nullptr || campaign.reader.map(*map, "traits") == nullptr) return;
    campaign.reader.known_keys(*map, std::vector<std::string>(trait_ids.begin(), trait_ids.end()));
    for (std::size_t i = 0; i < trait_ids.size(); ++i) {
        const Node* node = campaign.reader.required(*map, trait_ids[i], "traits");
        if (node != nullptr) figures.traits[i] = read_trait(campaign, *node, "traits." + std::string(trait_ids[i]));
    }
    check_needs(campaign, *map, figures);
}

void read_titles(CampaignReader& campaign, const Node& root, Figures& figures) {
    const Node* map = campaign.reader.required(root, "titles", "the campaign");
    if (map == nullptr || campaign.reader.map(*map, "titles") == nullptr) return;
    campaign.reader.known_keys(*map, std::vector<std::string>(title_ids.begin(), title_ids.end()));
    for (std::size_t i = 0; i < title_ids.size(); ++i) {
        const Node* node = campaign.reader.required(*map, title_ids[i], "titles");
        if (node == nullptr) continue;
        Section title = Section::of(campaign, *node, "titles." + std::string(title_ids[i]));
        title.positive("points", figures.titles[i]);
        title.ignore("for");
    }
}

}  // namespace resolution::corporate
