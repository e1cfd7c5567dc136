#include "gm/web/player/orders_post.h"

#include <algorithm>

#include "gm/web/player/form/filled_form.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm::web {

namespace {

constexpr const char* open_field = "open";

struct Button {
    std::string verb;
    std::string object;
    std::string kind;
};

Button button_of(const std::string& text) {
    Button out;
    const auto first = text.find(':');
    out.verb = text.substr(0, first);
    if (first == std::string::npos) return out;
    const auto second = text.find(':', first + 1);
    out.object = text.substr(first + 1, second == std::string::npos ? second : second - first - 1);
    if (second != std::string::npos) out.kind = text.substr(second + 1);
    return out;
}

std::string list_of(const std::string& row) { return row.substr(0, row.rfind('.')); }

/// The number after the highest one of the list's rows.
std::size_t next_row(const std::vector<std::string>& rows, const std::string& list) {
    std::size_t next = 0;
    for (const std::string& row : rows) {
        if (list_of(row) != list || row.size() <= list.size()) continue;
        const auto number = orders::parse_whole(row.substr(list.size() + 1));
        if (number && *number >= 0 && *number < 1'000'000) next = std::max(next, static_cast<std::size_t>(*number) + 1);
    }
    return next;
}

bool is_below(const std::string& name, const std::string& row) { return name.starts_with(row + "."); }

/// What a game has ready for a row, in the place of all that stood there: `zone=5,units.0.unit=jin`.
void fill(Fields& out, std::vector<std::string>& rows, const std::string& row, std::string_view said) {
    std::erase_if(rows, [&](const std::string& other) { return is_below(other, row); });
    while (!said.empty()) {
        const auto end = std::min(said.find(','), said.size());
        const std::string_view one = said.substr(0, end);
        said.remove_prefix(std::min(end + 1, said.size()));
        const auto mark = one.find('=');
        if (mark == one.npos) continue;
        const std::string name = below(row, one.substr(0, mark));
        out.add(name, std::string(one.substr(mark + 1)));
        const std::string inner = list_of(name);
        const bool in_row = orders::parse_whole(inner.substr(inner.rfind('.') + 1)).has_value();
        if (in_row && inner != row && std::find(rows.begin(), rows.end(), inner) == rows.end()) rows.push_back(inner);
    }
}

/// The fields with rows added, removed, moved or filled in; `opened` as in OrdersPost, by the rows' old names.
Fields rearranged(const Fields& fields, const Button& pressed, std::set<std::string>& opened) {
    std::vector<std::string> rows;
    Fields out;
    for (const auto& [name, value] : fields.all()) {
        if (name == row_field) {
            rows.push_back(value);
        } else if (name == open_field) {
            if (pressed.verb != "remove" && pressed.verb != "up")  // else rows get other names
                opened.insert(orders::valid_utf8(value));
        } else if (pressed.verb != "fill" || !is_below(name, pressed.object)) {
            out.add(name, value);
        }
    }
    if (pressed.verb == "fill") fill(out, rows, pressed.object, pressed.kind);
    if (pressed.verb == "add") {
        const std::string row = below(pressed.object, next_row(rows, pressed.object));
        rows.push_back(row);
        if (!pressed.kind.empty()) opened.insert(below(row, pressed.kind));
    }
    const auto at = std::find(rows.begin(), rows.end(), pressed.object);
    if (pressed.verb == "remove" && at != rows.end()) {
        rows.erase(at);
    } else if (pressed.verb == "up" && at != rows.end()) {
        const auto before = std::find_if(std::make_reverse_iterator(at), rows.rend(), [&](const std::string& row) {
            return list_of(row) == list_of(pressed.object);
        });
        if (before != rows.rend()) std::iter_swap(at, before);
    }
    for (const std::string& row : rows) out.add(row_field, row);
    return out;
}

}  // namespace

OrdersPost read_orders_post(const WritingDesk& desk, const Fields& fields) {
    const auto text = [&](const char* name) { return orders::valid_utf8(fields.get(name)); };  // it may be any bytes
    const Button pressed = button_of(text("do"));
    OrdersPost post;
    const bool has_form = fields.has("form_mark");
    const bool of_yaml = pressed.verb == "check-yaml" || pressed.verb == "to-form" || pressed.verb == "send-yaml";
    post.side = has_form && !of_yaml ? OrdersPost::Side::form : OrdersPost::Side::yaml;
    post.overrules = pressed.verb == "to-form" || pressed.verb == "to-yaml";
    post.yaml = with_plain_line_ends(text("yaml"));
    post.turn = text("turn");
    post.yaml_mark = text("yaml_mark");
    post.form_mark = text("form_mark");
    orders::Node as_posted = form_of_fields(desk.shape, fields);
    const std::string form_yaml = sheet_of_form(desk.shape, as_posted, desk.top, desk.words);
    const bool form_changed = has_form && mark_of(form_yaml) != post.form_mark;
    const bool yaml_changed = mark_of(post.yaml) != post.yaml_mark;
    post.torn = !post.overrules && (post.side == OrdersPost::Side::form ? yaml_changed : form_changed);
    post.form = form_of_fields(desk.shape, rearranged(fields, pressed, post.opened));
    return post;
}

Draft draft_of(const WritingDesk& desk, const OrdersPost& post) {
    if (post.side == OrdersPost::Side::form) return draft_of_form(desk, post.form);
    return draft_of_yaml(desk, post.yaml);
}

}  // namespace gm::web
