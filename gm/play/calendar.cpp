#include "gm/play/calendar.h"

#include <algorithm>
#include <sstream>

#include <date/tz.h>

#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm {

using orders::DocumentReader;
using orders::Node;

namespace {

const std::vector<std::string> weekday_names{"sunday",   "monday", "tuesday", "wednesday",
                                             "thursday", "friday", "saturday"};
const std::vector<std::string> french_weekdays{"dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"};

/// The text, wholly read by this format.
template <class Time>
std::optional<Time> parsed(const std::string& text, const char* format) {
    std::istringstream in(text);
    Time time{};
    in >> date::parse(format, time);
    if (in.fail() || in.peek() != std::istringstream::traits_type::eof()) return std::nullopt;
    return time;
}

std::optional<date::sys_seconds> moment_of(const std::string& text) {
    return parsed<date::sys_seconds>(text, "%Y-%m-%dT%H:%M:%SZ");
}

void read_hour(DocumentReader& reader, const Node& calendar, const char* key, std::chrono::minutes& hour) {
    const Node* node = reader.required(calendar, key, "the calendar");
    const auto text = node == nullptr ? std::nullopt : reader.text(*node, key);
    if (!text) return;
    const auto read = parsed<std::chrono::minutes>(*text, "%H:%M");
    const bool in_a_day = text->size() == 5 && text->substr(0, 2) < "24" && (*text)[3] < '6';  // parsing takes 24:60
    if (read && in_a_day) {
        hour = *read;
    } else {
        reader.invalid(node->mark, "'" + orders::clip(*text, 20) + "' is not a time of day",
                       "write hours and minutes, \"00:00\" to \"23:59\"");
    }
}

void read_zone(DocumentReader& reader, const Node& calendar, std::string& zone) {
    const Node* node = reader.required(calendar, "timezone", "the calendar");
    const auto text = node == nullptr ? std::nullopt : reader.text(*node, "timezone");
    if (!text) return;
    try {
        zone = date::locate_zone(*text)->name();
    } catch (const std::runtime_error&) {
        reader.invalid(node->mark, "'" + orders::clip(*text, 40) + "' is not a time zone",
                       "write it as Area/City, such as Europe/Paris");
    }
}

void read_day_off(DocumentReader& reader, const Node& node, Calendar& calendar) {
    const auto text = reader.text(node, "a day off");
    if (!text) return;
    for (const auto& names : {weekday_names, french_weekdays}) {
        const auto found = std::find(names.begin(), names.end(), orders::fold(*text));
        if (found == names.end()) continue;
        calendar.weekdays_off[static_cast<std::size_t>(found - names.begin())] = true;
        return;
    }
    const auto day = parsed<date::sys_days>(*text, "%F");
    if (day && text->size() == 10) {
        calendar.dates_off.insert(*text);
        return;
    }
    reader.invalid(node.mark, "'" + orders::clip(*text, 20) + "' is not a day",
                   "write a day of the week (saturday) or a date (2026-12-25)");
}

bool is_off(const Calendar& calendar, date::local_days day) {
    return calendar.weekdays_off[date::weekday{day}.c_encoding()] ||
           calendar.dates_off.contains(date::format("%F", day));
}

/// At most two years of days off in a row are believed.
constexpr int most_days_off = 800;

date::local_days next_at_work(const Calendar& calendar, date::local_days day) {
    for (int i = 0; i < most_days_off && is_off(calendar, day); ++i) day += date::days{1};
    return day;
}

}  // namespace

orders::Result<std::optional<Calendar>> read_calendar(const orders::Document& campaign) {
    const Node* node = campaign.root.find("calendar");
    if (node == nullptr || node->is_null()) return std::optional<Calendar>();
    DocumentReader reader(campaign);
    Calendar calendar;
    if (reader.map(*node, "the calendar") != nullptr) {
        reader.known_keys(*node, {"opens", "closes", "timezone", "days_off"});
        read_hour(reader, *node, "opens", calendar.opens);
        read_hour(reader, *node, "closes", calendar.closes);
        read_zone(reader, *node, calendar.timezone);
        const Node* off = node->find("days_off");
        if (off != nullptr && !off->is_null() && reader.list(*off, "days_off") != nullptr) {
            for (const Node& day : off->items) read_day_off(reader, day, calendar);
        }
        if (off != nullptr &&
            std::all_of(calendar.weekdays_off.begin(), calendar.weekdays_off.end(), [](bool day) { return day; }))
            reader.invalid(off->mark, "every day of the week is off", "leave at least one day to play");
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    return std::optional(std::move(calendar));
}

std::optional<TurnHours> hours_after(const Calendar& calendar, const std::string& resolved_at) {
    const auto resolved = moment_of(resolved_at);
    if (!resolved) return std::nullopt;
    const auto* zone = date::locate_zone(calendar.timezone);
    // An hour that the clocks skip is the hour after; one that comes twice is the later one.
    const auto moment = [&](date::local_days day, std::chrono::minutes hour) {
        return zone->to_sys(date::local_seconds{day + hour}, date::choose::latest);
    };
    const auto today = date::floor<date::days>(zone->to_local(*resolved));
    const date::local_days first = next_at_work(calendar, today);
    const date::local_days last = next_at_work(calendar, first + date::days{1});
    const date::sys_seconds opens = std::max(moment(first, calendar.opens), *resolved);
    return TurnHours{date::format("%FT%TZ", opens), date::format("%FT%TZ", moment(last, calendar.closes))};
}

std::optional<LocalTime> local_time(const Calendar& calendar, const std::string& moment) {
    const auto read = moment_of(moment);
    if (!read) return std::nullopt;
    const date::local_seconds local = date::locate_zone(calendar.timezone)->to_local(*read);
    const date::local_days day = date::floor<date::days>(local);
    return LocalTime{date::format("%F", local), date::format("%H:%M", local),
                     static_cast<int>(date::weekday{day}.c_encoding()), calendar.timezone};
}

std::string later_by(const std::string& moment, std::chrono::seconds time) {
    const auto read = moment_of(moment);
    return read ? date::format("%FT%TZ", *read + time) : moment;
}

std::string time_between(const std::string& from, const std::string& to) {
    const auto begin = moment_of(from);
    const auto end = moment_of(to);
    if (!begin || !end || *end < *begin) return "0 min";
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(*end - *begin).count();
    constexpr std::int64_t hour = 60;
    constexpr std::int64_t day = 24 * hour;
    if (minutes >= 2 * day) return std::to_string(minutes / day) + " d " + std::to_string(minutes % day / hour) + " h";
    if (minutes >= hour) return std::to_string(minutes / hour) + " h " + std::to_string(minutes % hour) + " min";
    return std::to_string(minutes) + " min";
}

}  // namespace gm
