#pragma once

#include <functional>
#include <string_view>

#include "orders/sheet_words.h"

namespace orders {

/// Whose sheet is expected, and for which turn.
struct SheetHeader {
    int turn = 1;
    std::string_view author;                                  ///< id, for messages
    std::function<bool(std::string_view)> names_author = {};  ///< does this word mean the author?
};

/// The two lines every sheet may begin with. A sheet that says it is another turn's
/// or another player's is not taken: it was surely sent by mistake.
/// Returns false when nothing of the sheet may count.
bool read_sheet_header(SheetWords& words, const Keys& sheet, const SheetHeader& expected);

}  // namespace orders
