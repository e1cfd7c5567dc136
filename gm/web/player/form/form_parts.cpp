#include "gm/web/player/form/form_parts.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "gm/web/player/form/form_options.h"

namespace gm::web {

using nlohmann::json;
using orders::Node;
using orders::Shape;
using orders::ShapeKind;

namespace {

/// A path that nothing is said of.
constexpr const char* nowhere = "?/?";

/// Is it one field, rather than a group of them?
bool is_single(const Shape& shape) {
    return shape.kind != ShapeKind::list && shape.kind != ShapeKind::map && shape.kind != ShapeKind::either;
}

/// Where a part of the form stands: as a field's name, as problems and checks say it, and as its words are found.
struct Place {
    std::string name;
    std::string path;     ///< runs/2/target
    std::string help_id;  ///< runs.target
    bool in_row = false;
    bool any = false;  ///< one of many that share their words: it is told by its own label, too

    Place member(const Shape& map, const std::string& key) const {
        if (path.empty()) return {below(name, key), key, key};
        // The same kind of map may stand in several places of a sheet. Keys that are names of things change from game
        // to game.
        const bool any_key = map.place.empty();
        return {below(name, key), path + "/" + key, any_key ? help_id + ".any" : map.place + "." + key, in_row,
                any_key};
    }
    Place item(std::size_t row, std::size_t number) const {
        return {below(name, row), path + "/" + std::to_string(number), help_id, true};
    }
    /// The one field, or group, that a row holds.
    Place one() const { return {name, nowhere, help_id + ".one", in_row, true}; }
    Place way(std::size_t way) const { return {below(name, way), path, help_id + "." + std::to_string(way), in_row}; }
};

/// `more` than these are folded away. Of the rows of a list, all that is not needed: of an order that needs some of its
/// fields, the others; of one that is one of several, those that it is not.
enum class Folds { seldom, not_needed };

class FormParts {
public:
    FormParts(const FormWords& words, const FormNotes& notes, const std::set<std::string>& opened)
        : words_(words), options_(words), notes_(notes), opened_(opened) {}

    json take() { return std::move(out_); }

    void members(const Shape& shape, const Node* map, const Place& place, Folds folds = Folds::seldom) {
        const std::vector<const Shape*> folded = folded_away(shape, map, place, folds);
        for (const Shape& part : shape.parts) {
            if (std::find(folded.begin(), folded.end(), &part) == folded.end()) member(shape, part, map, place);
        }
        if (folded.empty()) return;
        const std::string& first = folded.front()->key;
        const bool only = folded.size() == 1;
        json more = begin("more", place.name, only ? words_.label(shape.place, first) : "");
        more["help_id"] = only ? place.member(shape, first).help_id : place.help_id;
        out_.push_back(std::move(more));
        for (const Shape* part : folded) member(shape, *part, map, place);
        out_.push_back({{"is", "end-more"}});
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
        if (is_single(shape)) return field(shape, value, place, label, key_mark);
        json group = begin("group", shape, place, label);
        group["of"] = kind_word(shape);
        group["said"] = said_in(value);
        annotate(group, shape, value, place, key_mark);
        out_.push_back(std::move(group));
        if (shape.kind == ShapeKind::list) rows(shape, value, place);
        if (shape.kind == ShapeKind::map) map(shape, value, place);
        if (shape.kind == ShapeKind::either) ways(shape, value, place, label);
        none_control(shape, value, place);
        out_.push_back({{"is", "end"}});
    }

    void map(const Shape& shape, const Node* value, const Place& place) {
        const bool of_lists = std::all_of(shape.parts.begin(), shape.parts.end(),
                                          [](const Shape& part) { return part.kind == ShapeKind::list; });
        if (of_lists && shape.place.empty()) return lists_by_name(shape, value, place);
        members(shape, value, place);
    }

    /// A list for each of many things: one that is empty is but a button.
    void lists_by_name(const Shape& shape, const Node* value, const Place& place) {
        json control = begin("add", place.name, "");
        control["kinds"] = json::array();
        for (const Shape& part : shape.parts) {
            if (value != nullptr && value->find(part.key) != nullptr) {
                member(shape, part, value, place);
            } else {
                const Place list = place.member(shape, part.key);
                control["kinds"].push_back(add_button(list.name, list, part.key));
            }
        }
        out_.push_back(std::move(control));
    }

    static json add_button(const std::string& what, const Place& called, const std::string& label) {
        return {{"does", "add:" + what}, {"label", label}, {"help_id", called.help_id}, {"any", called.any}};
    }

    static json begin(const char* what, const Shape& shape, const Place& place, const std::string& label) {
        return {{"is", what},
                {"name", place.name},
                {"label", label},
                {"help", shape.help},
                {"help_id", place.help_id},
                {"any", place.any},
                {"problems", json::array()},
                {"notes", json::array()},
                {"options", json::array()},
                {"order", json::array()},
                {"in_order", shape.in_order},
                {"said", json::object()},
                {"value", ""},
                {"low", nullptr},
                {"high", nullptr}};
    }

    /// A part that has no shape of its own, and no help.
    static json begin(const char* what, const std::string& name, const std::string& label) {
        return begin(what, {}, {name, nowhere, ""}, label);
    }

    /// What is said of that very place, and of the order that it is, but for what one of its fields says.
    void annotate(json& part, const Shape& shape, const Node* value, const Place& place, orders::Mark key_mark) {
        const bool single = value != nullptr && is_single(shape);
        for (const orders::Problem& problem : notes_.problems) {
            const bool points = value != nullptr && points_at_a_field(*value, problem.mark);
            const bool here =
                single && problem.mark.line > 0 && (points || problem.mark == value->mark || problem.mark == key_mark);
            const bool inside = points && !single;
            if (here || (problem.path == place.path && !inside)) tell(part, problem);
        }
        const auto [from, to] = notes_.orders.equal_range(place.path);
        for (auto note = from; note != to; ++note)
            part["notes"].push_back({{"text", note->second.text}, {"taken", note->second.taken}});
    }

    static void tell(json& part, const orders::Problem& problem) {
        part["problems"].push_back({{"what", problem.what},
                                    {"rule", problem.rule},
                                    {"advice", problem.advice},
                                    {"warning", problem.kind == orders::ProblemKind::warning}});
    }

    void field(const Shape& shape, const Node* value, const Place& place, const std::string& label,
               orders::Mark key_mark) {
        const std::string text = value == nullptr ? "" : value->text;
        json part = begin(what_it_is(shape, text, place), shape, place, label);
        part["value"] = text;
        part["required"] = shape.required;
        const bool bounded = shape.low != 0 || shape.high != 0;
        part["low"] = bounded ? json(shape.low) : json(nullptr);
        part["high"] = bounded ? json(shape.high) : json(nullptr);
        if (shape.kind == ShapeKind::choice) part["options"] = options_.of_choice(shape, text);
        if (shape.kind == ShapeKind::some) part["options"] = options_.of_some(shape, value);
        if (shape.in_order) part["order"] = said_of(value);
        annotate(part, shape, value, place, key_mark);
        out_.push_back(std::move(part));
        if (shape.kind == ShapeKind::some) none_control(shape, value, place);
    }

    static const char* what_it_is(const Shape& shape, const std::string& text, const Place& place) {
        const bool of_the_sheet = place.path.find('/') == std::string::npos;
        if (shape.kind == ShapeKind::text && (of_the_sheet || text.find('\n') != std::string::npos)) return "area";
        // A box that is ticked or not, unless "no" is something else than saying nothing.
        const bool both = shape.kind == ShapeKind::boolean && (text == "false" || !shape.choices.empty());
        return both ? "answer" : kind_word(shape);
    }

    static json said_in(const Node* map) {
        json out = json::object();
        for (std::size_t i = 0; map != nullptr && i < map->members.size(); ++i) {
            const orders::Member& one = map->members[i];
            if (one.value.is_scalar()) out[one.key] = one.value.text;
        }
        return out;
    }

    void rows(const Shape& list, const Node* value, const Place& place) {
        const Shape& item = list.parts.at(0);
        std::size_t number = 0;  // in the sheet, where empty rows are left out
        const std::size_t filled_rows = value == nullptr ? 0 : value->items.size();
        const std::size_t count = filled_rows == 0 && value == nullptr && list.wanted ? 1 : filled_rows;
        static const Node ready;
        for (std::size_t row = 0; row < count; ++row) {
            const Node& node = row < filled_rows ? value->items[row] : ready;
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
            part["of"] = item.kind == ShapeKind::map ? "map" : "single";
            part["said"] = said_in(&node);
            part["list_id"] = place.help_id;
            if (filled) annotate(part, list, &node, at, {});
            out_.push_back(std::move(part));
            // Of a row without orders it may be known already which of several shapes they will have.
            row_content(item, node.is_null() ? nullptr : &node, at, row + 1);
            out_.push_back({{"is", "end-row"}});
        }
        json control = begin("add", place.name, "");
        control["help_id"] = place.help_id;
        control["kinds"] = json::array();
        const bool one_of_several =
            item.kind == ShapeKind::map && item.parts.size() > 1 &&
            std::none_of(item.parts.begin(), item.parts.end(), [](const Shape& part) { return part.required; });
        for (const Shape& part : item.parts) {
            if (!one_of_several) break;
            control["kinds"].push_back(add_button(place.name + ":" + part.key, place.member(item, part.key),
                                                  words_.label(item.place, part.key)));
        }
        out_.push_back(std::move(control));
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
        if (item.kind == ShapeKind::map) return members(item, node, at, Folds::not_needed);
        // What is said of the order stands with the row.
        add(item, node, at.one(), std::to_string(number), node == nullptr ? orders::Mark{} : node->mark);
    }

    std::vector<const Shape*> folded_away(const Shape& map, const Node* node, const Place& at, Folds folds) const {
        const bool needs_some =
            std::any_of(map.parts.begin(), map.parts.end(), [](const Shape& part) { return part.required; });
        std::vector<const Shape*> out;
        for (const Shape& part : map.parts) {
            const bool filled = node != nullptr && node->find(part.key) != nullptr;
            if (filled || opened_.contains(below(at.name, part.key))) continue;
            const bool needed = part.required || (needs_some && part.kind == ShapeKind::amount);
            if (folds == Folds::seldom ? part.seldom : !needed) out.push_back(&part);
        }
        if (out.size() == map.parts.size()) out.clear();
        return out;
    }

    /// Within an order, nothing at all may be an order, too. Offered where there are lists; kept wherever it was said.
    void none_control(const Shape& shape, const Node* value, const Place& place) {
        const bool said = value != nullptr && value->items.empty() && value->members.empty();
        const bool of_an_order = place.path.find('/') != std::string::npos && !place.in_row;
        const bool offered = shape.kind == ShapeKind::list && value == nullptr && of_an_order;
        if (!said && !offered) return;
        json part = begin("none", none_field(place.name), "");
        part["help_id"] = place.help_id;
        part["value"] = said ? "true" : "";
        out_.push_back(std::move(part));
    }

    void ways(const Shape& shape, const Node* value, const Place& place, const std::string& label) {
        const orders::Member* chosen = value == nullptr ? nullptr : &value->members.front();
        const Node* inner = chosen == nullptr || chosen->value.is_null() ? nullptr : &chosen->value;
        json part = begin("way", way_field(place.name), label);
        part["of"] = place.name;
        part["ways"] = json::array();
        for (std::size_t way = 0; way < shape.parts.size(); ++way) {
            const bool is_chosen = chosen != nullptr && chosen->key == std::to_string(way);
            part["ways"].push_back(one_way(shape.parts[way], way, is_chosen, inner, place));
        }
        const Shape* said = chosen == nullptr ? nullptr : &way_of(shape, *value);
        const bool one_choice = said != nullptr && said->kind == ShapeKind::choice;
        if (one_choice) annotate(part, *said, inner, place.one(), {});
        out_.push_back(std::move(part));
        if (said == nullptr || one_choice) return;
        const Place inside = place.way(static_cast<std::size_t>(said - shape.parts.data()));
        if (said->kind == ShapeKind::map) return members(*said, inner, inside);
        add(*said, inner, inside, label, {});
    }

    /// One of several shapes: an option of the field that asks which, or several if it is a word to be chosen. It is
    /// called by its kind, for the template to say, and by what it is about.
    json one_way(const Shape& shape, std::size_t way, bool chosen, const Node* inner, const Place& place) const {
        json words = json::array();
        if (shape.kind == ShapeKind::choice) {
            words = options_.of_choice(shape, chosen && inner != nullptr ? inner->text : "");
            for (json& word : words) word["value"] = way_value(way, word["value"].get<std::string>());
        }
        json about = json::array();
        for (const Shape& part : shape.parts)
            if (!part.key.empty()) about.push_back(words_.label(shape.place, part.key));
        return {{"help_id", place.way(way).help_id}, {"kind", kind_word(shape)}, {"about", about},
                {"value", std::to_string(way)},      {"chosen", chosen},         {"options", words}};
    }

    static const char* kind_word(const Shape& shape) {
        constexpr std::array words{"text", "whole", "amount", "boolean", "choice", "list", "map", "ways", "some"};
        return words.at(static_cast<std::size_t>(shape.kind));
    }

    const FormWords& words_;
    const FormOptions options_;
    const FormNotes& notes_;
    const std::set<std::string>& opened_;
    json out_ = json::array();
};

}  // namespace

json form_parts(const Shape& shape, const Node& tree, const FormWords& words, const FormNotes& notes,
                const std::set<std::string>& opened) {
    FormParts parts(words, notes, opened);
    parts.members(shape, &tree, {top_field, "", "sheet"});
    return parts.take();
}

}  // namespace gm::web
