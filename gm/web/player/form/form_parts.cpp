#include "gm/web/player/form/form_parts.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "gm/web/player/form/field_kind.h"

namespace gm::web {

using nlohmann::json;
using orders::Node;
using orders::Shape;

namespace {

/// A path that nothing is said of.
constexpr const char* nowhere = "?/?";

/// Where a part of the form stands: as a field's name, as problems and checks say it, and the same in every row.
struct Place {
    std::string name = top_field;
    std::string path;     ///< runs/2/target
    std::string help_id;  ///< runs.target
    bool in_row = false;

    Place member(const Shape& map, const std::string& key) const {
        // Keys that are names of things change from game to game: the help is about any of them.
        const std::string id = map.place.empty() ? "any" : key;
        return {below(name, key), path.empty() ? key : path + "/" + key, help_id.empty() ? id : help_id + "." + id,
                in_row};
    }
    Place item(std::size_t row, std::size_t number) const {
        return {below(name, row), path + "/" + std::to_string(number), help_id, true};
    }
    Place way(std::size_t way) const { return {below(name, way), path, help_id + "." + std::to_string(way), in_row}; }
};

class FormParts {
public:
    FormParts(const FormWords& words, const FormNotes& notes, const std::set<std::string>& opened)
        : words_(words), notes_(notes), opened_(opened) {}

    json take() { return std::move(out_); }

    void members(const Shape& shape, const Node* map, const Place& place) {
        for (const Shape& part : shape.parts) member(shape, part, map, place);
    }

private:
    void member(const Shape& map, const Shape& part, const Node* values, const Place& place) {
        const Node* value = values == nullptr ? nullptr : values->find(part.key);
        orders::Mark key_mark;
        if (value != nullptr) {
            for (const orders::Member& one : values->members)
                if (one.key == part.key) key_mark = one.mark;
        }
        add(part, value, place.member(map, part.key), words_.label(map.place, part.key), key_mark);
    }

    void add(const Shape& shape, const Node* value, const Place& place, const std::string& label,
             orders::Mark key_mark) {
        const FieldKind kind = kind_of(shape);
        if (is_single(kind)) return field(shape, kind, value, place, label, key_mark);
        json group = begin("group", shape, place, label);
        group["of"] = kind == FieldKind::list ? "list" : kind == FieldKind::map ? "map" : "ways";
        annotate(group, value, place, key_mark);
        out_.push_back(std::move(group));
        if (kind == FieldKind::list) rows(shape, value, place);
        if (kind == FieldKind::map) members(shape, value, place);
        if (kind == FieldKind::ways) ways(shape, value, place, label);
        none_control(kind, value, place);
        out_.push_back({{"is", "end"}});
    }

    static json begin(const char* what, const Shape& shape, const Place& place, const std::string& label) {
        return {{"is", what},
                {"name", place.name},
                {"label", label},
                {"help", shape.help},
                {"help_id", place.help_id},
                {"problems", json::array()},
                {"notes", json::array()},
                {"options", json::array()},
                {"value", ""},
                {"low", nullptr},
                {"high", nullptr}};
    }

    /// A part that has no shape of its own, and no help.
    static json begin(const char* what, const std::string& name, const std::string& label) {
        return begin(what, {}, {name, nowhere, ""}, label);
    }

    /// What is said of that very place, and of the order that it is, but for what one of its fields says.
    void annotate(json& part, const Node* value, const Place& place, orders::Mark key_mark) {
        for (const orders::Problem& problem : notes_.problems) {
            const bool single = value != nullptr && value->is_scalar();
            const bool here =
                single && problem.mark.line > 0 && (problem.mark == value->mark || problem.mark == key_mark);
            const bool inside = value != nullptr && !single && points_at_a_field(*value, problem.mark);
            if (here || (problem.path == place.path && !inside)) tell(part, problem);
        }
        const auto [from, to] = notes_.orders.equal_range(place.path);
        for (auto note = from; note != to; ++note)
            part["notes"].push_back({{"text", note->second.text}, {"taken", note->second.taken}});
    }

    static void tell(json& part, const orders::Problem& problem) {
        part["problems"].push_back({{"what", problem.what},
                                    {"advice", problem.advice},
                                    {"warning", problem.kind == orders::ProblemKind::warning}});
    }

    void field(const Shape& shape, FieldKind kind, const Node* value, const Place& place, const std::string& label,
               orders::Mark key_mark) {
        const std::string text = value == nullptr ? "" : value->text;
        // A box that is ticked or not, unless "no" is something else than saying nothing.
        const bool both = kind == FieldKind::boolean && (text == "false" || !shape.choices.empty());
        json part = begin(both ? "answer" : what_it_is(kind, text, place), shape, place, label);
        part["value"] = text;
        part["required"] = shape.required;
        const bool bounded = shape.low != 0 || shape.high != 0;
        part["low"] = bounded ? json(shape.low) : json(nullptr);
        part["high"] = bounded ? json(shape.high) : json(nullptr);
        if (kind == FieldKind::choice) part["options"] = options(shape, text);
        annotate(part, value, place, key_mark);
        out_.push_back(std::move(part));
    }

    static const char* what_it_is(FieldKind kind, const std::string& text, const Place& place) {
        const bool of_the_sheet = place.path.find('/') == std::string::npos;
        switch (kind) {
            case FieldKind::whole: return "whole";
            case FieldKind::amount: return "amount";
            case FieldKind::boolean: return "boolean";
            case FieldKind::choice: return "choice";
            default: break;
        }
        return of_the_sheet || text.find('\n') != std::string::npos ? "area" : "text";
    }

    json options(const Shape& shape, const std::string& chosen) const {
        json out = json::array();
        bool known = chosen.empty();
        for (const std::string& id : shape.choices) {
            known = known || id == chosen;
            out.push_back({{"value", id}, {"label", words_.label(shape.place, id)}, {"chosen", id == chosen}});
        }
        if (!known) out.push_back({{"value", chosen}, {"label", "« " + chosen + " »"}, {"chosen", true}});
        return out;
    }

    void rows(const Shape& list, const Node* value, const Place& place) {
        const Shape& item = list.parts.at(0);
        std::size_t number = 0;  // in the sheet, where empty rows are left out
        const std::size_t count = value == nullptr ? 0 : value->items.size();
        for (std::size_t row = 0; row < count; ++row) {
            const Node& node = value->items[row];
            const bool filled = holds_anything(node);
            if (filled) ++number;
            Place at = place.item(row, number);
            if (!filled) at.path = nowhere;
            json part = begin("row", at.name, "");
            part["number"] = row + 1;
            part["first"] = row == 0;
            part["opened"] = json::array();
            for (const std::string& name : opened_)
                if (name.starts_with(at.name + ".")) part["opened"].push_back(name);
            part["of"] = is_single(kind_of(item)) ? "fields" : "map";
            if (filled) annotate(part, &node, at, {});
            out_.push_back(std::move(part));
            // Of a row without orders it may be known already which of several shapes they will have.
            row_content(item, node.is_null() ? nullptr : &node, at, row + 1);
            out_.push_back({{"is", "end-row"}});
        }
        add_control(item, place);
    }

    static bool points_at_a_field(const Node& node, orders::Mark mark) {
        if (mark.line == 0) return false;
        if (node.is_scalar()) return node.mark == mark;
        for (const orders::Member& member : node.members) {
            if (member.value.is_scalar() ? member.mark == mark || member.value.mark == mark
                                         : points_at_a_field(member.value, mark))
                return true;
        }
        return std::any_of(node.items.begin(), node.items.end(),
                           [&](const Node& item) { return points_at_a_field(item, mark); });
    }

    void row_content(const Shape& item, const Node* node, const Place& at, std::size_t number) {
        Place inside = at;
        inside.path = nowhere;  // what is said of the order stands with the row
        if (kind_of(item) != FieldKind::map)
            return add(item, node, inside, std::to_string(number), node == nullptr ? orders::Mark{} : node->mark);
        const std::vector<const Shape*> seldom = seldom_needed(item, node, at);
        for (const Shape& part : item.parts) {
            if (std::find(seldom.begin(), seldom.end(), &part) == seldom.end()) member(item, part, node, at);
        }
        if (seldom.empty()) return;
        out_.push_back({{"is", "more"}});
        for (const Shape* part : seldom) member(item, *part, node, at);
        out_.push_back({{"is", "end-more"}});
    }

    /// Of an order with fields that it needs, the others; of one that is one of several, those that it is not.
    std::vector<const Shape*> seldom_needed(const Shape& item, const Node* node, const Place& at) const {
        const bool needs_some =
            std::any_of(item.parts.begin(), item.parts.end(), [](const Shape& part) { return part.required; });
        std::vector<const Shape*> seldom;
        for (const Shape& part : item.parts) {
            const bool filled = node != nullptr && node->find(part.key) != nullptr;
            if (filled || opened_.contains(below(at.name, part.key))) continue;
            if (part.required || (needs_some && kind_of(part) == FieldKind::amount)) continue;
            seldom.push_back(&part);
        }
        if (seldom.size() == item.parts.size()) seldom.clear();
        return seldom;
    }

    /// Within an order, nothing at all may be an order, too. Offered where there are lists; kept wherever it was said.
    void none_control(FieldKind kind, const Node* value, const Place& place) {
        const bool said = value != nullptr && value->items.empty() && value->members.empty();
        const bool of_an_order = place.path.find('/') != std::string::npos && !place.in_row;
        const bool offered = kind == FieldKind::list && value == nullptr && of_an_order;
        if (!said && !offered) return;
        json part = begin("none", none_field(place.name), "");
        part["value"] = said ? "true" : "";
        out_.push_back(std::move(part));
    }

    void add_control(const Shape& item, const Place& place) {
        json control = begin("add", place.name, "");
        control["kinds"] = json::array();
        const bool one_of_several =
            kind_of(item) == FieldKind::map && item.parts.size() > 1 &&
            std::none_of(item.parts.begin(), item.parts.end(), [](const Shape& part) { return part.required; });
        if (one_of_several) {
            for (const Shape& part : item.parts)
                control["kinds"].push_back({{"name", part.key},
                                            {"label", words_.label(item.place, part.key)},
                                            {"help_id", place.member(item, part.key).help_id}});
        }
        out_.push_back(std::move(control));
    }

    void ways(const Shape& shape, const Node* value, const Place& place, const std::string& label) {
        const std::string chosen = value == nullptr ? "" : value->members.front().key;
        json part = begin("way", way_field(place.name), label);
        for (std::size_t way = 0; way < shape.parts.size(); ++way)
            part["options"].push_back({{"value", std::to_string(way)},
                                       {"label", way_label(shape.parts[way])},
                                       {"chosen", std::to_string(way) == chosen}});
        out_.push_back(std::move(part));
        for (std::size_t way = 0; way < shape.parts.size(); ++way) {
            if (value == nullptr || std::to_string(way) != chosen) continue;
            const Node* inner = &value->members.front().value;
            add(shape.parts[way], inner->is_null() ? nullptr : inner, place.way(way), label, {});
        }
    }

    /// What one of several shapes is, in few words: its kind, for the template to say, and what it is about.
    json way_label(const Shape& shape) const {
        json about = json::array();
        constexpr std::size_t few = 3;
        for (std::size_t i = 0; i < std::min(few, shape.choices.size()); ++i)
            about.push_back(words_.label(shape.place, shape.choices[i]));
        for (const Shape& part : shape.parts)
            if (!part.key.empty()) about.push_back(words_.label(shape.place, part.key));
        constexpr std::array kinds{"text", "whole", "amount", "boolean", "choice", "list", "map", "ways"};
        return {{"kind", kinds.at(static_cast<std::size_t>(kind_of(shape)))}, {"about", about}};
    }

    const FormWords& words_;
    const FormNotes& notes_;
    const std::set<std::string>& opened_;
    json out_ = json::array();
};

}  // namespace

json form_parts(const Shape& shape, const Node& tree, const FormWords& words, const FormNotes& notes,
                const std::set<std::string>& opened) {
    FormParts parts(words, notes, opened);
    parts.members(shape, &tree, {});
    return parts.take();
}

}  // namespace gm::web
