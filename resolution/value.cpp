#include "resolution/value.h"

#include <nlohmann/json.hpp>

namespace resolution {

using nlohmann::json;

json to_json(const Value& value) {
    struct {
        json operator()(std::monostate) const { return nullptr; }
        json operator()(bool flag) const { return flag; }
        json operator()(std::int64_t number) const { return number; }
        json operator()(const std::string& text) const { return text; }
        json operator()(const List& list) const {
            json out = json::array();
            for (const Value& item : list) out.push_back(to_json(item));
            return out;
        }
        json operator()(const Fields& fields) const { return to_json(fields); }
    } const convert;
    return std::visit(convert, value.content());
}

json to_json(const Fields& fields) {
    json out = json::object();
    for (const Field& field : fields) out[field.name] = to_json(field.value);
    return out;
}

Value value_from_json(const json& source) {
    switch (source.type()) {
        case json::value_t::boolean: return source.get<bool>();
        case json::value_t::number_integer:
        case json::value_t::number_unsigned: return source.get<std::int64_t>();
        case json::value_t::string: return source.get<std::string>();
        case json::value_t::array: {
            List list;
            for (const json& item : source) list.push_back(value_from_json(item));
            return list;
        }
        case json::value_t::object: {
            Fields fields;
            for (const auto& [name, item] : source.items()) fields.push_back({name, value_from_json(item)});
            return fields;
        }
        default: return nullptr;
    }
}

}  // namespace resolution
