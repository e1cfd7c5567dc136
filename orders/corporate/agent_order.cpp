#include "orders/corporate/agent_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

namespace {

std::vector<Authorisation> read_authorisations(SheetReader& sheet, const Node& list, const Said& what) {
    std::vector<Authorisation> out;
    if (sheet.reader().list(list, what) == nullptr) return out;
    for (const Node& item : list.items) {
        if (sheet.reader().map(item, say("an authorisation")) == nullptr) continue;
        const Keys given = sheet.words.keys(item, places::authorise);
        const Node* player = sheet.words.required(given, keys::player, say("this authorisation"));
        Authorisation entry;
        if (const Node* run = given.filled(keys::run))
            entry.run = sheet.words.count(*run, given.word(keys::run)).value_or(0);
        const Node* type = given.filled(keys::type);
        if (type != nullptr) entry.type = sheet.run_type(*type, run_type_ids.size());
        if (const Node* target = given.filled(keys::target)) entry.target = sheet.names.target(*target);
        // What was not understood must not leave open what its author wanted to narrow.
        if (player == nullptr || (type != nullptr && !entry.type)) continue;
        entry.player = sheet.names.player(*player);
        out.push_back(std::move(entry));
    }
    return out;
}

std::vector<Named<Entity>> read_allies(SheetReader& sheet, const Node& list, const Said& what) {
    std::vector<Named<Entity>> out;
    if (sheet.reader().list(list, what) == nullptr) return out;
    for (const Node& item : list.items) out.push_back(sheet.names.entity(item));
    return out;
}

}  // namespace

AgentOrder read_agent(SheetReader& sheet, Named<AgentIndex> agent, const Node& node) {
    AgentOrder order{std::move(agent), {}, {}};
    if (sheet.reader().map(node, say("orders to an agent")) == nullptr) return order;
    const Keys told = sheet.words.keys(node, places::agents);
    if (const Node* list = told.filled(keys::authorise)) {
        order.authorise = read_authorisations(sheet, *list, told.word(keys::authorise));
    }
    if (const Node* list = told.filled(keys::secret_allies)) {
        order.secret_allies = read_allies(sheet, *list, told.word(keys::secret_allies));
    }
    return order;
}

std::string write(const AgentOrder& order, const Names& names) {
    FlowMap map;
    if (order.authorise) {
        std::vector<std::string> items;
        for (const Authorisation& given : *order.authorise) {
            FlowMap entry;
            entry.add(keys::player, names.id(given.player));
            if (given.run) entry.add(keys::run, *given.run);
            if (given.type) entry.add(keys::type, id_of(*given.type));
            if (given.target) entry.add(keys::target, written_target(*given.target, names));
            items.push_back(entry.str());
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
