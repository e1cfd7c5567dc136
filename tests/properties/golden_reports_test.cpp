// Every report of a whole game, as it was when somebody last read it: tests/golden/GAME/LANGUAGE/turn-N/ holds the
// bulletin and each player's report, as queued by the program itself. Of one turn there are pages too, of the bulletin
// and of one report: that which tells its reader the most kinds of facts. `pages_test.cpp` holds every page against its
// text. Wild sheets that are played in it lie in tests/golden/GAME/sheets/.
//
// After a change that is meant to be seen, write them again and read what git shows:
//
//   GM_REWRITE_GOLDEN=1 build/release/gm_property_tests --gtest_filter='*EveryGoldenGame*'

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include "tests/support/game_under_test.h"
#include "tests/support/stored_game.h"
#include "tests/support/table.h"
#include "tests/support/varied_campaign.h"

using namespace resolution;
using test_support::StoredGame;

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t fixed_seed = 20261116;

/// By path below tests/golden.
using Files = std::map<std::string, std::string>;

class EveryGoldenGame : public testing::TestWithParam<std::string> {};

fs::path golden_folder() { return fs::path(GM_SOURCE_DIR) / "tests" / "golden"; }

std::string content(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

/// A sheet without rhyme or reason, kept with the reports: whatever draws such sheets may come to draw others.
SheetOrders wild_orders_of(const gm::GameInPlay& in_play, PlayerIndex player, std::mt19937_64& random, Files& files) {
    const std::string path =
        std::string(in_play.game->id()) + "/sheets/turn-" + std::to_string(in_play.last.number + 1) + ".yaml";
    std::string& text = files[path];
    text = content(golden_folder() / path);
    if (text.empty()) {
        const auto& game = test_support::under_test(in_play.game->id());
        const SheetOrders orders = game.wild_sheet(*in_play.game, in_play.position, player, random);
        text = in_play.game->write_sheet(in_play.position, player, orders);
    }
    return in_play.game->read(in_play.position, player, *orders::parse_document(text, path)).orders.value();
}

/// Bots play, each now by one policy and now by another; and each turn somebody plays wildly, so that refusals are told
/// of too.
SheetOrders orders_of(const gm::GameInPlay& in_play, PlayerIndex player, Dice& dice, std::mt19937_64& random,
                      Files& files) {
    const auto turn = static_cast<std::size_t>(in_play.game->turn(in_play.position));
    if ((player.value() + turn) % in_play.roster.size() == 0) return wild_orders_of(in_play, player, random, files);
    const auto policies = in_play.game->policies();
    return in_play.game->bot(policies[(player.value() + turn) % policies.size()], in_play.position, player, dice);
}

/// A report that tells its reader so many kinds of facts.
struct Telling {
    int turn = 0;
    PlayerIndex reader;
    std::size_t kinds = 0;
};

Telling most_telling(int turn, const Journal& journal, std::size_t players) {
    Telling best{turn, {}, 0};
    for (std::size_t i = 0; i < players; ++i) {
        std::set<std::string_view> kinds;
        for (const Entry& entry : journal.entries()) {
            if (entry.audience.includes(Reader::player(PlayerIndex(i)))) kinds.insert(entry.kind);
        }
        if (kinds.size() > best.kinds) best = {turn, PlayerIndex(i), kinds.size()};
    }
    return best;
}

void add_mails(Files& files, StoredGame& game, const std::string& folder, int turn, const Telling& paged) {
    for (const gm::MessageRow& mail : game.mails(turn)) {
        if (!is_of_a_resolution(mail)) continue;
        const bool shared = mail.kind == gm::MessageKind::bulletin;
        const std::string name = folder + "/turn-" + std::to_string(turn) + "/" +
                                 (shared ? to_text(mail.kind) : game.in_play().roster.id(*mail.player));
        files[name + ".txt"] = mail.subject + "\n\n" + mail.text_body;
        if (turn == paged.turn && (shared || mail.player == paged.reader))
            files[name + ".html"] = mail.html_body.value_or("");
    }
}

Files play(const std::string& id, const std::string& language) {
    StoredGame game(test_support::short_campaign(id),
                    test_support::all_speaking(test_support::shipped_players(id), language),
                    test_support::seed_of(fixed_seed));
    gm::GameInPlay& in_play = game.in_play();
    std::mt19937_64 random(fixed_seed);
    Files files;
    Telling paged;
    while (!in_play.over()) {
        Dice dice(in_play.campaign.seed, in_play.game->turn(in_play.position));
        game.take_sheets([&](PlayerIndex player) { return orders_of(in_play, player, dice, random, files); });
        const auto resolved = game.resolve();
        const Telling one = most_telling(in_play.last.number, resolved.record.journal, in_play.roster.size());
        if (one.kinds > paged.kinds) paged = one;
    }
    for (int turn = 0; turn <= in_play.last.number; ++turn) add_mails(files, game, id + "/" + language, turn, paged);
    return files;
}

/// The files of one game that somebody keeps.
Files kept(const std::string& id) {
    Files files;
    if (!fs::exists(golden_folder() / id)) return files;
    for (const auto& file : fs::recursive_directory_iterator(golden_folder() / id)) {
        if (file.is_regular_file())
            files[fs::relative(file.path(), golden_folder()).generic_string()] = content(file.path());
    }
    return files;
}

void rewrite(const std::string& id, const Files& files) {
    fs::remove_all(golden_folder() / id);
    for (const auto& [path, text] : files) {
        fs::create_directories((golden_folder() / path).parent_path());
        std::ofstream(golden_folder() / path, std::ios::binary) << text;
    }
}

/// "tests/golden/...:LINE: was ..., is ...", or nothing where both are the same.
std::string first_difference(const std::string& path, const std::string& was, const std::string& is) {
    if (was == is) return {};
    std::istringstream old_lines(was);
    std::istringstream new_lines(is);
    for (int number = 1;; ++number) {
        std::string before;
        std::string after;
        const bool more_before = !std::getline(old_lines, before).fail();
        const bool more_after = !std::getline(new_lines, after).fail();
        if (before == after && more_before && more_after) continue;
        return "tests/golden/" + path + ":" + std::to_string(number) +
               "\n  was: " + (more_before ? before : "(no such line)") +
               "\n  is:  " + (more_after ? after : "(no such line)");
    }
}

}  // namespace

TEST_P(EveryGoldenGame, ReadsAsItWasRead) {
    Files now = play(GetParam(), "fr");
    now.merge(play(GetParam(), "en"));
    if (std::getenv("GM_REWRITE_GOLDEN") != nullptr) {
        rewrite(GetParam(), now);
        GTEST_SKIP() << now.size() << " golden files of " << GetParam() << " were written again";
    }
    const Files before = kept(GetParam());
    int different = 0;
    std::string first;
    for (const auto& [path, text] : before) {
        const auto found = now.find(path);
        const std::string difference = found == now.end() ? "tests/golden/" + path + ": no such report any more"
                                                          : first_difference(path, text, found->second);
        if (difference.empty()) continue;
        if (different++ == 0) first = difference;
    }
    EXPECT_EQ(different, 0) << "files differ; the first one is\n" << first;
    for (const auto& [path, text] : now) EXPECT_TRUE(before.contains(path)) << "tests/golden/" << path << " is missing";
}

TEST(GoldenGames, ADifferenceIsShownWithFileAndLine) {
    EXPECT_EQ(first_difference("a/b.txt", "one\ntwo\n", "one\ntwo\n"), "");
    EXPECT_EQ(first_difference("a/b.txt", "one\ntwo\n", "one\n2\n"), "tests/golden/a/b.txt:2\n  was: two\n  is:  2");
    EXPECT_EQ(first_difference("a/b.txt", "one\n", "one\ntwo\n"),
              "tests/golden/a/b.txt:2\n  was: (no such line)\n  is:  two");
    EXPECT_EQ(first_difference("a/b.txt", "one\n", "one"),
              "tests/golden/a/b.txt:2\n  was: (no such line)\n  is:  (no such line)");
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryGoldenGame, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
