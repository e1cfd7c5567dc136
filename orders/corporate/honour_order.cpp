#include "orders/corporate/honour_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

HonourOrder read_honour(SheetReader& sheet, const Node& node) {
    HonourOrder order;
    if (sheet.reader().map(node, say("honour")) == nullptr) return order;
    const Keys honour = sheet.words.keys(node, places::honour);
    for (const auto& [key, points] : {std::pair(keys::beg, &order.beg), std::pair(keys::buy, &order.buy)}) {
        if (const Node* written = honour.find(key)) *points = sheet.words.count(*written, honour.word(key));
    }
    if (node.members.empty()) sheet.reader().invalid(node.mark, say("honour is {beg: 1} or {buy: 1}"));
    return order;
}

std::string write(const HonourOrder& order, const Names&) {
    FlowMap map;
    if (order.beg) map.add(keys::beg, *order.beg);
    if (order.buy) map.add(keys::buy, *order.buy);
    return map.str();
}

}  // namespace orders::corporate
