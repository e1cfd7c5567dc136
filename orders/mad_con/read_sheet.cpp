// A sheet as it comes, and as it is written: its heading, and what of it does not count, told where it stands.

#include <array>

#include "orders/described/sheet.h"
#include "orders/mad_con/sheet.h"
#include "orders/text.h"

namespace orders::mad_con {

using described::kind_of;

namespace {

std::string_view due_word(const SheetWords& words, const SheetContext& context) {
    return words.vocabulary().word("sheet_name", id_of(context.due), words.language());
}

/// What a sheet says above its orders.
struct Heading {
    bool fits = false;  ///< this author's, of this day, and no other sheet than the one that is due
    bool says_which = false;
};

Heading read_heading(SheetWords& words, const Keys& keys, const SheetContext& context) {
    if (const Node* game = keys.filled("game")) words.reader().text(*game, keys.word("game"));
    const bool today = is_for(words, keys, "turn", context.day, phrase("this is a sheet for day {}"),
                              phrase("day {} is being played: correct this line if the orders are meant for it"));
    const Named& author = context.players[context.author.value()];
    const bool own = is_from(words, keys, author.id, [&](std::string_view written) { return author.is(written); });
    const Node* sheet = keys.filled("sheet");
    const auto named =
        sheet == nullptr ? std::nullopt : words.choice(*sheet, say("sheet"), words_of(SheetName{}).place);
    const bool due = !named || static_cast<SheetName>(*named) == context.due;
    if (!due)
        words.reader().invalid(
            sheet->mark, say("this is a sheet of another kind: '{}'", clip(sheet->text, 40)),
            say("'{}' is due now: correct this line if the orders are meant for it", due_word(words, context)));
    return {today && own && due, named.has_value()};
}

struct Owner {
    std::string_view part;
    SheetName sheet;
};
/// `targets` may stand on two of them.
constexpr std::array owners{Owner{"missions", SheetName::programming},     Owner{"swap", SheetName::programming},
                            Owner{"first_player", SheetName::programming}, Owner{"sabotage", SheetName::sabotage},
                            Owner{"improvise", SheetName::sabotage},       Owner{"ranking", SheetName::ranking}};

/// A sheet that does not say which it is says it by what stands on it. The part by which it is another one than is due,
/// if nothing on it is asked for now: it was meant for another hour, and must not take a good sheet's place (7.5).
const Owner* of_another_sheet(const Keys& keys, SheetName due) {
    const Owner* other = nullptr;
    for (const Owner& owner : owners) {
        if (keys.filled(owner.part) == nullptr) continue;
        if (owner.sheet == due) return nullptr;
        if (other == nullptr) other = &owner;
    }
    return other;
}

/// Where the part with that path stands, whatever words were used on the way.
Mark mark_of(const Vocabulary& vocabulary, const Node& root, std::string_view path) {
    const Node* node = &root;
    Mark mark = root.mark;
    std::string_view place = "sheet";
    while (!path.empty()) {
        const std::string_view step = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(path.size(), step.size() + 1));
        const auto number = parse_whole(step);
        if (node->is_list()) {
            if (!number || static_cast<std::size_t>(*number) > node->items.size()) break;
            node = &node->items[static_cast<std::size_t>(*number) - 1];
            mark = node->mark;
            continue;
        }
        const Member* found = nullptr;
        for (const Member& member : node->members) {
            const Term* term = vocabulary.find(place, member.key);
            const bool same = number ? parse_whole(member.key) == number : term != nullptr && term->id == step;
            if (same && found == nullptr) found = &member;
        }
        if (found == nullptr) break;
        node = &found->value;
        mark = found->mark;
        place = step == "sabotage" ? "laying" : "";
    }
    return mark;
}

struct Wording {
    std::string_view reason;
    Phrase what;
    Phrase advice;
};
constexpr std::array wordings{
    Wording{"action-missing", phrase("this slot has no action"), phrase("name one of your action cards")},
    Wording{"organisation-missing", phrase("this slot has no organisation"),
            phrase("name one of your organisation cards")},
    Wording{"action-not-held", phrase("this action card is not in your hand, or not once more"),
            phrase("each card of the hand can be used once")},
    Wording{"organisation-not-held", phrase("this organisation card is not in your hand, or not once more"),
            phrase("each card of the hand can be used once")},
    Wording{"no-such-slot", phrase("there is no such slot today"), phrase("leave it out")},
    Wording{"no-swap", phrase("no visitor is swapped today"), phrase("only on a day of false pretences")},
    Wording{"no-naming", phrase("it is not for you to name the first player today"),
            phrase("only the token holder does, on a day of strike")},
    Wording{"own-name", phrase("you cannot name yourself"), phrase("name another player")},
    Wording{"nothing-to-lay", phrase("you have no card to lay"), phrase("leave it out")},
    Wording{"card-not-held", phrase("this card is not left in your hand"), phrase("leave it out")},
    Wording{"no-mission", phrase("there is no such mission"), phrase("look at the missions of the day")},
    Wording{"mission-closed", phrase("you may not lay a card on this mission today"),
            phrase("look at the missions that are open to you")},
    Wording{"contradiction", phrase("these conditions never hold together"), phrase("leave one of them out")},
    Wording{"own-card", phrase("your own card cannot lie there before you lay it"), phrase("name another player")},
    Wording{"no-improvisation", phrase("nothing is improvised today"), phrase("leave it out")},
    Wording{"not-each-once", phrase("each of the four organisations must stand here once"),
            phrase("until then your ranking counts as missing")},
    Wording{"other-sheet", phrase("this belongs on another sheet"), phrase("it is not asked for now")},
};

void tell(DocumentReader& reader, const Vocabulary& vocabulary, const Fault& fault) {
    const auto heard = [&](const Problem& problem) { return problem.path == fault.path; };
    if (std::any_of(reader.problems().begin(), reader.problems().end(), heard)) return;
    const auto* wording =
        std::find_if(wordings.begin(), wordings.end(), [&](const Wording& one) { return one.reason == fault.reason; });
    const DocumentReader::Within path(reader, fault.path);
    reader.illegal(mark_of(vocabulary, reader.document().root, fault.path), wording->what.said(),
                   std::string(fault.rule), wording->advice.said());
}

/// Slots are keys, and numbers.
std::string number_or_text(std::string_view text) { return parse_whole(text) ? std::string(text) : yaml_scalar(text); }

void read_parts(SheetWords& words, const Keys& keys, const SheetContext& context, Sheet& sheet) {
    Reading in{words, context};
    const described::StructKind& kind = kind_of<Sheet>;
    for (const Part& part : kind.parts()) {
        const DocumentReader::Within path(words.reader(), std::string(part.id));
        if (part.kind != nullptr) kind.read_part(in, keys, part, &sheet);
    }
    for (const Fault& fault : faults_of(sheet, context)) tell(words.reader(), words.vocabulary(), fault);
}

}  // namespace

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
        if (heading.fits) sheet.emplace();
        if (heading.fits && other != nullptr) {
            const Node& part = *keys.filled(other->part);
            reader.invalid(
                part.mark,
                say("'{}' belongs on another sheet, and nothing here is asked for now", keys.word(other->part)),
                say("'{}' is due now: if you sent one before, it stands", due_word(words, context)));
        } else if (heading.fits) {
            read_parts(words, keys, context, *sheet);
        }
    }
    for (Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    return sheet;
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    return "day: " + std::to_string(context.day) + "\nsheet: " + std::string(id_of(context.due)) +
           "\nplayer: " + yaml_scalar(context.players[context.author.value()].id) + "\n" +
           described::write_orders(kind_of<Sheet>, &sheet, context, number_or_text);
}

}  // namespace orders::mad_con
