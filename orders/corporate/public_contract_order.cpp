#include "orders/corporate/public_contract_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

PublicContractOrder read_public_contract(SheetReader& sheet, const Node& node) {
    if (sheet.reader.map(node, keys::public_contract) == nullptr) return {};
    sheet.reader.known_keys(node, {keys::add, keys::remove});
    PublicContractOrder order{sheet.optional_corporation(node, keys::add),
                              sheet.optional_corporation(node, keys::remove)};
    if (!order.add && !order.remove) sheet.reader.invalid(node.mark, "a public contract is {add: X} or {remove: X}");
    return order;
}

std::string write(const PublicContractOrder& order, const Names& names) {
    FlowMap map;
    if (order.add) map.add(keys::add, names.id(*order.add));
    if (order.remove) map.add(keys::remove, names.id(*order.remove));
    return map.str();
}

}  // namespace orders::corporate
