#include "gm/simulate/overrides.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "orders/text.h"

namespace gm::simulation {

using orders::Node;
using orders::Outcome;
using orders::Result;

namespace {

/// Of one range: no simulation has more combinations.
constexpr std::uint64_t most_values = 1000;

/// What was read from the command line has no place in the campaign's text.
void forget_places(Node& node) {
    node.mark = {};
    for (Node& item : node.items) forget_places(item);
    for (orders::Member& member : node.members) {
        member.mark = {};
        forget_places(member.value);
    }
}

struct Assignment {
    std::string path;
    std::string value;
};

Result<Assignment> split(const std::string& option, const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        return orders::invalid(option + ": '" + orders::clip(text, 60) + "' is no figure with a value",
                               "write " + option + (option == "--set" ? " PATH=VALUE" : " PATH=VALUE,VALUE"));
    return Assignment{text.substr(0, equals), text.substr(equals + 1)};
}

Result<Node> read_value(const std::string& option, const std::string& yaml) {
    GM_TAKE(auto document, orders::parse_document(yaml, option));
    forget_places(document.root);
    return std::move(document.root);
}

std::vector<std::string> steps_of(std::string_view path) {
    std::vector<std::string> steps;
    for (std::size_t start = 0; start <= path.size();) {
        const auto end = std::min(path.find('.', start), path.size());
        steps.emplace_back(path.substr(start, end - start));
        start = end + 1;
    }
    return steps;
}

std::string id_in(const Node& item) {
    const Node* id = item.find("id");
    return id != nullptr && id->is_scalar() ? id->text : "";
}

std::vector<std::string> names_in(const Node& node) {
    std::vector<std::string> names;
    for (const orders::Member& member : node.members) names.push_back(member.key);
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        const std::string id = id_in(node.items[i]);
        names.push_back(id.empty() ? std::to_string(i) : id);
    }
    return names;
}

/// Ways to all that have this name and are no deeper than the first of them.
std::vector<std::string> nearest_of_that_name(const Node& root, const std::string& name) {
    std::vector<std::pair<std::string, const Node*>> level{{"", &root}};
    std::vector<std::string> found;
    while (found.empty() && !level.empty()) {
        std::vector<std::pair<std::string, const Node*>> below;
        for (const auto& [way, node] : level) {
            const std::string before = way.empty() ? "" : way + ".";
            for (const orders::Member& member : node->members) {
                if (member.key == name) found.push_back(before + name);
                below.emplace_back(before + member.key, &member.value);
            }
            for (std::size_t i = 0; i < node->items.size(); ++i) {
                const std::string id = id_in(node->items[i]);
                if (id == name) found.push_back(before + name);
                below.emplace_back(before + (id.empty() ? std::to_string(i) : id), &node->items[i]);
            }
        }
        level = std::move(below);
    }
    return found;
}

/// What `8..14` says.
struct Range {
    std::int64_t first = 0;
    std::int64_t last = 0;
};

std::optional<Range> range_in(const Node& node) {
    if (!node.is_scalar() || node.quoted) return std::nullopt;
    const char* const end = node.text.data() + node.text.size();
    Range range;
    const auto first = std::from_chars(node.text.data(), end, range.first);
    if (first.ec != std::errc{} || !std::string_view(first.ptr, end).starts_with("..")) return std::nullopt;
    const auto last = std::from_chars(first.ptr + 2, end, range.last);
    if (last.ec != std::errc{} || last.ptr != end) return std::nullopt;
    return range;
}

Node* step_into(Node& node, const std::string& step) {
    for (orders::Member& member : node.members) {
        if (member.key == step) return &member.value;
    }
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        if (id_in(node.items[i]) == step || std::to_string(i) == step) return &node.items[i];
    }
    return nullptr;
}

/// Entries of a list are alike: what one of them says, the others may say too.
bool others_have(const Node& list, const std::string& key) {
    return std::any_of(list.items.begin(), list.items.end(),
                       [&](const Node& item) { return item.find(key) != nullptr; });
}

std::vector<std::string> names_below(const Node& node) {
    std::vector<std::string> names = names_in(node);
    const auto add = [&names](const Node& part) {
        for (std::string& name : names_below(part)) names.push_back(std::move(name));
    };
    for (const orders::Member& member : node.members) add(member.value);
    for (const Node& item : node.items) add(item);
    return names;
}

orders::Problem no_such_figure(const std::string& path, const std::string& above, const std::string& step,
                               const Node& node) {
    const std::string place = above.empty() ? "the campaign" : "'" + above + "'";
    if (node.is_scalar() || node.is_null())
        return orders::invalid("no figure is called '" + orders::clip(path, 60) + "': " + place + " is a single value");
    auto meant = orders::nearest(step, names_in(node));
    if (!meant) meant = orders::nearest(step, names_below(node));
    std::string advice;
    if (meant) {
        advice = "did you mean '" + *meant + "'?";
    } else {
        std::string some;
        for (const std::string& name : names_in(node)) some += (some.empty() ? "" : ", ") + name;
        advice = "there are: " + orders::clip(some, 300);
    }
    return orders::invalid(
        "no figure is called '" + orders::clip(path, 60) + "': " + place + " has no '" + orders::clip(step, 40) + "'",
        advice);
}

}  // namespace

std::string Setting::text() const { return one_line(value); }

std::string one_line(const Node& node) {
    std::string out;
    switch (node.kind) {
        case orders::NodeKind::null: return "null";
        case orders::NodeKind::scalar: return node.quoted ? "'" + node.text + "'" : node.text;
        case orders::NodeKind::list:
            for (const Node& item : node.items) out += (out.empty() ? "" : ", ") + one_line(item);
            return "[" + out + "]";
        case orders::NodeKind::map:
            for (const orders::Member& member : node.members)
                out += (out.empty() ? "" : ", ") + member.key + ": " + one_line(member.value);
            return "{" + out + "}";
    }
    return out;
}

Result<Setting> read_setting(const std::string& text) {
    GM_TAKE(auto parts, split("--set", text));
    GM_TAKE(auto value, read_value("--set " + parts.path, parts.value));
    return Setting{parts.path, std::move(value)};
}

Result<Sweep> read_sweep(const std::string& text) {
    GM_TAKE(auto parts, split("--sweep", text));
    GM_TAKE(auto list, read_value("--sweep " + parts.path, "[" + parts.value + "]"));
    Sweep sweep{parts.path, {}};
    for (const Node& item : list.items) {
        GM_TRY(add_values(sweep.values, item));
    }
    return sweep;
}

bool is_range(const Node& node) { return range_in(node).has_value(); }

Outcome add_values(std::vector<Node>& values, const Node& node) {
    const auto range = range_in(node);
    if (!range) {
        values.push_back(node);
        return orders::done();
    }
    if (range->last < range->first)
        return orders::invalid("'" + orders::clip(node.text, 40) + "' ends before it begins",
                               "write the smaller number first: 8..14");
    if (static_cast<std::uint64_t>(range->last) - static_cast<std::uint64_t>(range->first) >= most_values)
        return orders::invalid("'" + orders::clip(node.text, 40) + "' is more than anybody can play",
                               "a simulation has at most " + std::to_string(most_values) + " combinations");
    for (std::int64_t value = range->first;; ++value) {
        Node& one = values.emplace_back(node);
        one.text = std::to_string(value);
        if (value == range->last) return orders::done();
    }
}

Result<std::string> whole_path(const std::string& path, const orders::Document& campaign) {
    const std::string step = steps_of(path).front();
    const std::vector<std::string> found = nearest_of_that_name(campaign.root, step);
    if (found.size() == 1) return found.front() + path.substr(step.size());
    if (found.empty()) return no_such_figure(path, "", step, campaign.root);
    std::string all;
    for (const std::string& one : found) all += (all.empty() ? "" : ", ") + one;
    return orders::invalid("several figures are called '" + orders::clip(step, 40) + "'",
                           "write the whole way to the one you mean: " + orders::clip(all, 300));
}

Outcome apply(const Setting& setting, orders::Document& campaign) {
    if (setting.path == "game") return orders::invalid("'game' is no figure: it says whose rules are played");
    Node* node = &campaign.root;
    const Node* parent = nullptr;
    std::string above;
    GM_TAKE(const std::string path, whole_path(setting.path, campaign));
    const std::vector<std::string> steps = steps_of(path);
    for (const std::string& step : steps) {
        Node* next = step_into(*node, step);
        const bool is_last = &step == &steps.back();
        if (next == nullptr && is_last && node->is_map() && parent != nullptr && others_have(*parent, step)) {
            node->members.push_back({step, {}, {}});
            next = &node->members.back().value;
        }
        if (next == nullptr) return no_such_figure(setting.path, above, step, *node);
        above += (above.empty() ? "" : ".") + step;
        parent = node;
        node = next;
    }
    *node = setting.value;
    return orders::done();
}

}  // namespace gm::simulation
