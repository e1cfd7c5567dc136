#include "orders/mad_con/sheet.h"

#include <algorithm>

#include "orders/described/sheet.h"
#include "orders/described/wild.h"
#include "orders/text.h"

namespace orders::mad_con {

using described::kind_of;

namespace {

constexpr std::string_view condition_place = Conditions::described().about.place;

/// Whether all of them were understood: one that was not never holds (MC-38).
bool read_conditions(Reading& in, const Node& node, Conditions& out) {
    if (!node.is_map()) {
        const auto word = in.words.choice(node, say("condition"), words_of(Cover{}).place);
        if (word) out.cover = static_cast<Cover>(*word);
        return word.has_value();
    }
    const Keys keys = in.words.keys(node, condition_place);
    bool understood = true;
    for (const Member& member : node.members) {
        const bool known = in.words.vocabulary().find(condition_place, member.key) != nullptr;
        if (known && member.value.is_null())
            in.reader().invalid(member.mark, say("'{}' has no value", clip(member.key, 40)),
                                say("write '{}: ...'", clip(member.key, 40)));
        understood = understood && known && !member.value.is_null();
    }
    const std::size_t after_keys = in.reader().serious();
    kind_of<Conditions>.read_parts(in, keys, &out);
    return understood && in.reader().clean_since(after_keys);
}

bool read_line(Reading& in, const Node& node, Line& line) {
    if (in.reader().map(node, say("a line")) == nullptr) return false;
    const Keys keys = in.words.keys(node, Line::described().about.place);
    const std::size_t after_keys = in.reader().serious();
    const described::StructKind& kind = kind_of<Line>;
    for (const Part& part : kind.parts()) {
        if (part.needed) kind.read_part(in, keys, part, &line);
    }
    const bool understood = in.reader().clean_since(after_keys);
    const Node* when = keys.filled("if");
    return (when == nullptr || read_conditions(in, *when, line.when)) && understood;
}

void leave_out(Shape& map, std::string_view key) {
    std::erase_if(map.parts, [&](const Shape& part) { return part.key == key; });
}

std::vector<int> slots_of(const SheetContext& context) {
    std::vector<int> out;
    for (int slot = 1; slot <= context.slots; ++slot) out.push_back(slot);
    return out;
}

}  // namespace

void ConditionsKind::read(Reading& in, const Node& node, const Part&, const Called&, void* to) const {
    read_conditions(in, node, *static_cast<Conditions*>(to));
}

Node ConditionsKind::write(const void* value, const Desk& desk) const {
    const auto& when = *static_cast<const Conditions*>(value);
    return when.cover ? described::to_node(*when.cover, desk) : kind_of<Conditions>.write(value, desk);
}

void ConditionsKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::either;
    out.parts.resize(2);
    static_cast<const Kind&>(kind_of<Cover>).shape(out.parts[0], part, desk);
    kind_of<Conditions>.shape(out.parts[1], part, desk);
}

void ConditionsKind::draw(Wild& any, const Part& part, void* to) const {
    auto& when = *static_cast<Conditions*>(to);
    if (any.one_in(2)) return;
    if (any.one_in(2)) {
        when.cover = any.one_in(2) ? Cover::covered : Cover::uncovered;
    } else {
        kind_of<Conditions>.draw(any, part, to);
    }
}

void ConditionsKind::add_places(Places& places) const {
    kind_of<Cover>.add_places(places);
    kind_of<Conditions>.add_places(places);
}

void LinesKind::read(Reading& in, const Node& node, const Part&, const Called& called, void* to) const {
    auto& lines = *static_cast<List*>(to);
    const auto add_line = [&](const Node& written) {
        const DocumentReader::Within path(in.reader(), "sabotage/lay/" + std::to_string(lines.size() + 1));
        auto& line = lines.emplace_back().emplace();
        if (!read_line(in, written, line)) lines.back().reset();
    };
    if (node.is_map()) return add_line(node);
    if (in.reader().list(node, called.said()) == nullptr) return;
    for (const Node& each : node.items) add_line(each);
}

std::vector<int> MissionsKind::asked(const SheetContext& context) const { return slots_of(context); }

void MissionsKind::fit(Shape& out, const SheetContext& context, int slot) const {
    if (slot == context.open_slot) leave_out(out, "action");
    const auto& may = context.may_reveal.of(slot);
    if (std::count(may.begin(), may.end(), true) < 2) leave_out(out, "reveal");
}

std::vector<int> TargetsKind::asked(const SheetContext& context) const { return context.own_slots(); }

/// What the action of that mission can use, if it is known.
void TargetsKind::fit(Shape& out, const SheetContext& context, int slot) const {
    const auto action = context.own_actions.of(slot);
    if (!context.sabotaging() || !action) return;
    const bool groups = action == Action::targeted_arguments;
    for (const std::string_view list : {"back", "forward"}) {
        if (!groups) leave_out(out, list);
    }
    for (const std::string_view list : {"pick", "by_org"}) {
        if (groups || action == Action::security) leave_out(out, list);
    }
    if (action != Action::hijack) leave_out(out, "toward");
    if (action != Action::investigate) leave_out(out, "announce");
}

}  // namespace orders::mad_con
