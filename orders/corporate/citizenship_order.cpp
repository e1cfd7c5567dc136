#include "orders/corporate/citizenship_order.h"

#include "orders/corporate/sheet_reader.h"
#include "orders/text.h"

namespace orders::corporate {

CitizenshipOrder read_citizenship(SheetReader& sheet, const Node& node) {
    if (sheet.words.find(node, places::citizenship)) return {};
    return {sheet.names.corporation(node)};
}

}  // namespace orders::corporate
