// A standing sheet, as JSON of the very words that a player would write.

#include <nlohmann/json.hpp>

#include "resolution/agent_jean/json/state_json.h"
#include "resolution/node_json.h"

namespace resolution::agent_jean {

using nlohmann::json;
using orders::Node;
using orders::NodeKind;

namespace {

Node to_node(const json& value) {
    Node node;
    if (value.is_object()) {
        node.kind = NodeKind::map;
        for (const auto& [key, item] : value.items()) node.members.push_back({key, {}, to_node(item)});
    } else if (value.is_array()) {
        node.kind = NodeKind::list;
        for (const json& item : value) node.items.push_back(to_node(item));
    } else if (!value.is_null()) {
        node.kind = NodeKind::scalar;
        node.text = value.is_string() ? value.get<std::string>() : value.dump();
    }
    return node;
}

}  // namespace

json sheet_json(const Sheet& sheet, const orders::agent_jean::SheetContext& context) {
    return node_json(orders::agent_jean::to_node(sheet, context));
}

std::optional<Sheet> read_sheet_json(const json& source, const orders::agent_jean::SheetContext& context,
                                     orders::Problems& problems) {
    return orders::agent_jean::read_sheet({"", "", to_node(source)}, context, problems);
}

}  // namespace resolution::agent_jean
