#include "orders/described/kind.h"

#include <algorithm>

namespace orders::described {

namespace {

Node node_of(NodeKind kind) {
    Node out;
    out.kind = kind;
    return out;
}

void* changeable(const void* value) { return const_cast<void*>(value); }

const void* value_of(const Part& part, const void* whole) {
    return part.kind == nullptr ? nullptr : part.member(changeable(whole));
}

Shape shape_of(const Part& part, const Desk& desk) {
    Shape out{std::string(part.id)};
    out.help = part.about_now != nullptr ? part.about_now(desk) : std::string(part.about);
    out.required = part.needed;
    out.seldom = part.seldom_now != nullptr && part.seldom_now(desk);
    out.wanted = part.awaited;
    part.kind->shape(out, part, desk);
    return out;
}

/// As a player is asked for them.
std::vector<const Part*> in_asking_order(PartList parts, const Desk& desk) {
    std::vector<const Part*> out;
    for (const Part& part : parts) {
        if (part.kind != nullptr) out.push_back(&part);
    }
    for (const Part& part : parts) {
        if (part.asked_ahead.empty() && !part.last) continue;
        out.erase(std::find(out.begin(), out.end(), &part));
        out.insert(
            std::find_if(out.begin(), out.end(), [&](const Part* other) { return other->id == part.asked_ahead; }),
            &part);
    }
    std::stable_partition(out.begin(), out.end(),
                          [&](const Part* part) { return part->first_now != nullptr && part->first_now(desk); });
    return out;
}

}  // namespace

std::vector<std::string> split_words(std::string_view list) {
    std::vector<std::string> out;
    while (!list.empty()) {
        const auto comma = std::min(list.find(", "), list.size());
        out.emplace_back(list.substr(0, comma));
        list.remove_prefix(std::min(comma + 2, list.size()));
    }
    return out;
}

void add_terms(Places& places, std::string_view id, std::vector<Term> terms) {
    auto place = std::find_if(places.begin(), places.end(), [&](const auto& one) { return one.id == id; });
    if (place == places.end()) place = places.insert(place, {std::string(id), {}});
    for (Term& term : terms) {
        const auto same = [&](const Term& known) { return known.id == term.id; };
        if (std::none_of(place->terms.begin(), place->terms.end(), same)) place->terms.push_back(std::move(term));
    }
}

Node text_node(std::string_view text) {
    Node out = node_of(NodeKind::scalar);
    out.text = text;
    out.quoted = true;
    return out;
}

Node plain_node(std::string text) {
    Node out = node_of(NodeKind::scalar);
    out.text = std::move(text);
    return out;
}

void StructKind::read(Reading& in, const Node& node, const Part&, const Called&, void* to) const {
    if (in.reader().map(node, about().what.said()) == nullptr) return;
    const Keys keys = in.words.keys(node, about().place);
    read_parts(in, keys, to);
    if (about().agreement != nullptr) about().agreement(in, keys, to);
}

void StructKind::read_parts(Reading& in, const Keys& keys, void* to) const {
    for (const Part& part : parts()) {
        if (part.kind != nullptr) read_part(in, keys, part, to);
    }
}

void StructKind::read_part(Reading& in, const Keys& keys, const Part& part, void* to) const {
    const Node* node = part.even_empty || part.needed ? keys.find(part.id) : keys.filled(part.id);
    if (node != nullptr) {
        part.kind->read(in, *node, part, {keys, part.id}, (part.instead != nullptr ? part.instead : part.member)(to));
    } else if (part.needed) {
        in.words.required(keys, part.id, (part.of_what.empty() ? about().of_what : part.of_what).said());
    }
}

Node StructKind::write(const void* value, const Desk& desk) const {
    Node out = node_of(NodeKind::map);
    for (const Part& part : parts()) {
        const void* member = value_of(part, value);
        if (member != nullptr && (part.needed || part.even_blank || !part.kind->blank(member)))
            out.members.push_back({std::string(part.id), {}, part.kind->write(member, desk)});
    }
    return out;
}

std::vector<Member> StructKind::told(const void* value, const Desk& desk) const {
    std::vector<Member> out;
    for (const Part& part : parts()) {
        const void* member = part.told_as.empty() ? nullptr : value_of(part, value);
        if (member != nullptr && (part.needed || part.told_blank || !part.kind->blank(member)))
            out.push_back({std::string(part.told_as), {}, part.kind->write(member, desk)});
    }
    return out;
}

void StructKind::shape(Shape& out, const Part&, const Desk& desk) const {
    out.kind = ShapeKind::map;
    out.place = about().place;
    for (const Part* part : in_asking_order(parts(), desk)) {
        if (part->offered_now == nullptr || part->offered_now(desk)) out.parts.push_back(shape_of(*part, desk));
    }
}

void StructKind::add_places(Places& places) const {
    for (const Part& part : parts()) {
        add_terms(places, about().place, {{std::string(part.id), split_words(part.french), split_words(part.english)}});
        if (part.kind != nullptr) part.kind->add_places(places);
    }
}

bool StructKind::blank(const void* value) const {
    return std::all_of(parts().begin(), parts().end(), [&](const Part& part) {
        const void* member = value_of(part, value);
        return member == nullptr || (!part.needed && !part.even_blank && part.kind->blank(member));
    });
}

bool StructKind::idle(const void* value) const {
    return std::all_of(parts().begin(), parts().end(), [&](const Part& part) {
        const void* member = value_of(part, value);
        return member == nullptr || part.remark || part.kind->idle(member);
    });
}

void OptionalKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    const std::size_t before = in.reader().serious();
    item().read(in, node, part, called, fill(to));
    if (!in.reader().clean_since(before)) reset(to);
}

void ListKind::read_item(Reading& in, const Node& node, const Part& part, const Called& called, void* list) const {
    const std::size_t before = in.reader().serious();
    item().read(in, node, part, called, add(list));
    if (!in.reader().clean_since(before)) spoil(list);
}

void ListKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    if (part.one_will_do && !node.is_list()) return read_item(in, node, part, called, to);
    if (in.reader().list(node, called.said()) == nullptr) return;
    for (const Node& each : node.items) read_item(in, each, part, called, to);
}

Node ListKind::write(const void* value, const Desk& desk) const {
    Node out = node_of(NodeKind::list);
    for (std::size_t i = 0; i < size(value); ++i) {
        const void* one = at(value, i);
        out.items.push_back(one == nullptr ? Node{} : item().write(one, desk));
    }
    return out;
}

void ListKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.or_one = part.one_will_do;
    if (part.unordered || part.once) {
        item().shape(out, part, desk);
        out.kind = ShapeKind::some;
        out.in_order = part.once;
        return;
    }
    out.kind = ShapeKind::list;
    out.wanted = part.awaited;
    item().shape(out.parts.emplace_back(), part, desk);
}

void OrdersKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    if (in.reader().list(node, called.said()) == nullptr) return;
    std::size_t number = 0;
    for (const Node& each : node.items) {
        const DocumentReader::Within path(in.reader(), std::string(part.id) + "/" + std::to_string(++number));
        read_item(in, each, part, called, to);
    }
}

bool OrdersKind::idle(const void* value) const {
    for (std::size_t i = 0; i < size(value); ++i) {
        if (at(value, i) != nullptr) return false;
    }
    return true;
}

}  // namespace orders::described
