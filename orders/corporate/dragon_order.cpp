#include "orders/corporate/dragon_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

DragonOrder read_dragon(SheetReader& sheet, const Node& node) {
    DragonOrder order;
    if (sheet.reader().map(node, say("the game of the dragon")) == nullptr) return order;
    const Keys dragon = sheet.words.keys(node, places::dragon);
    const Node* list = dragon.filled(keys::estimates);
    if (list == nullptr || sheet.reader().list(*list, dragon.word(keys::estimates)) == nullptr) return order;
    for (const Node& item : list->items) {
        if (const auto estimate = sheet.words.count(item, say("an estimate"))) order.estimates.push_back(*estimate);
    }
    return order;
}

std::string write(const DragonOrder& order, const Names&) {
    std::vector<std::string> estimates;
    for (const std::int64_t estimate : order.estimates) estimates.push_back(std::to_string(estimate));
    return FlowMap().add_raw(keys::estimates, flow_list(estimates)).str();
}

}  // namespace orders::corporate
