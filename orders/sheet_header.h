#pragma once

#include <functional>
#include <string_view>

#include "orders/sheet_words.h"

namespace orders {

using NamesAuthor = std::function<bool(std::string_view)>;  ///< does this word mean the author?

/// Whose sheet is expected, and for which turn.
struct SheetHeader {
    int turn = 1;
    std::string_view author;  ///< id, for messages
    NamesAuthor names_author = {};
};

// Lines that a sheet may begin with: do they say what is expected, if they are there?
bool is_for(SheetWords& words, const Keys& sheet, std::string_view key, std::int64_t expected, Phrase other,
            Phrase advice);
bool is_from(SheetWords& words, const Keys& sheet, std::string_view author, const NamesAuthor& names_author);

/// The two lines every sheet may begin with. A sheet that says it is another turn's
/// or another player's is not taken: it was surely sent by mistake.
/// Returns false when nothing of the sheet may count.
bool read_sheet_header(SheetWords& words, const Keys& sheet, const SheetHeader& expected);

}  // namespace orders
