#include "orders/described/kinds.h"

#include <algorithm>

namespace orders::described {

namespace {

void set_bounds(Shape& out, const Part& part, const Desk& desk) {
    const Bounds bounds = (part.offers.is_given ? part.offers : part.limits).at(desk);
    out.low = bounds.low;
    out.high = bounds.high;
}

}  // namespace

void WholeKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    const Bounds bounds = part.limits.at(in.desk);
    const auto number = part.limits.is_given ? in.reader().whole(node, part.called_by(called), bounds.low, bounds.high)
                                             : in.words.count(node, part.called_by(called));
    if (number) set(to, *number);
}

void WholeKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::whole;
    set_bounds(out, part, desk);
}

void MoneyKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    const auto money = in.reader().amount(node, part.called_by(called));
    if (!money) return;
    const Bounds bounds = part.limits.at(in.desk);
    if (part.limits.is_given && (money->amount < bounds.low || money->amount > bounds.high)) {
        return in.reader().invalid(node.mark, say("{} must be between {} and {}, not {}", part.called_by(called),
                                                  bounds.low, bounds.high, money->amount));
    }
    *static_cast<Money*>(to) = *money;
}

Node MoneyKind::write(const void* value, const Desk&) const {
    return plain_node(std::to_string(static_cast<const Money*>(value)->amount));
}

void MoneyKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::amount;
    set_bounds(out, part, desk);
}

void FlagKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    if (const auto flag = in.reader().boolean(node, part.called_by(called))) *static_cast<bool*>(to) = *flag;
}

Node FlagKind::write(const void* value, const Desk&) const {
    return plain_node(*static_cast<const bool*>(value) ? "true" : "false");
}

void FlagKind::add_places(Places& places) const { add_terms(places, "boolean", boolean_place().terms); }

void TextKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    if (auto text = in.reader().text(node, part.called_by(called))) *static_cast<std::string*>(to) = std::move(*text);
}

void WordKind::read(Reading& in, const Node& node, const Part& part, const Called&, void* to) const {
    const Words known = words();
    if (const auto word = in.words.choice(node, say(known.what), known.place, part.words)) set(to, *word);
}

void WordKind::shape(Shape& out, const Part& part, const Desk&) const {
    const Words known = words();
    const auto offered = known.ids.first(std::min(part.words, known.ids.size()));
    out.kind = ShapeKind::choice;
    out.choices.assign(offered.begin(), offered.end());
    out.place = known.place;
}

void WordKind::add_places(Places& places) const { add_place(places, words().place, words().spoken); }

void add_place(Places& places, std::string_view id, std::span<const Word> words) {
    for (const Word& word : words)
        add_terms(places, id, {{std::string(word.id), split_words(word.french), split_words(word.english)}});
}

}  // namespace orders::described
