// Pre-filled sheets of every registered game: empty when untouched, every example an order,
// nothing in them that their reader may not know.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include <nlohmann/json.hpp>

#include "gm/play/prefilled_sheet.h"
#include "tests/support/bot_games.h"
#include "tests/support/example_orders.h"
#include "tests/support/game_under_test.h"
#include "tests/support/table.h"

using namespace resolution;
using test_support::Table;

namespace {

const int seeds_of_sheets = test_support::games_to_play(6, 2);

const std::vector<std::string> languages{"fr", "en"};

class PrefilledSheet : public testing::TestWithParam<std::string> {
protected:
    /// Plays whole games of bots and calls `check` at each opening.
    static void play(const test_support::Look& check) {
        test_support::play_bots(GetParam(), seeds_of_sheets, 1, check);
    }
};

/// Calls `visit(player, language, text)` for each sheet that is owed.
template <class Visit>
void each_sheet(const Table& table, Visit visit) {
    gm::PrefilledSheets prefilled(table.game(), table.roster(), table.position());
    for (const Demand& demand : table.game().demands(table.position())) {
        for (const std::string& language : languages) {
            const auto sheet = prefilled.write(demand.player, language);
            ASSERT_TRUE(sheet) << orders::describe(sheet.problems());
            visit(demand.player, language, sheet->text);
            if (testing::Test::HasFailure()) return;
        }
    }
}

/// The orders in a text, as the game writes them down; no problem of any kind is forgiven.
std::string orders_in(const Table& table, PlayerIndex player, const std::string& text) {
    const auto document = orders::parse_document(text, "sheet.yaml");
    EXPECT_TRUE(document) << text << orders::describe(document.problems());
    if (!document) return {};
    const Reading reading = table.game().read(table.position(), player, *document);
    EXPECT_TRUE(reading.problems.empty()) << text << orders::describe(reading.problems);
    EXPECT_TRUE(reading.orders.has_value()) << text;
    return reading.orders ? table.game().write_sheet(table.position(), player, *reading.orders) : std::string();
}

std::string heading(const Table& table, PlayerIndex player) {
    return "turn: " + std::to_string(table.game().turn(table.position())) + "\nplayer: " + table.roster().id(player) +
           "\n";
}

/// How many things the sheet that is owed now may say: a ranking is but one.
std::size_t parts_asked_of(const Table& table, PlayerIndex player) {
    for (const Demand& demand : table.game().demands(table.position()))
        if (demand.player == player) return demand.shape.parts.size();
    return 0;
}

}  // namespace

TEST_P(PrefilledSheet, SentBackUntouchedItIsAnEmptySheet) {
    play([](const Table& table, const Sheets&) {
        each_sheet(table, [&](PlayerIndex player, const std::string&, const std::string& text) {
            EXPECT_EQ(orders_in(table, player, text), orders_in(table, player, heading(table, player)));
        });
    });
}

TEST_P(PrefilledSheet, EveryExampleIsAnOrder) {
    play([](const Table& table, const Sheets&) {
        each_sheet(table, [&](PlayerIndex player, const std::string&, const std::string& text) {
            const std::string nothing = orders_in(table, player, text);
            const auto examples = test_support::example_orders(text);
            EXPECT_GE(examples.size(), std::min<std::size_t>(2, parts_asked_of(table, player))) << text;
            for (const std::string& example : examples)
                EXPECT_NE(orders_in(table, player, heading(table, player) + example), nothing) << example;
            EXPECT_NE(orders_in(table, player, test_support::with_all_examples(text)), nothing);
        });
    });
}

TEST_P(PrefilledSheet, BothLanguagesOfferTheSameOrders) {
    play([](const Table& table, const Sheets&) {
        std::string first;
        each_sheet(table, [&](PlayerIndex player, const std::string& language, const std::string& text) {
            const auto examples = test_support::example_orders(text);
            std::string written;
            for (const std::string& example : examples) {
                if (example.find("note") == std::string::npos)  // words of one's own
                    written += orders_in(table, player, heading(table, player) + example);
            }
            if (language == languages.front()) first = written;
            EXPECT_EQ(written, first) << text;
        });
    });
}

TEST_P(PrefilledSheet, SecretsOfOthersLeaveItByteIdentical) {
    const test_support::GameUnderTest& game = test_support::under_test(GetParam());
    std::mt19937_64 random(test_support::base_seed());
    int changes = 0;
    play([&](const Table& table, const Sheets& sheets) {
        const PlayerIndex secretive{random() % table.roster().size()};
        const auto changed = game.with_harmless_change(table, {table.position(), sheets}, secretive, random);
        if (!changed) return;
        ++changes;
        gm::PrefilledSheets after(table.game(), table.roster(), changed->position);
        each_sheet(table, [&](PlayerIndex player, const std::string& language, const std::string& text) {
            if (player == secretive) return;
            EXPECT_EQ(after.write(player, language)->text, text);
            EXPECT_EQ(table.game().outlook(changed->position, player), table.game().outlook(table.position(), player));
        });
    });
    EXPECT_GT(changes, 0);
}

INSTANTIATE_TEST_SUITE_P(Registered, PrefilledSheet, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
