// A sheet as it comes, and as it is written: its heading, its parts, and the rounds with what of them is a hole.

#include <algorithm>
#include <array>

#include "orders/anime_warfare/sheet.h"
#include "orders/described/sheet.h"
#include "orders/text.h"

namespace orders::anime_warfare {

using described::kind_of;

namespace {

std::string_view due_word(const SheetWords& words, const SheetContext& context) {
    return words.vocabulary().word(words_of(SheetName{}).place, id_of(context.due), words.language());
}

/// What a sheet says above its orders.
struct Heading {
    bool fits = false;  ///< this author's, of this turn and leg, and no other sheet than the one that is due
    bool says_which = false;
};

/// Is it the author's licence, if it names one?
bool is_of(SheetWords& words, const Keys& keys, const SheetContext& context) {
    const Node* node = keys.filled("faction");
    if (node == nullptr || !context.own) return true;
    const Words names = words_of(Faction{});
    const auto written = words.choice(*node, say(names.what), names.place);
    const bool same = written && static_cast<Faction>(*written) == *context.own;
    if (written && !same)
        words.reader().invalid(node->mark, say("this sheet says it is of the licence '{}'", clip(node->text, 40)),
                               say("yours is '{}': correct this line, or leave it out",
                                   words.vocabulary().word(names.place, id_of(*context.own), words.language())));
    return same;
}

Heading read_heading(SheetWords& words, const Keys& keys, const SheetContext& context) {
    if (const Node* game = keys.filled("game")) words.reader().text(*game, keys.word("game"));
    bool fits = is_for(words, keys, "turn", context.turn, phrase("this is a sheet for turn {}"),
                       phrase("turn {} is being played: correct this line if the orders are meant for it"));
    if (context.acting())
        fits = is_for(words, keys, "leg", context.leg, phrase("this is a sheet for leg {}"),
                      phrase("leg {} is due: correct this line if the orders are meant for it")) &&
               fits;
    const Named& author = context.players[context.author.value()];
    fits = is_from(words, keys, author.id, [&](std::string_view written) { return author.is(written); }) && fits;
    fits = is_of(words, keys, context) && fits;
    const Node* sheet = keys.filled("sheet");
    const auto named =
        sheet == nullptr ? std::nullopt : words.choice(*sheet, say("sheet"), words_of(SheetName{}).place);
    const bool due = !named || static_cast<SheetName>(*named) == context.due;
    if (!due)
        words.reader().invalid(
            sheet->mark, say("this is a sheet of another kind: '{}'", clip(sheet->text, 40)),
            say("'{}' is due now: correct this line if the orders are meant for it", due_word(words, context)));
    return {fits && due, named.has_value()};
}

struct Owner {
    std::string_view part;
    SheetName sheet;
    SheetName or_sheet;
};
constexpr std::array owners{Owner{"factions", SheetName::setup, SheetName::setup},
                            Owner{"direction", SheetName::setup, SheetName::office},
                            Owner{"first_choice", SheetName::office, SheetName::office},
                            Owner{"convention", SheetName::office, SheetName::office},
                            Owner{"shonen_jump", SheetName::office, SheetName::office},
                            Owner{"negotiator", SheetName::office, SheetName::office},
                            Owner{"reveal", SheetName::office, SheetName::office},
                            Owner{"deck", SheetName::office, SheetName::office},
                            Owner{"rounds", SheetName::leg, SheetName::leg},
                            Owner{"standing", SheetName::leg, SheetName::leg}};

bool stands_on(const Owner& owner, SheetName sheet) { return owner.sheet == sheet || owner.or_sheet == sheet; }

/// A sheet that does not say which it is says it by what stands on it. The part by which it is another one than is due,
/// if nothing on it is asked for now: it was meant for another hour, and must not take a good sheet's place.
const Owner* of_another_sheet(const Keys& keys, SheetName due) {
    const Owner* other = nullptr;
    for (const Owner& owner : owners) {
        if (keys.filled(owner.part) == nullptr) continue;
        if (stands_on(owner, due)) return nullptr;
        if (other == nullptr) other = &owner;
    }
    return other;
}

/// Beside orders that are due, those of another sheet are told of, and do not count.
void tell_others(SheetWords& words, const Keys& keys, SheetName due) {
    for (const Owner& owner : owners) {
        const Node* node = keys.filled(owner.part);
        if (node == nullptr || stands_on(owner, due)) continue;
        const DocumentReader::Within path(words.reader(), std::string(owner.part));
        words.reader().warn(node->mark, say("this belongs on another sheet"), say("it is not asked for now"));
    }
}

bool is_due(std::string_view part, SheetName due) {
    const auto* owner = std::find_if(owners.begin(), owners.end(), [&](const Owner& one) { return one.part == part; });
    return owner != owners.end() && stands_on(*owner, due);
}

void read_parts(SheetWords& words, const Keys& keys, const SheetContext& context, Sheet& sheet) {
    Reading in{words, context};
    const described::StructKind& kind = kind_of<Sheet>;
    for (const Part& part : kind.parts()) {
        if (part.kind == nullptr || !is_due(part.id, context.due)) continue;
        const DocumentReader::Within path(words.reader(), std::string(part.id));
        kind.read_part(in, keys, part, &sheet);
    }
    tell_others(words, keys, context.due);
}

/// The orders of one list of a round, each under its own path.
void read_orders(Reading& in, const Node& node, const std::string& path, const Called& called, Orders& orders) {
    const auto add = [&](const Node& written) {
        const DocumentReader::Within within(in.reader(), path + "/" + std::to_string(orders.size() + 1));
        const std::size_t before = in.reader().serious();
        Order& order = orders.emplace_back().emplace();
        static_cast<const Kind&>(kind_of<Order>).read(in, written, {}, called, &order);
        if (!in.reader().clean_since(before)) orders.back().reset();
    };
    const DocumentReader::Within within(in.reader(), path);
    if (node.is_map()) return add(node);
    if (in.reader().list(node, called.said()) == nullptr) return;
    for (const Node& each : node.items) add(each);
}

void read_round(Reading& in, const Node& node, const std::string& path, Round& round) {
    const described::StructKind& kind = kind_of<Round>;
    const Keys keys = in.words.keys(node, kind.about().place);
    for (const Part& part : kind.parts()) {
        const Node* value = keys.filled(part.id);
        if (value == nullptr) continue;
        void* member = part.member(&round);
        if (part.kind == &static_cast<const Kind&>(kind_of<Orders>)) {
            read_orders(in, *value, path + "/" + std::string(part.id), {keys, part.id}, *static_cast<Orders*>(member));
        } else {
            part.kind->read(in, *value, part, {keys, part.id}, member);
        }
    }
}

std::string number_or_text(std::string_view text) { return parse_whole(text) ? std::string(text) : yaml_scalar(text); }

}  // namespace

/// `{}` and an empty line are rounds, too: nothing is tried in them.
void RoundsKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    auto& rounds = *static_cast<List*>(to);
    if (in.reader().list(node, called.said()) == nullptr) return;
    for (const Node& each : node.items) {
        Round& round = rounds.emplace_back().emplace();
        const std::string path = std::string(part.id) + "/" + std::to_string(rounds.size());
        const DocumentReader::Within within(in.reader(), path);
        if (each.is_null()) continue;
        if (in.reader().map(each, Round::described().about.what.said()) == nullptr) {
            rounds.back().reset();
        } else {
            read_round(in, each, path, round);
        }
    }
}

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    DocumentReader reader(document);
    SheetWords words(reader, described::vocabulary<Sheet>());
    std::optional<Sheet> sheet;
    const Node& root = document.root;
    if (context.over) {
        reader.invalid(root.mark, say("this game is over: it takes no more sheets"));
    } else if (root.is_null()) {
        sheet.emplace();
    } else if (reader.map(root, say("an order sheet")) != nullptr) {
        const Keys keys = words.keys(root, Sheet::described().about.place);
        const Heading heading = read_heading(words, keys, context);
        const Owner* other = heading.says_which ? nullptr : of_another_sheet(keys, context.due);
        if (heading.fits && other != nullptr) {
            const Node& part = *keys.filled(other->part);
            reader.invalid(
                part.mark,
                say("'{}' belongs on another sheet, and nothing here is asked for now", keys.word(other->part)),
                say("'{}' is due now: if you sent one before, it stands", due_word(words, context)));
        }
        if (heading.fits && other == nullptr) read_parts(words, keys, context, sheet.emplace());
    }
    for (Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    return sheet;
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    std::string out = "turn: " + std::to_string(context.turn) + "\nsheet: " + std::string(id_of(context.due)) + "\n";
    if (context.acting()) out += "leg: " + std::to_string(context.leg) + "\n";
    out += "player: " + yaml_scalar(context.players[context.author.value()].id) + "\n";
    return out + described::write_orders(kind_of<Sheet>, &sheet, context, number_or_text);
}

}  // namespace orders::anime_warfare
