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
    // Defined below, where a Field is known: a Value may hold some.
    Value();
    Value(std::nullptr_t);
    Value(bool value);
    Value(int value);
    Value(std::int64_t value);
    Value(std::size_t value);
    Value(orders::Money value);
    Value(const char* text);
    Value(std::string_view text);
    Value(std::string text);
    Value(List list);
    Value(Fields fields);
    explicit Value(const std::vector<std::string>& texts);
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;
    ~Value();

    using Content = std::variant<std::monostate, bool, std::int64_t, std::string, List, Fields>;
    const Content& content() const { return content_; }

    friend bool operator==(const Value& a, const Value& b);

private:
    Content content_;
};

struct Field {
    std::string name;
    Value value;
    friend bool operator==(const Field& a, const Field& b) { return a.name == b.name && a.value == b.value; }
};

inline Value::Value() = default;
inline Value::Value(std::nullptr_t) {}
inline Value::Value(bool value) : content_(value) {}
inline Value::Value(int value) : content_(std::int64_t{value}) {}
inline Value::Value(std::int64_t value) : content_(value) {}
inline Value::Value(std::size_t value) : content_(static_cast<std::int64_t>(value)) {}
inline Value::Value(orders::Money value) : content_(value.amount) {}
inline Value::Value(const char* text) : content_(std::string(text)) {}
inline Value::Value(std::string_view text) : content_(std::string(text)) {}
inline Value::Value(std::string text) : content_(std::move(text)) {}
inline Value::Value(List list) : content_(std::move(list)) {}
inline Value::Value(Fields fields) : content_(std::move(fields)) {}
inline Value::Value(const std::vector<std::string>& texts) : content_(List(texts.begin(), texts.end())) {}
inline Value::Value(const Value&) = default;
inline Value::Value(Value&&) noexcept = default;
inline Value& Value::operator=(const Value&) = default;
inline Value& Value::operator=(Value&&) noexcept = default;
inline Value::~Value() = default;
inline bool operator==(const Value& a, const Value& b) { return a.content_ == b.content_; }

nlohmann::json to_json(const Value& value);
nlohmann::json to_json(const Fields& fields);
Value value_from_json(const nlohmann::json& json);

}  // namespace resolution
