#include "gm/audit/words.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm {

using nlohmann::json;

namespace {

std::string audience_in_words(const json& audience, const NamesById& names) {
    if (audience == "everyone") return "to everyone";
    if (!audience.is_array()) return "to the game master";
    return "to " + value_in_words(audience, names);
}

/// Nothing came of it: leaving it out keeps long facts readable. From 0 or to 0 says something.
bool says_nothing(const std::string& name, const json& value) {
    if (value == 0) return name != "from" && name != "to";
    return value.is_null() || value == false || value == "" || value == json::array() || value == json::object();
}

}  // namespace

NamesById display_names(const PinnedGame& pinned, const json& state) {
    NamesById names = pinned.game->names("en");
    for (const auto& [section, things] : state.items()) {
        if (!things.is_object()) continue;
        for (const auto& [id, thing] : things.items()) {
            if (thing.is_object() && thing.contains("name") && thing["name"].is_string() && thing["name"] != "")
                names[id] = thing["name"];
        }
    }
    for (const resolution::Seat& seat : pinned.roster().seats())
        names[seat.id] = seat.name.empty() ? seat.id : seat.name;
    return names;
}

std::string step_in_words(const resolution::Game& game, const std::string& step) {
    for (const resolution::Step& known : game.steps()) {
        if (known.id == step) return std::to_string(known.number) + " " + std::string(known.title);
    }
    return step.empty() ? "before the first step" : spaced(step);
}

std::string entry_in_words(const EntryRow& entry, const NamesById& names) {
    std::string out = spaced(entry.kind) + " " + audience_in_words(json_or_text(entry.audience), names);
    const json data = json_or_text(entry.data);
    if (!data.is_object()) return out;
    std::string parts;
    for (const auto& [name, value] : data.items()) {
        if (says_nothing(name, value)) continue;
        parts += (parts.empty() ? ": " : ", ") + spaced(name) + " " + value_in_words(value, names);
    }
    return out + parts;
}

std::string movement_in_words(const LedgerRow& movement, const NamesById& names) {
    std::string out = spaced(movement.reason);
    if (!movement.detail.empty()) out += ", " + value_in_words(movement.detail, names);
    return out;
}

std::string spaced(std::string text) {
    std::ranges::replace(text, '-', ' ');
    std::ranges::replace(text, '_', ' ');
    return text;
}

bool mentions(const json& value, const std::string& word) {
    if (value.is_string()) return value.get_ref<const std::string&>() == word;
    if (value.is_number_integer()) return value.dump() == word;
    if (!value.is_structured()) return false;
    for (const auto& [key, item] : value.items()) {
        if ((value.is_object() && key == word) || mentions(item, word)) return true;
    }
    return false;
}

bool mentions(const EntryRow& entry, const std::string& word) {
    return mentions(json_or_text(entry.data), word) || mentions(json_or_text(entry.audience), word);
}

json entry_json(const EntryRow& entry) {
    return {{"step", entry.step},
            {"audience", json_or_text(entry.audience)},
            {"rule", entry.rule},
            {"kind", entry.kind},
            {"data", json_or_text(entry.data)}};
}

json movement_json(const LedgerRow& movement, const resolution::Roster& roster) {
    return {{"player", roster.id(movement.player)},
            {"amount", movement.amount},
            {"balance", movement.balance},
            {"step", movement.step},
            {"reason", movement.reason},
            {"detail", movement.detail},
            {"rule", movement.rule}};
}

json json_or_text(const std::string& text) {
    json value = json::parse(text, nullptr, false);
    return value.is_discarded() ? json(text) : value;
}

}  // namespace gm
