// The check of Corporate Game against turns that are really resolved: what orders cost, and what the
// game master reads.

#include <gtest/gtest.h>

#include <map>
#include <random>

#include <nlohmann/json.hpp>

#include "resolution/corporate/check/places.h"
#include "resolution/corporate/rules.h"
#include "resolution/typed_game.h"
#include "tests/support/bot_games.h"
#include "tests/support/game_under_test.h"
#include "tests/support/reading.h"
#include "tests/support/table.h"

using namespace resolution;
using nlohmann::json;
using test_support::Played;
using test_support::Table;

namespace {

const int checked_games = test_support::games_to_play(12, 3);

/// Whole games of wild sheets; `look(table, sheets)` before each turn.
void play_wildly(const test_support::Look& look) {
    std::mt19937_64 random(test_support::base_seed());
    test_support::on_seeds(checked_games, [&](std::uint64_t) {
        Table played("corporate", 6 + random() % 7, test_support::seed_of(random()));
        test_support::play_out(played, [&](const Table& table) {
            const Sheets kind = table.bot_sheets();
            const Sheets wild = test_support::wild_sheets(table, kind, random);
            look(table, wild);
            return test_support::one_of(kind, wild, random);
        });
    });
}

Check check(const Table& table, PlayerIndex author, const Sheets& sheets, Reader reader) {
    Dice dice(table.seed(), table.game().turn(table.position()));
    return table.game().check(table.position(), author, sheets, reader, dice).value();
}

/// What the orders of steps 1 and 2 moved in a purse, in order; not what came back or what others sent.
std::vector<std::int64_t> moved_in_turn(const Played& played, PlayerIndex author) {
    std::vector<std::int64_t> moved;
    for (const Movement& movement : played.record.ledger) {
        const bool returned = movement.reason == "run-refused" || movement.reason == "loyalty-refused";
        const bool ordered = movement.step == "purchases" || (movement.step == "runs" && movement.reason == "run");
        if (movement.player == author && ordered && !returned) moved.push_back(movement.amount.amount);
    }
    return moved;
}

std::vector<std::int64_t> moved_in_check(const Check& checked) {
    std::vector<std::int64_t> moved;
    for (const CheckedOrder& order : checked.orders) {
        if (order.gain != order.cost) moved.push_back((order.gain - order.cost).amount);
    }
    return moved;
}

std::string_view reason(const CheckedOrder& order) {
    return order.refusal ? order.refusal->reason : std::string_view{};
}

bool is_surprised(const Played& played, PlayerIndex author, const Check& checked) {
    const auto surprises = test_support::under_test(corporate::Rules::id).unforeseen().surprises;
    std::map<std::string, std::string_view> said;
    for (const CheckedOrder& order : checked.orders) said[order.path] = reason(order);
    for (const Entry& entry : played.record.journal.entries()) {
        if (entry.kind != "refused" || !entry.audience.includes(Reader::player(author))) continue;
        const json fields = to_json(entry.fields);
        if (surprises.contains(fields["reason"]) && said[fields["path"]] != fields["reason"].get<std::string>())
            return true;
    }
    return false;
}

}  // namespace

TEST(CorporateChecks, CostWhatTheLedgerOfTheTurnSays) {
    int compared = 0;
    play_wildly([&](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all()) {
            if (!sheets[author.value()]) continue;
            Sheets alone(sheets.size());
            alone[author.value()] = sheets[author.value()];
            const Check checked = check(table, author, sheets, Reader::player(author));
            const Played played = table.resolve(table.position(), alone);
            if (is_surprised(played, author, checked)) continue;
            ++compared;
            EXPECT_EQ(moved_in_check(checked), moved_in_turn(played, author)) << to_json(checked).dump(1);
        }
    });
    EXPECT_GT(compared, 0);
}

TEST(CorporateChecks, NameEveryOrderOfTheSheet) {
    play_wildly([](const Table& table, const Sheets& sheets) {
        const auto& state = std::any_cast<const corporate::State&>(table.position().state);
        for (const PlayerIndex author : table.roster().all()) {
            if (!sheets[author.value()]) continue;
            const auto& sheet = std::any_cast<const orders::corporate::Sheet&>(sheets[author.value()]->orders);
            const auto& rules = dynamic_cast<const TypedGame<corporate::Rules>&>(table.game()).rules();
            const corporate::Sheets none;
            Dice dice(Seed{}, 1);
            Record record;
            const corporate::Turn turn(rules.figures(), state, none, dice, record);
            std::vector<std::string> expected;
            for (const auto& place : places_of(turn, sheet)) expected.push_back(place.path);
            std::vector<std::string> paths;
            const Check checked = check(table, author, sheets, Reader::player(author));
            for (const CheckedOrder& order : checked.orders) paths.push_back(order.path);
            EXPECT_EQ(paths, expected);
        }
    });
}

// With all sheets and the dice of the turn itself: every verdict, and why agents decline.
TEST(CorporateChecks, OfTheGameMasterSayWhatTheTurnWillDo) {
    play_wildly([](const Table& table, const Sheets& sheets) {
        const Played played = table.resolve(table.position(), sheets);
        for (const PlayerIndex author : table.roster().all()) {
            if (!sheets[author.value()] || test_support::leaves_the_game(table, played, author)) continue;
            const Check checked = check(table, author, sheets, Reader::game_master());
            std::map<std::string, CheckedOrder> foreseen;
            for (const CheckedOrder& order : checked.orders) foreseen[order.path] = order;
            for (const CheckedOrder& order : checked.for_gm->orders) foreseen[order.path] = order;
            std::map<std::string, std::string> real;
            std::map<std::string, std::string> declined;
            for (const Entry& entry : played.record.journal.entries()) {
                const json fields = to_json(entry.fields);
                if (entry.kind == "refused" && entry.audience.includes(Reader::player(author)))
                    real[fields["path"]] = fields["reason"];
                if (entry.kind == "run-declined" && fields["buyer"] == table.roster().id(author))
                    declined["runs/" + fields["run"].dump()] = fields["reason"];
            }
            for (const auto& [path, order] : foreseen) {
                if (path == "citizenship" || path == "party_line" || path.starts_with("captives/")) continue;
                EXPECT_EQ(reason(order), real[path]) << path << to_json(checked).dump(1);
                EXPECT_EQ(to_json(order.more).value("because", ""), declined[path]) << path;
            }
        }
    });
}
