#include "orders/corporate/vote_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

VoteOrder read_vote(SheetReader& sheet, const Node& node) {
    if (sheet.reader().map(node, say("a vote")) == nullptr) return {};
    const Keys vote = sheet.words.keys(node, places::votes);
    return {sheet.corporation(vote, keys::up), sheet.corporation(vote, keys::down)};
}

std::string write(const VoteOrder& order, const Names& names) {
    return FlowMap().add(keys::up, names.id(order.up)).add(keys::down, names.id(order.down)).str();
}

}  // namespace orders::corporate
