#include "resolution/rollback_propaganda/figures.h"

#include <numeric>
#include <span>

#include "orders/text.h"
#include "resolution/indices.h"

namespace resolution::rollback_propaganda {

using described::Source;

namespace {

/// The text that each item of a list has under this key; what is missing or odd is told when the list is read.
std::vector<std::string> texts(const Source& campaign, std::string_view list, std::string_view key) {
    std::vector<std::string> out;
    const auto items = campaign.find(list);
    if (!items || !items->is_list()) return out;
    for (std::size_t i = 0; i < items->size(); ++i) {
        const Source item = items->item(i);
        const auto value = item.is_map() ? item.find(key) : std::nullopt;
        out.push_back(value && value->is_text() ? value->text().value_or("") : "");
    }
    return out;
}

std::vector<std::string> keys_of(const Source& map) {
    std::vector<std::string> out;
    if (map.is_map()) map.each_member([&](const std::string& key, const Source&) { out.push_back(key); });
    return out;
}

/// Keys of the map that lies so deep.
std::vector<std::string> keys_of(const Source& from, std::span<const std::string_view> way) {
    if (way.empty()) return keys_of(from);
    const auto next = from.is_map() ? from.find(way.front()) : std::nullopt;
    return next ? keys_of(*next, way.subspan(1)) : std::vector<std::string>{};
}

std::vector<std::string> headcounts() {
    std::vector<std::string> out;
    for (std::size_t mages = 0; mages <= most_mages; ++mages) out.push_back(std::to_string(mages));
    return out;
}

void say_twice(const Source& campaign, std::string_view list, const std::vector<std::string>& ids) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (ids[i].empty() || std::find(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(i), ids[i]) ==
                                  ids.begin() + static_cast<std::ptrdiff_t>(i))
            continue;
        const Source items = *campaign.find(list);
        const Source item = items.item(i);
        item.find("id")->wrong("'" + orders::clip(ids[i], 40) + "' stands here twice");
    }
}

orders::Term term(const std::string& id, const Called& called) {
    orders::Term out{id, {called.french}, {called.english}};
    out.french.insert(out.french.end(), called.also.begin(), called.also.end());
    return out;
}

}  // namespace

/// Whatever else the data name is in one of these lists.
void Figures::lists(Figures& figures, const Source& campaign) {
    const auto factions = texts(campaign, "factions", "id");
    const auto events = texts(campaign, "events", "id");
    const auto cards = texts(campaign, "grimoire_cards", "id");
    static constexpr std::array<std::string_view, 1> sets{"grimoires"};
    static constexpr std::array<std::string_view, 3> kinds{"words", "read", "kinds"};
    const auto grimoires = keys_of(campaign, sets);
    figures.kinds = keys_of(campaign, kinds);  // what has no name there is misspelt
    if (factions.size() > most_factions || events.size() > most_listed || cards.size() > most_listed ||
        figures.kinds.size() > most_kinds || grimoires.size() > most_listed)
        return campaign.wrong("there are at most " + std::to_string(most_factions) + " factions, " +
                              std::to_string(most_kinds) + " kinds of events, and " + std::to_string(most_listed) +
                              " events, cards and Grimoires each");
    say_twice(campaign, "factions", factions);
    say_twice(campaign, "events", events);
    say_twice(campaign, "grimoire_cards", cards);
    campaign.reading()
        .names.set<Headcount>("number of mages", headcounts())
        .set<FactionIndex>("faction", factions)
        .set<EventIndex>("event", events)
        .set<EventKind>("kind of event", figures.kinds)
        .set<CardIndex>("card", cards)
        .set<GrimoireIndex>("Grimoire", grimoires);
    figures.faction_names.resize(factions.size());
    figures.event_names.resize(events.size());
    figures.kind_names.resize(figures.kinds.size());
    figures.card_names.resize(cards.size());
    figures.grimoire_names.resize(grimoires.size());
    figures.grimoire_totals.resize(grimoires.size());
    figures.smart_bot.scheme_weights.resize(cards.size());
}

void Figures::mage_bounds(Figures& figures, const Source& mages) {
    if (figures.most_mages < figures.least_mages) mages.find("max")->wrong("max must not be below min");
}

void PopularityFigures::in_order(PopularityFigures& figures, const Source& from) {
    if (figures.max < figures.min) return from.find("max")->wrong("max must not be below min");
    if (figures.start < figures.min || figures.start > figures.max)
        from.find("start")->wrong("must be between min and max");
}

void GrimoiresKind::read(const Source& from, void* to, described::Bounds bounds) const {
    auto& grimoires = *static_cast<std::vector<GrimoireFigures>*>(to);
    grimoires.clear();
    if (!from.map()) return;
    const std::vector<std::string>& cards = from.names().of<CardIndex>().ids;
    from.each_member([&](const std::string& id, const Source& set) {
        GrimoireFigures& grimoire = grimoires.emplace_back();
        grimoire.id = id;
        grimoire.counts.resize(cards.size());
        if (!set.map()) return;
        set.each_member([&](const std::string& card, const Source& count) {
            const auto place = set.names().of<CardIndex>().find(card);
            if (!place) return count.unknown("card", card, cards);
            if (const auto number = count.whole(bounds)) grimoire.counts[*place] = static_cast<std::size_t>(*number);
        });
    });
    if (grimoires.empty()) from.wrong("there must be a Grimoire to start with");
}

std::size_t GrimoireFigures::total() const { return std::accumulate(counts.begin(), counts.end(), std::size_t{0}); }

void MoreWordsKind::read(const Source& from, void* to, described::Bounds) const {
    Figures& figures = *static_cast<Figures*>(to);
    if (!from.map()) return;
    from.each_member([&](const std::string& id, const Source& words) {
        std::vector<std::string> also;
        described::kind_of<std::vector<std::string>>.read(words, &also, {});
        bool known = false;
        const auto add_to = [&](std::vector<Called>& names, std::optional<std::size_t> place) {
            if (!place || *place >= names.size()) return;
            known = true;
            names[*place].also = also;
        };
        const described::Names& names = from.names();
        if (of_ == Of::cards) {
            add_to(figures.card_names, names.of<CardIndex>().find(id));
        } else {
            add_to(figures.event_names, names.of<EventIndex>().find(id));
            add_to(figures.kind_names, names.of<EventKind>().find(id));
        }
        if (known) return;
        std::vector<std::string> ids = of_ == Of::cards ? names.of<CardIndex>().ids : names.of<EventIndex>().ids;
        if (of_ == Of::events) ids.insert(ids.end(), figures.kinds.begin(), figures.kinds.end());
        words.unknown(of_ == Of::cards ? "card" : "event", id, ids);
    });
}

ChoiceOf EventFigures::choice() const {
    if (when == Moment::reveal) return ChoiceOf::none;
    for (const Effect& effect : effects) {
        if (choice_of(effect) != ChoiceOf::none) return choice_of(effect);
    }
    return ChoiceOf::none;
}

ChoiceOf choice_of(const Effect& effect) {
    if (effect.is_choice_of_faction()) return ChoiceOf::faction;
    if (effect.op == Op::look_contract) return ChoiceOf::mage;
    return effect.op == Op::swap_contracts ? ChoiceOf::swap : ChoiceOf::none;
}

AimedAt aimed_at(const Effect& effect) {
    switch (effect.op) {
        case Op::popularity: return effect.is_choice_of_faction() ? AimedAt::faction : AimedAt::none;
        case Op::present_swap: return AimedAt::two_events;
        case Op::present_cancel:
        case Op::present_double: return AimedAt::event;
        case Op::bury_schemes:
        case Op::look_contract: return AimedAt::mage;
        default: return AimedAt::none;
    }
}

AimedAt CardFigures::aim() const {
    for (const Effect& effect : effects) {
        if (aimed_at(effect) != AimedAt::none) return aimed_at(effect);
    }
    return AimedAt::none;
}

bool CardFigures::takes_ethers() const {
    return std::any_of(effects.begin(), effects.end(), [](const Effect& effect) { return effect.ether; });
}

namespace {

bool names_only(const EventFigures& event, const std::vector<bool>& in_play) {
    return std::all_of(event.effects.begin(), event.effects.end(), [&](const Effect& effect) {
        return effect.op != Op::popularity || effect.whose != Whose::named || in_play[effect.faction.value()];
    });
}

Table table_of(const Figures& figures, std::size_t mages) {
    Table table;
    for (std::size_t i = 0; i < figures.factions.size(); ++i) {
        const bool plays = figures.factions[i].from_mages <= mages;
        table.faction_in_play.push_back(plays);
        if (!plays) continue;
        table.factions.emplace_back(i);
        table.contracts.insert(table.contracts.end(), figures.contract_copies[mages], FactionIndex(i));
    }
    for (std::size_t i = 0; i < figures.events.size(); ++i) {
        const EventFigures& event = figures.events[i];
        const bool plays = names_only(event, table.faction_in_play);  // RP-60
        table.event_in_play.push_back(plays);
        if (plays) table.future.insert(table.future.end(), event.copies[mages], EventIndex(i));
    }
    return table;
}

}  // namespace

void Figures::work_out(Figures& figures, const Source&) {
    for (std::size_t mages = figures.least_mages; mages <= figures.most_mages; ++mages)
        figures.tables[mages] = table_of(figures, mages);
    auto& catalogue = figures.catalogue;
    for (std::size_t i = 0; i < figures.factions.size(); ++i)
        catalogue.factions.push_back(term(figures.factions[i].id, figures.faction_names[i]));
    for (std::size_t i = 0; i < figures.kinds.size(); ++i)
        catalogue.kinds.push_back(term(figures.kinds[i], figures.kind_names[i]));
    for (std::size_t i = 0; i < figures.events.size(); ++i) {
        const EventFigures& event = figures.events[i];
        catalogue.events.push_back({term(event.id, figures.event_names[i]), event.kind, event.choice()});
    }
    for (std::size_t i = 0; i < figures.cards.size(); ++i) {
        const CardFigures& card = figures.cards[i];
        catalogue.cards.push_back({term(card.id, figures.card_names[i]), card.aim(), card.takes_ethers()});
    }
}

described::Names Figures::names() const {
    described::Names names(*this);
    names.set<FactionIndex>("faction", ids_of(factions))
        .set<EventIndex>("event", ids_of(events))
        .set<EventKind>("kind of event", kinds)
        .set<CardIndex>("card", ids_of(cards))
        .set<GrimoireIndex>("Grimoire", ids_of(grimoires));
    return names;
}

}  // namespace resolution::rollback_propaganda
