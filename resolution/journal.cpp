#include "resolution/journal.h"

#include <nlohmann/json.hpp>

#include "resolution/roster.h"

namespace resolution {

using nlohmann::json;

namespace {

json audience_to_json(const Audience& audience, const Roster& roster) {
    if (audience.is_everyone()) return "everyone";
    if (audience.is_game_master()) return "game-master";
    json ids = json::array();
    for (const PlayerIndex player : roster.all()) {
        if (audience.players().has(player)) ids.push_back(roster.id(player));
    }
    return ids;
}

void add_words(std::string& line, const Value& value) {
    const auto add = [&](const std::string& word) { line.append(" ").append(word); };
    if (const auto* text = std::get_if<std::string>(&value.content())) return add(*text);
    if (const auto* number = std::get_if<std::int64_t>(&value.content())) return add(std::to_string(*number));
    if (const auto* flag = std::get_if<bool>(&value.content())) return add(*flag ? "true" : "false");
    if (const auto* list = std::get_if<List>(&value.content())) {
        for (const Value& item : *list) add_words(line, item);
    }
    if (const auto* fields = std::get_if<Fields>(&value.content())) {
        for (const Field& field : *fields) add_words(line, field.value);
    }
}

}  // namespace

std::string plain_line(const Entry& entry) {
    std::string line(entry.kind);
    for (const Field& field : entry.fields) add_words(line, field.value);
    return line;
}

json to_json(const Entry& entry, const Roster& roster) {
    return {{"step", entry.step},
            {"audience", audience_to_json(entry.audience, roster)},
            {"rule", entry.rule},
            {"kind", entry.kind},
            {"data", to_json(entry.fields)}};
}

json to_json(const Journal& journal, const Roster& roster, Reader reader) {
    json out = json::array();
    for (const Entry& entry : journal.entries()) {
        if (!entry.audience.includes(reader)) continue;
        out.push_back(to_json(entry, roster));
        if (!reader.is_game_master()) out.back().erase("audience");  // who else knows is no news for a reader
    }
    return out;
}

}  // namespace resolution
