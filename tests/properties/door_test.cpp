// What a reader may not know, for every registered game: change it, and nothing that the reader is shown, asked or
// proposed moves.

#include <gtest/gtest.h>

#include <random>

#include <nlohmann/json.hpp>

#include "tests/support/bot_games.h"

using namespace resolution;
using nlohmann::json;
using test_support::Table;

namespace {

const int seeds_of_doors = test_support::games_to_play(16, 4);

class EveryDoor : public testing::TestWithParam<std::string> {
protected:
    /// Bots play whole games, now and then by wild sheets; before each turn `look` sees both kinds of sheets, and one
    /// of the players.
    template <class Look>
    void play(Look look) {
        random_.seed(test_support::base_seed());
        test_support::on_seeds(seeds_of_doors, [&](std::uint64_t number) {
            Table played = test_support::table_of(GetParam(), number);
            test_support::play_out(played, [&](const Table& table) {
                const Sheets sheets = table.bot_sheets();
                const Sheets wild = test_support::wild_sheets(table, sheets, random_);
                for (const Sheets* some : {&sheets, &wild})
                    look(table, *some, PlayerIndex{random_() % table.roster().size()});
                return test_support::one_of(sheets, wild, random_);
            });
        });
    }

    /// All that the player is shown, asked, told and proposed before the turn, if these sheets are there.
    struct Shown {
        json told;  ///< view, outlook, check, and what each of the bots would order
        std::vector<std::optional<orders::Shape>> shapes = {};
    };

    static Shown shown(const Table& table, const Position& position, const Sheets& sheets, PlayerIndex player) {
        const Game& game = table.game();
        const auto dice = [&] { return Dice(table.seed(), game.turn(position)); };
        Dice none = dice();
        const auto check = game.check(position, player, sheets, Reader::player(player), none);
        Shown out{{game.view(position, Reader::player(player)), game.outlook(position, player), to_json(*check)}};
        out.shapes.push_back(game.unasked(position, player));
        for (Demand& demand : game.demands(position)) {
            if (demand.player != player) continue;
            out.shapes.emplace_back(std::move(demand.shape));
            for (const std::string& policy : game.policies()) {
                Dice of_bot = dice();
                const SheetOrders orders = game.bot(policy, position, player, of_bot);
                out.told.push_back(game.write_sheet(table.position(), player, orders));
            }
        }
        return out;
    }
    static void expect_same(const Shown& now, const Shown& before, const json& change) {
        EXPECT_EQ(now.told, before.told) << change;
        EXPECT_TRUE(now.shapes == before.shapes) << change;
    }

    static json known(const Table& table, const Position& position, PlayerIndex player) {
        return table.game().to_json(table.game().known(position, Reader::player(player)));
    }

    std::mt19937_64 random_;
};

/// Numbers, flags and words of a state.
void add_leaves(json& from, std::vector<json*>& out) {
    if (!from.is_structured()) return out.push_back(&from);
    for (json& part : from) add_leaves(part, out);
}

/// Changes one of them; a word changes places with another, so that there are as many of each.
void change_any(json& state, std::mt19937_64& random) {
    std::vector<json*> leaves;
    add_leaves(state, leaves);
    json& one = *leaves[random() % leaves.size()];
    if (one.is_boolean()) {
        one = !one.get<bool>();
    } else if (one.is_number_integer()) {
        one = one.get<std::int64_t>() + (random() % 2 == 0 ? 1 : -1);
    } else {
        std::swap(one, *leaves[random() % leaves.size()]);
    }
}

}  // namespace

TEST_P(EveryDoor, LetsNothingThroughThatMovesWithOthersSecrets) {
    const test_support::GameUnderTest& game = test_support::under_test(GetParam());
    play([&](const Table& table, const Sheets& sheets, PlayerIndex player) {
        const Position changed = game.with_other_secrets(table.position(), player, random_);
        EXPECT_EQ(known(table, changed, player), known(table, table.position(), player));
        expect_same(shown(table, changed, sheets, player), shown(table, table.position(), sheets, player), {});
    });
}

// Whatever can be changed in a stored state without the reader's knowledge.
TEST_P(EveryDoor, HidesEachPartForGood) {
    int hidden = 0;
    play([&](const Table& table, const Sheets& sheets, PlayerIndex player) {
        const json before = table.game().to_json(table.position());
        const json known_before = known(table, table.position(), player);
        const Shown shown_before = shown(table, table.position(), sheets, player);
        for (int i = 0; i < 10; ++i) {
            json state = before;
            change_any(state, random_);
            const auto changed = table.game().from_json(state);
            if (!changed || state == before || known(table, *changed, player) != known_before) continue;
            ++hidden;
            expect_same(shown(table, *changed, sheets, player), shown_before, json::diff(before, state));
        }
    });
    EXPECT_GT(hidden, 0);
}

TEST_P(EveryDoor, IsPassedOnce) {
    play([](const Table& table, const Sheets& sheets, PlayerIndex player) {
        const Position known = table.game().known(table.position(), Reader::player(player));
        expect_same(shown(table, known, sheets, player), shown(table, table.position(), sheets, player), {});
    });
}

TEST_P(EveryDoor, IsOpenToTheGameMaster) {
    play([](const Table& table, const Sheets&, PlayerIndex) {
        EXPECT_EQ(table.game().to_json(table.game().known(table.position(), Reader::game_master())),
                  table.game().to_json(table.position()));
    });
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryDoor, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
