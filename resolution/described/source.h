#pragma once

// A value to be read, and the way to it. Campaigns are YAML, where a value has its line and column; states are
// JSON, where it has a path. Whoever reads need not know which.

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "orders/document_reader.h"
#include "resolution/described/names.h"

namespace resolution::described {

struct Bounds {
    std::int64_t low = 0;
    std::int64_t high = 1'000'000;
};

/// Words and amounts in any spelling that people use, or as they are written back.
enum class Spelling : std::uint8_t { free, exact };

/// What one reading shares: who is called what, and what was wrong.
struct Reading {
    Names names;
    orders::Problems problems = {};              ///< of JSON
    orders::DocumentReader* document = nullptr;  ///< of YAML
    Spelling spelling = Spelling::free;          ///< of YAML

    std::size_t told() const { return problems.size() + (document == nullptr ? 0 : document->serious()); }
    bool clean() const { return told() == 0; }
};

class Source {
public:
    Source(const nlohmann::json& json, Reading& reading) : json_(&json), reading_(&reading) {}
    Source(const orders::Node& node, Reading& reading) : node_(&node), reading_(&reading) {}

    Reading& reading() const { return *reading_; }
    const Names& names() const { return reading_->names; }
    const nlohmann::json* json() const { return json_; }
    const orders::Node* node() const { return node_; }

    /// JSON's null: as if it were not there. In YAML a key without a value is a slip.
    bool is_null() const;
    bool is_map() const;
    bool is_list() const;
    bool is_text() const;
    bool is_flag() const;
    std::size_t size() const;  ///< of a map or a list
    bool spelt(Spelling how) const { return node_ != nullptr && reading_->spelling == how; }

    // The parts of a map or a list. They must not outlive it.
    std::optional<Source> find(std::string_view key) const;
    Source item(std::size_t place) const;
    void each_member(const std::function<void(const std::string& key, const Source& value)>& look) const;

    // Each says what is wrong, and gives nothing, if the value is something else.
    bool map() const;
    bool list() const;
    std::optional<std::int64_t> whole(Bounds bounds) const;
    std::optional<std::int64_t> amount(Bounds bounds) const;
    std::optional<bool> flag() const;
    std::optional<std::string> text() const;
    std::optional<std::size_t> choice(std::string_view what, std::span<const std::string_view> words) const;
    std::optional<std::size_t> choice(const Names::List& list) const;

    void wrong(const orders::Said& what, const orders::Said& advice = {}) const;
    void must(std::string_view be) const;  ///< as in "must be five whole numbers"
    /// Complains of a word that means nothing here, with the nearest that does.
    void unknown(std::string_view what, std::string_view word, std::span<const std::string> known) const;
    void lacks(std::string_view key) const { lacks(key, nullptr); }
    /// Complains of keys that mean nothing here, and of those that are `lacking`. What is probably one of these,
    /// misspelt, is told once.
    void unknown_keys(std::span<const std::string> known, std::span<const std::string> lacking = {}) const;

    std::string path() const;

private:
    Source(const Source& up, std::string_view key, std::size_t place)
        : up_(&up), key_(key), place_(place), reading_(up.reading_) {}
    std::optional<std::string> word() const;
    void lacks(std::string_view key, const std::string* misspelt) const;
    std::string_view name() const { return key_.empty() && up_ != nullptr ? up_->name() : key_; }

    const nlohmann::json* json_ = nullptr;
    const orders::Node* node_ = nullptr;
    orders::Mark mark_ = {};  ///< of the key, in YAML
    const Source* up_ = nullptr;
    std::string_view key_;
    std::size_t place_ = 0;  ///< of an item, from 1
    Reading* reading_;
};

}  // namespace resolution::described
