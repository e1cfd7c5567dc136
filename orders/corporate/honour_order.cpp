#include "orders/corporate/honour_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

HonourOrder read_honour(SheetReader& sheet, const Node& node) {
    HonourOrder order;
    if (sheet.reader.map(node, "honour") == nullptr) return order;
    sheet.reader.known_keys(node, {keys::beg, keys::buy});
    if (const Node* beg = node.find(keys::beg)) order.beg = sheet.reader.whole(*beg, keys::beg);
    if (const Node* buy = node.find(keys::buy)) order.buy = sheet.reader.whole(*buy, keys::buy);
    if (node.members.empty()) sheet.reader.invalid(node.mark, "honour is {beg: 1} or {buy: 1}");
    return order;
}

std::string write(const HonourOrder& order, const Names&) {
    FlowMap map;
    if (order.beg) map.add(keys::beg, *order.beg);
    if (order.buy) map.add(keys::buy, *order.buy);
    return map.str();
}

}  // namespace orders::corporate
