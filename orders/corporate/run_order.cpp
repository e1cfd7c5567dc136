#include "orders/corporate/run_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

namespace {

void read_exceptions(SheetReader& sheet, const Node& node, const Said& what, std::vector<RunType>& except) {
    if (sheet.reader().list(node, what) == nullptr) return;
    for (const Node& item : node.items) {
        if (const auto type = sheet.run_type(item, run_type_ids.size())) except.push_back(*type);
    }
}

}  // namespace

RunOrder read_run(SheetReader& sheet, const Node& node) {
    RunOrder order;
    SheetWords& words = sheet.words;
    if (sheet.reader().map(node, say("a run")) == nullptr) return order;
    const Keys run = words.keys(node, places::runs);
    if (const Node* type = words.required(run, keys::type, say("this run"))) {
        order.type = sheet.run_type(*type, run_type_ids.size()).value_or(RunType::information);
    }
    if (const Node* target = words.required(run, keys::target, say("this run")))
        order.target = sheet.names.target(*target);
    if (const Node* agent = words.required(run, keys::agent, say("this run")))
        order.agent = sheet.names.agent_choice(*agent);
    order.invest = words.amount_or_nothing(run, keys::invest);
    order.benefit = sheet.optional_corporation(run, keys::benefit);
    if (const Node* line = run.filled(keys::line)) order.line = sheet.line(*line);
    if (const Node* except = run.filled(keys::except))
        read_exceptions(sheet, *except, run.word(keys::except), order.except);
    order.network = words.flag(run, keys::network);
    order.awakened = words.flag(run, keys::awakened);
    order.dragon_bonus = words.flag(run, keys::dragon_bonus);
    order.deposit_only = words.flag(run, keys::deposit_only);
    order.favour = words.flag(run, keys::favour);
    return order;
}

std::string written_target(const RunTarget& target, const Names& names) {
    struct TargetWriter {
        const Names& names;
        std::string operator()(Entity entity) const { return names.id(entity); }
        std::string operator()(const RunCode& run) const { return std::string(keys::run_prefix) + run.code; }
        std::string operator()(const NoSuchTarget& unknown) const { return unknown.written; }
    };
    return std::visit(TargetWriter{names}, target);
}

std::string write(const RunOrder& order, const Names& names) {
    struct AgentWriter {
        const Names& names;
        std::string operator()(Independents) const { return std::string(keys::independents); }
        std::string operator()(OwnCroc) const { return std::string(keys::croc); }
        std::string operator()(const Named<AgentIndex>& agent) const { return names.id(agent); }
    };
    FlowMap map;
    map.add(keys::type, id_of(order.type)).add(keys::target, written_target(order.target, names));
    if (order.benefit) map.add(keys::benefit, names.id(*order.benefit));
    if (order.line) map.add(keys::line, id_of(*order.line));
    map.add(keys::agent, std::visit(AgentWriter{names}, order.agent));
    if (order.invest.amount != 0) map.add(keys::invest, order.invest.amount);
    if (!order.except.empty()) {
        std::vector<std::string> types;
        for (const RunType type : order.except) types.emplace_back(id_of(type));
        map.add_raw(keys::except, flow_list(types));
    }
    map.add_if(order.network, keys::network).add_if(order.awakened, keys::awakened);
    map.add_if(order.dragon_bonus, keys::dragon_bonus).add_if(order.deposit_only, keys::deposit_only);
    return map.add_if(order.favour, keys::favour).str();
}

}  // namespace orders::corporate
