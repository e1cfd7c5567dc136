#include "orders/corporate/grant_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

GrantOrder read_grant(SheetReader& sheet, const Node& node) {
    if (sheet.reader().map(node, say("a grant")) == nullptr) return {};
    const Keys grant = sheet.words.keys(node, places::grant);
    return {sheet.corporation(grant, keys::corporation), sheet.words.count(grant, keys::assets, say("this grant"))};
}

std::string write(const GrantOrder& order, const Names& names) {
    return FlowMap().add(keys::corporation, names.id(order.corporation)).add(keys::assets, order.assets).str();
}

}  // namespace orders::corporate
