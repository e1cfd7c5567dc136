#include "gm/conform/batch.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace {

using gm::conformance::judge_all;
using gm::conformance::Verdict;

std::vector<std::string> names_told(std::size_t count, unsigned threads) {
    std::vector<std::string> names;
    const auto judge = [](std::size_t i) {
        if (i % 7 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));  // others overtake
        Verdict verdict;
        verdict.name = std::to_string(i);
        return verdict;
    };
    judge_all(count, threads, judge, [&](const Verdict& verdict) { names.push_back(verdict.name); });
    return names;
}

TEST(Batch, TellsVerdictsInOrderWhateverTheThreads) {
    std::vector<std::string> expected;
    for (int i = 0; i < 100; ++i) expected.push_back(std::to_string(i));
    EXPECT_EQ(names_told(100, 1), expected);
    EXPECT_EQ(names_told(100, 4), expected);
    EXPECT_EQ(names_told(100, 0), expected);
}

TEST(Batch, NothingToDoIsNothingToTell) { EXPECT_TRUE(names_told(0, 4).empty()); }

TEST(Batch, MoreThreadsThanWorkIsFine) { EXPECT_EQ(names_told(2, 64).size(), 2U); }

}  // namespace
