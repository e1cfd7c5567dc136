#include "tests/support/bot_games.h"

#include "tests/support/varied_campaign.h"

#include <gtest/gtest.h>

#include <iostream>

namespace test_support {

using namespace resolution;

namespace {

constexpr int longest_game = 2000;

}  // namespace

int games_to_play([[maybe_unused]] int usual, [[maybe_unused]] int sanitized) {
#if defined(__SANITIZE_ADDRESS__)
    return sanitized;
#else
    return usual;
#endif
}

void on_seeds(int count, const std::function<void(std::uint64_t number)>& play) {
    const std::uint64_t base = base_seed();
    SCOPED_TRACE("GM_TEST_SEED=" + std::to_string(base));
    std::cout << "GM_TEST_SEED=" << base << '\n';
    for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) play(base + static_cast<std::uint64_t>(i));
}

Table table_of(std::string_view game, std::uint64_t number) {
    const PlayerCount count = shipped_game(game)->player_count();
    return {varied_campaign(game, number), count.least + number % (count.most - count.least + 1), seed_of(number)};
}

void play_out(Table& table, const std::function<Sheets(const Table&)>& take_turn) {
    int turns = 0;
    while (!table.game().over(table.position()) && !testing::Test::HasFailure()) {
        ASSERT_LT(++turns, longest_game) << "the game does not end";
        const Sheets sheets = take_turn(table);
        table.move_to(table.resolve(table.position(), sheets).position);
    }
}

void play_bots(std::string_view game, int count, std::uint64_t seeds_a_policy, const Look& look) {
    on_seeds(count, [&](std::uint64_t number) {
        Table table = table_of(game, number);
        const auto policies = table.game().policies();
        const auto& policy = policies[number / seeds_a_policy % policies.size()];
        play_out(table, [&](const Table& now) {
            Sheets sheets = now.bot_sheets(policy);
            look(now, sheets);
            return sheets;
        });
        EXPECT_FALSE(table.game().scores(table.position()).empty());
    });
}

Sheets wild_sheets(const Table& table, const Sheets& kind, std::mt19937_64& random) {
    const GameUnderTest& game = under_test(table.game().id());
    Sheets wild = kind;
    for (const PlayerIndex player : table.roster().all()) {
        auto& sheet = wild[player.value()];
        if (sheet) sheet = game.wild_sheet(table.game(), table.position(), player, random);
    }
    return wild;
}

const Sheets& one_of(const Sheets& kind, const Sheets& wild, std::mt19937_64& random) {
    return random() % 3 == 0 ? wild : kind;
}

}  // namespace test_support
