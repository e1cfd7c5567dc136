#include "orders/anime_warfare/standing.h"

#include <algorithm>

#include "orders/anime_warfare/sheet.h"
#include "orders/described/sheet.h"
#include "orders/described/wild.h"

namespace orders::anime_warfare {

using described::kind_of;
using described::plain_node;

namespace {

constexpr std::string_view ability_names = words_of(Ability{}).place;

Node empty_map() {
    Node out;
    out.kind = NodeKind::map;
    return out;
}

/// As a word or number, or as a map.
void read_use(Reading& in, const Node& node, const Called& called, Use& use) {
    if (node.is_map()) return static_cast<const Kind&>(kind_of<Use>).read(in, node, {}, called, &use);
    const auto number = node.is_scalar() ? parse_whole(node.text) : std::nullopt;
    if (number) {
        if (const auto counted = in.reader().whole(node, called.said(), 0, most_counted))
            use.number = static_cast<int>(*counted);
    } else if (const auto flag = in.reader().boolean(node, called.said())) {
        use.wanted = *flag;
    }
}

Node use_node(const Use& use, const Desk& desk) {
    if (use.number) return plain_node(std::to_string(*use.number));
    Node out = static_cast<const Kind&>(kind_of<Use>).write(&use, desk);
    if (!out.members.empty()) return out;
    return plain_node(use.wanted ? "true" : "false");
}

Shape use_shape(Ability ability, const Desk& desk) {
    Shape out{std::string(id_of(ability)), ShapeKind::either};
    Shape& word = out.parts.emplace_back();
    word.kind = ShapeKind::choice;
    word.choices = {"true", "false"};
    word.place = "boolean";
    Shape& more = out.parts.emplace_back();
    if (ability == Ability::clemency) {
        more.kind = ShapeKind::whole;
        more.low = 0;
        more.high = most_units;
    } else {
        static_cast<const Kind&>(kind_of<Use>).shape(more, {}, desk);
    }
    return out;
}

/// What a state keeps is read and written without any game around it.
const SheetContext nowhere;

}  // namespace

void TargetKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    if (node.is_map()) {
        kind_of<Target>.read(in, node, part, called, to);
    } else {
        static_cast<const Kind&>(kind_of<Unit>).read(in, node, part, called, &static_cast<Target*>(to)->unit);
    }
}

Node TargetKind::write(const void* value, const Desk& desk) const {
    const auto& target = *static_cast<const Target*>(value);
    if (target == Target{target.unit}) return described::to_node(target.unit, desk);
    return kind_of<Target>.write(value, desk);
}

void TargetKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::either;
    out.parts.resize(2);
    static_cast<const Kind&>(kind_of<Unit>).shape(out.parts[0], part, desk);
    kind_of<Target>.shape(out.parts[1], part, desk);
}

void TargetKind::draw(Wild& any, const Part& part, void* to) const {
    if (any.one_in(2)) return kind_of<Target>.draw(any, part, to);
    static_cast<const Kind&>(kind_of<Unit>).draw(any, part, &static_cast<Target*>(to)->unit);
}

const Use* find(const Abilities& abilities, Ability ability) {
    for (const auto& [named, use] : abilities) {
        if (named == ability) return &use;
    }
    return nullptr;
}

void AbilitiesKind::read(Reading& in, const Node& node, const Part&, const Called& called, void* to) const {
    if (in.reader().map(node, called.said()) == nullptr) return;
    auto& abilities = *static_cast<Abilities*>(to);
    const Keys keys = in.words.keys(node, ability_names);
    for (const Member& member : node.members) {
        const Term* term = in.words.vocabulary().find(ability_names, member.key);
        if (term == nullptr || member.value.is_null()) continue;
        const auto place = term - in.words.vocabulary().terms(ability_names).data();
        const auto ability = static_cast<Ability>(place);
        if (anime_warfare::find(abilities, ability) != nullptr) continue;
        const std::size_t before = in.reader().serious();
        Use use;
        read_use(in, member.value, {keys, term->id}, use);
        if (in.reader().clean_since(before)) abilities.emplace_back(ability, std::move(use));
    }
}

Node AbilitiesKind::write(const void* value, const Desk& desk) const {
    Node out = empty_map();
    for (const auto& [ability, use] : *static_cast<const Abilities*>(value))
        out.members.push_back({std::string(id_of(ability)), {}, use_node(use, desk)});
    return out;
}

void AbilitiesKind::shape(Shape& out, const Part&, const Desk& desk) const {
    out.kind = ShapeKind::map;
    out.place = ability_names;
    for (const Ability ability : desk.as<SheetContext>().abilities) out.parts.push_back(use_shape(ability, desk));
}

void AbilitiesKind::draw(Wild& any, const Part&, void* to) const {
    auto& abilities = *static_cast<Abilities*>(to);
    for (const Ability ability : any.desk().as<SheetContext>().abilities) {
        if (any.one_in(2)) continue;
        Use use;
        const bool counted = ability == Ability::clemency;
        if (any.one_in(2)) {
            use.wanted = any.one_in(2);
        } else if (counted) {
            use.number = static_cast<int>(any.between(0, most_units));
        } else {
            static_cast<const Kind&>(kind_of<Use>).draw(any, {}, &use);
        }
        abilities.emplace_back(ability, std::move(use));
    }
}

void AbilitiesKind::add_places(Places& places) const {
    kind_of<Ability>.add_places(places);
    static_cast<const Kind&>(kind_of<Use>).add_places(places);
    static_cast<const Kind&>(kind_of<bool>).add_places(places);
}

void StandingChange::apply_to(Standing& standing) const {
    const auto take = [&](std::string_view id, auto member) {
        if (std::find(removed.begin(), removed.end(), id) != removed.end()) (standing.*member).reset();
        if (given.*member) standing.*member = given.*member;
    };
    take("losses", &Standing::losses);
    take("wounds", &Standing::wounds);
    take("retreat", &Standing::retreat);
    take("hand_over", &Standing::hand_over);
    take("abilities", &Standing::abilities);
    take("offers", &Standing::offers);
    take("dilemma", &Standing::dilemma);
    take("negotiator", &Standing::negotiator);
    take("gender_bonus", &Standing::gender_bonus);
}

void StandingChangeKind::read(Reading& in, const Node& node, const Part& part, const Called&, void* to) const {
    const described::StructKind& kind = kind_of<Standing>;
    if (in.reader().map(node, kind.about().what.said()) == nullptr) return;
    auto& change = *static_cast<StandingChange*>(to);
    const Keys keys = in.words.keys(node, kind.about().place);
    for (const Part& each : kind.parts()) {
        const Node* value = keys.find(each.id);
        if (value == nullptr) continue;
        const DocumentReader::Within path(in.reader(), std::string(part.id) + "/" + std::string(each.id));
        if (value->is_null()) {
            change.removed.push_back(each.id);
        } else {
            kind.read_part(in, keys, each, &change.given);
        }
    }
}

Node StandingChangeKind::write(const void* value, const Desk& desk) const {
    const auto& change = *static_cast<const StandingChange*>(value);
    Node out = kind_of<Standing>.write(&change.given, desk);
    for (const std::string_view id : change.removed) out.members.push_back({std::string(id), {}, {}});
    return out;
}

void StandingChangeKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    kind_of<Standing>.shape(out, part, desk);
}

void StandingChangeKind::draw(Wild& any, const Part& part, void* to) const {
    kind_of<Standing>.draw(any, part, &static_cast<StandingChange*>(to)->given);
}

Node standing_node(const Standing& standing) { return described::to_node(standing, nowhere); }

Standing standing_of(const Node& node, const SheetContext& context, Problems& problems) {
    Document document;
    document.root = node;
    DocumentReader reader(document);
    SheetWords words(reader, described::vocabulary<Sheet>());
    Reading in{words, context};
    Standing out;
    const Said what = Standing::described().about.what.said();
    const Keys none = words.keys(document.root, Standing::described().about.place);
    static_cast<const Kind&>(kind_of<Standing>).read(in, document.root, {}, {none, "standing", &what}, &out);
    for (Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    return out;
}

}  // namespace orders::anime_warfare
