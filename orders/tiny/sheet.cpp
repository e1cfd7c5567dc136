#include "orders/tiny/sheet.h"

#include "orders/sheet_header.h"
#include "orders/text.h"
#include "orders/tiny/vocabulary.h"
#include "orders/yaml_text.h"

namespace orders::tiny {

namespace {

Money read_stake(SheetWords& words, const Keys& keys) {
    const std::size_t before = words.reader().serious();
    const Money stake = words.amount_or_nothing(keys, "stake");
    if (!words.reader().clean_since(before) || (stake.amount >= 0 && stake.amount <= highest_stake)) return stake;
    words.reader().invalid(keys.find("stake")->mark, say("{} must be between {} and {}, not {}", keys.word("stake"), 0,
                                                         highest_stake, stake.amount));
    return {};
}

/// Order by order, so that a bad one costs nothing but itself.
Sheet read_orders(SheetWords& words, const Keys& keys, const SheetContext& context) {
    Sheet sheet;
    DocumentReader& reader = words.reader();
    {
        const DocumentReader::Within path(reader, "bid");
        if (const Node* bid = keys.filled("bid")) {
            if (const auto value = reader.whole(*bid, keys.word("bid"), 1, context.faces))
                sheet.bid = static_cast<int>(*value);
        }
    }
    {
        const DocumentReader::Within path(reader, "stake");
        sheet.stake = read_stake(words, keys);
    }
    const DocumentReader::Within path(reader, "note");
    sheet.note = words.text(keys, "note");
    return sheet;
}

}  // namespace

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    DocumentReader reader(document);
    SheetWords words(reader, vocabulary());
    std::optional<Sheet> sheet;
    if (document.root.is_null()) {
        sheet.emplace();
    } else if (reader.map(document.root, say("an order sheet")) != nullptr) {
        const Keys keys = words.keys(document.root, "sheet");
        const auto author = [&](std::string_view word) { return fold(word) == fold(context.author); };
        if (read_sheet_header(words, keys, {context.turn, context.author, author})) {
            sheet = read_orders(words, keys, context);
        }
    }
    for (Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    return sheet;
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    std::string out = "turn: " + std::to_string(context.turn) + "\nplayer: " + yaml_scalar(context.author) + "\n";
    if (sheet.bid) out += "bid: " + std::to_string(*sheet.bid) + "\n";
    if (sheet.stake.amount != 0) out += "stake: " + std::to_string(sheet.stake.amount) + "\n";
    if (!sheet.note.empty()) out += "note: " + yaml_scalar(sheet.note) + "\n";
    return out;
}

}  // namespace orders::tiny
