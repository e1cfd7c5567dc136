#include "orders/corporate/public_contract_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

PublicContractOrder read_public_contract(SheetReader& sheet, const Node& node) {
    if (sheet.reader().map(node, say("a public contract")) == nullptr) return {};
    const Keys contract = sheet.words.keys(node, places::public_contract);
    PublicContractOrder order{sheet.optional_corporation(contract, keys::add),
                              sheet.optional_corporation(contract, keys::remove)};
    if (!order.add && !order.remove) {
        sheet.reader().invalid(node.mark, say("a public contract is {add: X} or {remove: X}"));
    }
    return order;
}

std::string write(const PublicContractOrder& order, const Names& names) {
    FlowMap map;
    if (order.add) map.add(keys::add, names.id(*order.add));
    if (order.remove) map.add(keys::remove, names.id(*order.remove));
    return map.str();
}

}  // namespace orders::corporate
