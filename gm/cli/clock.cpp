#include "gm/cli/clock.h"

#include <array>
#include <cstdlib>
#include <ctime>

namespace gm {

std::string now_utc() {
    if (const char* fixed = std::getenv("GM_NOW"); fixed != nullptr && *fixed != '\0') return fixed;
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}

}  // namespace gm
