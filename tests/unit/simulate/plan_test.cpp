#include "gm/simulate/plan.h"

#include <gtest/gtest.h>

#include <set>

#include "gm/assets/campaigns.h"
#include "gm/files/write.h"
#include "gm/simulate/csv.h"
#include "gm/simulate/one_game.h"
#include "gm/simulate/plan_file.h"
#include "tests/support/temporary_folder.h"

namespace gm::simulation {
namespace {

Plan tiny() {
    Plan plan;
    plan.name = "tiny";
    plan.campaign = *load_campaign("tiny");
    plan.games = 6;
    return plan;
}

TEST(Shards, CoverEveryGameOnce) {
    for (const std::uint64_t total : {0U, 1U, 7U, 100U, 999'999'999U}) {
        for (const std::size_t of : {1U, 2U, 3U, 7U, 64U}) {
            std::uint64_t next = 0;
            for (std::size_t index = 1; index <= of; ++index) {
                const Span part = part_of(total, {index, of});
                EXPECT_EQ(part.first, next);
                EXPECT_LE(part.count, total / of + 1);
                next += part.count;
            }
            EXPECT_EQ(next, total);
        }
    }
}

TEST(Shards, AreReadStrictly) {
    EXPECT_EQ(*read_shard("3/8"), (Shard{3, 8}));
    for (const char* text : {"", "3", "0/8", "9/8", "3/0", "3/8x", "a/b", "-1/8", "3/"})
        EXPECT_FALSE(read_shard(text)) << text;
}

TEST(Seeds, AreTheNumberIn64HexDigits) {
    EXPECT_EQ(seed_of(1).hex(), std::string(63, '0') + "1");
    EXPECT_EQ(seed_of(0xABCDEF0123456789).hex(), std::string(48, '0') + "abcdef0123456789");
}

TEST(Seats, RotateWithTheGame) {
    Plan plan = tiny();
    plan.players = {3};
    plan.seats = {"steady", "random"};
    const auto simulation = prepare(plan);
    ASSERT_TRUE(simulation);
    const Batch& batch = simulation->batches.front();
    EXPECT_EQ(policies_of(batch, 0, true), (Row{"steady", "random", "random"}));
    EXPECT_EQ(policies_of(batch, 1, true), (Row{"random", "random", "steady"}));
    EXPECT_EQ(policies_of(batch, 4, true), policies_of(batch, 1, true));
    EXPECT_EQ(policies_of(batch, 1, false), policies_of(batch, 0, true));
}

TEST(Batches, AreEveryCombinationOnTheSameSeeds) {
    Plan plan = tiny();
    plan.players = {2, 3};
    plan.sweeps = {*read_sweep("faces=4,8"), *read_sweep("coins=5,10")};
    const auto simulation = prepare(plan);
    ASSERT_TRUE(simulation);
    ASSERT_EQ(simulation->batches.size(), 8U);
    EXPECT_EQ(simulation->variants().front(), "players=2 faces=4 coins=5");
    EXPECT_EQ(simulation->variants().back(), "players=3 faces=8 coins=10");
    const std::size_t seed = 3;
    for (std::uint64_t place = 0; place < simulation->total(); ++place) {
        const Row row = csv_cells(play_one(*simulation, place).front());
        EXPECT_EQ(row.at(seed), std::to_string(1 + place % plan.games));
        EXPECT_EQ(row.at(1), simulation->variants()[place / plan.games]);
    }
}

TEST(RunId, TellsApartWhateverDecidesTheResult) {
    std::set<std::string> ids;
    const auto add = [&](auto change) {
        Plan plan = tiny();
        change(plan);
        const auto simulation = prepare(plan);
        ASSERT_TRUE(simulation) << orders::describe(simulation.problems());
        EXPECT_TRUE(ids.insert(simulation->run_id).second) << simulation->plan;
    };
    add([](Plan&) {});
    add([](Plan& plan) { plan.games = 7; });
    add([](Plan& plan) { plan.base_seed = 2; });
    add([](Plan& plan) { plan.players = {4}; });
    add([](Plan& plan) { plan.seats = {"steady"}; });
    add([](Plan& plan) { plan.rotate_seats = false; });
    add([](Plan& plan) { plan.settings = {*read_setting("faces=8")}; });
    add([](Plan& plan) { plan.sweeps = {*read_sweep("faces=8")}; });
    add([](Plan& plan) { plan.campaign = *orders::parse_document(plan.campaign.text + "\n# mine\n", "own.yaml"); });
}

TEST(Plans, ThatCannotBePlayedAreRefused) {
    const auto refused = [](auto change) {
        Plan plan = tiny();
        change(plan);
        const auto simulation = prepare(plan);
        return simulation ? std::string() : orders::describe(simulation.problems());
    };
    EXPECT_NE(refused([](Plan& plan) { plan.players = {99}; }).find("2 to 8"), std::string::npos);
    EXPECT_NE(refused([](Plan& plan) { plan.seats = {"stedy"}; }).find("did you mean 'steady'?"), std::string::npos);
    EXPECT_NE(refused([](Plan& plan) { plan.sweeps = {*read_sweep("faces=6,0")}; }).find("with faces=0"),
              std::string::npos);
    EXPECT_NE(refused([](Plan& plan) { plan.sweeps = {*read_sweep("faces=6,6")}; }).find("the same"),
              std::string::npos);
    EXPECT_NE(refused([](Plan& plan) { plan.base_seed = UINT64_MAX; }).find("too high"), std::string::npos);
    EXPECT_NE(refused([](Plan& plan) { plan.games = 0; }).find("no games"), std::string::npos);
}

TEST(PlanFile, SaysAllThatCanBeTyped) {
    const test_support::TemporaryFolder folder;
    const auto path = folder.path() / "plan.yaml";
    ASSERT_TRUE(write_file(path,
                           "games: 12\nplayers: [2, 3]\nseats: [steady, random]\nbase_seed: 40\nrotate_seats: false\n"
                           "set: {coins: 4}\nsweep: {faces: [4, 6]}\n"));
    Plan plan = tiny();
    ASSERT_TRUE(read_plan_file(path, plan));
    EXPECT_EQ(plan.games, 12U);
    EXPECT_EQ(plan.players, (std::vector<std::size_t>{2, 3}));
    EXPECT_EQ(plan.seats, (Row{"steady", "random"}));
    EXPECT_EQ(plan.base_seed, 40U);
    EXPECT_FALSE(plan.rotate_seats);
    ASSERT_EQ(plan.settings.size(), 1U);
    EXPECT_EQ(plan.settings[0].path + plan.settings[0].text(), "coins4");
    ASSERT_EQ(plan.sweeps.size(), 1U);
    EXPECT_EQ(plan.sweeps[0].values.size(), 2U);
}

TEST(UsualPlan, IsTheCampaignsOwn) {
    const auto campaign = *orders::parse_document(
        "game: tiny\nsimulation: {games: 50, players: 4, seats: [steady, random], base_seed: 7, rotate_seats: false,\n"
        "  outputs: [games]}\n",
        "campaign.yaml");
    const auto usual = usual_plan(campaign);
    ASSERT_TRUE(usual) << orders::describe(usual.problems());
    EXPECT_EQ(usual->games, 50U);
    EXPECT_EQ(usual->base_seed, 7U);
    EXPECT_FALSE(usual->rotate_seats);
    const auto seated = [&](std::vector<std::size_t> players, Row seats) {
        Plan plan;
        plan.players = std::move(players);
        plan.seats = std::move(seats);
        sit_down_as_usual(plan, *usual);
        return std::pair(plan.players, plan.seats);
    };
    using Players = std::vector<std::size_t>;
    EXPECT_EQ(seated({}, {}), std::pair(Players{4}, Row{"steady", "random"}));
    EXPECT_EQ(seated({3}, {}), std::pair(Players{3}, Row{"steady", "random"}));
    EXPECT_EQ(seated({}, {"random"}), std::pair(Players{4}, Row{"random"}));
    EXPECT_EQ(seated({}, {"random", "random", "steady"}), std::pair(Players{3}, Row{"random", "random", "steady"}));
    EXPECT_EQ(seated({2, 1}, {}), std::pair(Players{2, 1}, Row{"steady"}));
}

TEST(UsualPlan, ThatIsWrongIsRefusedWithItsPlace) {
    const auto usual = usual_plan(*orders::parse_document("game: tiny\nsimulation:\n  games: none\n", "campaign.yaml"));
    ASSERT_FALSE(usual);
    EXPECT_NE(orders::describe(usual.problems()).find("campaign.yaml:3:"), std::string::npos);
}

TEST(PlanFile, KnowsRanges) {
    const test_support::TemporaryFolder folder;
    const auto path = folder.path() / "plan.yaml";
    ASSERT_TRUE(write_file(path, "sweep: {faces: 4..6, coins: [1..2, 9]}\n"));
    Plan plan = tiny();
    ASSERT_TRUE(read_plan_file(path, plan));
    ASSERT_EQ(plan.sweeps.size(), 2U);
    EXPECT_EQ(plan.sweeps[0].values.size(), 3U);
    EXPECT_EQ(plan.sweeps[1].values.size(), 3U);
    ASSERT_TRUE(write_file(path, "\nsweep: {faces: 6..4}\n"));
    const auto outcome = read_plan_file(path, plan);
    ASSERT_FALSE(outcome);
    EXPECT_NE(orders::describe(outcome.problems()).find("plan.yaml:2:16: '6..4' ends"), std::string::npos)
        << orders::describe(outcome.problems());
}

TEST(PlanFile, SaysWhereItIsWrong) {
    const test_support::TemporaryFolder folder;
    const auto path = folder.path() / "plan.yaml";
    ASSERT_TRUE(write_file(path, "gamse: 12\nsweep: {faces: 4}\n"));
    Plan plan = tiny();
    const auto outcome = read_plan_file(path, plan);
    ASSERT_FALSE(outcome);
    const std::string said = orders::describe(outcome.problems());
    EXPECT_NE(said.find("did you mean 'games'?"), std::string::npos) << said;
    EXPECT_NE(said.find("plan.yaml:2:"), std::string::npos) << said;
}

}  // namespace
}  // namespace gm::simulation
