#include <algorithm>

#include "gm/web/player/form/filled_form.h"
#include "orders/text.h"
#include "orders/yaml_text.h"

namespace gm::web {

using orders::Mark;
using orders::Member;
using orders::Node;
using orders::Shape;
using orders::ShapeKind;

namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & '\x80') != 0; }

/// Words with spaces and accents, which need no quotes: `ligne du parti`.
bool is_plain_phrase(std::string_view text) {
    const bool more_than_a_word = std::any_of(text.begin(), text.end(), [](char c) { return c == ' ' || c < 0; });
    const auto plain = [](char c) {
        return is_letter(c) || (c >= '0' && c <= '9') || c == ' ' || c == '-' || c == '_' || c == '/' || c == '.';
    };
    return more_than_a_word && is_letter(text.front()) && text.back() != ' ' &&
           std::all_of(text.begin(), text.end(), plain) && !orders::first_invalid_utf8(text) &&
           text.find("\xc2\x85") == std::string_view::npos && text.find("\xe2\x80") == std::string_view::npos;
}

std::string phrase(const std::string& text) { return is_plain_phrase(text) ? text : orders::yaml_scalar(text); }

/// A key, or one of several words, is a text, were it all digits.
std::string word_text(const std::string& word) {
    return word.find_first_not_of("0123456789") == std::string::npos ? word : phrase(word);
}

/// 12, -3, 150k, 1.5M, 150 000: as it was typed.
std::string number(const std::string& text) {
    const bool plain =
        !text.empty() && text.find_first_not_of("0123456789 .,+-kKmM") == std::string::npos &&
        (text.front() >= '0' ? text.front() <= '9'
                             : text.size() > 1 && text.front() == '-' && text[1] >= '0' && text[1] <= '9');
    return plain ? text : orders::yaml_scalar(text);
}

class SheetText {
public:
    explicit SheetText(const FormWords& words) : words_(words) {}

    void top(const Shape& shape, const SheetTop& top) {
        put(words_.word(shape.place, "turn") + ": " + std::to_string(top.turn));
        end_line();
        put(words_.word(shape.place, "player") + ": " + phrase(top.player));
        end_line();
    }

    void members(const Shape& shape, Node& map, std::size_t indent) {
        bool first = true;
        for (const Shape& part : shape.parts) {
            const auto found = std::find_if(map.members.begin(), map.members.end(),
                                            [&](const Member& member) { return member.key == part.key; });
            if (found == map.members.end() || !holds_anything(found->value)) continue;
            if (column_ == 1) put(std::string(indent, ' '));
            found->mark = here();
            if (first) map.mark = here();
            first = false;
            put(word_text(words_.word(shape.place, part.key)) + ":");
            value(part, found->value, indent);
        }
    }

    std::string take() { return std::move(text_); }

private:
    Mark here() const { return {line_, column_}; }

    void put(const std::string& text) {
        text_ += text;
        column_ += static_cast<int>(text.size());  // as the reader of sheets counts: bytes
    }

    void end_line() {
        text_ += '\n';
        ++line_;
        column_ = 1;
    }

    /// After `key:` or `-`, on a line that is indented so far.
    void value(const Shape& shape, Node& node, std::size_t indent) {
        if ((node.is_list() && node.items.empty()) || (node.is_map() && node.members.empty())) {
            put(" ");
            node.mark = here();
            put(node.is_list() ? "[]" : "{}");
            return end_line();
        }
        switch (shape.kind) {
            case ShapeKind::list: return list(shape, node, indent);
            case ShapeKind::map: end_line(); return members(shape, node, indent + 2);
            case ShapeKind::either: return value(way_of(shape, node), node.members.front().value, indent);
            case ShapeKind::some: return words(shape, node);
            default: break;
        }
        put(" ");
        node.mark = here();
        put(scalar(shape, node));
        end_line();
    }

    void list(const Shape& shape, Node& node, std::size_t indent) {
        end_line();
        bool first = true;
        for (Node& item : node.items) {
            if (!holds_anything(item)) continue;
            put(std::string(indent + 2, ' '));
            if (first) node.mark = here();
            first = false;
            put("-");
            this->item(shape.parts.at(0), item, indent + 2);
        }
    }

    /// `[green, blue]`
    void words(const Shape& shape, Node& node) {
        put(" ");
        node.mark = here();
        for (Node& item : node.items) {
            put(&item == &node.items.front() ? "[" : ", ");
            item.mark = here();
            put(scalar(shape, item));
        }
        put("]");
        end_line();
    }

    void item(const Shape& shape, Node& node, std::size_t indent) {
        const ShapeKind kind = shape.kind;
        if (kind == ShapeKind::either) return item(way_of(shape, node), node.members.front().value, indent);
        if (kind != ShapeKind::map) return value(shape, node, indent);
        put(" ");
        if (stands_alone(shape, node)) {
            Member& alone = node.members.front();
            node.mark = alone.mark = alone.value.mark = here();
            put(phrase(words_.word(shape.place, alone.key)));
            return end_line();
        }
        members(shape, node, indent + 2);
    }

    static bool stands_alone(const Shape& shape, const Node& node) {
        return node.members.size() == 1 && node.members.front().value.text == "true" &&
               std::find(shape.bare.begin(), shape.bare.end(), node.members.front().key) != shape.bare.end();
    }

    std::string scalar(const Shape& shape, const Node& node) const {
        switch (shape.kind) {
            case ShapeKind::whole:
            case ShapeKind::amount: return number(node.text);
            case ShapeKind::boolean: return words_.language() != "fr" ? node.text : node.text == "true" ? "oui" : "non";
            case ShapeKind::choice: return phrase(words_.word(shape.place, node.text));
            case ShapeKind::some: return word_text(words_.word(shape.place, node.text));
            default: break;
        }
        return phrase(node.text);
    }

    const FormWords& words_;
    std::string text_;
    int line_ = 1;
    int column_ = 1;
};

}  // namespace

const Shape& way_of(const Shape& shape, const Node& tree) {
    return shape.parts.at(static_cast<std::size_t>(std::stoul(tree.members.front().key)));
}

bool holds_anything(const Node& tree) {
    if (tree.is_list()) return tree.items.empty() || std::any_of(tree.items.begin(), tree.items.end(), holds_anything);
    if (tree.is_map())
        return tree.members.empty() || std::any_of(tree.members.begin(), tree.members.end(),
                                                   [](const Member& member) { return holds_anything(member.value); });
    return !tree.is_null();
}

std::string sheet_of_form(const Shape& shape, Node& tree, const SheetTop& top, const FormWords& words) {
    SheetText text(words);
    text.top(shape, top);
    text.members(shape, tree, 0);
    return text.take();
}

}  // namespace gm::web
