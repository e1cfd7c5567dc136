#include "orders/corporate/transfer_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

TransferOrder read_transfer(SheetReader& sheet, const Node& node) {
    TransferOrder order;
    if (sheet.reader.map(node, "a transfer") == nullptr) return order;
    sheet.reader.known_keys(node, {keys::to, keys::amount, keys::contract});
    if (const Node* to = sheet.reader.required(node, keys::to, "this transfer"))
        order.to = sheet.names.player(sheet.reader, *to);
    order.amount = Money{sheet.number(node, keys::amount)};
    order.contract = sheet.text_or_empty(node, keys::contract);
    return order;
}

std::string write(const TransferOrder& order, const Names& names) {
    FlowMap map;
    map.add(keys::to, names.id(order.to)).add(keys::amount, order.amount.amount);
    if (!order.contract.empty()) map.add(keys::contract, order.contract);
    return map.str();
}

}  // namespace orders::corporate
