#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "resolution/dice.h"
#include "resolution/game.h"

namespace {

using resolution::Dice;
using resolution::Position;
using resolution::Record;
using resolution::Seed;
using testing::ElementsAre;

TEST(Watch, DiceTellAfterEachDraw) {
    Dice dice(Seed{}, 1);
    dice.die("before", 6);
    std::vector<std::size_t> seen;
    dice.watch([&] { seen.push_back(dice.record().size()); });
    dice.die("a", 6);
    dice.one_of("b", std::vector<int>{1, 2}, [](int i) { return std::to_string(i); });
    EXPECT_THAT(seen, ElementsAre(2U, 3U));
}

TEST(Watch, WhoLooksOnSeesTheStateAfterEachStep) {
    Record record;
    record.step_done("unseen", 1);
    std::vector<std::string> seen;
    record.watch = [&](std::string_view step, const Position& position) {
        seen.push_back(std::string(step) + std::to_string(std::any_cast<int>(position.state)));
    };
    record.step_done("one", 7);
    record.step_done("two", 8);
    EXPECT_THAT(seen, ElementsAre("one7", "two8"));
}

}  // namespace
