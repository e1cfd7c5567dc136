#include "orders/corporate/grant_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

GrantOrder read_grant(SheetReader& sheet, const Node& node) {
    if (sheet.reader.map(node, "a grant") == nullptr) return {};
    sheet.reader.known_keys(node, {keys::corporation, keys::assets});
    return {sheet.corporation(node, keys::corporation), sheet.number(node, keys::assets)};
}

std::string write(const GrantOrder& order, const Names& names) {
    return FlowMap().add(keys::corporation, names.id(order.corporation)).add(keys::assets, order.assets).str();
}

}  // namespace orders::corporate
