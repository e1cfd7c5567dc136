// Importing a Maildir of 1 000 mails into a game of Corporate Game: each read, its sheet checked, stored for good and
// answered by a receipt. Against the least it could do: each read and parsed by GMime alone, and committed as one row.
// Nine tenths of it is the processor's time, so that is what is compared.
//
// Promised: over 200 mails a second. Where the ratio is 15 (600 a second of processor time), that would be 45; 25 keeps
// the promise on a machine half as fast.

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "gm/assets/campaigns.h"
#include "gm/files/read.h"
#include "gm/play/mail_intake.h"
#include "gm/play/new_game.h"
#include "tests/bench/bare_mail.h"
#include "tests/bench/ratio.h"
#include "tests/bench/raw_database.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;

constexpr int mail_count = 1000;
constexpr double limit = 25;
constexpr int rounds = 3;
const std::string now = "2026-11-16T12:00:00Z";

gm::GameInPlay new_game(const fs::path& folder) {
    auto players = gm::load_document(fs::path(GM_SOURCE_DIR) / "campaigns/neo-tokyo/players.yaml");
    if (!gm::new_game({*gm::load_campaign("neo-tokyo"), *players, folder, test_support::seed_of(7), now}))
        throw std::runtime_error("no game");
    return *gm::GameInPlay::open(folder, gm::Writer{"bench", now});
}

/// Each of the players writes over and over, as bots play.
void fill(const fs::path& maildir, const gm::GameInPlay& in_play) {
    for (const char* part : {"new", "cur", "tmp"}) fs::create_directories(maildir / part);
    resolution::Dice dice(test_support::seed_of(7), 1);
    std::vector<std::string> sheets;
    for (const resolution::PlayerIndex player : in_play.roster.all()) {
        const auto orders = in_play.game->bot("sensible", in_play.position, player, dice);
        sheets.push_back(in_play.game->write_sheet(in_play.position, player, orders));
    }
    for (int i = 0; i < mail_count; ++i) {
        const std::size_t player = static_cast<std::size_t>(i) % sheets.size();
        const std::string number = std::to_string(i);
        std::ofstream(maildir / "new" / (std::to_string(1'700'000'000 + i) + ".bench"))
            << "From: " << in_play.players[player].mail << "\nSubject: ordres\nMessage-ID: <" << number
            << "@bench>\nContent-Type: text/plain; charset=utf-8\n\nBonjour,\n\n"
            << sheets[player] << "\n-- \nQuelqu'un\n";
    }
}

/// Every mail of the Maildir, into a game that knows none of them.
void import(gm::GameInPlay& in_play, const fs::path& maildir) {
    gm::Letters letters(in_play);
    gm::MailIntake intake(in_play, letters);
    int taken = 0;
    const gm::mail::MailVisitor visitor = {
        [&](const std::string& key) { return *intake.knows(key); },
        [&](gm::mail::RawMail mail) -> orders::Outcome {
            const auto news = intake.take(intake.read(std::move(mail.bytes)), mail.origin, now);
            if (!news) return news.failure();
            taken += news->status == gm::MailStatus::taken ? 1 : 0;
            return orders::done();
        },
        [](const orders::Problem& problem) { throw std::runtime_error(problem.what); }};
    if (!visit_source(maildir, visitor)) throw std::runtime_error("the visit broke off");
    if (taken != mail_count) throw std::runtime_error("sheets are missing");
}

void import_to_bare_parse_and_commit(benchmark::State& state) {
    const test_support::TemporaryFolder folder;
    const fs::path maildir = folder.path() / "mails";
    std::vector<gm::GameInPlay> games;
    for (int i = 0; i < rounds; ++i) games.push_back(new_game(folder.path() / std::to_string(i)));
    fill(maildir, games.front());
    bench::RawDatabase raw(folder.path() / "raw.db");
    std::size_t next = 0;
    bench::compare(
        state, limit, rounds, 1, [&] { import(games.at(next++), maildir); },
        [&] { bench::parse_maildir(maildir, [&](const std::string& mail) { raw.commit(1, mail); }); });
}
BENCHMARK(import_to_bare_parse_and_commit)->Iterations(1);

}  // namespace
