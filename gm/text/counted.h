#pragma once

#include <cstddef>
#include <string>

namespace gm {

/// "1 sheet", "2 sheets".
inline std::string counted(std::size_t count, const std::string& thing) {
    return std::to_string(count) + " " + thing + (count == 1 ? "" : "s");
}

}  // namespace gm
