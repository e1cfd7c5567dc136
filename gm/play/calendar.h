#pragma once

// When a turn opens and when its sheets are due: the campaign's calendar, in its own
// time zone, daylight saving included. Moments are UTC, as 2026-11-16T12:00:00Z.

#include <array>
#include <chrono>
#include <optional>
#include <set>
#include <string>

#include "orders/document.h"
#include "orders/result.h"

namespace gm {

/// calendar: {opens: "14:30", closes: "12:30", timezone: Europe/Paris, days_off: [saturday, 2026-12-25]}
struct Calendar {
    std::chrono::minutes opens{};
    std::chrono::minutes closes{};
    std::string timezone;
    std::array<bool, 7> weekdays_off{};  ///< Sunday first
    std::set<std::string> dates_off;     ///< 2026-12-25
};

/// A moment as people of one place write it.
struct LocalTime {
    std::string date;  ///< 2026-11-17
    std::string time;  ///< 12:30
    int weekday = 0;   ///< 0 = Sunday
    std::string zone;
};

/// The campaign's calendar, if it has one.
orders::Result<std::optional<Calendar>> read_calendar(const orders::Document& campaign);

/// From when to when sheets of a turn are awaited; both UTC.
struct TurnHours {
    std::string opens;
    std::string closes;
};

/// The hours of the turn that follows a resolution: it opens at the opening hour of that day (at once, if
/// the hour has passed; on the next day at work, if it is a day off) and closes at the closing hour of the
/// day at work after. Nothing if the moment cannot be read.
std::optional<TurnHours> hours_after(const Calendar& calendar, const std::string& resolved_at);

std::optional<LocalTime> local_time(const Calendar& calendar, const std::string& moment);

/// The moment so much later; the moment itself if it cannot be read.
std::string later_by(const std::string& moment, std::chrono::seconds time);

/// "3 h 12 min" from one moment to a later one; "2 d 4 h" when it is long.
std::string time_between(const std::string& from, const std::string& to);

}  // namespace gm
