#include "gm/report/json_diff.h"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "orders/text.h"

namespace gm {

using nlohmann::json;

namespace {

constexpr std::size_t longest_difference = 60;

std::string as_key(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

/// Do all things of the list have this key, each another value?
bool tells_apart(const json& list, const char* key) {
    std::set<std::string> seen;
    return std::ranges::all_of(list, [&](const json& item) {
        return item.is_object() && item.contains(key) && seen.insert(as_key(item.at(key))).second;
    });
}

/// What tells the things of both lists apart, if anything does.
const char* common_key(const json& before, const json& after) {
    for (const char* key : {"id", "code", "turn"}) {
        if (tells_apart(before, key) && tells_apart(after, key)) return key;
    }
    return nullptr;
}

/// A list of things as a map, so that one more or less does not shift all others.
json by_key(const json& list, const char* key) {
    json out = json::object();
    for (std::size_t i = 0; i < list.size(); ++i) {
        out[key != nullptr ? as_key(list[i].at(key)) : std::to_string(i + 1)] = list[i];
    }
    return out;
}

bool holds_things(const json& list) {
    return list.is_array() && std::ranges::any_of(list, [](const json& item) { return item.is_object(); });
}

class Comparison {
public:
    explicit Comparison(std::size_t most) : most_(most) {}

    void compare(const json& before, const json& after) {
        if (done() || before == after) return;
        if (before.is_object() && after.is_object()) return compare_members(before, after);
        if (before.is_array() && after.is_array() && (holds_things(before) || holds_things(after))) {
            const char* key = common_key(before, after);
            return compare_members(by_key(before, key), by_key(after, key));
        }
        found_.push_back({path_, before.dump(), after.dump()});
    }

    std::vector<Difference> take() { return std::move(found_); }

private:
    bool done() const { return found_.size() >= most_; }

    void compare_members(const json& before, const json& after) {
        auto b = before.begin();
        auto a = after.begin();
        while (!done() && (b != before.end() || a != after.end())) {
            const bool only_before = a == after.end() || (b != before.end() && b.key() < a.key());
            const bool only_after = !only_before && (b == before.end() || a.key() < b.key());
            path_.push_back(only_after ? a.key() : b.key());
            if (only_before) {
                found_.push_back({path_, (b++).value().dump(), std::nullopt});
            } else if (only_after) {
                found_.push_back({path_, std::nullopt, (a++).value().dump()});
            } else {
                compare((b++).value(), (a++).value());
            }
            path_.pop_back();
        }
    }

    std::size_t most_;
    std::vector<std::string> path_;
    std::vector<Difference> found_;
};

std::string named(const std::string& id, const NamesById& names) {
    const auto found = names.find(id);
    return found == names.end() ? id : found->second;
}

std::string side_in_words(const std::optional<std::string>& side, const NamesById& names) {
    return side ? value_in_words(json::parse(*side, nullptr, false), names) : "-";
}

}  // namespace

std::vector<Difference> differences(const json& before, const json& after) {
    Comparison comparison(std::string::npos);
    comparison.compare(before, after);
    return comparison.take();
}

std::optional<Difference> first_difference(const json& before, const json& after) {
    Comparison comparison(1);
    comparison.compare(before, after);
    auto found = comparison.take();
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

std::string path_text(const std::vector<std::string>& path) {
    std::string out;
    for (const std::string& key : path) out += (out.empty() ? "" : "/") + key;
    return out;
}

NamedDifference in_words(const Difference& difference, const NamesById& names) {
    const auto& path = difference.path;
    NamedDifference out;
    out.before = side_in_words(difference.before, names);
    out.after = side_in_words(difference.after, names);
    if (path.size() < 2) {
        out.thing = "game";
        out.field = path_text(path);
        return out;
    }
    const bool has_name = names.contains(path[1]);
    out.thing = has_name ? named(path[1], names) : path[0] + " " + path[1];
    for (std::size_t i = 2; i < path.size(); ++i) out.field += (out.field.empty() ? "" : " ") + named(path[i], names);
    if (out.field.empty()) out.field = "all of it";
    return out;
}

std::string value_in_words(const json& value, const NamesById& names) {
    if (value.is_null()) return "none";
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    if (value.is_number_integer()) return grouped(value.get<std::int64_t>());
    std::string out;
    if (value.is_string()) {
        out = named(value.get<std::string>(), names);
    } else if (value.is_array() && !holds_things(value)) {
        for (const json& item : value) out += (out.empty() ? "" : ", ") + value_in_words(item, names);
        if (out.empty()) out = "none";
    } else {
        out = value.is_discarded() ? "?" : value.dump();
    }
    std::ranges::replace(out, '\n', ' ');
    return orders::clip(orders::printable(out), longest_difference);
}

std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    const std::size_t sign = number < 0 ? 1 : 0;
    for (std::size_t place = digits.size(); place > sign + 3;) digits.insert(place -= 3, " ");
    return digits;
}

}  // namespace gm
