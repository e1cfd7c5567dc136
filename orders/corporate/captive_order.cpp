#include "orders/corporate/captive_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

CaptiveOrder read_captive(SheetReader& sheet, const Member& member) {
    CaptiveOrder order{sheet.names.agent(sheet.reader, member.key, member.mark), {}};
    const std::vector<std::string> fates(captive_fate_ids.begin(), captive_fate_ids.end());
    const auto fate = sheet.reader.choice(member.value, "fate of a captive", fates);
    if (fate) order.fate = static_cast<CaptiveFate>(*fate);
    return order;
}

}  // namespace orders::corporate
