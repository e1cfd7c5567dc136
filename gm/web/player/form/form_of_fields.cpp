#include <map>
#include <set>

#include "gm/web/player/form/field_kind.h"
#include "gm/web/player/form/filled_form.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm::web {

using orders::Node;
using orders::NodeKind;
using orders::Shape;

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
                values_.emplace(name, orders::valid_utf8(value));
            }
        }
    }

    std::optional<Node> of(const Shape& shape, const std::string& path) const {
        switch (kind_of(shape)) {
            case FieldKind::text: return text(path);
            case FieldKind::whole:
            case FieldKind::amount:
            case FieldKind::choice: return line(path);
            case FieldKind::boolean: return boolean(path);
            case FieldKind::list: return list(shape, path);
            case FieldKind::map: return map(shape, path);
            case FieldKind::ways: return one_way(shape, path);
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
        return found == values_.end() ? "" : found->second;
    }

    std::optional<Node> text(const std::string& path) const {
        std::string written = with_plain_line_ends(value(path));
        if (orders::trimmed(written, blank).empty()) return std::nullopt;
        return scalar(std::move(written));
    }

    std::optional<Node> line(const std::string& path) const {
        std::string written(orders::trimmed(value(path), blank));
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

    std::optional<Node> map(const Shape& shape, const std::string& path) const {
        Node out;
        out.kind = NodeKind::map;
        for (const Shape& part : shape.parts) {
            if (auto filled = of(part, below(path, part.key)))
                out.members.push_back({part.key, {}, std::move(*filled)});
        }
        if (out.members.empty() && !said_none(path)) return std::nullopt;
        return out;
    }

    bool said_none(const std::string& path) const { return !value(none_field(path)).empty(); }

    std::optional<Node> one_way(const Shape& shape, const std::string& path) const {
        const auto way = orders::parse_whole(value(way_field(path)));
        if (!way || *way < 0 || *way >= static_cast<std::int64_t>(shape.parts.size())) return std::nullopt;
        const auto index = static_cast<std::size_t>(*way);
        Node out;
        out.kind = NodeKind::map;
        out.members.push_back({std::to_string(index), {}, of(shape.parts[index], below(path, index)).value_or(Node{})});
        return out;
    }

    std::map<std::string, std::string> values_;
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
std::string way_field(const std::string& path) { return path + ".way"; }

}  // namespace gm::web
