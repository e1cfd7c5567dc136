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

std::string readable_time(const std::string& moment) {
    constexpr std::size_t seconds = sizeof("2026-11-16T12:00") - 1;
    if (moment.size() <= seconds || moment[10] != 'T' || moment.back() != 'Z') return moment;
    return moment.substr(0, 10) + " " + moment.substr(11, seconds - 11) + " UTC";
}

}  // namespace gm
