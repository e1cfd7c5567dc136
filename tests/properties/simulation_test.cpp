// Simulations of every registered game: the same bytes on any number of threads, in shards, and after interruptions.

#include <gtest/gtest.h>

#include <iostream>
#include <map>

#include "gm/assets/campaigns.h"
#include "gm/files/read.h"
#include "gm/simulate/csv.h"
#include "gm/simulate/run.h"
#include "tests/support/bot_games.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

namespace {

using namespace gm::simulation;
namespace fs = std::filesystem;

using Files = std::map<std::string, std::string>;

Files files_in(const fs::path& folder) {
    Files files;
    for (const auto& item : fs::directory_iterator(folder))
        files[item.path().filename().string()] = *gm::read_file(item.path(), 100'000'000);
    return files;
}

/// The campaign that comes with the program and plays this game.
std::string campaign_of(const std::string& game) {
    for (const std::string& name : gm::campaign_names()) {
        if (gm::load_campaign(name)->root.find("game")->text == game) return name;
    }
    throw std::runtime_error("no campaign is shipped for game " + game);
}

class Simulated : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        std::cout << "GM_TEST_SEED=" << test_support::base_seed() << '\n';
        const auto game = test_support::shipped_game(GetParam());
        Plan plan;
        plan.name = campaign_of(GetParam());
        plan.campaign = *gm::load_campaign(plan.name);
        plan.games = static_cast<std::uint64_t>(test_support::games_to_play(40, 6));
        plan.base_seed = test_support::base_seed();
        const auto [least, most] = game->player_count();
        plan.players = {least, std::min(least + 1, most)};
        if (most > plan.players.back()) plan.players.push_back(most);
        plan.seats = game->policies();
        if (plan.seats.size() > least) plan.seats.resize(least);
        auto prepared = prepare(plan);
        ASSERT_TRUE(prepared) << orders::describe(prepared.problems());
        simulation_ = std::move(*prepared);
    }

    RunResult play(const std::string& name, unsigned threads, const Shard& shard = {},
                   const std::atomic<bool>* stop = nullptr) {
        RunRequest request;
        request.out = folder_.path() / name;
        request.threads = threads;
        request.shard = shard;
        request.stop = stop;
        auto result = run(simulation_, request);
        EXPECT_TRUE(result) << orders::describe(result.problems());
        return std::move(*result);
    }

    Files whole(const std::string& name) { return files_in(folder_.path() / name); }

    test_support::TemporaryFolder folder_;
    Simulation simulation_;
};

TEST_P(Simulated, IsTheSameOnAnyNumberOfThreads) {
    const RunResult one = play("one", 1);
    EXPECT_TRUE(one.record.whole());
    EXPECT_FALSE(one.broken) << *one.broken;
    play("four", 4);
    EXPECT_EQ(whole("one"), whole("four"));
}

/// Tables take facts and their fields by name: one that is called otherwise would leave its column empty.
TEST_P(Simulated, FillsEveryColumnAndAnswersEveryQuestion) {
    const RunResult result = play("one", 2);
    for (const auto& [table, content] : result.record.tables) {
        Row columns;
        std::vector<bool> filled;
        const auto look = [&](std::string_view line) {
            const Row cells = csv_cells(line);
            if (columns.empty()) {
                columns = cells;
                filled.resize(cells.size());
                return;
            }
            ASSERT_EQ(cells.size(), columns.size()) << line;
            for (std::size_t i = 0; i < cells.size(); ++i) filled[i] = filled[i] || !cells[i].empty();
        };
        ASSERT_TRUE(read_checked(folder_.path() / "one" / (table + ".csv"), content, look));
        for (std::size_t i = 0; i < columns.size(); ++i) EXPECT_TRUE(filled[i]) << table << ": " << columns[i];
    }
    for (const Answer& answer : result.answers) EXPECT_FALSE(answer.lines.empty()) << answer.question.id;
}

TEST_P(Simulated, IsTheSameInShards) {
    play("one", 2);
    std::vector<fs::path> parts;
    for (std::size_t index = 5; index > 0; --index) {  // in any order
        const std::string name = "part-" + std::to_string(index);
        play(name, 2, {index, 5});
        parts.push_back(folder_.path() / name);
    }
    const auto merged = merge(parts, folder_.path() / "merged", false);
    ASSERT_TRUE(merged) << orders::describe(merged.problems());
    EXPECT_EQ(whole("one"), whole("merged"));
}

TEST_P(Simulated, IsTheSameAfterInterruptions) {
    play("one", 2);
    std::uint64_t done = 0;
    int runs = 0;
    while (done < simulation_.total()) {
        ASSERT_LT(++runs, 1000) << "it gets nowhere";
        std::atomic<bool> stop = false;
        RunRequest request;
        request.out = folder_.path() / "many";
        request.threads = 2;
        request.stop = &stop;
        request.progress = [&](std::uint64_t, std::uint64_t now) { stop = now > done; };
        auto result = run(simulation_, request);
        ASSERT_TRUE(result) << orders::describe(result.problems());
        done = result->record.done;
    }
    EXPECT_EQ(whole("one"), whole("many"));
    EXPECT_EQ(play("many", 1).played, 0U);
}

INSTANTIATE_TEST_SUITE_P(Games, Simulated, testing::ValuesIn(test_support::registered_ids()), [](const auto& named) {
    std::string name = named.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
