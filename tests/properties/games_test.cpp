// What must hold for every registered game, whoever plays it: one suite for all.

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_set.h"
#include "tests/support/bot_games.h"
#include "tests/support/game_under_test.h"
#include "tests/support/reading.h"
#include "tests/support/table.h"

using namespace resolution;
using test_support::Bytes;
using test_support::Played;
using test_support::Table;

namespace {

const int seeds_of_games = test_support::games_to_play(40, 6);

class EveryGame : public testing::TestWithParam<std::string> {
protected:
    /// Plays whole games on many seeds and calls `check` before each resolution.
    static void play(const test_support::Look& check, int seeds = seeds_of_games) {
        test_support::play_bots(GetParam(), seeds, 7, check);
    }
};

std::string check(const Table& table, const test_support::Situation& situation, PlayerIndex author) {
    Dice dice(table.seed(), table.game().turn(situation.position));
    const auto checked = table.game().check(situation.position, author, situation.sheets, Reader::player(author), dice);
    return to_json(checked.value()).dump();
}

}  // namespace

TEST_P(EveryGame, StateSurvivesJson) {
    play([](const Table& table, const Sheets& sheets) {
        const Game& game = table.game();
        const nlohmann::json saved = game.to_json(table.position());
        auto loaded = game.from_json(nlohmann::json::parse(saved.dump()));
        ASSERT_TRUE(loaded) << orders::describe(loaded.problems());
        EXPECT_EQ(game.to_json(*loaded), saved);
        EXPECT_EQ(table.bytes(table.resolve(*loaded, sheets)), table.bytes(table.resolve(table.position(), sheets)));
    });
}

TEST_P(EveryGame, SameSeedAndSheetsGiveTheSameBytes) {
    play([](const Table& table, const Sheets& sheets) {
        EXPECT_EQ(table.bytes(table.resolve(table.position(), sheets)),
                  table.bytes(table.resolve(table.position(), sheets)));
    });
}

TEST_P(EveryGame, SheetsReadBackAsTheyWereWritten) {
    play([](const Table& table, const Sheets& sheets) {
        const Game& game = table.game();
        Sheets again(sheets.size());
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            if (!sheets[i]) continue;
            const std::string text = game.write_sheet(table.position(), PlayerIndex{i}, *sheets[i]);
            const auto document = orders::parse_document(text, "sheet");
            ASSERT_TRUE(document) << orders::describe(document.problems());
            Reading reading = game.read(table.position(), PlayerIndex{i}, *document);
            EXPECT_TRUE(reading.problems.empty()) << text << orders::describe(reading.problems);
            ASSERT_TRUE(reading.orders) << text;
            EXPECT_EQ(game.write_sheet(table.position(), PlayerIndex{i}, *reading.orders), text);
            again[i] = std::move(reading.orders);
        }
        EXPECT_EQ(table.bytes(table.resolve(table.position(), again)),
                  table.bytes(table.resolve(table.position(), sheets)));
    });
}

TEST_P(EveryGame, RecordedRollsAsADiceFileGiveTheSameGame) {
    play([](const Table& table, const Sheets& sheets) {
        const Played played = table.resolve(table.position(), sheets);
        const ImposedDice file = ImposedDice::from_rolls(played.rolls);
        const orders::Problems problems = table.game().draws(table.position()).check(file);
        EXPECT_TRUE(problems.empty()) << orders::describe(problems);
        const Seed other = test_support::seed_of(987654321);
        const Played replayed = table.resolve_with(other, table.position(), sheets, &file);
        EXPECT_EQ(table.bytes(replayed), table.bytes(played));
        for (const Roll& roll : replayed.rolls) EXPECT_TRUE(roll.imposed) << roll.label;
    });
}

TEST_P(EveryGame, EachLabelIsDrawnOnceATurn) {
    play([](const Table& table, const Sheets& sheets) {
        std::set<std::string> labels;
        for (const Roll& roll : table.resolve(table.position(), sheets).rolls) {
            EXPECT_TRUE(labels.insert(roll.label).second) << roll.label << " was drawn twice";
        }
    });
}

TEST_P(EveryGame, EveryFactHasAStepARuleAndAPhraseInBothLanguages) {
    play(
        [](const Table& table, const Sheets& sheets) {
            const Played played = table.resolve(table.position(), sheets);
            for (const std::string language : {"fr", "en"}) {
                auto templates = gm::TemplateSet::load(std::string(table.game().id()), language, {});
                ASSERT_TRUE(templates) << orders::describe(templates.problems());
                for (const Entry& entry : played.record.journal.entries()) {
                    EXPECT_FALSE(entry.step.empty()) << entry.kind;
                    EXPECT_FALSE(entry.rule.empty()) << entry.kind;
                    EXPECT_TRUE(templates->knows(std::string(entry.kind)))
                        << language << " has no phrase for " << entry.kind;
                }
            }
        },
        10);
}

TEST_P(EveryGame, ALedgerAddsUp) {
    play([](const Table& table, const Sheets& sheets) {
        const Played played = table.resolve(table.position(), sheets);
        std::map<std::size_t, Money> last;
        for (const Movement& movement : played.record.ledger) {
            const auto before = last.find(movement.player.value());
            if (before != last.end()) {
                EXPECT_EQ(before->second + movement.amount, movement.balance) << movement.reason;
            }
            last[movement.player.value()] = movement.balance;
            EXPECT_FALSE(movement.reason.empty());
            EXPECT_FALSE(movement.rule.empty());
        }
    });
}

TEST(GameUnderTest, ThatNobodyDescribedIsNotPassedOver) {
    try {
        test_support::under_test("three-in-a-row");
        FAIL() << "it is known";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("tests/games/three_in_a_row"), std::string::npos) << error.what();
    }
}

TEST_P(EveryGame, FollowsAFigureThatEverybodySees) {
    const auto course = test_support::shipped_game(GetParam())->course();
    if (!course) return;
    play(
        [&](const Table& table, const Sheets&) {
            const nlohmann::json view = table.game().view(table.position(), Reader::anybody());
            ASSERT_FALSE(view.at(course->things).empty());
            for (const nlohmann::json& thing : view.at(course->things)) {
                EXPECT_TRUE(thing.at(course->figure).is_number_integer()) << thing;
                EXPECT_TRUE(course->gone.empty() || thing.at(course->gone).is_boolean()) << thing;
            }
            const nlohmann::json state = table.game().to_json(table.position());
            EXPECT_TRUE(course->ranked_in.empty() ||
                        state.at(course->ranked_in).size() <= view.at(course->things).size());
        },
        5);
}

// Non-interference: what nobody may learn leaves every other reader's report as it was.
TEST_P(EveryGame, SecretsLeaveTheReportsOfOthersByteIdentical) {
    const test_support::GameUnderTest& game = test_support::under_test(GetParam());
    std::mt19937_64 random(test_support::base_seed());
    int changes = 0;
    play(
        [&](const Table& table, const Sheets& sheets) {
            const test_support::Situation situation{table.position(), sheets};
            const PlayerIndex secretive{random() % table.roster().size()};
            const auto changed = game.with_harmless_change(table, situation, secretive, random);
            if (!changed) return;
            ++changes;
            const int turn = table.game().turn(table.position());
            const Played before = table.resolve(situation.position, situation.sheets);
            const Played after = table.resolve(changed->position, changed->sheets);
            EXPECT_EQ(test_support::render(table, after, turn, Reader::anybody(), "fr"),
                      test_support::render(table, before, turn, Reader::anybody(), "fr"));
            for (const PlayerIndex other : table.roster().all()) {
                if (other == secretive) continue;
                EXPECT_EQ(test_support::render(table, after, turn, Reader::player(other), "en"),
                          test_support::render(table, before, turn, Reader::player(other), "en"))
                    << table.roster().id(other) << " learns something of " << table.roster().id(secretive);
                EXPECT_EQ(table.game().view(changed->position, Reader::player(other)),
                          table.game().view(situation.position, Reader::player(other)));
                EXPECT_EQ(check(table, *changed, other), check(table, situation, other));
            }
        },
        10);
    EXPECT_GT(changes, 0);
}

// A reader's share of the journal is a filter: in order, nothing added, nothing beyond its audience.
TEST_P(EveryGame, WhatAReaderSeesIsAFilterOfTheJournal) {
    play(
        [](const Table& table, const Sheets& sheets) {
            const Played played = table.resolve(table.position(), sheets);
            const auto all = to_json(played.record.journal, table.roster(), Reader::game_master());
            for (const PlayerIndex player : table.roster().all()) {
                const std::string& id = table.roster().id(player);
                auto expected = nlohmann::json::array();
                for (const auto& entry : all) {
                    const auto& audience = entry.at("audience");
                    const bool listed =
                        audience.is_array() && std::find(audience.begin(), audience.end(), id) != audience.end();
                    if (audience != "everyone" && !listed) continue;
                    expected.push_back(entry);
                    expected.back().erase("audience");  // who else knows is not for players
                }
                EXPECT_EQ(to_json(played.record.journal, table.roster(), Reader::player(player)), expected);
            }
        },
        10);
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryGame, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
