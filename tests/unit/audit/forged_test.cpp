// A record whose chains fit, or that is changed in one place: playing it again names the first difference.

#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/play/resolve.h"
#include "tests/support/played_game.h"
#include "tests/support/stored_game.h"
#include "tests/support/temporary_folder.h"
#include "tests/unit/audit/meddler.h"

namespace gm::test {
namespace {

using testing::HasSubstr;

const std::string now = "2026-11-16T12:00:00Z";

/// What was changed, where the first difference is, and both values.
struct Named {
    std::string sql;
    std::string step;
    std::string what;
    std::string part;
};

TEST(Forgery, TheFirstDifferenceIsNamed) {
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("tiny"), 4, 1, 2}, folder);
    const std::vector<Named> cases{
        {"UPDATE roll SET value = value % 6 + 1 WHERE turn = 1 AND label = 'die'", "die", "roll 1, die", "value"},
        {"UPDATE roll SET label = 'windfal' WHERE turn = 1 AND label = 'windfall'", "luck", "roll 2, windfall",
         "label"},
        {"UPDATE entry SET data = json_set(data, '$.bid', 99) WHERE turn = 1 AND n = "
         "(SELECT min(n) FROM entry WHERE turn = 1 AND kind = 'bid')",
         "bids", "bid", "data/bid"},
        {"UPDATE entry SET audience = '\"everyone\"' WHERE turn = 1 AND n = "
         "(SELECT min(n) FROM entry WHERE turn = 1 AND kind = 'bid')",
         "bids", "bid", "audience"},
        {"UPDATE ledger SET amount = amount + 5 WHERE turn = 1 AND reason = 'windfall'", "luck", "ledger line",
         "amount"},
        {"UPDATE snapshot SET state = json_set(state, '$.players.p2.coins', 77) WHERE turn = 1", "", "state",
         "players/p2/coins"},
        {"UPDATE snapshot SET state = state || ' ' WHERE turn = 1", "", "state", "how it is written"},
        {"UPDATE snapshot SET state = 'x' || state WHERE turn = 1", "", "state", "all of it"},
    };
    for (const Named& one : cases) {
        const auto copy = place.path() / "copy";
        std::filesystem::copy(folder, copy);
        Meddler(copy).run(one.sql);
        const Verification found = verified(copy);
        ASSERT_TRUE(found.difference) << one.sql << "\n" << words(found);
        EXPECT_EQ(found.difference->turn, 1);
        EXPECT_EQ(found.difference->step, one.step) << one.sql;
        EXPECT_THAT(found.difference->what, HasSubstr(one.what)) << one.sql;
        EXPECT_EQ(found.difference->part, one.part) << one.sql;
        if (one.part != "how it is written") {
            EXPECT_NE(found.difference->stored, found.difference->recomputed) << one.sql;
        }
        std::filesystem::remove_all(copy);
    }
}

/// A turn written into the record as somebody wants it, with a chain that fits.
void forge_turn(const std::filesystem::path& folder, const std::function<void(TurnRecord&)>& forge) {
    auto in_play = GameInPlay::open(folder, {"test", now});
    ASSERT_TRUE(in_play);
    ResolveRequest request{std::nullopt, now};
    request.any_version = true;
    auto resolved = resolve_turn(*in_play, request);
    ASSERT_TRUE(resolved);
    forge(resolved->rows);
    ASSERT_TRUE(commit_turn(*in_play, *resolved));
}

TEST(Forgery, AForgedChainIsFoundByPlayingAgain) {
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("tiny"), 4, 1, 1}, folder);
    forge_turn(folder, [](TurnRecord& rows) { rows.rolls.at(0).value = rows.rolls.at(0).value == "1" ? "2" : "1"; });
    const Verification found = verified(folder);
    EXPECT_TRUE(found.changes.empty()) << words(found);
    ASSERT_TRUE(found.difference);
    EXPECT_EQ(found.difference->turn, 2);
    EXPECT_EQ(found.difference->what, "roll 1, die");
    EXPECT_FALSE(found.sound());
}

TEST(OtherRules, AreNoTampering) {
    const test_support::TemporaryFolder place;
    const auto folder = place.path() / "game";
    test_support::play_stored_game({test_support::shipped_campaign("tiny"), 4, 1, 1}, folder);
    forge_turn(folder, [](TurnRecord& rows) { rows.turn.rules_version = 7; });
    forge_turn(folder, [](TurnRecord& rows) {
        rows.turn.rules_version = 8;
        rows.entries.at(0).rule = "TG-99";
    });
    forge_turn(folder, [](TurnRecord&) {});
    const Verification found = verified(folder);
    EXPECT_TRUE(found.sound()) << words(found);
    EXPECT_EQ(found.turns, 5U);
    ASSERT_EQ(found.other_rules.size(), 2U);
    EXPECT_EQ(found.other_rules[0].turn, 2);
    EXPECT_EQ(found.other_rules[0].rules_version, 7);
    EXPECT_FALSE(found.other_rules[0].differs);
    EXPECT_EQ(found.other_rules[1].turn, 3);
    EXPECT_TRUE(found.other_rules[1].differs);
    ASSERT_TRUE(found.other_rules[1].difference);
    EXPECT_EQ(found.other_rules[1].difference->part, "rule");
    EXPECT_EQ(found.other_rules[1].difference->stored, "TG-99");

    Meddler(folder).run("UPDATE entry SET kind = 'x' WHERE turn = 3 AND n = 1");
    const Verification tampered = verified(folder);
    EXPECT_FALSE(tampered.sound());
    EXPECT_EQ(tampered.first_turn(), 3);
}

}  // namespace
}  // namespace gm::test
