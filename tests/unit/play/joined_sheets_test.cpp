// In a game that joins sheets, those of one player wait side by side, count together and enter the record as they came.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/play/intake.h"
#include "gm/play/replay.h"
#include "gm/play/sheet_check.h"
#include "tests/support/sure.h"
#include "tests/unit/play/bot_game.h"

namespace gm {
namespace {

using resolution::PlayerIndex;
using test_support::sure;

class JoinedSheets : public testing::Test {
protected:
    TakenSheet take(const std::string& sheet, const std::string& now) {
        IncomingSheet incoming{.raw = sheet,
                               .document = orders::parse_document(sheet, "x"),
                               .source = "x",
                               .received_at = now,
                               .now = now};
        incoming.player = in_play_.roster.id(author_);
        Letters letters(in_play_);
        return sure(take_sheet(in_play_, letters, incoming));
    }

    /// What this player has held longest is schemed by whoever is silent.
    std::string youngest_card() const {
        const nlohmann::json state = in_play_.game->to_json(in_play_.position);
        return state["players"][in_play_.roster.id(author_)]["hand"].back();
    }

    std::vector<std::string> schemed(const resolution::Record& record) const {
        std::vector<std::string> cards;
        for (const resolution::Entry& entry : record.journal.entries()) {
            const bool own = entry.audience.includes(resolution::Reader::player(author_)) &&
                             !entry.audience.includes(resolution::Reader::anybody());
            if (entry.kind == "scheme" && own) cards.push_back(resolution::to_json(entry.fields)["card"]);
        }
        return cards;
    }

    const PlayerIndex author_{0};
    test::BotGame game_{"rollback-propaganda"};
    GameInPlay in_play_ = game_.open();
};

TEST_F(JoinedSheets, WaitSideBySide) {
    const std::string card = youngest_card();
    EXPECT_FALSE(take("scheme: " + card + "\n", "2026-11-16T12:00:00Z").replaces);
    EXPECT_FALSE(take("reveal: {max_cards: 2}\n", "2026-11-16T12:01:00Z").replaces);
    EXPECT_FALSE(take("reveal: {max_cards: 1}\n", "2026-11-16T12:02:00Z").replaces);
    const auto resolved = sure(resolve_turn(in_play_, {std::nullopt, test::tuesday}));
    EXPECT_EQ(resolved.counted.size(), 3U);
    EXPECT_EQ(schemed(resolved.record), std::vector<std::string>{card});
}

TEST_F(JoinedSheets, AreCheckedTogether) {
    take("scheme: " + youngest_card() + "\n", "2026-11-16T12:00:00Z");
    const auto second = orders::parse_document("reveal: {max_cards: 2}\n", "x");
    const SheetCheck checked = check_own_sheet(in_play_, author_, *second);
    const nlohmann::json check = to_json(checked.check);
    EXPECT_EQ(check["scheme"], youngest_card());
    EXPECT_EQ(check["orders"].size(), 2U) << "what counts, whichever sheet it stands on";
}

TEST_F(JoinedSheets, AreReplayed) {
    take("scheme: " + youngest_card() + "\n", "2026-11-16T12:01:00Z");
    take("reveal: {max_cards: 2}\n", "2026-11-16T12:00:00Z");  // fetched later, sent before
    const std::string hash = sure(commit_turn(in_play_, sure(resolve_turn(in_play_, {std::nullopt, test::tuesday}))));
    const PinnedGame pinned = sure(PinnedGame::of(in_play_.store));
    EXPECT_EQ(sure(replay_turn(in_play_.store, pinned, in_play_.last, nullptr, {})).hash, hash);
}

TEST_F(JoinedSheets, TheVerySheetThatWaitsIsNotTakenTwice) {
    take("scheme: " + youngest_card() + "\n", "2026-11-16T12:00:00Z");
    EXPECT_TRUE(take("scheme: " + youngest_card() + "\n", "2026-11-16T12:01:00Z").again);
}

}  // namespace
}  // namespace gm
