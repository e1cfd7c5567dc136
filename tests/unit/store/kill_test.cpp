// A gm that is killed, at each of the points where it writes: what is left is the game
// before or the game after, never between, and the next gm goes on from there.

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <random>

#include "gm/store/database.h"
#include "gm/store/store.h"
#include "tests/support/kill_at_write.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using test_support::Ending;
using test_support::KillPlan;
using test_support::run_under;

using Action = bool (*)(const fs::path&);

bool make_game(const fs::path& folder) {
    return static_cast<bool>(Store::create(folder, sample::new_game(), sample::writer()));
}

bool add_sheet(const fs::path& folder) {
    auto store = Store::open(folder, sample::writer());
    return store && store->add_sheet(sample::sheet(sample::anna, "bid: 2"), {sample::message(1, "receipt@example.org")},
                                     {sample::noon, "import"});
}

bool resolve(const fs::path& folder) {
    auto store = Store::open(folder, sample::writer());
    return store && store->record_turn(sample::turn_record(1));
}

bool undo(const fs::path& folder) {
    auto store = Store::open(folder, sample::writer());
    return store && store->undo_turn(1, "a mistake", {sample::noon, "undo", R"({"turn":1})"});
}

bool retell(const fs::path& folder) {
    auto store = Store::open(folder, sample::writer());
    if (!store) return false;
    return static_cast<bool>(store->retell_turn({1,
                                                 {{"T1-QK7", {{"", "Words"}}}},
                                                 sample::turn_record(1),
                                                 "why",
                                                 {},
                                                 {{sample::noon, "undo", R"({"turn":1})"}}}));
}

const std::map<std::string, Action> actions{
    {"make_game", make_game}, {"add_sheet", add_sheet}, {"resolve", resolve}, {"undo", undo}, {"retell", retell}};

/// Not a test: what the killed process does. This program runs itself with this filter.
TEST(KillChild, DISABLED_Act) {
    const char* action = std::getenv("GM_TEST_ACTION");
    const char* folder = std::getenv("GM_TEST_FOLDER");
    ASSERT_TRUE(action != nullptr && folder != nullptr);
    std::_Exit(actions.at(action)(folder) ? 0 : 3);  // 3: refused, in plain words
}

Ending act(const KillPlan& plan, const std::string& action, const fs::path& folder) {
    return run_under(plan,
                     {fs::read_symlink("/proc/self/exe").string(), "--gtest_filter=KillChild.DISABLED_Act",
                      "--gtest_also_run_disabled_tests"},
                     {{"GM_TEST_ACTION", action},
                      {"GM_TEST_FOLDER", folder.string()},
                      // Whatever part of the tests runs here, the child runs that one.
                      {"GTEST_TOTAL_SHARDS", "1"},
                      {"GTEST_SHARD_INDEX", "0"}});
}

/// All there is to know about a game; empty where there is none.
std::string state_of(const fs::path& folder) {
    if (!is_game_folder(folder)) return "no game";
    {
        const auto store = Store::open(folder);
        if (!store) return "cannot be opened: " + orders::describe(store.problems());
        if (const auto verified = store->verify(); !verified) return "broken: " + orders::describe(verified.problems());
    }
    return sample::dump(folder);
}

class KillTest : public testing::TestWithParam<std::string> {
protected:
    KillTest() {
        prepare(place_ / "before");
        before_ = state_of(place_ / "before");
        prepare(place_ / "after");
        EXPECT_TRUE(actions.at(GetParam())(place_ / "after"));
        after_ = state_of(place_ / "after");
        EXPECT_NE(before_, after_);
    }

    void prepare(const fs::path& folder) const {
        fs::remove_all(folder);
        if (GetParam() == "undo" || GetParam() == "retell")
            static_cast<void>(sample::played(folder, 1));
        else if (GetParam() != "make_game")
            static_cast<void>(make_game(folder));
    }

    /// Whatever was left, doing it again (if it was not done) ends as if nothing had happened.
    void expect_recovery(const std::string& where) {
        const std::string left = state_of(folder_);
        ASSERT_TRUE(left == before_ || left == after_) << where << "\n" << left;
        ++(left == before_ ? befores_ : afters_);
        ASSERT_TRUE(left == after_ || actions.at(GetParam())(folder_)) << where;
        EXPECT_EQ(state_of(folder_), after_) << where;
    }

    /// At the first write, the second ... until the process ends by itself.
    void kill_everywhere(const std::string& how) {
        for (int at = 1; at < 1000; ++at) {
            prepare(folder_);
            const Ending ending = act({at, how}, GetParam(), folder_);
            const std::string where = GetParam() + ", " + how + " write " + std::to_string(at);
            if (!ending.killed) {
                EXPECT_EQ(ending.code, 0) << where;
                EXPECT_EQ(state_of(folder_), after_) << where;
                EXPECT_GT(at, 5) << "hardly any write was seen: is the library loaded?";
                return;
            }
            expect_recovery(where);
        }
        FAIL() << "the process never ended by itself";
    }

    sample::TemporaryFolder place_;
    fs::path folder_ = place_ / "game";
    std::string before_;
    std::string after_;
    int befores_ = 0;
    int afters_ = 0;
};

TEST_P(KillTest, BeforeAWrite) {
    kill_everywhere("before");
    EXPECT_GT(befores_, 0);
    EXPECT_GT(afters_, 0) << "closing writes too";
}

TEST_P(KillTest, AfterAWrite) { kill_everywhere("after"); }

TEST_P(KillTest, InTheMiddleOfAWrite) { kill_everywhere("torn"); }

TEST_P(KillTest, AFullDiskFromThatWriteOn) {
    int refused = 0;
    for (int at = 1; at < 1000; ++at) {
        prepare(folder_);
        const Ending ending = act({at, "full"}, GetParam(), folder_);
        const std::string where = GetParam() + ", full from write " + std::to_string(at);
        ASSERT_FALSE(ending.killed) << where;
        const std::string left = state_of(folder_);
        if (ending.code == 0) {
            EXPECT_EQ(left, after_) << where;
            if (at > 100) break;  // beyond the last write of all
            continue;
        }
        ++refused;
        EXPECT_EQ(ending.code, 3) << where;
        EXPECT_EQ(left, before_) << where;
        EXPECT_TRUE(actions.at(GetParam())(folder_)) << where;
        EXPECT_EQ(state_of(folder_), after_) << where;
    }
    EXPECT_GT(refused, 3);
}

TEST_P(KillTest, AgainAndAgainAlsoWhileRecovering) {
    const unsigned seed = std::random_device{}();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const std::vector<std::string> ways{"before", "after", "torn"};
    const int furthest = GetParam() == "make_game" ? 150 : 60;  // somewhat beyond the last write
    for (int game = 0; game < 10; ++game) {
        prepare(folder_);
        for (int tries = 0; tries < 40; ++tries) {
            const KillPlan plan{std::uniform_int_distribution(1, furthest)(random), ways[random() % 3]};
            const Ending ending = act(plan, GetParam(), folder_);
            const std::string left = state_of(folder_);
            ASSERT_TRUE(left == before_ || left == after_) << left;
            if (left == after_) break;
            ASSERT_TRUE(ending.killed) << "it ended by itself, and left nothing";
        }
        ASSERT_TRUE(state_of(folder_) == after_ || actions.at(GetParam())(folder_));
        EXPECT_EQ(state_of(folder_), after_);
    }
}

INSTANTIATE_TEST_SUITE_P(Store, KillTest, testing::Values("make_game", "add_sheet", "resolve", "undo", "retell"));

}  // namespace
}  // namespace gm
