#include "resolution/described/kinds.h"

#include <nlohmann/json.hpp>

namespace resolution::described {

using nlohmann::json;

json WholeKind::write(const void* value, const Names&, const Look&) const { return get(value); }

void MoneyKind::read(const Source& from, void* to, Bounds bounds) const {
    if (const auto amount = from.amount(bounds)) static_cast<orders::Money*>(to)->amount = *amount;
}
json MoneyKind::write(const void* value, const Names&, const Look&) const {
    return static_cast<const orders::Money*>(value)->amount;
}

void FlagKind::read(const Source& from, void* to, Bounds) const {
    if (const auto flag = from.flag()) *static_cast<bool*>(to) = *flag;
}
json FlagKind::write(const void* value, const Names&, const Look&) const { return *static_cast<const bool*>(value); }

void TextKind::read(const Source& from, void* to, Bounds) const {
    if (auto text = from.text()) *static_cast<std::string*>(to) = std::move(*text);
}
json TextKind::write(const void* value, const Names&, const Look&) const {
    return *static_cast<const std::string*>(value);
}

void WordKind::read(const Source& from, void* to, Bounds bounds) const {
    const orders::Words known = words();
    const auto most = std::min(known.ids.size(), static_cast<std::size_t>(bounds.high) + 1);
    if (const auto place = from.choice(known.what, known.ids.first(most))) set(to, *place);
}
json WordKind::write(const void* value, const Names&, const Look&) const { return words().ids[get(value)]; }

void IndexKind::read(const Source& from, void* to, Bounds) const {
    if (const auto place = from.choice(from.names().of(list()))) set(to, *place);
}
json IndexKind::write(const void* value, const Names& names, const Look&) const {
    return names.of(list()).ids[get(value)];
}

void CodedKind::read(const Source& from, void* to, Bounds) const {
    const auto text = from.text();
    if (!text) return;
    const bool found = find(*text, from.names(), to);
    const bool misspelt = found && from.spelt(Spelling::exact) && word(to, from.names()) != *text;
    if (!found || misspelt) from.unknown(what(), *text, known(from.names()));
}
json CodedKind::write(const void* value, const Names& names, const Look&) const { return word(value, names); }

void OrNoneKind::read(const Source& from, void* to, Bounds bounds) const {
    if (from.is_text() && from.text() == "none") return reset(to);
    item().read(from, fill(to), bounds);
}
json OrNoneKind::write(const void* value, const Names& names, const Look& look) const {
    json out = OptionalKind::write(value, names, look);
    return out.is_null() ? json("none") : out;
}

void ByOwnIdKind::read(const Source& from, void* to, Bounds bounds) const {
    if (!from.map()) return;
    reset(to);
    from.each_member([&](const std::string& key, const Source& value) {
        if (!value.is_null()) item().read(value, add(to, key), bounds);
    });
}
json ByOwnIdKind::write(const void* value, const Names& names, const Look& look) const {
    json out = json::object();
    for (std::size_t i = 0; i < size(value); ++i) {
        const void* one = at(const_cast<void*>(value), i);
        out[id(one)] = item().write(one, names, look);
    }
    return out;
}

void ByOwnIdKind::hide(void* value, const Look& look) const {
    for (std::size_t i = 0; i < size(value); ++i) item().hide(at(value, i), look);
}

json SharedKind::write(const void* value, const Names& names, const Look& look) const {
    return item().write(held(value), names, look);
}

}  // namespace resolution::described
