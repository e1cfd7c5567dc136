#include "orders/corporate/run_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

namespace {

std::optional<Line> read_line(SheetReader& sheet, const Node& node) {
    const auto found = sheet.reader.choice(node, "line", std::vector<std::string>(line_ids.begin(), line_ids.end()));
    return found ? std::optional(static_cast<Line>(*found)) : std::nullopt;
}

void read_exceptions(SheetReader& sheet, const Node& node, std::vector<RunType>& except) {
    if (node.is_null() || sheet.reader.list(node, keys::except) == nullptr) return;
    for (const Node& item : node.items) {
        if (const auto type = sheet.run_type(item, run_type_ids.size())) except.push_back(*type);
    }
}

}  // namespace

RunOrder read_run(SheetReader& sheet, const Node& node) {
    RunOrder order;
    DocumentReader& reader = sheet.reader;
    if (reader.map(node, "a run") == nullptr) return order;
    reader.known_keys(node,
                      {keys::type, keys::target, keys::benefit, keys::line, keys::agent, keys::invest, keys::network,
                       keys::awakened, keys::except, keys::dragon_bonus, keys::deposit_only, keys::favour});
    if (const Node* type = reader.required(node, keys::type, "this run")) {
        order.type = sheet.run_type(*type, run_type_ids.size()).value_or(RunType::information);
    }
    if (const Node* target = reader.required(node, keys::target, "this run"))
        order.target = sheet.names.target(reader, *target);
    if (const Node* agent = reader.required(node, keys::agent, "this run"))
        order.agent = sheet.names.agent_choice(reader, *agent);
    order.invest = Money{sheet.number_or(node, keys::invest, 0)};
    order.benefit = sheet.optional_corporation(node, keys::benefit);
    if (const Node* line = node.find(keys::line); line != nullptr && !line->is_null())
        order.line = read_line(sheet, *line);
    if (const Node* except = node.find(keys::except)) read_exceptions(sheet, *except, order.except);
    order.network = sheet.flag(node, keys::network);
    order.awakened = sheet.flag(node, keys::awakened);
    order.dragon_bonus = sheet.flag(node, keys::dragon_bonus);
    order.deposit_only = sheet.flag(node, keys::deposit_only);
    order.favour = sheet.flag(node, keys::favour);
    return order;
}

std::string write(const RunOrder& order, const Names& names) {
    struct TargetWriter {
        const Names& names;
        std::string operator()(Entity entity) const { return names.id(entity); }
        std::string operator()(const RunCode& run) const { return std::string(keys::run_prefix) + run.code; }
        std::string operator()(const NoSuchTarget& unknown) const { return unknown.written; }
    };
    struct AgentWriter {
        const Names& names;
        std::string operator()(Independents) const { return std::string(keys::independents); }
        std::string operator()(OwnCroc) const { return std::string(keys::croc); }
        std::string operator()(const Named<AgentIndex>& agent) const { return names.id(agent); }
    };
    FlowMap map;
    map.add(keys::type, id_of(order.type)).add(keys::target, std::visit(TargetWriter{names}, order.target));
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
