#include "orders/corporate/buy_order.h"

#include <algorithm>

#include "orders/described/sheet.h"
#include "orders/text.h"

namespace orders::corporate {

using namespace described;

namespace {

template <class T>
T* held(void* order) {
    return std::get_if<T>(static_cast<BuyOrder*>(order));
}

template <auto member>
void* bought(void* order) {
    auto* purchase = held<WholeOf<member>>(order);
    return purchase == nullptr ? nullptr : &(purchase->*member);
}
template <auto member>
void* buy(void* order) {
    if (held<WholeOf<member>>(order) == nullptr) static_cast<BuyOrder*>(order)->emplace<WholeOf<member>>();
    return bought<member>(order);
}
template <auto member>
constexpr Part purchase(std::string_view id, std::string_view french, std::string_view english = {},
                        const Kind& kind = kind_of<TypeOf<member>>) {
    return {id, french, english, &kind, bought<member>, buy<member>};
}

/// The word says it all.
class BareKind final : public Kind {
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void*) const override {
        const auto yes = in.reader().boolean(node, part.called_by(called));
        if (yes && !*yes) in.reader().invalid(node.mark, say("one cannot buy '{}'", clip(node.text, 40)));
    }
    Node write(const void*, const Desk&) const override { return plain_node("true"); }
    void shape(Shape& out, const Part&, const Desk&) const override { out.kind = ShapeKind::boolean; }
    void draw(Wild&, const Part&, void*) const override {}
    Saying saying() const override { return {Saying::Form::flag}; }
};
constexpr BareKind bare_kind{};

template <class T>
constexpr Part bare(std::string_view id, std::string_view french) {
    return {id,
            french,
            {},
            &bare_kind,
            [](void* order) -> void* { return held<T>(order); },
            [](void* order) -> void* { return &static_cast<BuyOrder*>(order)->emplace<T>(); }};
}
bool is_bare(const Part& part) { return part.kind == &bare_kind; }

constexpr auto description =
    order({"purchase", "buy", phrase("a purchase"), phrase("this purchase")},
          purchase<&BuyShare::corporation>("share", "part, action")
              .must()
              .told("corporation")
              .help("one share")
              .in_prose("une part de, part de", "a share of, share of"),
          bare<BuyInfluence>("influence", "influence")
              .help("one level of influence")
              .in_prose("un niveau d'influence", "a level of influence"),
          purchase<&BuyLoyalty::agent>("loyalty", "loyauté")
              .must()
              .told("agent")
              .help("one level of loyalty")
              .in_prose("loyauté de, la loyauté de", "loyalty of"),
          purchase<&BuyPoints::points>("political_points", "points politiques, pions politiques")
              .must()
              .told("points")
              .offering(now<&SheetDesk::political_points>)
              .help("points in a party")
              .in_prose("des points politiques", "points"),
          purchase<&BuyPoints::party>("party", "parti")
              .told("party")
              .help("the party, if you have none yet")
              .in_prose("au parti, dans le parti", "in the party"),
          purchase<&BuyCroc::name>("croc", "croc", {}, name_text)
              .must()
              .called(phrase("the CROC's name"))
              .told("name")
              .help("name of a new CROC")
              .in_prose("un croc nommé, un croc", "a croc called, a croc"),
          purchase<&BuyCrocBonus::type>("croc_bonus", "bonus croc, bonus du croc")
              .must()
              .first_words(bonus_types)
              .told("type")
              .help("a better CROC"),
          bare<BuyCrocRun>("croc_run", "run croc, run du croc").help("one more run a turn for your CROC"),
          purchase<&BuyWarHonour::points>("war_honour", "honneur de guerre", "war honor")
              .must()
              .told("points")
              .offering(now<&SheetDesk::war_honour>)
              .help("honour from a clan's war"));

/// The part that tells this purchase from others.
const Part& part_of(const void* order) {
    return *std::find_if(description.parts.begin(), description.parts.end(),
                         [&](const Part& part) { return part.member(const_cast<void*>(order)) != nullptr; });
}

/// `- influence` and `- croc_run`: nothing to add.
void read_word(Reading& in, const Node& node, void* to) {
    const Term* term = in.words.vocabulary().find("buy", node.text);
    for (const Part& part : description.parts) {
        if (term != nullptr && is_bare(part) && part.id == term->id) return void(part.instead(to));
    }
    if (term != nullptr) {
        in.reader().invalid(node.mark, say("'{}' needs to know more", node.text), say("write '{}: ...'", node.text));
    } else {
        in.reader().invalid(node.mark, say("one cannot buy '{}'", clip(node.text, 40)),
                            in.words.suggestion_for(node.text, "buy"));
    }
}

/// Makes the order one that a key of the map is for; influence is meant if no other is.
void choose(const Keys& keys, BuyOrder& order) {
    order = BuyInfluence{};
    for (const Part& part : description.parts) {
        if (std::holds_alternative<BuyInfluence>(order) && keys.find(part.id) != nullptr) part.instead(&order);
    }
}

}  // namespace

const About& PurchaseKind::about() const { return description.about; }
PartList PurchaseKind::parts() const { return description.parts; }

void PurchaseKind::read(Reading& in, const Node& node, const Part&, const Called&, void* to) const {
    if (node.is_scalar()) return read_word(in, node, to);
    if (in.reader().map(node, about().what.said()) == nullptr) return;
    if (node.members.empty()) return in.reader().invalid(node.mark, say("an empty purchase"));
    const Keys keys = in.words.keys(node, about().place);
    choose(keys, *static_cast<BuyOrder*>(to));
    std::size_t together = 0;  // keys of one purchase
    for (const Part& part : parts()) {
        if (part.member(to) == nullptr) continue;
        read_part(in, keys, part, to);
        together += keys.find(part.id) != nullptr ? 1 : 0;
    }
    together = std::max<std::size_t>(together, 1);
    if (node.members.size() > together) {
        in.reader().invalid(node.members[together].mark, say("one purchase at a time"),
                            say("start a new item with '- '"));
    }
}

std::string PurchaseKind::word(const void* order) const {
    return order == nullptr ? StructKind::word(order) : dashed(part_of(order).id);
}

Node PurchaseKind::write(const void* order, const Desk& desk) const {
    const Part& part = part_of(order);
    return is_bare(part) ? text_node(part.id) : StructKind::write(order, desk);
}

void PurchaseKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    StructKind::shape(out, part, desk);
    for (Shape& one : out.parts) one.required = false;
    for (const Part& one : parts()) {
        if (is_bare(one)) out.bare.emplace_back(one.id);
    }
}

}  // namespace orders::corporate
