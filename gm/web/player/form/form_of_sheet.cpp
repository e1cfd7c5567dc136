#include "gm/web/player/form/filled_form.h"
#include "orders/gathered_problems.h"
#include "orders/text.h"

namespace gm::web {

using orders::Document;
using orders::Member;
using orders::Node;
using orders::NodeKind;
using orders::Shape;
using orders::ShapeKind;

namespace {

constexpr std::size_t shown_width = 40;

class Understanding {
public:
    /// Without `sheet_shape` it is a trial: whether anything is lost matters, not what.
    Understanding(const Document& sheet, const Shape* sheet_shape, const FormWords& words)
        : sheet_(sheet), sheet_shape_(sheet_shape), words_(words) {}

    orders::Problems take_lost() { return lost_.take(sheet_.file); }

    /// Nothing if it is empty, or nothing that the form can hold: that is among the lost then.
    std::optional<Node> of(const Shape& shape, const Node& node) {
        if (node.is_null()) return std::nullopt;
        switch (shape.kind) {
            case ShapeKind::text: return line(node, true);
            case ShapeKind::whole:
            case ShapeKind::amount: return line(node, false);
            case ShapeKind::boolean: return boolean(node);
            case ShapeKind::choice: return choice(shape, node);
            case ShapeKind::list: return list(shape, node);
            case ShapeKind::map: return map(shape, node);
            case ShapeKind::either: return one_way(shape, node);
            case ShapeKind::some: return some(shape, node);
        }
        return std::nullopt;
    }

private:
    std::nullopt_t lose(orders::Mark mark, orders::Said what) {
        if (sheet_shape_ == nullptr || !lost_.tells()) {
            lost_.count(orders::ProblemKind::invalid);
        } else {
            lost_.add(sheet_.problem(mark, std::move(what)));
        }
        return std::nullopt;
    }

    std::nullopt_t no_field(const Node& node) {
        return lose(node.mark, orders::say("the form has no field for {}", orders::what_it_is(node)));
    }

    /// Browsers send what they were given, but for control characters, and line ends in a field of one line.
    std::optional<Node> line(const Node& node, bool may_have_lines) {
        if (!node.is_scalar()) return no_field(node);
        if (orders::has_control_character(node.text) || node.text.find('\r') != std::string::npos ||
            (!may_have_lines && node.text.find('\n') != std::string::npos))
            return no_field(node);
        if (node.text.find_first_not_of(" \t\n") == std::string::npos) return std::nullopt;
        return node;
    }

    std::optional<Node> boolean(const Node& node) {
        const auto truth = node.is_scalar() ? truth_of(node.text) : std::nullopt;
        if (!truth) return no_field(node);
        Node out = node;
        out.text = *truth ? "true" : "false";
        return out;
    }

    std::optional<Node> choice(const Shape& shape, const Node& node) {
        auto out = line(node, false);
        if (!out) return out;
        if (auto id = words_.choice(shape, out->text)) out->text = std::move(*id);
        return out;  // what is no choice is offered as it was written
    }

    std::optional<Node> list(const Shape& shape, const Node& node) {
        return items(shape, node, [&](const Node& item) { return of(shape.parts.at(0), item); });
    }

    std::optional<Node> some(const Shape& shape, const Node& node) {
        return items(shape, node, [&](const Node& item) { return choice(shape, item); });
    }

    template <class Of>
    std::optional<Node> items(const Shape& shape, const Node& node, Of of_item) {
        Node out;
        out.kind = NodeKind::list;
        out.mark = node.mark;
        const auto add = [&](const Node& item) {
            const std::size_t before = lost_.serious();
            auto filled = of_item(item);
            const bool empty = !filled || (filled->is_map() && filled->members.empty());
            if (empty && lost_.serious() == before) lose(item.mark, orders::say("an item of the list is empty"));
            if (!empty) out.items.push_back(std::move(*filled));
        };
        if (node.is_list()) {
            for (const Node& item : node.items) add(item);
            return out;
        }
        if (!shape.or_one) return no_field(node);
        add(node);
        if (out.items.empty()) return std::nullopt;
        return out;
    }

    std::optional<Node> map(const Shape& shape, const Node& node) {
        if (node.is_scalar() && !shape.bare.empty()) return standing_alone(shape, node);
        if (!node.is_map()) return no_field(node);
        if (node.members.empty()) return node;  // said in so many words: it may be an order
        Node out;
        out.kind = NodeKind::map;
        out.mark = node.mark;
        for (const Member& member : node.members) add(shape, member, out);
        if (out.members.empty()) return std::nullopt;
        return out;
    }

    void add(const Shape& shape, const Member& member, Node& out) {
        if (words_.is_header(shape, member.key)) return;
        const Shape* part = words_.part(shape, member.key);
        if (part == nullptr || out.find(part->key) != nullptr) {
            lose(member.mark,
                 orders::say("the form has no field for {}", "'" + orders::clip(member.key, shown_width) + "'"));
            return;
        }
        const bool no_orders = &shape == sheet_shape_ && member.value.is_list() && member.value.items.empty();
        if (no_orders) return;  // `runs: []`
        if (auto value = of(*part, member.value)) out.members.push_back({part->key, member.mark, std::move(*value)});
    }

    std::optional<Node> standing_alone(const Shape& shape, const Node& node) {
        const auto id = words_.bare(shape, node.text);
        if (!id) return no_field(node);
        Node yes = node;
        yes.text = "true";
        Node out;
        out.kind = NodeKind::map;
        out.mark = node.mark;
        out.members.push_back({*id, node.mark, std::move(yes)});
        return out;
    }

    /// The first way that holds all of it, and best one that knows the word.
    std::optional<Node> one_way(const Shape& shape, const Node& node) {
        for (const bool exactly : {true, false}) {
            for (std::size_t way = 0; way < shape.parts.size(); ++way) {
                const Shape& part = shape.parts[way];
                if (exactly && part.kind == ShapeKind::choice && !(node.is_scalar() && words_.choice(part, node.text)))
                    continue;
                Understanding trial(sheet_, nullptr, words_);
                auto value = trial.of(part, node);
                if (trial.lost_.serious() > 0) continue;
                if (!value) return std::nullopt;
                return way_node(way, std::move(*value));
            }
        }
        return no_field(node);
    }

    static Node way_node(std::size_t way, Node value) {
        Node out;
        out.kind = NodeKind::map;
        out.mark = value.mark;
        const orders::Mark mark = value.mark;
        out.members.push_back({std::to_string(way), mark, std::move(value)});
        return out;
    }

    const Document& sheet_;
    const Shape* sheet_shape_;
    const FormWords& words_;
    orders::GatheredProblems lost_;
};

std::size_t rows_of(const Node& tree) {
    std::size_t rows = tree.items.size();
    for (const Node& item : tree.items) rows += rows_of(item);
    for (const Member& member : tree.members) rows += rows_of(member.value);
    return rows;
}

}  // namespace

std::optional<orders::Problem> beyond_any_form(const Node& tree) {
    constexpr std::size_t most_rows = 300;  // a page has some 10 kB for each
    if (rows_of(tree) <= most_rows) return std::nullopt;
    return orders::invalid(orders::say("the form has room for {} rows, and this sheet has more", most_rows));
}

FilledForm form_of_sheet(const Shape& shape, const Document& sheet, const FormWords& words) {
    Understanding understanding(sheet, &shape, words);
    FilledForm out;
    out.tree.kind = NodeKind::map;
    if (auto tree = understanding.of(shape, sheet.root)) out.tree = std::move(*tree);
    out.lost = understanding.take_lost();
    return out;
}

}  // namespace gm::web
