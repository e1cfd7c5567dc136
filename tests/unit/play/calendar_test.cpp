// Deadlines: the campaign's hours, days off and time zone, daylight saving included.

#include "gm/play/calendar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gm {
namespace {

using testing::HasSubstr;

Calendar calendar(const std::string& more = "") {
    const std::string text = "calendar: {opens: \"14:30\", closes: \"12:30\", timezone: Europe/Paris" + more + "}\n";
    auto read = read_calendar(*orders::parse_document(text, "campaign.yaml"));
    EXPECT_TRUE(read) << orders::describe(read.problems());
    return **read;
}

std::string deadline(const Calendar& of, const std::string& resolved_at) {
    return hours_after(of, resolved_at).value_or(TurnHours{}).closes;
}

TEST(Calendar, ATurnClosesAtTheClosingHourOfTheNextDay) {
    EXPECT_EQ(deadline(calendar(), "2026-11-16T12:00:00Z"), "2026-11-17T11:30:00Z");
}

TEST(Calendar, ATurnOpensAtTheOpeningHourOrAtOnce) {
    EXPECT_EQ(hours_after(calendar(), "2026-11-16T12:00:00Z")->opens, "2026-11-16T13:30:00Z");
    EXPECT_EQ(hours_after(calendar(), "2026-11-16T20:15:00Z")->opens, "2026-11-16T20:15:00Z");
}

TEST(Calendar, TheDayIsThatOfTheTimeZone) {
    // 23:30 UTC is already the next day in Paris.
    EXPECT_EQ(deadline(calendar(), "2026-11-16T23:30:00Z"), "2026-11-18T11:30:00Z");
}

TEST(Calendar, DaysOffDoNotCount) {
    const Calendar week = calendar(", days_off: [samedi, Sunday, 2026-11-23]");
    EXPECT_EQ(deadline(week, "2026-11-20T12:00:00Z"), "2026-11-24T11:30:00Z") << "Friday to Tuesday";
    EXPECT_EQ(hours_after(week, "2026-11-21T12:00:00Z")->opens, "2026-11-24T13:30:00Z") << "resolved on a day off";
}

TEST(Calendar, SummerTimeComesAndGoes) {
    EXPECT_EQ(deadline(calendar(), "2027-03-27T12:00:00Z"), "2027-03-28T10:30:00Z") << "the night it begins";
    EXPECT_EQ(deadline(calendar(), "2026-10-24T12:00:00Z"), "2026-10-25T11:30:00Z") << "the night it ends";
}

TEST(Calendar, AnHourThatTheClocksSkipIsTheOneAfter) {
    auto read = read_calendar(*orders::parse_document(
        "calendar: {opens: \"00:00\", closes: \"02:30\", timezone: Europe/Paris}\n", "campaign.yaml"));
    EXPECT_EQ(deadline(**read, "2027-03-27T12:00:00Z"), "2027-03-28T01:00:00Z");
}

TEST(Calendar, LocalTimeSaysTheDayOfTheWeek) {
    const auto local = local_time(calendar(), "2026-11-17T11:30:00Z");
    ASSERT_TRUE(local);
    EXPECT_EQ(local->date, "2026-11-17");
    EXPECT_EQ(local->time, "12:30");
    EXPECT_EQ(local->weekday, 2);
}

TEST(Calendar, TimeLeftIsSaidInTheUnitThatMatters) {
    EXPECT_EQ(time_between("2026-11-16T12:00:00Z", "2026-11-16T12:07:59Z"), "7 min");
    EXPECT_EQ(time_between("2026-11-16T12:00:00Z", "2026-11-17T11:30:00Z"), "23 h 30 min");
    EXPECT_EQ(time_between("2026-11-16T12:00:00Z", "2026-11-19T13:30:00Z"), "3 d 1 h");
}

TEST(Calendar, ACampaignNeedsNone) {
    const auto read = read_calendar(*orders::parse_document("game: tiny\n", "campaign.yaml"));
    ASSERT_TRUE(read);
    EXPECT_FALSE(*read);
}

TEST(Calendar, EveryMistakeIsNamedWithItsPlace) {
    const auto read =
        read_calendar(*orders::parse_document("calendar:\n  opens: \"24:00\"\n  closes: noon\n  timezone: "
                                              "Europe/Atlantis\n  days_off: [moonday, 2026-13-01]\n"
                                              "  days: 3\n",
                                              "campaign.yaml"));
    ASSERT_FALSE(read);
    const std::string said = orders::describe(read.problems());
    EXPECT_THAT(said, HasSubstr("campaign.yaml:2:10: '24:00' is not a time of day"));
    EXPECT_THAT(said, HasSubstr("campaign.yaml:3:11: 'noon' is not a time of day"));
    EXPECT_THAT(said, HasSubstr("campaign.yaml:4:13: 'Europe/Atlantis' is not a time zone"));
    EXPECT_THAT(said, HasSubstr("campaign.yaml:5:14: 'moonday' is not a day"));
    EXPECT_THAT(said, HasSubstr("campaign.yaml:5:23: '2026-13-01' is not a day"));
    EXPECT_THAT(said, HasSubstr("campaign.yaml:6:3: unknown key 'days'"));
}

std::string only_problem(const std::string& closes, const std::string& zone) {
    const std::string text = "calendar: {opens: \"14:30\", closes: \"" + closes + "\", timezone: \"" + zone + "\"}\n";
    const auto read = read_calendar(*orders::parse_document(text, "campaign.yaml"));
    return read || read.problems().size() != 1 ? "" : read.problems().front().what;
}

TEST(Calendar, TimesAndZonesAreWrittenInFull) {
    for (const std::string time : {"24:00", "12:60", "9:30", "noon", "12h30", "12:30:00", ""})
        EXPECT_EQ(only_problem(time, "Europe/Paris"), "'" + time + "' is not a time of day");
    for (const std::string zone : {"Paris", "Europe/", "/Paris", "Europe//Paris", "Europe/New Paris", ""})
        EXPECT_EQ(only_problem("12:30", zone), "'" + zone + "' is not a time zone");
    for (const std::string zone : {"America/Argentina/Buenos_Aires", "Etc/GMT+9", "America/Port-au-Prince"})
        EXPECT_EQ(only_problem("12:30", zone), "") << zone;
}

TEST(Calendar, AWeekWithoutAnyDayAtWorkIsRefused) {
    const auto read = read_calendar(
        *orders::parse_document("calendar: {opens: \"14:30\", closes: \"12:30\", timezone: Europe/Paris,\n"
                                "  days_off: [monday, tuesday, wednesday, thursday, friday, saturday, sunday]}\n",
                                "campaign.yaml"));
    ASSERT_FALSE(read);
    EXPECT_THAT(orders::describe(read.problems()), HasSubstr("every day of the week is off"));
}

}  // namespace
}  // namespace gm
