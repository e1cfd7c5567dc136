// Whole games with turns undone and resolved again: the record is the same where the sheets are, differs only
// where one was corrected, and looking at what might have been leaves no trace.

#include <gtest/gtest.h>

#include <iostream>
#include <random>
#include <set>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include "gm/audit/verify.h"
#include "gm/play/intake.h"
#include "gm/play/new_game.h"
#include "gm/play/undo.h"
#include "gm/play/what_if.h"
#include "tests/support/bot_games.h"
#include "tests/support/sure.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/varied_campaign.h"

using namespace resolution;

namespace {

using test_support::sure;

const std::string undo_time = "2026-11-16T12:00:00Z";

orders::Document players_file(std::size_t count) {
    std::string text = "players:\n";
    for (std::size_t i = 1; i <= count; ++i) {
        const std::string id = "p" + std::to_string(i);
        text += "  " + id + ": {mail: " + id + "@example.org, language: " + (i % 2 == 0 ? "fr" : "en") + "}\n";
    }
    return *orders::parse_document(text, "players.yaml");
}

/// What can be asked of a folder: every row of every table.
std::string every_row(const std::filesystem::path& folder) {
    SQLite::Database database((folder / "game.db").string(), SQLite::OPEN_READONLY, 10'000);
    std::string out;
    SQLite::Statement tables(database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    while (tables.executeStep()) {
        const std::string table = tables.getColumn(0).getString();
        out += table + "\n";
        SQLite::Statement rows(database, "SELECT * FROM " + table);
        while (rows.executeStep()) {
            for (int column = 0; column < rows.getColumnCount(); ++column)
                out += "|" + rows.getColumn(column).getString();
            out += "\n";
        }
    }
    return out;
}

/// A game in a folder, played by bots, in which turns are undone.
class UndoneGame {
public:
    UndoneGame(const std::string& game, std::uint64_t number) : random_(number), in_play_(start(game, number)) {
        const auto policies = in_play_.game->policies();
        policy_ = policies[number % policies.size()];
    }

    gm::GameInPlay& in_play() { return in_play_; }
    std::mt19937_64& random() { return random_; }
    std::filesystem::path folder() const { return place_.path() / "game"; }
    int last() const { return in_play_.last.number; }

    std::string bot_sheet(PlayerIndex player, const std::string& policy) {
        // Dice of its own: another sheet each time, and none of it in the game's record.
        Dice dice(test_support::seed_of(random_()), in_play_.game->turn(in_play_.position));
        return in_play_.game->write_sheet(in_play_.position, player,
                                          in_play_.game->bot(policy, in_play_.position, player, dice));
    }
    const std::string& policy() const { return policy_; }

    void hand_in(PlayerIndex player, const std::string& text) {
        gm::Letters letters(in_play_);
        const auto taken = gm::take_sheet(in_play_, letters,
                                          {.raw = text,
                                           .document = orders::parse_document(text, "sheet.yaml"),
                                           .source = "sheet.yaml",
                                           .player = in_play_.roster.id(player),
                                           .received_at = undo_time,
                                           .now = undo_time});
        ASSERT_TRUE(taken) << text << orders::describe(taken.problems());
    }

    void hand_all_in() {
        for (const Demand& demand : in_play_.game->demands(in_play_.position))
            hand_in(demand.player, bot_sheet(demand.player, policy_));
    }

    std::string resolve() {
        const auto resolved = sure(gm::resolve_turn(in_play_, {std::nullopt, undo_time}));
        return sure(gm::commit_turn(in_play_, resolved));
    }

    gm::UndoNews undo() { return sure(gm::undo_last_turn(in_play_, "a test", undo_time)); }

    /// Some mails leave, as gm send would have them.
    void send_some() {
        for (const gm::MessageRow& message : sure(in_play_.store.unsent_messages())) {
            if (message.status != gm::MessageStatus::queued || random_() % 3 == 0) continue;
            ASSERT_TRUE(in_play_.store.mark_sending(message.id));
            ASSERT_TRUE(in_play_.store.mark_sent(message.id, undo_time));
            ASSERT_TRUE(sent_.insert(message.message_id).second) << message.message_id << " left twice";
        }
    }

    void expect_sound() {
        const auto verified = in_play_.store.verify();
        EXPECT_TRUE(verified) << orders::describe(verified.problems());
        EXPECT_TRUE(sure(gm::verify_game(in_play_.store)).sound());
    }

private:
    gm::GameInPlay start(const std::string& game, std::uint64_t number) {
        const PlayerCount count = test_support::shipped_game(game)->player_count();
        const std::size_t players = count.least + number % (count.most - count.least + 1);
        {
            const auto made = sure(gm::new_game({test_support::quick_campaign(game), players_file(players), folder(),
                                                 test_support::seed_of(number), undo_time}));
        }
        return sure(gm::GameInPlay::open(folder(), {"test", undo_time}));
    }

    test_support::TemporaryFolder place_;
    std::mt19937_64 random_;
    gm::GameInPlay in_play_;
    std::string policy_;
    std::set<std::string> sent_;
};

class EveryUndoneGame : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(EveryUndoneGame, ResolvedAgainWithTheSameSheetsHasTheSameHashes) {
    test_support::on_seeds(test_support::games_to_play(2, 1), [](std::uint64_t number) {
        UndoneGame game(GetParam(), number);
        while (!game.in_play().over() && !testing::Test::HasFailure()) {
            game.hand_all_in();
            const std::string hash = game.resolve();
            game.send_some();
            const gm::UndoNews news = game.undo();
            EXPECT_EQ(news.undone.snapshot.hash, hash);
            EXPECT_EQ(news.left.size() + news.withdrawn, 2 * game.in_play().players.size());
            const auto again = sure(gm::resolve_turn(game.in_play(), {std::nullopt, undo_time}));
            EXPECT_EQ(again.rows.standing.size(), news.left.size()) << "mails that say the same are not sent again";
            EXPECT_EQ(again.rows.messages.size(), news.withdrawn);
            for (const gm::NewMessage& message : again.rows.messages) EXPECT_FALSE(message.in_reply_to);
            const auto undone = sure(game.in_play().store.undone(game.last() + 1));
            const gm::TurnDiff diff = sure(gm::difference(game.in_play(), undone.back(), again));
            EXPECT_TRUE(diff.sheets.empty() && diff.nothing_comes_out_otherwise()) << to_json(diff).dump(1);
            EXPECT_EQ(sure(gm::commit_turn(game.in_play(), again)), hash);
            game.send_some();
        }
        game.expect_sound();
    });
}

TEST_P(EveryUndoneGame, TurnsUndoneInChainsAndPlayedAgainAreTheSameGame) {
    test_support::on_seeds(test_support::games_to_play(2, 1), [](std::uint64_t number) {
        UndoneGame game(GetParam(), number);
        std::vector<std::string> hashes{""};
        while (!game.in_play().over() && !testing::Test::HasFailure()) {
            const int turn = game.last() + 1;
            const bool known = turn < static_cast<int>(hashes.size());
            if (!known) game.hand_all_in();
            const std::string hash = game.resolve();
            if (known)
                EXPECT_EQ(hash, hashes[static_cast<std::size_t>(turn)]) << "turn " << turn;
            else
                hashes.push_back(hash);
            if (!known) {
                const int back = static_cast<int>(game.random()() % static_cast<std::uint64_t>(turn + 1));
                for (int i = 0; i < back; ++i) game.undo();
                EXPECT_EQ(game.last(), turn - back);
            }
        }
        game.expect_sound();
        const auto reopened = sure(gm::GameInPlay::open(game.folder()));
        EXPECT_TRUE(reopened.over());
        // To the very beginning: a game that was over is undone like any other.
        while (game.last() > 0) game.undo();
        EXPECT_FALSE(gm::undo_last_turn(game.in_play(), "", undo_time)) << "the setup stays";
        game.expect_sound();
    });
}

TEST_P(EveryUndoneGame, ACorrectedSheetChangesNoRollOfAnybodyElse) {
    test_support::on_seeds(test_support::games_to_play(2, 1), [](std::uint64_t number) {
        UndoneGame game(GetParam(), number);
        while (!game.in_play().over() && !testing::Test::HasFailure()) {
            game.hand_all_in();
            game.resolve();
            game.send_some();
            const gm::UndoNews news = game.undo();
            const auto demands = game.in_play().game->demands(game.in_play().position);
            const PlayerIndex corrected = demands[game.random()() % demands.size()].player;
            const auto policies = game.in_play().game->policies();
            game.hand_in(corrected, game.bot_sheet(corrected, policies[game.random()() % policies.size()]));
            const auto again = sure(gm::resolve_turn(game.in_play(), {std::nullopt, undo_time}));
            for (const gm::RollRow& roll : again.rows.rolls) {
                for (const gm::RollRow& before : news.undone.rolls) {
                    if (before.label != roll.label || before.range != roll.range) continue;
                    EXPECT_EQ(before.value, roll.value) << roll.label << ": same label, same range, another value";
                }
            }
            // Who got a mail that comes out otherwise gets one that answers it; who got none, or the same, does not.
            std::set<std::string> left;
            for (const gm::MessageRow& message : news.left) left.insert(message.message_id);
            std::size_t corrections = 0;
            for (const gm::NewMessage& message : again.rows.messages) {
                EXPECT_FALSE(left.contains(message.message_id)) << "an id of its own";
                if (!message.in_reply_to) continue;
                EXPECT_TRUE(left.contains(*message.in_reply_to));
                ++corrections;
            }
            EXPECT_EQ(corrections + again.rows.standing.size(), left.size());
            EXPECT_TRUE(gm::commit_turn(game.in_play(), again));
            game.send_some();
        }
        game.expect_sound();
    });
}

TEST_P(EveryUndoneGame, WhatIfLeavesNoTraceAndTellsWhatResolvingWould) {
    test_support::on_seeds(test_support::games_to_play(2, 1), [](std::uint64_t number) {
        UndoneGame game(GetParam(), number);
        while (!game.in_play().over() && !testing::Test::HasFailure()) {
            game.hand_all_in();
            const auto demands = game.in_play().game->demands(game.in_play().position);
            const PlayerIndex other = demands[game.random()() % demands.size()].player;
            const std::string text = game.bot_sheet(other, game.policy());
            const std::string rows = every_row(game.folder());
            gm::WhatIfRequest request;
            request.now = undo_time;
            request.player = game.in_play().roster.id(other);
            request.sheets = {sure(orders::parse_document(text, "other.yaml"))};
            auto looking = sure(gm::GameInPlay::open(game.folder()));
            const gm::WhatIf coming = sure(gm::what_if(looking, request));
            EXPECT_EQ(every_row(game.folder()), rows);

            const auto planned =
                gm::version_of(game.in_play(), sure(gm::resolve_turn(game.in_play(), {std::nullopt, undo_time})));
            game.resolve();
            // The same question of the turn once it is resolved, and then the answer of the turn itself.
            request.turn = game.last();
            const std::string resolved_rows = every_row(game.folder());
            auto looking_back = sure(gm::GameInPlay::open(game.folder()));
            const gm::WhatIf past = sure(gm::what_if(looking_back, request));
            EXPECT_EQ(every_row(game.folder()), resolved_rows);
            EXPECT_TRUE(past.as_stored);
            EXPECT_EQ(to_json(past.diff), to_json(coming.diff));
            game.undo();
            game.hand_in(other, text);
            const auto real = sure(gm::resolve_turn(game.in_play(), {std::nullopt, undo_time}));
            EXPECT_EQ(to_json(gm::difference(planned, gm::version_of(game.in_play(), real))), to_json(coming.diff));
            EXPECT_TRUE(gm::commit_turn(game.in_play(), real));
        }
        game.expect_sound();
    });
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryUndoneGame, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
