// What `gm export --public` is made of, for every registered game: the public journal and the view of anybody.

#include <gtest/gtest.h>

#include <random>

#include <nlohmann/json.hpp>

#include "tests/support/bot_games.h"
#include "tests/support/game_under_test.h"

using namespace resolution;
using test_support::Played;
using test_support::Situation;
using test_support::Table;

namespace {

/// All of a turn that everyone may know, beside the bulletin.
std::string public_part(const Table& table, const Played& played) {
    return to_json(played.record.journal, table.roster(), Reader::anybody()).dump(1) +
           table.game().view(played.position, Reader::anybody()).dump(1);
}

class EveryGamesPublicRecord : public testing::TestWithParam<std::string> {};

TEST_P(EveryGamesPublicRecord, DoesNotMoveWithSecrets) {
    const test_support::GameUnderTest& game = test_support::under_test(GetParam());
    std::mt19937_64 random(test_support::base_seed());
    int changes = 0;
    test_support::play_bots(GetParam(), test_support::games_to_play(10, 3), 3,
                            [&](const Table& table, const Sheets& sheets) {
                                const Situation situation{table.position(), sheets};
                                const PlayerIndex secretive{random() % table.roster().size()};
                                const auto changed = game.with_harmless_change(table, situation, secretive, random);
                                if (!changed) return;
                                ++changes;
                                EXPECT_EQ(public_part(table, table.resolve(changed->position, changed->sheets)),
                                          public_part(table, table.resolve(situation.position, situation.sheets)))
                                    << "everybody learns something of " << table.roster().id(secretive);
                            });
    EXPECT_GT(changes, 0);
}

INSTANTIATE_TEST_SUITE_P(All, EveryGamesPublicRecord, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });

}  // namespace
