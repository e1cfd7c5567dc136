#include "gm/audit/words.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm {

using nlohmann::json;

namespace {

/// "[public]", "[akira, goro only]"
std::string audience_in_brackets(const json& audience) {
    if (audience == "everyone") return "[public]";
    if (!audience.is_array()) return "[game master only]";
    std::string ids;
    for (const json& id : audience)
        ids += (ids.empty() ? "" : ", ") + (id.is_string() ? id.get<std::string>() : id.dump());
    return ids.empty() ? "[nobody]" : "[" + ids + " only]";
}

/// The one player who was told; none if it was told to several, to all or to nobody.
json reader_of(const json& audience, const NamesById& names) {
    if (!audience.is_array() || audience.size() != 1 || !audience[0].is_string()) return nullptr;
    const auto name = names.find(audience[0].get<std::string>());
    return {{"id", audience[0]}, {"name", name == names.end() ? audience[0].get<std::string>() : name->second}};
}

/// Phrases may have lines of their own; a cell has one.
std::string on_one_line(const std::string& text) {
    std::string out;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n' || c == '\t';
        if (!blank) out += c;
        if (blank && !out.empty() && out.back() != ' ') out += ' ';
    }
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

bool is_plain(const json& value) {
    if (value.is_array()) return std::ranges::none_of(value, [](const json& item) { return item.is_structured(); });
    return !value.is_object();
}

/// Nothing came of it: leaving it out keeps long facts readable. From 0 or to 0 says something.
bool says_nothing(const std::string& name, const json& value) {
    if (value == 0) return name != "from" && name != "to";
    return value.is_null() || value == false || is_empty_text(value) || value == json::array() ||
           value == json::object();
}

/// For a kind that the game has no words for: its fields, as far as they can be read.
std::string fields_in_words(const std::string& kind, const json& data, const NamesById& names) {
    std::string parts;
    if (!data.is_object()) return spaced(kind);
    for (const auto& [name, value] : data.items()) {
        if (says_nothing(name, value) || !is_plain(value)) continue;
        parts += (parts.empty() ? ": " : ", ") + spaced(name) + " " + value_in_words(value, names);
    }
    return spaced(kind) + parts;
}

}  // namespace

bool is_empty_text(const json& value) { return value.is_string() && value.get_ref<const std::string&>().empty(); }

void add_names_in(const json& state, NamesById& names) {
    for (const auto& [section, things] : state.items()) {
        if (!things.is_object()) continue;
        for (const auto& [id, thing] : things.items()) {
            if (thing.is_object() && thing.contains("name") && thing["name"].is_string() &&
                !is_empty_text(thing["name"]))
                names[id] = thing["name"];
        }
    }
}

NamesById display_names(const PinnedGame& pinned, const json& state) {
    NamesById names = pinned.game->names("en");
    add_names_in(state, names);
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

EntryWords::EntryWords(const resolution::Game& game, NamesById names) : names_(std::move(names)) {
    auto phrases = TemplateSet::load(std::string(game.id()), "en", names_);
    if (phrases) phrases_.emplace(std::move(*phrases));
}

std::string EntryWords::say(const EntryRow& entry) {
    const json audience = json_or_text(entry.audience);
    const json data = json_or_text(entry.data);
    std::string said;
    if (phrases_ && phrases_->knows(entry.kind) && data.is_object()) {
        const json fact{{"kind", entry.kind}, {"rule", entry.rule}, {"data", data}};
        auto text = phrases_->phrase(fact, {{"reader", reader_of(audience, names_)}}, 0);
        if (text) said = on_one_line(*text);
    }
    if (said.empty()) said = fields_in_words(entry.kind, data, names_);
    return said + " " + audience_in_brackets(audience);
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
