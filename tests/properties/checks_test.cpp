// The check of a sheet, for every registered game: it keeps what the author may not know, it says what
// the turn will do, and the game master's is the same with more beneath.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include <nlohmann/json.hpp>

#include "tests/support/bot_games.h"
#include "tests/support/reading.h"
#include "tests/support/table.h"

using namespace resolution;
using nlohmann::json;
using test_support::Table;

namespace {

const int seeds_of_checks = test_support::games_to_play(16, 4);

class EveryCheck : public testing::TestWithParam<std::string> {
protected:
    /// Bots play whole games; before each turn `look(table, sheets)` sees wild sheets beside theirs.
    template <class Look>
    void play(Look look) {
        random_.seed(test_support::base_seed());
        test_support::on_seeds(seeds_of_checks, [&](std::uint64_t number) {
            Table played = test_support::table_of(GetParam(), number);
            test_support::play_out(played, [&](const Table& table) {
                const Sheets sheets = table.bot_sheets();
                look(table, sheets);
                const Sheets wild = test_support::wild_sheets(table, sheets, random_);
                look(table, wild);
                return test_support::one_of(sheets, wild, random_);
            });
        });
    }

    static std::optional<Check> check(const Table& table, const Position& position, PlayerIndex author,
                                      const Sheets& sheets, Reader reader) {
        Dice dice(table.seed(), table.game().turn(position));
        auto checked = table.game().check(position, author, sheets, reader, dice);
        if (!reader.is_game_master()) {
            EXPECT_TRUE(dice.record().empty()) << "drawn: " << dice.record().front().label;
        }
        return checked;
    }
    static Check check(const Table& table, PlayerIndex author, const Sheets& sheets) {
        return check(table, table.position(), author, sheets, Reader::player(author)).value();
    }
    static std::string text_of(const Check& checked) { return to_json(checked).dump(1); }

    static Sheets alone(const Sheets& sheets, PlayerIndex author) {
        Sheets own(sheets.size());
        own[author.value()] = sheets[author.value()];
        return own;
    }

    std::mt19937_64 random_;
};

/// What the turn really refuses this player, when nobody else orders anything: reason by path.
std::map<std::string, std::string> refused_in(const test_support::Played& played, PlayerIndex author) {
    std::map<std::string, std::string> refused;
    for (const Entry& entry : played.record.journal.entries()) {
        if (entry.kind != "refused" || !entry.audience.includes(Reader::player(author))) continue;
        const json fields = to_json(entry.fields);
        refused[fields["path"]] = fields["reason"];
    }
    return refused;
}

std::map<std::string, std::string> refused_in(const Check& checked) {
    std::map<std::string, std::string> refused;
    for (const CheckedOrder& order : checked.orders) {
        if (order.refusal) refused[order.path] = order.refusal->reason;
        for (const json& option : to_json(order.more).value("refused_options", json::array()))
            refused[order.path + "/" + option["option"].get<std::string>()] = option["reason"];
    }
    return refused;
}

}  // namespace

TEST_P(EveryCheck, HasItsShapeAndEveryOrderOnce) {
    play([](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all()) {
            const Check checked = check(table, author, sheets);
            std::set<std::string> paths;
            for (const CheckedOrder& order : checked.orders) {
                EXPECT_TRUE(paths.insert(order.path).second) << order.path;
                for (const Money money : {order.cost, order.gain, order.left}) EXPECT_GE(money, Money{});
                EXPECT_FALSE(order.kind.empty());
                EXPECT_EQ(to_json(order).size(), order.more.size() + (order.taken() ? 6 : 8)) << "a name of its own";
                EXPECT_TRUE(order.taken() || !(order.refusal->reason.empty() || order.refusal->rule.empty()));
            }
            for (const CheckRemark& remark : checked.remarks) EXPECT_FALSE(remark.kind.empty());
            EXPECT_FALSE(checked.for_gm);
            const PlayerIndex other{(author.value() + 1) % table.roster().size()};
            for (const Reader reader : {Reader::player(other), Reader::anybody()})
                EXPECT_FALSE(check(table, table.position(), author, sheets, reader));
            EXPECT_GE(checked.left, Money{});
        }
    });
}

TEST_P(EveryCheck, NamesAnOrderWhereTheSheetOrdersSomething) {
    play([](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all()) {
            if (!sheets[author.value()]) continue;
            const Check checked = check(table, author, sheets);
            const bool something = table.game().orders_something(*sheets[author.value()]);
            const auto taken = [](const CheckedOrder& order) { return order.taken(); };
            EXPECT_TRUE(something || std::none_of(checked.orders.begin(), checked.orders.end(), taken))
                << text_of(checked);
            EXPECT_TRUE(!something || !checked.orders.empty());
        }
    });
}

TEST_P(EveryCheck, DependsOnNoOtherSheet) {
    play([](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all())
            EXPECT_EQ(text_of(check(table, author, sheets)), text_of(check(table, author, alone(sheets, author))));
    });
}

TEST_P(EveryCheck, OfTheGameMasterIsThePlayersWithMoreBeneath) {
    play([](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all()) {
            Check checked = check(table, table.position(), author, sheets, Reader::game_master()).value();
            EXPECT_TRUE(checked.for_gm);
            checked.for_gm.reset();
            EXPECT_EQ(text_of(checked), text_of(check(table, author, sheets)));
        }
    });
}

// What it refuses, the turn refuses; what it takes, the turn takes, but for what is hidden or rolled.
TEST_P(EveryCheck, SaysWhatTheTurnWillDo) {
    int refusals = 0;
    const test_support::Unforeseen unforeseen = test_support::under_test(GetParam()).unforeseen();
    play([&](const Table& table, const Sheets& sheets) {
        const PlayerIndex author{random_() % table.roster().size()};
        if (!sheets[author.value()]) return;
        const auto played = table.resolve(table.position(), alone(sheets, author));
        if (test_support::leaves_the_game(table, played, author)) return;
        const Check checked = check(table, author, sheets);
        const auto foreseen = refused_in(checked);
        const auto real = refused_in(played, author);
        bool upset = false;
        for (const auto& [path, reason] : real) {
            const auto said = foreseen.find(path);
            const bool as_said = said != foreseen.end() && said->second == reason;
            if (as_said || unforeseen.after_dice.contains(path)) continue;
            const bool surprise = unforeseen.surprises.contains(reason);
            upset = upset || surprise;
            EXPECT_TRUE(surprise || unforeseen.late_surprises.contains(reason))
                << path << " is refused for " << reason << ", and the check did not say so: " << text_of(checked);
        }
        if (upset) return;
        for (const auto& [path, reason] : foreseen) {
            if (unforeseen.after_dice.contains(path)) continue;
            ++refusals;
            const auto found = real.find(path);
            ASSERT_NE(found, real.end()) << path << " is taken, not refused for " << reason << text_of(checked);
        }
    });
    EXPECT_GT(refusals, 0);
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryCheck, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
