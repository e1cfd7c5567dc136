// What of a state's JSON its description cannot say (section 13).

#include "resolution/rollback_propaganda/state.h"

#include <nlohmann/json.hpp>

#include "orders/text.h"
#include "resolution/described/json.h"
#include "resolution/node_json.h"

namespace resolution {

using nlohmann::json;

namespace described {

using rollback_propaganda::PresentEvent;

void PresentEventKind::read(const Source& from, void* to, Bounds) const {
    PresentEvent& one = *static_cast<PresentEvent*>(to);
    one = {};
    if (!from.is_map()) return kind_of<rollback_propaganda::EventIndex>.read(from, &one.event, {});
    StructKindOf<PresentEvent>().read(from, &one, {});
}

json PresentEventKind::write(const void* value, const Names& names, const Look& look) const {
    const PresentEvent& one = *static_cast<const PresentEvent*>(value);
    if (!one.doubled) return kind_of<rollback_propaganda::EventIndex>.write(&one.event, names, look);
    return StructKindOf<PresentEvent>().write(&one, names, look);
}

}  // namespace described

namespace rollback_propaganda {

namespace {

/// Enough to read and write what a state keeps of sheets: mages by id, whoever sent it.
orders::rollback_propaganda::SheetContext stored_context(const described::Names& names) {
    const Figures& figures = names.game<Figures>();
    const auto& ids = names.of<PlayerIndex>().ids;
    const Table& table = figures.table(ids.size());
    orders::rollback_propaganda::SheetContext context;
    context.catalogue = &figures.catalogue;
    context.vocabulary = figures.vocabulary.get();
    for (const std::string& id : ids) context.players.push_back({id, id});
    context.factions_in_play = table.faction_in_play;
    context.events_in_play = table.event_in_play;
    return context;
}

std::shared_ptr<const Sheet> read_kept(const described::Source& from) {
    if (!from.map()) return nullptr;
    const orders::Document document{"", "", json_node(*from.json())};
    orders::Problems problems;
    auto sheet = orders::rollback_propaganda::read_parts(document, stored_context(from.names()), problems);
    for (const orders::Problem& problem : problems) from.wrong(problem.what, problem.advice);
    return sheet ? std::make_shared<const Sheet>(*std::move(sheet)) : nullptr;
}

json write_kept(const Sheet& sheet, const described::Names& names) {
    return node_json(orders::rollback_propaganda::parts_node(sheet, stored_context(names)));
}

}  // namespace

void KeptPartsKind::read(const described::Source& from, void* to, described::Bounds) const {
    auto& kept = *static_cast<std::vector<KeptParts>*>(to);
    kept.clear();
    if (!from.map()) return;
    from.each_member([&](const std::string& turn, const described::Source& parts) {
        const auto number = orders::parse_whole(turn);
        if (!number || *number < 0 || *number > orders::rollback_propaganda::most_number)
            return parts.wrong("parts are kept by turn, such as 7");
        if (parts.is_null()) return;
        if (auto sheet = read_kept(parts)) kept.push_back({static_cast<int>(*number), std::move(sheet)});
    });
    std::sort(kept.begin(), kept.end(), [](const KeptParts& a, const KeptParts& b) { return a.turn < b.turn; });
}

json KeptPartsKind::write(const void* value, const described::Names& names, const described::Look&) const {
    json out = json::object();
    for (const KeptParts& kept : *static_cast<const std::vector<KeptParts>*>(value))
        out[std::to_string(kept.turn)] = write_kept(*kept.parts, names);
    return out;
}

void StandingKind::read(const described::Source& from, void* to, described::Bounds) const {
    auto standing = read_kept(from);
    if (standing && standing->empty()) standing.reset();  // as it is written where nothing stands
    *static_cast<std::shared_ptr<const Sheet>*>(to) = std::move(standing);
}

json StandingKind::write(const void* value, const described::Names& names, const described::Look&) const {
    const auto& standing = *static_cast<const std::shared_ptr<const Sheet>*>(value);
    return standing ? write_kept(*standing, names) : json::object();
}

void State::fits(State& state, const described::Source& from) {
    if (state.count() > most_mages) return from.find("seats")->wrong("too many mages");
    const Figures& figures = from.names().game<Figures>();
    const Table& table = figures.table(state.count());
    for (std::size_t i = 0; i < figures.factions.size(); ++i) {
        std::optional<std::int8_t>& popularity = state.popularity[i];
        if (!table.faction_in_play[i] && popularity)
            from.find("popularity")->wrong("'" + figures.factions[i].id + "' is not in play with so many mages");
        if (table.faction_in_play[i] && !popularity)
            popularity = static_cast<std::int8_t>(state.settings.popularity.start);
    }
    const std::size_t events = state.future.size() + state.present.size() + state.past.size() + state.oblivion.size();
    if (events > most_events) from.wrong("there are at most " + std::to_string(most_events) + " events");
    std::size_t cards = state.cosmos.size();
    for (const Player& player : state.players) {
        const std::size_t own =
            player.grimoire.size() + player.hand.size() + player.schemed.size() + player.face_up.size();
        if (own > most_cards) from.wrong("a mage has at most " + std::to_string(most_cards) + " cards");
        cards += own;
    }
    if (cards > most_gone) from.wrong("mages have at most " + std::to_string(most_gone) + " cards in all");
}

}  // namespace rollback_propaganda

}  // namespace resolution
