#include "orders/corporate/captive_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

CaptiveOrder read_captive(SheetReader& sheet, Named<AgentIndex> fixer, const Node& node) {
    CaptiveOrder order{std::move(fixer), {}};
    const auto fate = sheet.words.choice(node, say("fate of a captive"), places::fate);
    if (fate) order.fate = static_cast<CaptiveFate>(*fate);
    return order;
}

}  // namespace orders::corporate
