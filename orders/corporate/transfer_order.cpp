#include "orders/corporate/transfer_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

TransferOrder read_transfer(SheetReader& sheet, const Node& node) {
    TransferOrder order;
    if (sheet.reader().map(node, say("a transfer")) == nullptr) return order;
    const Keys transfer = sheet.words.keys(node, places::transfers);
    if (const Node* to = sheet.words.required(transfer, keys::to, say("this transfer")))
        order.to = sheet.names.player(*to);
    order.amount = sheet.words.amount(transfer, keys::amount, say("this transfer"));
    order.contract = sheet.words.text(transfer, keys::contract);
    return order;
}

std::string write(const TransferOrder& order, const Names& names) {
    FlowMap map;
    map.add(keys::to, names.id(order.to)).add(keys::amount, order.amount.amount);
    if (!order.contract.empty()) map.add(keys::contract, order.contract);
    return map.str();
}

}  // namespace orders::corporate
