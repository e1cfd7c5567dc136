// Whole games through the store: what was written is what was played, and playing it
// again from what was written gives the same record.

#include <gtest/gtest.h>

#include <iostream>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "gm/play/intake.h"
#include "gm/play/new_game.h"
#include "gm/play/replay.h"
#include "gm/play/resolve.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

using namespace resolution;

namespace {

const std::string now = "2026-11-16T12:00:00Z";

class EveryStoredGame : public testing::TestWithParam<std::string> {};

orders::Document players_file(std::size_t count) {
    std::string text = "players:\n";
    for (std::size_t i = 1; i <= count; ++i) {
        const std::string id = "p" + std::to_string(i);
        text += "  " + id + ": {mail: " + id + "@example.org, language: " + (i % 2 == 0 ? "fr" : "en") + "}\n";
    }
    return *orders::parse_document(text, "players.yaml");
}

orders::Document campaign_of(const std::string& game) {
    for (const std::string& name : gm::campaign_names()) {
        auto campaign = gm::load_campaign(name);
        if (campaign && campaign->root.find("game")->text == game) return *campaign;
    }
    throw std::runtime_error("no campaign for " + game);
}

/// Bots write, their sheets come in as texts, the turn is resolved and written.
void play_a_turn(gm::GameInPlay& in_play, const std::string& policy) {
    Dice dice(in_play.campaign.seed, in_play.game->turn(in_play.position));
    gm::Letters letters(in_play);
    for (const Demand& demand : in_play.game->demands(in_play.position)) {
        const SheetOrders orders = in_play.game->bot(policy, in_play.position, demand.player, dice);
        const std::string text = in_play.game->write_sheet(in_play.position, demand.player, orders);
        auto taken = gm::take_sheet(in_play, letters,
                                    {.raw = text,
                                     .document = orders::parse_document(text, "sheet.yaml"),
                                     .source = "sheet.yaml",
                                     .player = in_play.roster.id(demand.player),
                                     .received_at = now,
                                     .now = now});
        ASSERT_TRUE(taken) << text << orders::describe(taken.problems());
    }
    auto resolved = gm::resolve_turn(in_play, {std::nullopt, now});
    ASSERT_TRUE(resolved) << orders::describe(resolved.problems());
    auto hash = gm::commit_turn(in_play, *resolved);
    ASSERT_TRUE(hash) << orders::describe(hash.problems());
}

std::vector<std::string> hashes(const gm::GameInPlay& in_play) {
    std::vector<std::string> out;
    for (int turn = 0; turn <= in_play.last.number; ++turn) out.push_back(in_play.store.snapshot(turn)->hash);
    return out;
}

/// Plays a whole game in a new folder; the hash of every turn.
std::vector<std::string> play_a_game(const std::string& game, const std::filesystem::path& folder,
                                     std::uint64_t number) {
    const PlayerCount count = test_support::shipped_game(game)->player_count();
    const std::size_t players = count.least + number % (count.most - count.least + 1);
    auto made = gm::new_game({campaign_of(game), players_file(players), folder, test_support::seed_of(number), now});
    if (!made) throw std::runtime_error(orders::describe(made.problems()));
    {
        const gm::Store closed = std::move(*made);
    }
    auto in_play = gm::GameInPlay::open(folder, {"test", now});
    if (!in_play) throw std::runtime_error(orders::describe(in_play.problems()));
    const auto policies = in_play->game->policies();
    while (!in_play->over() && !testing::Test::HasFailure()) play_a_turn(*in_play, policies[number % policies.size()]);
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
        auto intact = reopened->store.verify();
        EXPECT_TRUE(intact) << orders::describe(intact.problems());
        auto differences = gm::replay(*reopened);
        ASSERT_TRUE(differences) << orders::describe(differences.problems());
        EXPECT_TRUE(differences->empty()) << orders::describe(*differences);
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
                         [](const auto& game) { return game.param; });
