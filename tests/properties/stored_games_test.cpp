// Whole games through the store: what was written is what was played, and playing it
// again from what was written gives the same record.

#include <gtest/gtest.h>

#include <iostream>

#include "gm/audit/verify.h"
#include "gm/play/game_in_play.h"
#include "tests/support/played_game.h"
#include "tests/support/stored_game.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

namespace {

class EveryStoredGame : public testing::TestWithParam<std::string> {};

std::vector<std::string> hashes(const gm::GameInPlay& in_play) {
    std::vector<std::string> out;
    for (int turn = 0; turn <= in_play.last.number; ++turn) out.push_back(in_play.store.snapshot(turn)->hash);
    return out;
}

/// Plays a whole game in a new folder; the hash of every turn.
std::vector<std::string> play_a_game(const std::string& game, const std::filesystem::path& folder,
                                     std::uint64_t number) {
    test_support::play_stored_game(test_support::plan_of(game, number), folder);
    auto in_play = gm::GameInPlay::open(folder);
    if (!in_play) throw std::runtime_error(orders::describe(in_play.problems()));
    return hashes(*in_play);
}

}  // namespace

TEST_P(EveryStoredGame, PlayedAgainFromTheStoreGivesTheSameHashes) {
    const std::uint64_t base = test_support::base_seed();
    std::cout << "GM_TEST_SEED=" << base << '\n';
    for (std::uint64_t number = base; number < base + 3; ++number) {
        const test_support::TemporaryFolder folder;
        const auto played = play_a_game(GetParam(), folder.path() / "game", number);
        auto reopened = gm::GameInPlay::open(folder.path() / "game");
        ASSERT_TRUE(reopened) << orders::describe(reopened.problems());
        EXPECT_TRUE(reopened->over());
        EXPECT_EQ(hashes(*reopened), played);
        const auto verified = gm::verify_game(reopened->store);
        ASSERT_TRUE(verified) << orders::describe(verified.problems());
        EXPECT_TRUE(verified->sound());
        EXPECT_EQ(verified->turns, played.size());
        if (verified->difference) ADD_FAILURE() << describe(*verified->difference);
    }
}

TEST_P(EveryStoredGame, TwoFoldersWithTheSameSeedAndSheetsHoldTheSameRecord) {
    const std::uint64_t number = test_support::base_seed();
    std::cout << "GM_TEST_SEED=" << number << '\n';
    const test_support::TemporaryFolder folder;
    EXPECT_EQ(play_a_game(GetParam(), folder.path() / "one", number),
              play_a_game(GetParam(), folder.path() / "two", number));
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryStoredGame, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
