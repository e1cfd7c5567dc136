// Corporations and what they do to the market.

#include "resolution/corporate/figures/reader.h"

namespace resolution::corporate {

using orders::Node;

namespace {

constexpr std::array<std::string_view, 2> tier_ids{"AAA", "AA"};
constexpr std::array<std::string_view, 3> origin_ids{"japanocorp", "gaijin", "japanogaijin"};

void read_filter(CampaignReader& campaign, Section& group, Filter& filter) {
    if (const Node* alignment = group.optional("alignment")) filter.alignment = campaign.party(*alignment);
    if (const Node* origin = group.optional("origin")) {
        const auto word = campaign.reader.text(*origin, "an origin");
        const auto found =
            word ? campaign.place(origin->mark, *word, "origin", std::span(origin_ids).first(2)) : std::nullopt;
        if (found) filter.origin = static_cast<Origin>(*found);
    }
    if (const Node* tier = group.optional("tier")) {
        const auto word = campaign.reader.text(*tier, "a tier");
        const auto found = word ? campaign.place(tier->mark, *word, "tier", tier_ids) : std::nullopt;
        if (found) filter.tier = static_cast<Tier>(*found);
    }
}

Scope read_group(CampaignReader& campaign, const Node& node) {
    using Pick = Scope::Pick;
    static constexpr std::array<std::pair<std::string_view, Pick>, 4> counted{
        {{"highest", Pick::highest}, {"lowest", Pick::lowest}, {"nearest", Pick::nearest}, {"random", Pick::random}}};
    Scope scope;
    Section group = Section::of(campaign, node, "to");
    int kinds = 0;
    for (const auto& [key, pick] : counted) {
        if (group.optional(key) == nullptr) continue;
        scope.pick = pick;
        scope.count = group.optional_count(key).value_or(0);
        ++kinds;
    }
    if (const Node* every = group.optional("every")) {
        scope.pick = Pick::every;
        Section filter = Section::of(campaign, *every, "to.every");
        read_filter(campaign, filter, scope.filter);
        ++kinds;
    } else {
        read_filter(campaign, group, scope.filter);
    }
    if (kinds != 1) {
        campaign.reader.invalid(node.mark, "a group is one of highest, lowest, nearest, random and every",
                                "for example {highest: 2, tier: AAA}");
    }
    return scope;
}

Scope read_scope(CampaignReader& campaign, const Node& node) {
    using Pick = Scope::Pick;
    if (node.is_map()) return read_group(campaign, node);
    Scope scope;
    const auto word = campaign.reader.text(node, "`to`");
    if (!word) return scope;
    static constexpr std::array<std::pair<std::string_view, Pick>, 4> words{
        {{"self", Pick::self}, {"all", Pick::all}, {"first", Pick::first}, {"last", Pick::last}}};
    for (const auto& [name, pick] : words) {
        if (*word != name) continue;
        scope.pick = pick;
        return scope;
    }
    scope.pick = Pick::one;
    scope.corporation = campaign.corporation(node).value_or(CorporationIndex{});
    return scope;
}

Clause read_clause(CampaignReader& campaign, const Node& node) {
    Clause clause;
    Section line = Section::of(campaign, node, "a line of an effect");
    const Node* to = line.optional("to");
    if (const Node* assets = line.optional("assets")) {
        AssetsChange change;
        change.assets = line.optional_whole("assets").value_or(0);
        if (to != nullptr) {
            change.to = read_scope(campaign, *to);
        } else {
            campaign.reader.invalid(assets->mark, "assets for whom? 'to' is missing", "add 'to: self' or another one");
        }
        clause.change = change;
    } else if (to != nullptr) {
        campaign.reader.invalid(to->mark, "'to' without 'assets'");
    }
    clause.set_assets = line.optional_whole("set_assets");
    if (clause.set_assets && *clause.set_assets < 1) {
        campaign.reader.invalid(line.optional("set_assets")->mark, "a corporation is saved with 1 asset at least");
    }
    clause.citizens_honour = line.optional_whole("citizens_honour");
    if (clause.citizens_honour && !clause.change)
        campaign.reader.invalid(line.optional("citizens_honour")->mark, "'citizens_honour' without 'assets'");
    clause.auction = line.optional_count("auction");
    if (const Node* points = line.optional("clear_points")) clause.clear_points = campaign.party(*points);
    if (const Node* agency = line.optional("close_agency")) clause.close_agency = campaign.agent(*agency);
    if (const Node* war = line.optional("war_next_turn")) {
        clause.war_next_turn = war->is_scalar() && war->text == "all";
        if (!clause.war_next_turn) campaign.reader.invalid(war->mark, "a war is of 'all' clans");
    }
    if (const Node* votes = line.optional("publish_votes")) {
        Section publish = Section::of(campaign, *votes, "publish_votes");
        if (const Node* except = publish.node("except_citizens_of"))
            clause.publish_votes = campaign.corporation(*except);
    }
    if (node.is_map() && node.members.empty()) campaign.reader.invalid(node.mark, "a line of an effect does nothing");
    return clause;
}

Clauses read_clauses(CampaignReader& campaign, const Node* list) {
    Clauses clauses;
    if (list == nullptr || campaign.reader.list(*list, "an effect") == nullptr) return clauses;
    for (const Node& item : list->items) clauses.push_back(read_clause(campaign, item));
    return clauses;
}

}  // namespace

Defences read_defences(CampaignReader& campaign, const Node& node, std::string_view name, bool all) {
    Defences defences{};
    Section section = Section::of(campaign, node, name);
    for (std::size_t i = 0; i < defence_types; ++i) {
        const std::string_view type = orders::corporate::run_type_ids[i];
        if (all) {
            section.percentage(type, defences[i]);
        } else {
            defences[i] = section.optional_whole(type).value_or(0);
        }
    }
    return defences;
}

void read_corporations(CampaignReader& campaign, const Node& root, Figures& figures) {
    const Node* map = root.find("corporations");
    if (map == nullptr || !map->is_map()) return;  // said when the ids were gathered
    for (const orders::Member& member : map->members) {
        CorporationFigures corporation;
        corporation.id = member.key;
        Section section = Section::of(campaign, member.value, "corporations." + member.key);
        section.text("name", corporation.name);
        const Node* short_name = section.optional("short");
        corporation.short_name = short_name == nullptr ? corporation.name : short_name->text;
        if (const Node* alignment = section.optional("alignment")) corporation.alignment = campaign.party(*alignment);
        if (const Node* origin = section.node("origin")) {
            const auto word = campaign.reader.text(*origin, "an origin");
            const auto found = word ? campaign.place(origin->mark, *word, "origin", origin_ids) : std::nullopt;
            corporation.japanocorp = found && *found != 1;
            corporation.gaijin = found && *found != 0;
        }
        if (const Node* tier = section.node("tier")) {
            const auto word = campaign.reader.text(*tier, "a tier");
            const auto found = word ? campaign.place(tier->mark, *word, "tier", tier_ids) : std::nullopt;
            if (found) corporation.tier = static_cast<Tier>(*found);
        }
        if (const Node* defence = section.node("defence")) {
            corporation.defence = read_defences(campaign, *defence, "corporations." + member.key + ".defence", true);
        }
        figures.corporations.push_back(std::move(corporation));
    }
}

void read_effects(CampaignReader& campaign, const Node& root, Figures& figures) {
    const Node* map = campaign.reader.required(root, "effects", "the campaign");
    if (map == nullptr || campaign.reader.map(*map, "effects") == nullptr) return;
    campaign.reader.known_keys(*map, campaign.ids.corporations);
    for (CorporationFigures& corporation : figures.corporations) {
        const Node* node = campaign.reader.required(*map, corporation.id, "effects");
        if (node == nullptr) continue;
        Section effects = Section::of(campaign, *node, "effects." + corporation.id);
        corporation.first = read_clauses(campaign, effects.node("first"));
        corporation.last = read_clauses(campaign, effects.node("last"));
        corporation.crash = read_clauses(campaign, effects.node("crash"));
        if (const Node* second = effects.optional("second_crash"))
            corporation.second_crash = read_clauses(campaign, second);
    }
}

}  // namespace resolution::corporate
