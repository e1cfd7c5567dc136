#include <algorithm>
#include <map>
#include <set>

#include "gm/web/player/form/filled_form.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm::web {

using orders::Node;
using orders::NodeKind;
using orders::Shape;
using orders::ShapeKind;

namespace {

constexpr std::string_view blank = " \t\r\n";

Node scalar(std::string text) {
    Node out;
    out.kind = NodeKind::scalar;
    out.text = std::move(text);
    return out;
}

class Posted {
public:
    explicit Posted(const Fields& fields) {
        for (const auto& [name, value] : fields.all()) {
            if (name == row_field) {
                add_row(value);
            } else {
                values_[name].push_back(orders::valid_utf8(value));
            }
        }
    }

    std::optional<Node> of(const Shape& shape, const std::string& path) const {
        switch (shape.kind) {
            case ShapeKind::text: return text(path);
            case ShapeKind::whole:
            case ShapeKind::amount:
            case ShapeKind::choice: return line(path);
            case ShapeKind::boolean: return boolean(path);
            case ShapeKind::list: return list(shape, path);
            case ShapeKind::map: return map(shape, path);
            case ShapeKind::either: return one_way(shape, path);
            case ShapeKind::some: return some(shape, path);
        }
        return std::nullopt;
    }

private:
    void add_row(const std::string& row) {
        const auto dot = row.rfind('.');
        if (dot != std::string::npos && known_rows_.insert(row).second) rows_[row.substr(0, dot)].push_back(row);
    }

    std::string value(const std::string& path) const {
        const auto found = values_.find(path);
        return found == values_.end() ? "" : found->second.front();
    }

    std::optional<Node> text(const std::string& path) const {
        std::string written = with_plain_line_ends(value(path));
        if (orders::trimmed(written, blank).empty()) return std::nullopt;
        return scalar(std::move(written));
    }

    std::optional<Node> line(const std::string& path) const { return one_word(value(path)); }

    static std::optional<Node> one_word(const std::string& text) {
        std::string written(orders::trimmed(text, blank));
        if (written.empty()) return std::nullopt;
        return scalar(std::move(written));
    }

    std::optional<Node> boolean(const std::string& path) const {
        const std::string said = value(path);
        if (said.empty()) return std::nullopt;
        return scalar(said == "false" ? "false" : "true");
    }

    std::optional<Node> list(const Shape& shape, const std::string& path) const {
        const auto rows = rows_.find(path);
        Node out;
        out.kind = NodeKind::list;
        if (rows == rows_.end()) return said_none(path) ? std::optional(out) : std::nullopt;
        for (const std::string& row : rows->second) out.items.push_back(of(shape.parts.at(0), row).value_or(Node{}));
        return out;
    }

    /// A value for each box that was ticked.
    std::optional<Node> some(const Shape& shape, const std::string& path) const {
        Node out;
        out.kind = NodeKind::list;
        std::vector<std::string> ticked = words(path);
        if (shape.in_order) ticked = as_ordered(std::move(ticked), words(order_field(path)));
        for (std::string& value : ticked) out.items.push_back(scalar(std::move(value)));
        if (out.items.empty() && !said_none(path)) return std::nullopt;
        return out;
    }

    std::vector<std::string> words(const std::string& path) const {
        std::vector<std::string> out;
        const auto found = values_.find(path);
        if (found == values_.end()) return out;
        for (const std::string& value : found->second)
            if (std::string word(orders::trimmed(value, blank)); !word.empty()) out.push_back(std::move(word));
        return out;
    }

    static std::vector<std::string> as_ordered(std::vector<std::string> ticked, const std::vector<std::string>& order) {
        std::vector<std::string> out;
        for (const std::string& next : order) {
            const auto found = std::find(ticked.begin(), ticked.end(), next);
            if (found == ticked.end()) continue;  // it was ticked once
            out.push_back(next);
            ticked.erase(found);
        }
        out.insert(out.end(), ticked.begin(), ticked.end());
        return out;
    }

    std::optional<Node> map(const Shape& shape, const std::string& path) const {
        Node out;
        out.kind = NodeKind::map;
        const std::string tap = value(tap_field(path));
        for (const Shape& part : shape.parts) {
            auto filled = of(part, below(path, part.key));
            if (!filled && is_one_word(part)) filled = one_word(tapped(tap, part.key));
            if (filled) out.members.push_back({part.key, {}, std::move(*filled)});
        }
        if (out.members.empty() && !said_none(path)) return std::nullopt;
        return out;
    }

    static bool is_one_word(const Shape& part) {
        return part.kind == ShapeKind::choice || part.kind == ShapeKind::whole || part.kind == ShapeKind::amount;
    }

    /// What `player:bob,slot:2` says of a key.
    static std::string tapped(std::string_view tap, std::string_view key) {
        while (!tap.empty()) {
            const auto gap = tap.find(tap_gap);
            const std::string_view said = tap.substr(0, gap);
            if (const auto mark = said.find(tap_mark); mark != said.npos && said.substr(0, mark) == key)
                return std::string(said.substr(mark + 1));
            tap = gap == tap.npos ? std::string_view() : tap.substr(gap + 1);
        }
        return {};
    }

    bool said_none(const std::string& path) const { return !value(none_field(path)).empty(); }

    std::optional<Node> one_way(const Shape& shape, const std::string& path) const {
        const std::string said = value(way_field(path));
        const auto end = said.find(way_mark);
        const auto way = orders::parse_whole(said.substr(0, end));
        if (!way || *way < 0 || *way >= static_cast<std::int64_t>(shape.parts.size())) return std::nullopt;
        const auto index = static_cast<std::size_t>(*way);
        const Shape& part = shape.parts[index];
        const bool one_choice = end != std::string::npos && part.kind == ShapeKind::choice;
        auto inner = one_choice ? one_word(said.substr(end + 1)) : of(part, below(path, index));
        Node out;
        out.kind = NodeKind::map;
        out.members.push_back({std::to_string(index), {}, std::move(inner).value_or(Node{})});
        return out;
    }

    std::map<std::string, std::vector<std::string>> values_;
    std::set<std::string> known_rows_;
    std::map<std::string, std::vector<std::string>> rows_;  ///< of each list, in the order of the form
};

}  // namespace

std::string with_plain_line_ends(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        out += text[i];
    }
    return out;
}

Node form_of_fields(const Shape& shape, const Fields& fields) {
    Node empty;
    empty.kind = NodeKind::map;
    return Posted(fields).of(shape, top_field).value_or(std::move(empty));
}

std::string below(const std::string& path, std::string_view key) { return path + "." + std::string(key); }
std::string below(const std::string& path, std::size_t index) { return path + "." + std::to_string(index); }
std::string none_field(const std::string& path) { return path + ".none"; }
std::string order_field(const std::string& path) { return path + ".order"; }
std::string tap_field(const std::string& path) { return path + ".tap"; }
std::string way_field(const std::string& path) { return path + ".way"; }
std::string way_value(std::size_t way, std::string_view word) {
    return std::to_string(way) + way_mark + std::string(word);
}

}  // namespace gm::web
