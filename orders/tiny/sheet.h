#pragma once

#include "orders/described/sheet.h"
#include "orders/text.h"

namespace orders::tiny {

constexpr std::int64_t highest_stake = 1'000'000;

/// What the reader must know of the game to read a sheet.
struct SheetContext {
    int turn = 1;
    std::string author;
    int faces = 6;
    std::int64_t most_stake = highest_stake;  ///< that is of any use

    described::Bounds bids() const { return {1, faces}; }
    described::Bounds stakes() const { return {0, most_stake}; }
};

/// What a player of Sealed Bids may write.
struct Sheet {
    std::optional<int> bid;
    Money stake;
    std::string note;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "sheet"}, heading("turn", "tour"), heading("player", "joueur, pj"),
                     part<&Sheet::bid>("bid", "pari, annonce")
                         .within(now<&SheetContext::bids>)
                         .help("the die will show at least this; the highest right bid scores it"),
                     part<&Sheet::stake>("stake", "mise, enjeu")
                         .within({0, highest_stake})
                         .offering(now<&SheetContext::stakes>)
                         .help("coins put on the bid: doubled if it is right, lost if not"),
                     part<&Sheet::note>("note", "note, notes", "notes").no_order().help("a word for your own report"));
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// The sheet without what was not understood; nothing if it is not a sheet of this author and turn at all.
inline std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    const auto author = [&](std::string_view word) { return fold(word) == fold(context.author); };
    return described::read_sheet<Sheet>(document, {context.turn, context.author, author}, context, problems);
}

/// YAML that reads back to the same sheet.
inline std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    return described::write_sheet(sheet, {context.turn, context.author}, context);
}

}  // namespace orders::tiny
