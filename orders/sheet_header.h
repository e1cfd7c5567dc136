#pragma once

#include <string_view>

#include "orders/document_reader.h"

namespace orders {

/// The two lines every sheet may begin with. A sheet that says it is another turn's
/// or another player's is not taken: it was surely sent by mistake.
/// Returns false when nothing of the sheet may count.
bool read_sheet_header(DocumentReader& reader, const Node& sheet, int turn, std::string_view author);

}  // namespace orders
