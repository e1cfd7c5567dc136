#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/money.h"

namespace resolution {

struct Field;
class Value;
using Fields = std::vector<Field>;
using List = std::vector<Value>;

/// A piece of a fact: what JSON can hold, without JSON's weight. Rules build
/// hundreds of these a turn; JSON is made of them at the edge only.
class Value {
public:
    Value() = default;
    Value(std::nullptr_t) {}
    Value(bool value) : content_(value) {}
    Value(int value) : content_(std::int64_t{value}) {}
    Value(std::int64_t value) : content_(value) {}
    Value(std::size_t value) : content_(static_cast<std::int64_t>(value)) {}
    Value(orders::Money value) : content_(value.amount) {}
    Value(const char* text) : content_(std::string(text)) {}
    Value(std::string_view text) : content_(std::string(text)) {}
    Value(std::string text) : content_(std::move(text)) {}
    Value(List list) : content_(std::move(list)) {}
    Value(Fields fields) : content_(std::move(fields)) {}
    explicit Value(const std::vector<std::string>& texts);

    using Content = std::variant<std::monostate, bool, std::int64_t, std::string, List, Fields>;
    const Content& content() const { return content_; }

    friend bool operator==(const Value&, const Value&) = default;

private:
    Content content_;
};

struct Field {
    std::string name;
    Value value;
    friend bool operator==(const Field&, const Field&) = default;
};

inline Value::Value(const std::vector<std::string>& texts) : content_(List(texts.begin(), texts.end())) {}

nlohmann::json to_json(const Value& value);
nlohmann::json to_json(const Fields& fields);
Value value_from_json(const nlohmann::json& json);

}  // namespace resolution
