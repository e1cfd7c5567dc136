// Which of two sheets counts, whatever the clock did between them.

#include <gtest/gtest.h>

#include "gm/play/intake.h"
#include "tests/unit/play/bot_game.h"

namespace gm {
namespace {

class SheetsAndClocks : public testing::Test {
protected:
    SheetStatus take(const std::string& bid, const std::string& now) {
        return take(
            {.raw = bid, .document = orders::parse_document(bid, "x"), .source = "x", .received_at = now, .now = now});
    }

    /// By mail: `sent` is what its server says, `now` when it was fetched.
    SheetStatus take_mail(const std::string& bid, const std::string& sent, const std::string& now) {
        IncomingSheet sheet{
            .raw = bid, .document = orders::parse_document(bid, "x"), .source = "x", .received_at = sent, .now = now};
        sheet.mail.arrived.emplace();
        sheet.mail.arrived->key = bid;
        sheet.mail.arrived->received_at = sent;
        return take(std::move(sheet));
    }

    std::string waiting() const {
        for (const SheetRow& row : *in_play_.store.sheets(1))
            if (row.status == SheetStatus::received) return row.raw;
        return "";
    }

private:
    SheetStatus take(IncomingSheet sheet) {
        sheet.player = in_play_.roster.id(resolution::PlayerIndex{0});
        Letters letters(in_play_);
        const auto taken = take_sheet(in_play_, letters, sheet);
        EXPECT_TRUE(taken) << orders::describe(taken.problems());
        return taken ? taken->status : SheetStatus::refused;
    }

    test::BotGame game_{"tiny"};
    GameInPlay in_play_ = game_.open();
};

TEST_F(SheetsAndClocks, WhatIsHandedInLastCountsThoughTheClockWentBack) {
    EXPECT_EQ(take("bid: 1", "2026-11-16T12:00:00Z"), SheetStatus::received);
    EXPECT_EQ(take("bid: 2", "2026-11-16T11:00:00Z"), SheetStatus::received);
    EXPECT_EQ(take("bid: 3", "2026-11-15T11:00:00Z"), SheetStatus::received);
    EXPECT_EQ(waiting(), "bid: 3");
}

TEST_F(SheetsAndClocks, AnOlderMailThatIsFetchedLaterReplacesNothing) {
    EXPECT_EQ(take_mail("bid: 1", "2026-11-16T12:00:00Z", "2026-11-16T12:10:00Z"), SheetStatus::received);
    EXPECT_EQ(take_mail("bid: 2", "2026-11-16T11:00:00Z", "2026-11-16T12:20:00Z"), SheetStatus::replaced);
    EXPECT_EQ(waiting(), "bid: 1");
    EXPECT_EQ(take_mail("bid: 3", "2026-11-16T12:01:00Z", "2026-11-16T12:30:00Z"), SheetStatus::received);
    EXPECT_EQ(waiting(), "bid: 3");
}

TEST_F(SheetsAndClocks, AMailCountsThoughASheetOfTheFutureWaits) {
    EXPECT_EQ(take("bid: 1", "2026-11-16T18:00:00Z"), SheetStatus::received);
    EXPECT_EQ(take_mail("bid: 2", "2026-11-16T11:00:00Z", "2026-11-16T11:05:00Z"), SheetStatus::received);
    EXPECT_EQ(waiting(), "bid: 2");
}

}  // namespace
}  // namespace gm
