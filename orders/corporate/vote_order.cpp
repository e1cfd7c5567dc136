#include "orders/corporate/vote_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

VoteOrder read_vote(SheetReader& sheet, const Node& node) {
    if (sheet.reader.map(node, "a vote") == nullptr) return {};
    sheet.reader.known_keys(node, {keys::up, keys::down});
    return {sheet.corporation(node, keys::up), sheet.corporation(node, keys::down)};
}

std::string write(const VoteOrder& order, const Names& names) {
    return FlowMap().add(keys::up, names.id(order.up)).add(keys::down, names.id(order.down)).str();
}

}  // namespace orders::corporate
