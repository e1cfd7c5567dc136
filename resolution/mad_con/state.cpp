// What of a state's JSON its description cannot say (8.1).

#include "resolution/mad_con/state.h"

#include <nlohmann/json.hpp>

#include "orders/described/sheet.h"
#include "orders/text.h"
#include "resolution/described/json.h"
#include "resolution/node_json.h"

namespace resolution {

using nlohmann::json;

namespace described {

using mad_con::Place;

std::string MadConPlaceKind::word(const void* value, const Names&) const {
    return mad_con::word_of(*static_cast<const Place*>(value));
}

bool MadConPlaceKind::find(std::string_view word, const Names& names, void* to) const {
    Place& place = *static_cast<Place*>(to);
    if (word == "entrance") return place = Place::entrance(), true;
    if (word == "removed") return place = Place::removed(), true;
    const auto colon = word.find(':');
    if (colon == std::string_view::npos) return false;
    const auto organisation = names.of<mad_con::Organisation>().find(word.substr(0, colon));
    if (!organisation) return false;
    const std::string_view where = word.substr(colon + 1);
    if (where == "R") return place = Place::recruited(static_cast<mad_con::Organisation>(*organisation)), true;
    const auto step = orders::parse_whole(where);
    if (!step || *step < 1 || *step > names.game<mad_con::Figures>().steps) return false;
    return place = Place::on(static_cast<mad_con::Organisation>(*organisation), static_cast<int>(*step)), true;
}

}  // namespace described

namespace mad_con {

std::string word_of(Place place) {
    switch (place.where) {
        case Place::Where::entrance: return "entrance";
        case Place::Where::removed: return "removed";
        case Place::Where::recruited: return std::string(id_of(place.organisation)) + ":R";
        case Place::Where::step: break;
    }
    return std::string(id_of(place.organisation)) + ":" + std::to_string(place.step);
}

void VisitorsKind::read(const described::Source& from, void* to, described::Bounds) const {
    Visitors& visitors = *static_cast<Visitors*>(to);
    if (!from.map()) return;
    visitors.clear();
    if (from.size() > Visitors::most)
        return from.wrong("at most " + std::to_string(Visitors::most) + " can stand here");
    from.each_member([&](const std::string& id, const described::Source& value) {
        const auto number = orders::mad_con::visitor_number(id);
        if (!number) return value.wrong("a visitor is called by its number, such as V07");
        if (value.is_null()) return;
        Visitor& visitor = visitors.add();
        visitor.number = static_cast<std::uint16_t>(*number);
        described::read_into(visitor, value);
    });
    std::sort(visitors.begin(), visitors.end(), [](const Visitor& a, const Visitor& b) { return a.number < b.number; });
}

json VisitorsKind::write(const void* value, const described::Names& names, const described::Look& look) const {
    json out = json::object();
    for (const Visitor& visitor : *static_cast<const Visitors*>(value))
        out[orders::mad_con::visitor_id(visitor.number)] = described::kind_of<Visitor>.write(&visitor, names, look);
    return out;
}

void VisitorsKind::hide(void* value, const described::Look& look) const {
    for (Visitor& visitor : *static_cast<Visitors*>(value)) described::kind_of<Visitor>.hide(&visitor, look);
}

/// As their owner wrote them: what is wrong in them was told when they came.
void StoredTargetsKind::read(const described::Source& from, void* to, described::Bounds) const {
    const orders::Document document{"", "", resolution::json_node(*from.json())};
    orders::DocumentReader reader(document);
    orders::SheetWords words(reader, orders::described::vocabulary<Sheet>());
    const orders::mad_con::SheetContext nobody;
    orders::mad_con::Reading in{words, nobody};
    const orders::Node none;
    const orders::Keys keys = words.keys(none, "sheet");
    auto targets = std::make_shared<Targets>();
    orders::mad_con::targets_kind.read(in, document.root, {.id = "targets"}, {keys, "targets"}, targets.get());
    *static_cast<std::shared_ptr<const Targets>*>(to) = std::move(targets);
}

json StoredTargetsKind::write(const void* value, const described::Names&, const described::Look&) const {
    const auto& targets = *static_cast<const std::shared_ptr<const Targets>*>(value);
    if (targets == nullptr) return json::object();
    const orders::mad_con::SheetContext nobody;
    return node_json(orders::mad_con::targets_kind.write(targets.get(), nobody));
}

void State::fits(State& state, const described::Source& from) {
    if (state.count() > most_players) return from.find("seats")->wrong("too many players");
    if (state.visitors.size() + state.queue.size() > most_tokens)
        from.wrong("there are at most " + std::to_string(most_tokens) + " visitors");
    if (!state.visitors.empty() && state.arrived < state.visitors.back().number)
        from.find("arrived")->wrong("there are visitors with higher numbers");
    state.cards_fit(from);
}

/// Wherever they go, all cards of a player come home to one pile in the end.
void State::cards_fit(const described::Source& from) const {
    std::array<std::size_t, most_players> actions{};
    std::array<std::size_t, most_players> organisations{};
    for (std::size_t i = 0; i < count(); ++i) {
        const Player& player = players[i];
        for (const Cards* cards : {&player.hand, &player.deck, &player.discard}) {
            actions[i] += cards->action.size();
            organisations[i] += cards->organisation.size();
        }
        for (const auto& mission : player.missions) {
            if (!mission) continue;
            actions[i] += mission->action ? 1 : 0;
            organisations[i] += mission->organisation ? 1 : 0;
            if (mission->sabotage.size() > most_players)
                from.wrong("at most " + std::to_string(most_players) + " cards can lie on a mission");
            for (const Laid& laid : mission->sabotage) ++organisations[laid.by.value()];
        }
    }
    const auto too_many = [](std::size_t cards) { return cards > most_cards; };
    if (std::any_of(actions.begin(), actions.end(), too_many) ||
        std::any_of(organisations.begin(), organisations.end(), too_many))
        from.wrong("a player has at most " + std::to_string(most_cards) + " cards of each sort");
}

}  // namespace mad_con

}  // namespace resolution
