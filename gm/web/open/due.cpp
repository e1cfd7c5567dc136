#include "gm/web/open/due.h"

#include <chrono>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "gm/play/letters.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// Of a moment as gm writes them, 2026-11-16T12:00:00Z.
std::chrono::sys_time<std::chrono::minutes> to_the_minute(const std::string& moment) {
    int year = 1970;
    unsigned month = 1;
    unsigned day = 1;
    int hours = 0;
    int minutes = 0;
    std::sscanf(moment.c_str(), "%d-%u-%uT%d:%d", &year, &month, &day, &hours, &minutes);  // NOLINT(cert-err34-c)
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
    return std::chrono::sys_days(date) + std::chrono::hours(hours) + std::chrono::minutes(minutes);
}

}  // namespace

json due_after(const GameInPlay& in_play, const json& told, const std::string& now) {
    const std::string resolved_at = told.at("resolved_at");
    const auto hours = in_play.calendar ? hours_after(*in_play.calendar, resolved_at) : std::nullopt;
    if (!hours || told.at("view").value("over", false)) return nullptr;
    json out = moment_json(in_play.calendar, hours->closes);
    if (out.is_null()) return out;
    const auto left = (to_the_minute(hours->closes) - to_the_minute(now)).count();
    constexpr int hour = 60;
    constexpr int day = 24 * hour;
    out["moment"] = hours->closes;
    out["passed"] = now >= hours->closes;
    out["days"] = left / day;
    out["hours"] = left % day / hour;
    out["minutes"] = left % hour;
    return out;
}

}  // namespace gm::web
