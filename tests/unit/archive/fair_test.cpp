// Recomputing the dice of whole games, of every game there is.

#include "gm/archive/fair.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "tests/support/bot_games.h"
#include "tests/support/table.h"

namespace gm::archive {
namespace {

using resolution::Dice;
using resolution::Roll;
using resolution::Seed;
using testing::HasSubstr;

DiceRecord record_of(const Seed& seed, std::vector<DiceOfTurn> turns) {
    return {"test", seed.commitment(), seed.hex(), std::move(turns)};
}

std::vector<Roll> rolls_of_set_up(const test_support::Table& table) {
    Dice dice(table.seed(), 0);
    resolution::Record told;
    if (!table.game().fresh(table.roster(), orders::Document{}, dice, told)) throw std::runtime_error("no set-up");
    return dice.record();
}

/// A whole game of bots, with its set-up: some draw nothing after it.
DiceRecord play(const std::string& game, std::uint64_t number) {
    test_support::Table table = test_support::table_of(game, number);
    DiceRecord record = record_of(table.seed(), {{0, 0, rolls_of_set_up(table)}});
    test_support::play_out(table, [&](const test_support::Table& now) {
        resolution::Sheets sheets = now.bot_sheets();
        const int turn = now.game().turn(now.position());
        record.turns.push_back(
            {static_cast<int>(record.turns.size()), turn, now.resolve(now.position(), sheets).rolls});
        return sheets;
    });
    return record;
}

class EveryGamesDice : public testing::TestWithParam<std::string> {};

TEST_P(EveryGamesDice, FollowFromTheSeed) {
    test_support::on_seeds(4, [](std::uint64_t number) {
        const DiceRecord record = play(GetParam(), number);
        const auto published = dice_from_json(to_json(record).dump());
        ASSERT_TRUE(published) << orders::describe(published.problems());
        const Seed seed = *Seed::from_hex(record.seed);
        const Fairness found = check_dice(*published, seed);
        EXPECT_TRUE(found.fair()) << found.wrong.value_or("another commitment");
        EXPECT_GT(found.rolls, 0U);
        EXPECT_EQ(to_json(*published), to_json(record));
    });
}

TEST_P(EveryGamesDice, AnyOtherValueIsNamed) {
    const DiceRecord record = play(GetParam(), 1);
    const Seed seed = *Seed::from_hex(record.seed);
    for (std::size_t t = 0; t < record.turns.size(); ++t) {
        for (std::size_t r = 0; r < record.turns[t].rolls.size(); ++r) {
            DiceRecord changed{record.game, record.commitment, record.seed, {record.turns[t]}};
            Roll& roll = changed.turns[0].rolls[r];
            const bool is_die = std::holds_alternative<std::int64_t>(roll.value.content());
            if (is_die) {
                roll.value = roll.value == resolution::Value(1) ? 2 : 1;
            } else {
                roll.value = "nobody";
            }
            const Fairness found = check_dice(changed, seed);
            ASSERT_TRUE(found.wrong) << roll.label;
            EXPECT_THAT(*found.wrong, HasSubstr(roll.label));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, EveryGamesDice, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });

TEST(FairTest, EmptyDrawsAndTakenWordsAreUnderstood) {
    const Seed seed = test_support::seed_of(5);
    Dice dice(seed, 3);
    const std::vector<std::string> none;
    const auto name = [](const std::string& text) { return text; };
    dice.some_of("nobody", 2, none, name);
    dice.some_of("none of them", 0, std::vector<std::string>{"a", "b"}, name);
    const std::string letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    // One letter only, so that words run into each other.
    std::set<std::string> given;
    const auto taken = [&](const std::string& word) { return given.contains(word); };
    for (int i = 1; i <= 30; ++i) given.insert(dice.word("code/" + std::to_string(i), letters, 1, taken));
    EXPECT_EQ(given.size(), 30U);
    const DiceRecord record = record_of(seed, {{1, 3, dice.record()}});
    EXPECT_TRUE(check_dice(record, seed).fair()) << check_dice(record, seed).wrong.value_or("");
    const auto published = dice_from_json(to_json(record).dump());
    ASSERT_TRUE(published) << orders::describe(published.problems());
    EXPECT_TRUE(check_dice(*published, seed).fair());
}

TEST(FairTest, AnImposedRollIsCountedApartAndALabelOnce) {
    const Seed seed = test_support::seed_of(6);
    Roll roll{"die", 6, {}, 4, true};
    const Fairness found = check_dice(record_of(seed, {{1, 1, {roll}}}), seed);
    EXPECT_TRUE(found.fair());
    EXPECT_EQ(found.imposed, 1U);
    EXPECT_EQ(found.rolls, 0U);
    const Fairness twice = check_dice(record_of(seed, {{1, 1, {roll, roll}}}), seed);
    ASSERT_TRUE(twice.wrong);
    EXPECT_THAT(*twice.wrong, HasSubstr("drawn before"));
    EXPECT_TRUE(check_dice(record_of(seed, {{1, 1, {roll}}, {2, 2, {roll}}}), seed).fair()) << "another turn";
}

TEST(FairTest, ALabelWithATurnIsKeyedByThatTurn) {
    const Seed seed = test_support::seed_of(8);
    Dice dice(seed, 1);
    dice.die("die", 1000);
    dice.enter(2);
    dice.die("die", 1000);
    const std::vector<Roll> rolls = dice.take_record();
    ASSERT_EQ(rolls[1].label, "2/die");
    EXPECT_EQ(rolls[1].value, resolution::Value(Dice(seed, 2).die("die", 1000)));
    const DiceRecord record = record_of(seed, {{1, 1, rolls}});
    EXPECT_TRUE(check_dice(record, seed).fair()) << check_dice(record, seed).wrong.value_or("");
    auto elsewhere = record;
    elsewhere.turns[0].rolls[1].label = "3/die";
    EXPECT_THAT(check_dice(elsewhere, seed).wrong.value_or(""), HasSubstr("3/die"));
    // The turn's own resolution cannot draw it again.
    Dice own(seed, 2);
    own.die("die", 1000);
    auto twice = record;
    twice.turns.push_back({2, 2, own.take_record()});
    EXPECT_THAT(check_dice(twice, seed).wrong.value_or(""), HasSubstr("drawn before"));
}

TEST(FairTest, NoRecordIsTooOddToRead) {
    const nlohmann::json sound = to_json(record_of(test_support::seed_of(7), {{1, 1, {{"die", 6, {}, 4, true}}}}));
    ASSERT_TRUE(dice_from_json(sound.dump()));
    for (const auto& [key, value] : sound.items()) {
        auto changed = sound;
        changed[key] = nlohmann::json{{"odd", 1}};
        EXPECT_FALSE(dice_from_json(changed.dump())) << key;
        changed.erase(key);
        EXPECT_FALSE(dice_from_json(changed.dump())) << key;
    }
    for (const char* key : {"label", "value", "imposed", "sides"}) {
        auto changed = sound;
        changed["turns"][0]["rolls"][0].erase(key);
        EXPECT_FALSE(dice_from_json(changed.dump())) << key;
    }
    for (const auto& sides : {nlohmann::json(0), nlohmann::json(std::uint64_t{1} << 40U)}) {
        auto changed = sound;
        changed["turns"][0]["rolls"][0]["sides"] = sides;
        changed["turns"][0]["rolls"][0]["imposed"] = false;
        const auto record = dice_from_json(changed.dump());
        ASSERT_TRUE(record);
        EXPECT_THAT(check_dice(*record, test_support::seed_of(7)).wrong.value_or(""), HasSubstr("no such draw"));
    }
}

}  // namespace
}  // namespace gm::archive
