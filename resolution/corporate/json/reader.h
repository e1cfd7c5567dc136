#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "orders/problem.h"

namespace resolution::corporate {

/// Reads typed values out of JSON and gathers every problem with its path, such as
/// `players/goro/money` or `ranking/2`: whoever has the text finds its line by that.
class JsonReader {
public:
    explicit JsonReader(orders::Problems& problems) : problems_(problems) {}

    void problem(const std::string& path, std::string what, std::string advice = {});
    /// Complains of a name that is not among `known`, with the nearest one.
    void unknown(const std::string& path, std::string_view what, std::string_view word,
                 const std::vector<std::string>& known);
    bool object(const nlohmann::json& json, const std::string& path);
    bool array(const nlohmann::json& json, const std::string& path);
    void known_keys(const nlohmann::json& json, const std::string& path, const std::vector<std::string>& known);

    // A member, or what an absent one (or null) is worth.
    std::int64_t whole(const nlohmann::json& json, const char* key, const std::string& path, std::int64_t fallback,
                       std::int64_t low, std::int64_t high);
    bool flag(const nlohmann::json& json, const char* key, const std::string& path, bool fallback);
    std::string text(const nlohmann::json& json, const char* key, const std::string& path, std::string fallback);

private:
    orders::Problems& problems_;
};

/// The path of a member; that of the whole state is empty.
std::string join(const std::string& path, std::string_view key);
/// The path of an item of a list: items count from 0 here and from 1 there.
std::string join(const std::string& path, std::size_t place);

/// The member, or nullptr if it is absent or null.
const nlohmann::json* member(const nlohmann::json& json, const char* key);

}  // namespace resolution::corporate
