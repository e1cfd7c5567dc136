#include "resolution/ruling_figure.h"

#include <algorithm>
#include <optional>

#include <nlohmann/json.hpp>

#include "orders/amount.h"
#include "orders/text.h"

namespace resolution {

using nlohmann::json;

namespace {

std::vector<std::string> split(std::string_view words) {
    std::vector<std::string> parts;
    while (true) {
        const auto end = words.find_first_of("./");
        parts.emplace_back(words.substr(0, end));
        if (end == std::string_view::npos) return parts;
        words.remove_prefix(end + 1);
    }
}

/// What the parts of this value are called.
std::vector<std::string> keys_of(const json& value) {
    std::vector<std::string> keys;
    if (value.is_object()) {
        for (const auto& [key, item] : value.items()) keys.push_back(key);
    } else if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            const bool named = value[i].is_object() && value[i].contains("id") && value[i]["id"].is_string();
            keys.push_back(named ? value[i]["id"].get<std::string>() : std::to_string(i + 1));
        }
    }
    return keys;
}

const json* part_of(const json& value, const std::string& key) {
    const auto keys = keys_of(value);
    const auto found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) return nullptr;
    return value.is_object() ? &value.at(key) : &value.at(static_cast<std::size_t>(found - keys.begin()));
}

/// The key that this word means: as written, else as people type, else by name.
std::optional<std::string> key_for(const std::vector<std::string>& keys, const std::string& word,
                                   const FigureNames& names) {
    if (std::find(keys.begin(), keys.end(), word) != keys.end()) return word;
    const std::string folded = orders::fold(word);
    for (const std::string& key : keys) {
        if (orders::fold(key) == folded) return key;
    }
    for (const std::string& key : keys) {
        const auto [first, last] = names.equal_range(key);
        if (std::any_of(first, last, [&](const auto& name) { return orders::fold(name.second) == folded; })) return key;
    }
    return std::nullopt;
}

orders::Problem no_such_part(const FigurePath& so_far, const std::string& word, const std::vector<std::string>& keys) {
    const std::string where = so_far.empty() ? "the state" : "'" + to_text(so_far) + "'";
    if (keys.empty()) return orders::invalid(where + " is a figure, and has no part '" + orders::clip(word, 40) + "'");
    std::string advice = orders::suggest(word, keys);
    if (advice.empty()) {
        advice = "it has: ";
        for (std::size_t i = 0; i < keys.size(); ++i) advice += (i > 0 ? ", " : "") + keys[i];
    }
    return orders::invalid("there is no '" + orders::clip(word, 40) + "' in " + where, advice);
}

orders::Result<FigurePath> walk(const json& from, FigurePath path, std::size_t first,
                                const std::vector<std::string>& parts, const FigureNames& names) {
    const json* value = &from;
    for (std::size_t i = first; i < parts.size(); ++i) {
        const auto keys = keys_of(*value);
        const auto key = key_for(keys, parts[i], names);
        if (!key) return no_such_part(path, parts[i], keys);
        value = part_of(*value, *key);
        path.push_back(*key);
    }
    return path;
}

}  // namespace

std::string to_text(const FigurePath& path) {
    std::string out;
    for (const std::string& part : path) out += (out.empty() ? "" : ".") + part;
    return out;
}

namespace {

/// Where a game keeps `medals.ada`, people say `ada medals` all the same.
std::vector<std::string> by_section(const json& state, std::vector<std::string> parts, const FigureNames& names) {
    if (parts.size() < 2) return parts;
    const auto section = key_for(keys_of(state), parts[1], names);
    if (section && state.at(*section).is_object() && key_for(keys_of(state.at(*section)), parts[0], names))
        std::swap(parts[0], parts[1]);
    return parts;
}

}  // namespace

orders::Result<FigurePath> find_figure(const json& state, std::string_view words, const FigureNames& names) {
    auto parts = split(words);
    if (!key_for(keys_of(state), parts.front(), names)) parts = by_section(state, std::move(parts), names);
    if (key_for(keys_of(state), parts.front(), names)) return walk(state, {}, 0, parts, names);
    std::vector<FigurePath> found;
    std::optional<orders::Failure> nearly;
    for (const auto& [key, item] : state.items()) {
        if (!key_for(keys_of(item), parts.front(), names)) continue;
        auto path = walk(item, {key}, 0, parts, names);
        if (path) {
            found.push_back(std::move(*path));
        } else if (!nearly || key == "players") {
            nearly = std::move(path).failure();
        }
    }
    if (found.size() == 1) return found.front();
    if (!found.empty()) {
        return orders::invalid("'" + orders::clip(words, 60) + "' can mean two things",
                               "write '" + to_text(found[0]) + "' or '" + to_text(found[1]) + "'");
    }
    if (nearly) return *std::move(nearly);
    return no_such_part({}, parts.front(), keys_of(state));
}

const json* figure_at(const json& state, const FigurePath& path) {
    const json* value = &state;
    for (const std::string& key : path) {
        value = part_of(*value, key);
        if (value == nullptr) return nullptr;
    }
    return value;
}

json* figure_at(json& state, const FigurePath& path) {
    return const_cast<json*>(figure_at(std::as_const(state), path));
}

namespace {

orders::Result<json> read_flag(std::string_view text) {
    const std::string word = orders::fold(text);
    if (word == "true" || word == "yes" || word == "oui" || word == "vrai") return json(true);
    if (word == "false" || word == "no" || word == "non" || word == "faux") return json(false);
    return orders::invalid("'" + orders::clip(text, 40) + "' is neither true nor false", "write true or false");
}

orders::Result<json> read_number(std::string_view text) {
    const bool below = text.starts_with('-');
    if (below || text.starts_with('+')) text.remove_prefix(1);
    GM_TAKE(const auto money, orders::parse_amount(text));
    return json(below ? -money.amount : money.amount);
}

/// An id, by what it is called; or the text itself.
json read_id(std::string_view text, const FigureNames& names) {
    const std::string word = orders::fold(text);
    for (const auto& [id, name] : names) {
        if (orders::fold(id) == word || orders::fold(name) == word) return id;
    }
    return std::string(text);
}

}  // namespace

orders::Result<json> read_figure(const json& before, std::string_view text, const FigureNames& names) {
    if (orders::first_invalid_utf8(text)) return orders::invalid("this value is not UTF-8 text");
    if (before.is_boolean()) return read_flag(text);
    if (before.is_number()) return read_number(text);
    json written = json::parse(text, nullptr, false);
    const bool emptied = written.is_null() || text == "none";
    if (before.is_string() || before.is_null()) {
        if (emptied) return json(nullptr);
        if (before.is_null() && written.is_structured()) return written;
        return read_id(text, names);
    }
    if (before.is_object() && emptied) return json(nullptr);
    if (written.type() == before.type()) return written;
    return orders::invalid("a list or a map stands there, and '" + orders::clip(text, 40) + "' is none",
                           before.is_array() ? R"(write a list as JSON, such as '["a", "b"]', or name one item of it)"
                                             : "name one of its parts, or write a map as JSON");
}

orders::Result<std::int64_t> read_step(std::string_view text) {
    GM_TAKE(const json number, read_number(text));
    if (number == 0) return orders::invalid("a change by 0 changes nothing");
    return number.get<std::int64_t>();
}

}  // namespace resolution
