#include "orders/anime_warfare/parts.h"

#include <algorithm>

#include "orders/described/wild.h"
#include "orders/letters_and_digits.h"
#include "orders/text.h"

namespace orders::anime_warfare {

namespace {

const std::vector<Faction>& played(const SheetContext& context, Faction) { return context.factions; }
const std::vector<Unit>& played(const SheetContext& context, Unit) { return context.units; }

}  // namespace

bool Named::is(std::string_view written) const {
    const std::string word = letters_and_digits(written);
    return word == letters_and_digits(id) || word == letters_and_digits(name);
}

bool SheetContext::has(Manga manga) const { return std::find(mangas.begin(), mangas.end(), manga) != mangas.end(); }

void only_own_keys(Reading& in, const Keys& keys, std::string_view place, described::PartList parts) {
    for (const Member& member : keys.map().members) {
        const Term* term = in.words.vocabulary().find(place, member.key);
        const auto means = [&](const Part& part) { return term != nullptr && part.id == term->id; };
        if (term != nullptr && std::none_of(parts.begin(), parts.end(), means))
            in.reader().invalid(member.mark, say("'{}' has no use here", clip(member.key, 40)), say("leave it out"));
    }
}

void CountKind::read(Reading& in, const Node& node, const Part&, const Called& called, void* to) const {
    auto& count = *static_cast<Count*>(to);
    if (in.words.find(node, words_of(Quantity{}).place)) {
        count.all = true;
    } else if (const auto number = in.reader().whole(node, called.said(), 1, most_counted)) {
        count.number = static_cast<int>(*number);
    }
}

Node CountKind::write(const void* value, const Desk&) const {
    const auto& count = *static_cast<const Count*>(value);
    return count.all ? described::text_node(id_of(Quantity::all)) : described::plain_node(std::to_string(count.number));
}

void CountKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::either;
    out.parts.resize(2);
    static_cast<const Kind&>(described::kind_of<Quantity>).shape(out.parts[0], part, desk);
    out.parts[1].kind = ShapeKind::whole;
    out.parts[1].low = 1;
    out.parts[1].high = most_units;
}

void CountKind::draw(Wild& any, const Part&, void* to) const {
    auto& count = *static_cast<Count*>(to);
    count.all = any.one_in(3);
    if (!count.all) count.number = static_cast<int>(any.between(1, most_units));
}

template <class Name>
void PlayedKind<Name>::shape(Shape& out, const Part& part, const Desk& desk) const {
    WordKind::shape(out, part, desk);
    const auto& names = played(desk.as<SheetContext>(), Name{});
    if (names.empty()) return;
    out.choices.clear();
    for (const Name name : names) out.choices.emplace_back(id_of(name));
}

template class PlayedKind<Faction>;
template class PlayedKind<Unit>;

}  // namespace orders::anime_warfare
