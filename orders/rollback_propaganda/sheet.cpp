#include "orders/rollback_propaganda/sheet.h"

#include "orders/described/sheet.h"
#include "orders/text.h"

namespace orders::rollback_propaganda {

using described::kind_of;

namespace {

constexpr std::string_view sheet_place = Sheet::described().about.place;

/// A sheet may be for a later turn; what is past is past (RP-48).
int read_turn(SheetWords& words, const Keys& keys, const SheetContext& context) {
    const Node* node = keys.filled("turn");
    if (node == nullptr) return context.turn;
    const auto written = words.reader().whole(*node, keys.word("turn"), 0, most_number);
    if (written && *written < context.turn)
        words.reader().invalid(
            node->mark, say("this is a sheet for turn {}", *written),
            say("turn {} is being played: correct this line if the orders are meant for it", context.turn));
    return static_cast<int>(written.value_or(context.turn));
}

void read_heading(SheetWords& words, const Keys& keys, const SheetContext& context, Sheet& sheet) {
    if (const Node* game = keys.filled("game")) words.reader().text(*game, keys.word("game"));
    sheet.turn = read_turn(words, keys, context);
    const Named& author = context.players[context.author.value()];
    is_from(words, keys, author.id, [&](std::string_view written) { return author.is(written); });
}

/// One that stands counts at once, and for all that comes: it cannot wait for its turn (RP-49).
void check_standing(SheetWords& words, const Keys& keys, const SheetContext& context, const Sheet& sheet) {
    if (sheet.standing && sheet.turn > context.turn)
        words.reader().invalid(keys.filled("turn")->mark,
                               say("a sheet that stands counts at once, and cannot name a later turn"),
                               say("leave '{}' out, or '{}'", keys.word("turn"), keys.word("standing")));
}

template <class Result>
std::optional<Result> taken_if_clean(DocumentReader& reader, Result result, Problems& problems) {
    const bool understood = reader.clean();
    for (Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    return understood ? std::optional(std::move(result)) : std::nullopt;
}

void read_all_parts(Reading in, const Keys& keys, Sheet& sheet) {
    const described::StructKind& kind = kind_of<Sheet>;
    for (const Part& part : kind.parts()) {
        const DocumentReader::Within path(in.reader(), std::string(part.id));
        if (part.kind != nullptr) kind.read_part(in, keys, part, &sheet);
    }
}

}  // namespace

Sheet Sheet::over(const Sheet& earlier) const {
    Sheet out = *this;
    const auto keep = [](auto& part, const auto& known) {
        if (!part) part = known;
    };
    keep(out.scheme, earlier.scheme);
    keep(out.reveal, earlier.reveal);
    keep(out.spells, earlier.spells);
    keep(out.order, earlier.order);
    keep(out.choices, earlier.choices);
    return out;
}

Sheet Sheet::after(Sheet earlier) const {
    const bool alike = earlier.turn == turn && earlier.standing == standing;
    std::vector<Sheet> came = std::exchange(earlier.before, {});
    Sheet out = alike ? over(earlier) : *this;
    if (!alike) came.push_back(std::move(earlier));
    came.insert(came.end(), before.begin(), before.end());
    out.before = std::move(came);
    return out;
}

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    DocumentReader reader(document);
    SheetWords words(reader, *context.vocabulary);
    Sheet sheet;
    sheet.turn = context.turn;
    const Node& root = document.root;
    if (context.over) {
        reader.invalid(root.mark, say("this game is over: it takes no more sheets"));
    } else if (!root.is_null() && reader.map(root, say("an order sheet")) != nullptr) {
        const Keys keys = words.keys(root, sheet_place);
        read_heading(words, keys, context, sheet);
        read_all_parts({words, context}, keys, sheet);
        check_standing(words, keys, context, sheet);
    }
    return taken_if_clean(reader, std::move(sheet), problems);
}

Node parts_node(const Sheet& sheet, const SheetContext& context) {
    Sheet parts = sheet;
    parts.standing = false;
    return kind_of<Sheet>.write(&parts, context);
}

std::optional<Sheet> read_parts(const Document& document, const SheetContext& context, Problems& problems) {
    DocumentReader reader(document);
    SheetWords words(reader, *context.vocabulary);
    Sheet sheet;
    if (reader.map(document.root, say("an order sheet")) != nullptr)
        read_all_parts({words, context}, words.keys(document.root, sheet_place), sheet);
    return taken_if_clean(reader, std::move(sheet), problems);
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    return "turn: " + std::to_string(sheet.turn > 0 ? sheet.turn : context.turn) +
           "\nplayer: " + yaml_scalar(context.players[context.author.value()].id) + "\n" +
           described::write_orders(kind_of<Sheet>, &sheet, context, yaml_scalar);
}

}  // namespace orders::rollback_propaganda
