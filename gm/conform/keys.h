#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace gm::conformance {

inline std::vector<std::string> keys_of(const nlohmann::json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
}

}  // namespace gm::conformance
