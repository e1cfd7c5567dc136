#include "resolution/corporate/json/sections.h"

#include <algorithm>

namespace resolution::corporate {

using nlohmann::json;

namespace {

std::string text_of(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

template <class List>
std::vector<std::string> ids_of(const List& list) {
    std::vector<std::string> ids;
    for (const auto& one : list) ids.push_back(one.id);
    return ids;
}

template <class I>
std::optional<I> find(JsonReader& reader, const json& value, const std::string& path, std::string_view what,
                      const std::vector<std::string>& ids) {
    const std::string word = text_of(value);
    const auto found = std::find(ids.begin(), ids.end(), word);
    if (found != ids.end()) return I{static_cast<std::size_t>(found - ids.begin())};
    reader.unknown(path, what, word, ids);
    return std::nullopt;
}

}  // namespace

std::vector<std::string> player_ids(const State& state) { return ids_of(state.players); }

std::optional<std::size_t> StateReading::word(const json& value, const std::string& path, std::string_view what,
                                              std::span<const std::string_view> choices) const {
    const std::string text = text_of(value);
    const auto found = std::find(choices.begin(), choices.end(), text);
    if (found != choices.end()) return static_cast<std::size_t>(found - choices.begin());
    reader.unknown(path, what, text, std::vector<std::string>(choices.begin(), choices.end()));
    return std::nullopt;
}

std::optional<CorporationIndex> StateReading::corporation(const json& value, const std::string& path) const {
    return find<CorporationIndex>(reader, value, path, "corporation", ids_of(figures.corporations));
}

std::optional<PartyIndex> StateReading::party(const json& value, const std::string& path) const {
    return find<PartyIndex>(reader, value, path, "party", ids_of(figures.parties));
}

std::optional<PlayerIndex> StateReading::player(const json& value, const std::string& path) const {
    const std::string text = text_of(value);
    const auto found = names.find_player(text);
    if (!found) reader.unknown(path, "player", text, {});
    return found;
}

std::optional<PlayerIndex> StateReading::player(const json& object, const char* key, const std::string& path) const {
    const json* found = member(object, key);
    return found == nullptr ? std::nullopt : player(*found, path + "/" + key);
}

PlayerSet StateReading::players(const json& object, const char* key, const std::string& path) const {
    PlayerSet set;
    const json* list = member(object, key);
    const std::string where = path + "/" + key;
    if (list == nullptr || !reader.array(*list, where)) return set;
    for (std::size_t i = 0; i < list->size(); ++i) {
        if (const auto found = player((*list)[i], join(where, i))) set.add(*found);
    }
    return set;
}

Contractor StateReading::contractor(const json& object, const char* key, const std::string& path) const {
    const std::string text = reader.text(object, key, path, "independents");
    if (text == "independents") return {};
    const auto entity = names.find_entity(text);
    if (entity && entity->agent()) return {Contractor::Kind::agent, *entity->agent(), {}};
    if (entity && entity->croc_owner()) return {Contractor::Kind::croc, {}, *entity->croc_owner()};
    reader.unknown(path + "/" + key, "agent", text, {});
    return {};
}

Bonuses StateReading::bonuses(const json& value, const std::string& path) const {
    Bonuses bonus{};
    if (!reader.object(value, path)) return bonus;
    const auto types = std::span(orders::corporate::run_type_ids).first(bonus_types);
    reader.known_keys(value, path, std::vector<std::string>(types.begin(), types.end()));
    for (std::size_t i = 0; i < bonus_types; ++i) {
        bonus[i] = static_cast<int>(reader.whole(value, std::string(types[i]).c_str(), path, 0, -100, 1000));
    }
    return bonus;
}

}  // namespace resolution::corporate
