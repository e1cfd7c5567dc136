#include "resolution/node_json.h"

#include <nlohmann/json.hpp>

#include "orders/document_reader.h"

namespace resolution {

using nlohmann::json;
using orders::Node;
using orders::NodeKind;

std::optional<bool> as_boolean(const Node& node) {
    if (!node.is_scalar() || node.quoted) return std::nullopt;
    if (node.text == "true" || node.text == "True" || node.text == "TRUE") return true;
    if (node.text == "false" || node.text == "False" || node.text == "FALSE") return false;
    return std::nullopt;
}

std::optional<std::int64_t> as_whole(const Node& node) {
    if (!node.is_scalar() || node.quoted) return std::nullopt;
    return orders::parse_whole(node.text);
}

json node_json(const Node& node) {
    switch (node.kind) {
        case NodeKind::null: return nullptr;
        case NodeKind::list: {
            json list = json::array();
            for (const Node& item : node.items) list.push_back(node_json(item));
            return list;
        }
        case NodeKind::map: {
            json map = json::object();
            for (const orders::Member& member : node.members) map[member.key] = node_json(member.value);
            return map;
        }
        case NodeKind::scalar: break;
    }
    if (const auto number = as_whole(node)) return *number;
    if (const auto truth = as_boolean(node)) return *truth;
    return node.text;
}

Node json_node(const json& value) {
    Node node;
    if (value.is_object()) {
        node.kind = NodeKind::map;
        for (const auto& [key, item] : value.items()) node.members.push_back({key, {}, json_node(item)});
    } else if (value.is_array()) {
        node.kind = NodeKind::list;
        for (const json& item : value) node.items.push_back(json_node(item));
    } else if (!value.is_null()) {
        node.kind = NodeKind::scalar;
        node.text = value.is_string() ? value.get<std::string>() : value.dump();
    }
    return node;
}

}  // namespace resolution
