#include "orders/corporate/citizenship_order.h"

#include "orders/corporate/sheet_reader.h"
#include "orders/text.h"

namespace orders::corporate {

CitizenshipOrder read_citizenship(SheetReader& sheet, const Node& node) {
    if (node.is_scalar() && fold(node.text) == keys::none) return {};
    return {sheet.names.corporation(sheet.reader, node)};
}

}  // namespace orders::corporate
