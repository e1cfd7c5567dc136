#include "resolution/corporate/json/reader.h"

#include <algorithm>

#include "orders/text.h"

namespace resolution::corporate {

using nlohmann::json;

const json* member(const json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string join(const std::string& path, std::string_view key) {
    return path.empty() ? std::string(key) : (path + "/").append(key);
}

std::string join(const std::string& path, std::size_t place) { return join(path, std::to_string(place + 1)); }

void JsonReader::problem(const std::string& path, std::string what, std::string advice) {
    problems_.push_back(orders::invalid(std::move(what), std::move(advice)));
    problems_.back().path = path;
}

void JsonReader::unknown(const std::string& path, std::string_view what, std::string_view word,
                         const std::vector<std::string>& known) {
    problem(path, "unknown " + std::string(what) + " '" + orders::clip(word, 40) + "'", orders::suggest(word, known));
}

bool JsonReader::object(const json& value, const std::string& path) {
    if (value.is_object()) return true;
    problem(path, "must be a map");
    return false;
}

bool JsonReader::array(const json& value, const std::string& path) {
    if (value.is_array()) return true;
    problem(path, "must be a list");
    return false;
}

void JsonReader::known_keys(const json& value, const std::string& path, const std::vector<std::string>& known) {
    for (const auto& [key, item] : value.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) unknown(join(path, key), "key", key, known);
    }
}

std::int64_t JsonReader::whole(const json& value, const char* key, const std::string& path, std::int64_t fallback,
                               std::int64_t low, std::int64_t high) {
    const json* found = member(value, key);
    if (found == nullptr) return fallback;
    const std::string where = join(path, key);
    if (!found->is_number_integer()) {
        problem(where, "must be a whole number");
        return fallback;
    }
    const auto number = found->get<std::int64_t>();
    if (number >= low && number <= high) return number;
    problem(where, "must be between " + std::to_string(low) + " and " + std::to_string(high) + ", not " +
                       std::to_string(number));
    return fallback;
}

bool JsonReader::flag(const json& value, const char* key, const std::string& path, bool fallback) {
    const json* found = member(value, key);
    if (found == nullptr) return fallback;
    if (found->is_boolean()) return found->get<bool>();
    problem(join(path, key), "must be true or false");
    return fallback;
}

std::string JsonReader::text(const json& value, const char* key, const std::string& path, std::string fallback) {
    const json* found = member(value, key);
    if (found == nullptr) return fallback;
    if (found->is_string()) return found->get<std::string>();
    problem(join(path, key), "must be a text");
    return fallback;
}

}  // namespace resolution::corporate
