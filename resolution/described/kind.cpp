#include "resolution/described/kind.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace resolution::described {

using nlohmann::json;

namespace {

/// What only looks may look at what cannot be changed through it.
void* changeable(const void* value) { return const_cast<void*>(value); }

}  // namespace

bool Look::sees(MayKnow readers) const {
    if (reader.is_game_master() || readers == MayKnow::everyone) return true;
    return readers == MayKnow::owner && owner && reader.is(*owner);
}

std::optional<Look> Part::look(const Look& whole) const {
    if (whole.sees(known)) return whole;
    if (known == MayKnow::owner && kind->owned_by_parts()) return Look{whole.reader, whole.owner, true};
    return std::nullopt;
}

json FigureKind::write(const void*, const Names&, const Look&) const { return nullptr; }

void StructKind::read(const Source& from, void* to, Bounds) const {
    if (!from.map()) return;
    const std::size_t told = stands_alone() ? from.reading().told() : 0;
    std::size_t met = 0;
    std::vector<std::string> lacking;
    for (const Part& field : list()) {
        if (field.agreement != nullptr) {
            if (lacking.empty() && from.reading().told() == told) field.agreement(to, from);
            continue;
        }
        const auto value = from.find(field.name);
        if (!value) {
            if (field.needed) lacking.emplace_back(field.name);
            continue;
        }
        ++met;
        if (field.kind == nullptr) continue;
        if (value->is_null() && !field.needed && !field.kind->takes_null()) continue;
        field.kind->read(*value, field.part(to), field.bounds);
    }
    if (met == from.size() && lacking.empty()) return;
    std::vector<std::string> known;
    for (const Part& field : list()) {
        if (field.agreement == nullptr) known.emplace_back(field.name);
    }
    from.unknown_keys(known, lacking);
}

json StructKind::write(const void* value, const Names& names, const Look& look) const {
    json out = json::object();
    for (const Part& field : list()) {
        if (field.kind == nullptr || (field.worth != nullptr && !field.worth(value))) continue;
        if (const auto part = field.look(look))
            out[std::string(field.name)] = field.kind->write(field.part(changeable(value)), names, *part);
    }
    return out;
}

void StructKind::reset(void* value) const {
    for (const Part& field : list()) {
        if (field.kind != nullptr) field.kind->reset(field.part(value));
    }
}

void StructKind::hide(void* value, const Look& look) const {
    for (const Part& field : list()) {
        if (field.kind == nullptr) continue;
        if (const auto part = field.look(look)) {
            field.kind->hide(field.part(value), *part);
        } else {
            field.kind->conceal(field.part(value));
        }
    }
}

void ListKind::read(const Source& from, void* to, Bounds bounds) const {
    if (!from.list()) return;
    reset(to);
    for (std::size_t i = 0; i < from.size(); ++i) item().read(from.item(i), add(to), bounds);
}

json ListKind::write(const void* value, const Names& names, const Look& look) const {
    json out = json::array();
    for (std::size_t i = 0; i < size(value); ++i) out.push_back(item().write(at(changeable(value), i), names, look));
    return out;
}

void ListKind::hide(void* value, const Look& look) const {
    if (!item().is_divided()) return;
    for (std::size_t i = 0; i < size(value); ++i) item().hide(at(value, i), look);
}

void KeyedKind::read(const Source& from, void* to, Bounds bounds) const {
    if (!from.map()) return;
    const auto& ids = from.names().of(keys()).ids;
    if (ids.empty() && !from.reading().clean()) return;  // what should have named them was not understood
    const auto known = std::span(ids).first(std::min(size(to), ids.size()));
    std::size_t met = 0;
    std::vector<std::string> lacking;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto value = from.find(ids[i]);
        if (!value) {
            if (complete()) lacking.push_back(ids[i]);
            continue;
        }
        ++met;
        if (!value->is_null() || item().takes_null()) item().read(*value, at(to, i), bounds);
    }
    if (met < from.size() || !lacking.empty()) from.unknown_keys(known, lacking);
}

std::optional<Look> KeyedKind::look_at(std::size_t place, const Look& look) const {
    if (!owned_by_parts()) return look;
    const Look part = look.at(PlayerIndex(place));
    return !look.own_only || part.sees(MayKnow::owner) ? std::optional(part) : std::nullopt;
}

json KeyedKind::write(const void* value, const Names& names, const Look& look) const {
    json out = json::object();
    const auto& ids = names.of(keys()).ids;
    for (std::size_t i = 0; i < size(value); ++i) {
        const auto part = look_at(i, look);
        if (part && has(value, i)) out[ids[i]] = item().write(at(changeable(value), i), names, *part);
    }
    return out;
}

void KeyedKind::reset(void* value) const {
    for (std::size_t i = 0; i < size(value); ++i) item().reset(at(value, i));
}

void KeyedKind::conceal(void* value) const {
    for (std::size_t i = 0; i < size(value); ++i) item().conceal(at(value, i));
}

void KeyedKind::hide(void* value, const Look& look) const {
    if (!look.own_only && !item().is_divided()) return;
    for (std::size_t i = 0; i < size(value); ++i) {
        if (const auto part = look_at(i, look)) {
            item().hide(at(value, i), *part);
        } else {
            item().conceal(at(value, i));
        }
    }
}

void OptionalKind::read(const Source& from, void* to, Bounds bounds) const {
    if (from.is_null()) return reset(to);
    item().read(from, fill(to), bounds);
}

json OptionalKind::write(const void* value, const Names& names, const Look& look) const {
    const void* one = held(changeable(value));
    return one == nullptr ? json(nullptr) : item().write(one, names, look);
}

void OptionalKind::hide(void* value, const Look& look) const {
    if (void* one = held(value)) item().hide(one, look);
}

void SetKind::read(const Source& from, void* to, Bounds) const {
    if (!from.list()) return;
    reset(to);
    for (std::size_t i = 0; i < from.size(); ++i) {
        const Source item = from.item(i);
        if (!add(item, to)) item.wrong("stands here twice");
    }
}

json SetKind::write(const void* value, const Names& names, const Look& look) const {
    json out = json::array();
    each(value, [&](const void* one) { out.push_back(item().write(one, names, look)); });
    return out;
}

void EnrolmentKind::read(const Source& from, void* to, Bounds) const {
    if (!from.list()) return;
    Names::List names = ids(to);
    const bool made = !names.ids.empty();
    std::vector<std::string> read;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const Source item = from.item(i);
        auto id = item.text();
        if (!id) continue;
        if (id->empty() || std::find(read.begin(), read.end(), *id) != read.end())
            item.wrong("must be the id of one more " + std::string(names.what));
        read.push_back(*id);
        if (!made) enrol(to, *std::move(id));
    }
    if (read.empty()) from.wrong("must list the id of every " + std::string(names.what));
    if (made && read != names.ids) from.wrong("must list every " + std::string(names.what) + " in order, and no other");
    names.ids = std::move(read);
    from.reading().names.set(keys(), std::move(names));
}

json EnrolmentKind::write(const void* value, const Names&, const Look&) const { return ids(value).ids; }

}  // namespace resolution::described
