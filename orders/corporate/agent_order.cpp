#include "orders/corporate/agent_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

namespace {

std::vector<Authorisation> read_authorisations(SheetReader& sheet, const Node& list) {
    std::vector<Authorisation> out;
    if (sheet.reader.list(list, keys::authorise) == nullptr) return out;
    for (const Node& item : list.items) {
        if (sheet.reader.map(item, "an authorisation") == nullptr) continue;
        sheet.reader.known_keys(item, {keys::player, keys::run});
        const Node* player = sheet.reader.required(item, keys::player, "this authorisation");
        const std::int64_t run = sheet.number(item, keys::run);
        if (player != nullptr) out.push_back({sheet.names.player(sheet.reader, *player), run});
    }
    return out;
}

std::vector<Named<Entity>> read_allies(SheetReader& sheet, const Node& list) {
    std::vector<Named<Entity>> out;
    if (sheet.reader.list(list, keys::secret_allies) == nullptr) return out;
    for (const Node& item : list.items) out.push_back(sheet.names.entity(sheet.reader, item));
    return out;
}

}  // namespace

AgentOrder read_agent(SheetReader& sheet, const Member& member) {
    AgentOrder order{sheet.names.agent(sheet.reader, member.key, member.mark), {}, {}};
    const Node& node = member.value;
    if (sheet.reader.map(node, "orders to an agent") == nullptr) return order;
    sheet.reader.known_keys(node, {keys::authorise, keys::secret_allies});
    if (const Node* list = node.find(keys::authorise); list != nullptr && !list->is_null()) {
        order.authorise = read_authorisations(sheet, *list);
    }
    if (const Node* list = node.find(keys::secret_allies); list != nullptr && !list->is_null()) {
        order.secret_allies = read_allies(sheet, *list);
    }
    return order;
}

std::string write(const AgentOrder& order, const Names& names) {
    FlowMap map;
    if (order.authorise) {
        std::vector<std::string> items;
        for (const Authorisation& given : *order.authorise) {
            items.push_back(FlowMap().add(keys::player, names.id(given.player)).add(keys::run, given.run).str());
        }
        map.add_raw(keys::authorise, flow_list(items));
    }
    if (order.secret_allies) {
        std::vector<std::string> items;
        for (const Named<Entity>& ally : *order.secret_allies) items.push_back(scalar(names.id(ally)));
        map.add_raw(keys::secret_allies, flow_list(items));
    }
    return map.str();
}

}  // namespace orders::corporate
