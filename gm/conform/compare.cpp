#include "gm/conform/compare.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "orders/text.h"
#include "resolution/node_json.h"

namespace gm::conformance {

using nlohmann::json;
using orders::Node;
using resolution::as_boolean;
using resolution::as_whole;
using resolution::node_json;

namespace {

bool is_default(const json& value) {
    switch (value.type()) {
        case json::value_t::null: return true;
        case json::value_t::boolean: return !value.get<bool>();
        case json::value_t::number_integer:
        case json::value_t::number_unsigned: return value.get<std::int64_t>() == 0;
        case json::value_t::string: return value.get_ref<const std::string&>().empty();
        case json::value_t::array: return value.empty();
        case json::value_t::object: return std::all_of(value.begin(), value.end(), &is_default);
        default: return false;
    }
}

/// YAML leaves open whether 12 is a number or a name; what came out decides.
bool same_scalar(const Node& expected, const json& actual) {
    if (actual.is_string()) return actual.get_ref<const std::string&>() == expected.text;
    if (actual.is_boolean()) return as_boolean(expected) == actual.get<bool>();
    if (actual.is_number_integer()) return as_whole(expected) == actual.get<std::int64_t>();
    return false;
}

class Comparison {
public:
    Comparison(const ComparisonRules& rules, std::string path, Mismatches& differences)
        : rules_(rules), path_(std::move(path)), differences_(differences) {}

    void values(const Node& expected, const json& actual, std::string_view key) {
        if (expected.is_null() || actual.is_null()) {
            if (!(expected.is_null() ? is_default(actual) : is_default(node_json(expected)))) differ(expected, actual);
        } else if (expected.is_map()) {
            actual.is_object() ? members(expected, actual, is_listed(rules_.whole, key)) : differ(expected, actual);
        } else if (expected.is_list()) {
            actual.is_array() ? list(expected, actual, key) : differ(expected, actual);
        } else if (!same_scalar(expected, actual)) {
            differ(expected, actual);
        }
    }

private:
    static bool is_listed(const std::vector<std::string_view>& keys, std::string_view key) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    }

    void members(const Node& expected, const json& actual, bool whole) {
        for (const orders::Member& member : expected.members) {
            const std::size_t length = path_.size();
            path_ += '/';
            path_ += member.key;
            const auto found = actual.find(member.key);
            found != actual.end() ? values(member.value, *found, member.key) : absent(member, actual);
            path_.resize(length);
        }
        if (!whole) return;
        for (const auto& [key, value] : actual.items()) {
            if (expected.find(key) == nullptr && !is_default(value))
                add(expected.mark, "expected no '" + orders::clip(key, 40) + "', got " + show(value));
        }
    }

    void absent(const orders::Member& expected, const json& holder) {
        const json value = node_json(expected.value);
        if (is_default(value)) return;
        std::vector<std::string> keys;
        for (const auto& [key, ignored] : holder.items()) keys.push_back(key);
        const auto close = orders::nearest(expected.key, keys);
        add(expected.mark,
            "expected " + show(value) + ", got nothing" + (close ? " (did you mean '" + *close + "'?)" : ""));
    }

    /// Key of the map that the value at the path stands in.
    std::string_view holder() const {
        const std::string_view path = path_;
        const auto last = path.rfind('/');
        if (last == std::string_view::npos) return {};
        const std::string_view before = path.substr(0, last);
        return before.substr(before.rfind('/') + 1);
    }

    void list(const Node& expected, const json& actual, std::string_view key) {
        const auto among = [&](const std::vector<std::string_view>& keys) {
            return is_listed(keys, key) || is_listed(keys, holder());
        };
        const bool kept = rules_.lists == ListOrder::kept ? !among(rules_.in_any_order) : among(rules_.in_order);
        kept ? list_in_order(expected, actual) : list_in_any_order(expected, actual);
    }

    void list_in_order(const Node& expected, const json& actual) {
        const bool same = expected.items.size() == actual.size() &&
                          std::equal(expected.items.begin(), expected.items.end(), actual.begin(),
                                     [&](const Node& wanted, const json& got) { return holds(wanted, got); });
        if (!same) differ(expected, actual, " (the order counts)");
    }

    void list_in_any_order(const Node& expected, const json& actual) {
        std::vector<bool> taken(actual.size(), false);  // is this item expected?
        json missing = json::array();
        for (const Node& item : expected.items) {
            bool found = false;
            for (std::size_t i = 0; i < actual.size(); ++i) {
                if (!holds(item, actual[i])) continue;
                if (rules_.lists == ListOrder::counted && taken[i]) continue;
                found = taken[i] = true;
                if (rules_.lists == ListOrder::counted) break;
            }
            if (!found) missing.push_back(node_json(item));
        }
        json surplus = json::array();
        for (std::size_t i = 0; i < actual.size(); ++i) {
            if (!taken[i]) surplus.push_back(actual[i]);
        }
        if (missing.empty() && surplus.empty()) return;
        std::string detail;
        if (!missing.empty()) detail += "; missing " + show(missing);
        if (!surplus.empty()) detail += "; not expected " + show(surplus);
        differ(expected, actual, detail);
    }

    bool holds(const Node& expected, const json& actual) const {
        if (expected.is_scalar()) return same_scalar(expected, actual);
        Mismatches inner;
        Comparison(rules_, {}, inner).values(expected, actual, {});
        return inner.empty();
    }

    void differ(const Node& expected, const json& actual, const std::string& detail = {}) {
        add(expected.mark, "expected " + show(node_json(expected)) + ", got " + show(actual) + detail);
    }

    void add(orders::Mark mark, std::string what) { differences_.push_back({path_, std::move(what), mark}); }

    const ComparisonRules& rules_;
    std::string path_;
    Mismatches& differences_;
};

void write(const json& value, std::string& out) {
    if (value.is_null()) {
        out += "nothing";
    } else if (value.is_string()) {
        const auto& text = value.get_ref<const std::string&>();
        out += text.empty() ? "\"\"" : text;
    } else if (value.is_array()) {
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0) out += ", ";
            write(value[i], out);
        }
        out += ']';
    } else if (value.is_object()) {
        out += '{';
        for (const auto& [key, item] : value.items()) {
            if (out.back() != '{') out += ", ";
            out += key + ": ";
            write(item, out);
        }
        out += '}';
    } else {
        out += value.dump();
    }
}

}  // namespace

void compare(const Node& expected, const json& actual, const ComparisonRules& rules, const std::string& path,
             Mismatches& differences) {
    Comparison(rules, path, differences).values(expected, actual, {});
}

std::string show(const json& value) {
    constexpr std::size_t widest = 160;
    std::string out;
    write(value, out);
    return orders::clip(out, widest);
}

}  // namespace gm::conformance
