#include "gm/simulate/workers.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace gm::simulation {
namespace {

struct Taken {
    std::vector<std::string> lines;
    std::optional<BrokenGame> broken;
};

Taken play(std::uint64_t count, unsigned threads, const std::function<GameLines(std::uint64_t)>& game,
           const std::atomic<bool>* stop = nullptr) {
    Taken taken;
    Work work;
    work.first = 5;
    work.count = count;
    work.threads = threads;
    work.play = game;
    work.take = [&](const GameLines& lines) {
        taken.lines.push_back(lines.front());
        return true;
    };
    work.stop = stop;
    taken.broken = play_in_order(work);
    return taken;
}

std::vector<std::string> numbers(std::uint64_t count) {
    std::vector<std::string> out;
    for (std::uint64_t i = 0; i < count; ++i) out.push_back(std::to_string(5 + i));
    return out;
}

GameLines named(std::uint64_t place) { return {std::to_string(place)}; }

TEST(Workers, HandGamesOverInOrderWhateverTheThreads) {
    for (const std::uint64_t count : {0U, 1U, 15U, 16U, 17U, 10'000U}) {
        for (const unsigned threads : {1U, 2U, 7U}) EXPECT_EQ(play(count, threads, named).lines, numbers(count));
    }
}

TEST(Workers, LeaveWholeGamesWithoutAGapWhenStopped) {
    for (const unsigned threads : {1U, 4U}) {
        std::atomic<bool> stop = false;
        const Taken taken = play(
            1'000'000, threads,
            [&](std::uint64_t place) {
                if (place >= 300) stop = true;
                return named(place);
            },
            &stop);
        EXPECT_EQ(taken.lines, numbers(taken.lines.size()));
        EXPECT_LT(taken.lines.size(), 100'000U);
        EXPECT_FALSE(taken.broken);
    }
}

TEST(Workers, NameTheGameThatBroke) {
    for (const unsigned threads : {1U, 4U}) {
        const Taken taken = play(1000, threads, [](std::uint64_t place) -> GameLines {
            if (place == 205) throw std::runtime_error("no money");
            return named(place);
        });
        ASSERT_TRUE(taken.broken);
        EXPECT_EQ(taken.broken->place, 205U);
        EXPECT_EQ(taken.broken->what, "no money");
        EXPECT_EQ(taken.lines, numbers(taken.lines.size()));
        EXPECT_LE(taken.lines.size(), 200U);
    }
}

TEST(Workers, StopWhenNoMoreCanBeTaken) {
    int taken = 0;
    Work work;
    work.count = 1000;
    work.threads = 3;
    work.play = named;
    work.take = [&](const GameLines&) { return ++taken < 20; };
    EXPECT_FALSE(play_in_order(work));
    EXPECT_EQ(taken, 20);
}

}  // namespace
}  // namespace gm::simulation
