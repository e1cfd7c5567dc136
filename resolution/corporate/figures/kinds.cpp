// How a campaign writes what its figures keep otherwise.

#include <algorithm>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/id_lists.h"

namespace resolution::corporate {

void LocalNameKind::read(const Source& from, void* to, Bounds) const {
    auto& name = *static_cast<LocalName*>(to);
    if (!from.is_map()) {
        if (auto text = from.text()) name[""] = *std::move(text);
        return;
    }
    from.each_member([&](const std::string& language, const Source& value) {
        if (auto text = value.text()) name[language] = *std::move(text);
    });
}

void AgencyKind::read(const Source& from, void* to, Bounds) const {
    const auto& agencies = from.names().of<AgencyKind>();
    const auto place = from.choice(agencies);
    if (place) *static_cast<AgentIndex*>(to) = AgentIndex{*from.names().of<AgentIndex>().find(agencies.ids[*place])};
}

void PickKind::read(const Source& from, void* to, Bounds bounds) const {
    auto& scope = *static_cast<Scope*>(to);
    scope.pick = pick_;
    described::kind_of<int>.read(from, &scope.count, bounds);
}

void ScopeKind::read(const Source& from, void* to, Bounds bounds) const {
    if (from.is_map()) return Plain::read(from, to, bounds);
    auto& scope = *static_cast<Scope*>(to);
    const auto word = from.text();
    if (!word) return;
    for (const Pick pick : {Pick::self, Pick::all, Pick::first, Pick::last}) {
        if (*word == id_of(pick)) return void(scope.pick = pick);
    }
    scope.pick = Pick::one;
    described::kind_of<CorporationIndex>.read(from, &scope.corporation, bounds);
}

void Scope::one_group(Scope& scope, const Source& from) {
    const auto picks = std::span(pick_ids).subspan(static_cast<std::size_t>(Pick::highest));
    const auto said = std::count_if(picks.begin(), picks.end(), [&](std::string_view pick) { return from.find(pick); });
    if (said != 1)
        return from.wrong("a group is one of highest, lowest, nearest, random and every",
                          "for example {highest: 2, tier: AAA}");
    const std::vector<std::string> every{std::string(id_of(Pick::every))};
    if (!from.find(every.front())) return;
    scope.pick = Pick::every;
    from.unknown_keys(every);  // its filter stands within
}

void Clause::says_something(Clause& clause, const Source& from) {
    const auto to = from.find("to");
    if (clause.assets && !to)
        from.find("assets")->wrong("assets for whom? 'to' is missing", "add 'to: self' or another one");
    if (to && !clause.assets) to->wrong("'to' without 'assets'");
    if (clause.citizens_honour && !clause.assets)
        from.find("citizens_honour")->wrong("'citizens_honour' without 'assets'");
    if (from.size() == 0) from.wrong("a line of an effect does nothing");
}

void BarsKind::read(const Source& from, void* to, Bounds) const {
    if (!from.list()) return;
    auto& bars = *static_cast<Bars*>(to);
    const auto& parties = from.names().of<PartyIndex>().ids;
    described::Names::List known{"bar", {"kobun", "oyabun"}};
    for (const std::string& party : parties) known.ids.push_back("chief:" + party);
    for (const std::string& party : parties) known.ids.push_back("member:" + party);
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto place = from.item(i).choice(known);
        if (!place) continue;
        if (*place == 0) {
            bars.kobun = true;
        } else if (*place == 1) {
            bars.oyabun = true;
        } else if (*place < 2 + parties.size()) {
            bars.chief.emplace_back(*place - 2);
        } else {
            bars.member.emplace_back(*place - 2 - parties.size());
        }
    }
}

void CostWithKind::read(const Source& from, void* to, Bounds bounds) const {
    if (!from.map()) return;
    from.each_member([&](const std::string& key, const Source& value) {
        const auto& traits = from.names().of<Trait>();
        const auto other = traits.find(key);
        if (!other) value.unknown(traits.what, key, traits.ids);
        const auto cost = value.whole(bounds);
        if (other && cost)
            static_cast<decltype(TraitFigures::cost_with)*>(to)->emplace_back(static_cast<Trait>(*other), *cost);
    });
}

void NotWithKind::read(const Source& from, void* to, Bounds) const {
    if (!from.list()) return;
    auto& trait = *static_cast<TraitFigures*>(to);
    described::Names::List known = from.names().of<Trait>();
    for (const std::string_view title : title_ids) known.ids.push_back("ambition:" + std::string(title));
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto place = from.item(i).choice(known);
        if (place && *place < trait_ids.size()) trait.not_with.push_back(static_cast<Trait>(*place));
        if (place && *place >= trait_ids.size())
            trait.not_with_ambition.push_back(static_cast<Title>(*place - trait_ids.size()));
    }
}

void HonourMaxKind::read(const Source& from, void* to, Bounds bounds) const {
    auto& trait = *static_cast<TraitFigures*>(to);
    trait.honour_unbounded = from.is_text() && from.text() == "none";
    if (!trait.honour_unbounded) described::kind_of<std::optional<int>>.read(from, &trait.honour_max, bounds);
}

}  // namespace resolution::corporate
