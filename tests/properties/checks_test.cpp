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

    static json check(const Table& table, const Position& position, PlayerIndex author, const Sheets& sheets,
                      Reader reader) {
        Dice dice(table.seed(), table.game().turn(position));
        json checked = table.game().check(position, author, sheets, reader, dice);
        if (!reader.is_game_master()) {
            EXPECT_TRUE(dice.record().empty()) << "drawn: " << dice.record().front().label;
        }
        return checked;
    }
    static json check(const Table& table, PlayerIndex author, const Sheets& sheets) {
        return check(table, table.position(), author, sheets, Reader::player(author));
    }

    static Sheets alone(const Sheets& sheets, PlayerIndex author) {
        Sheets own(sheets.size());
        own[author.value()] = sheets[author.value()];
        return own;
    }

    const test_support::GameUnderTest& game_ = test_support::under_test(GetParam());
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

std::map<std::string, std::string> refused_in(const json& checked) {
    std::map<std::string, std::string> refused;
    for (const json& order : checked["orders"]) {
        const std::string path = order["path"];
        if (!order["taken"]) refused[path] = order["reason"];
        for (const json& option : order.value("refused_options", json::array()))
            refused[path + "/" + option["option"].get<std::string>()] = option["reason"];
    }
    return refused;
}

}  // namespace

TEST_P(EveryCheck, HasItsShapeAndEveryOrderOnce) {
    play([](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all()) {
            const json checked = check(table, author, sheets);
            std::set<std::string> paths;
            for (const json& order : checked.at("orders")) {
                EXPECT_TRUE(paths.insert(order.at("path")).second) << order;
                for (const char* money : {"cost", "gain", "left"}) EXPECT_GE(order.at(money).get<std::int64_t>(), 0);
                EXPECT_TRUE(order.at("kind").is_string());
                EXPECT_EQ(order.at("taken").get<bool>(), !order.contains("reason"));
                EXPECT_EQ(order.contains("reason"), order.contains("rule"));
            }
            for (const json& limit : checked.at("limits")) EXPECT_TRUE(limit.contains("used") && limit.contains("of"));
            for (const json& remark : checked.at("remarks")) EXPECT_TRUE(remark.at("kind").is_string());
            EXPECT_FALSE(checked.contains("gm"));
            const PlayerIndex other{(author.value() + 1) % table.roster().size()};
            for (const Reader reader : {Reader::player(other), Reader::anybody()})
                EXPECT_TRUE(check(table, table.position(), author, sheets, reader).is_null());
            EXPECT_GE(checked.at("left").get<std::int64_t>(), 0);
        }
    });
}

TEST_P(EveryCheck, NamesAnOrderWhereTheSheetOrdersSomething) {
    play([](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all()) {
            if (!sheets[author.value()]) continue;
            const json orders = check(table, author, sheets).at("orders");
            const bool something = table.game().orders_something(*sheets[author.value()]);
            const auto taken = [](const json& order) { return order.at("taken").get<bool>(); };
            EXPECT_TRUE(something || std::none_of(orders.begin(), orders.end(), taken)) << orders;
            EXPECT_TRUE(!something || !orders.empty());
        }
    });
}

TEST_P(EveryCheck, DoesNotMoveWithWhatTheAuthorMayNotKnow) {
    play([this](const Table& table, const Sheets& sheets) {
        const PlayerIndex author{random_() % table.roster().size()};
        const Position changed = game_.with_other_secrets(table.position(), author, random_);
        ASSERT_EQ(table.game().view(changed, Reader::player(author)),
                  table.game().view(table.position(), Reader::player(author)))
            << "this is no secret of others";
        EXPECT_EQ(check(table, changed, author, sheets, Reader::player(author)).dump(),
                  check(table, author, sheets).dump());
    });
}

TEST_P(EveryCheck, DependsOnNoOtherSheet) {
    play([](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all())
            EXPECT_EQ(check(table, author, sheets).dump(), check(table, author, alone(sheets, author)).dump());
    });
}

TEST_P(EveryCheck, OfTheGameMasterIsThePlayersWithMoreBeneath) {
    play([](const Table& table, const Sheets& sheets) {
        for (const PlayerIndex author : table.roster().all()) {
            json checked = check(table, table.position(), author, sheets, Reader::game_master());
            EXPECT_TRUE(checked.at("gm").is_array());
            checked.erase("gm");
            EXPECT_EQ(checked.dump(), check(table, author, sheets).dump());
        }
    });
}

// What it refuses, the turn refuses; what it takes, the turn takes, but for what is hidden or rolled.
TEST_P(EveryCheck, SaysWhatTheTurnWillDo) {
    int refusals = 0;
    const test_support::Unforeseen unforeseen = game_.unforeseen();
    play([&](const Table& table, const Sheets& sheets) {
        const PlayerIndex author{random_() % table.roster().size()};
        if (!sheets[author.value()]) return;
        const auto played = table.resolve(table.position(), alone(sheets, author));
        if (test_support::leaves_the_game(table, played, author)) return;
        const json checked = check(table, author, sheets);
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
                << path << " is refused for " << reason << ", and the check did not say so: " << checked.dump(1);
        }
        if (upset) return;
        for (const auto& [path, reason] : foreseen) {
            if (unforeseen.after_dice.contains(path)) continue;
            ++refusals;
            const auto found = real.find(path);
            ASSERT_NE(found, real.end()) << path << " is taken, not refused for " << reason << checked.dump(1);
        }
    });
    EXPECT_GT(refusals, 0);
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryCheck, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
