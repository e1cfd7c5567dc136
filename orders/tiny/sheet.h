#pragma once

#include <optional>
#include <string>

#include "orders/document.h"
#include "orders/money.h"
#include "orders/problem.h"

namespace orders::tiny {

constexpr std::int64_t highest_stake = 1'000'000;

/// What a player of Sealed Bids may write.
struct Sheet {
    std::optional<int> bid;  ///< "the die will show at least this"
    Money stake;             ///< coins put on it
    std::string note;        ///< for the player's own report

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// What the reader must know of the game to read a sheet.
struct SheetContext {
    int turn = 1;
    std::string author;
    int faces = 6;
};

/// The sheet without what was not understood; nothing if it is not a sheet of this
/// author and turn at all.
std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems);

/// YAML that reads back to the same sheet.
std::string write_sheet(const Sheet& sheet, const SheetContext& context);

}  // namespace orders::tiny
