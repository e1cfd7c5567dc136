// Importing a Maildir of 1 000 mails into a game of Corporate Game: each read, its sheet checked, stored for good and
// answered by a receipt. Promised: over 200 mails a second.

#include <benchmark/benchmark.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "gm/assets/campaigns.h"
#include "gm/files/read.h"
#include "gm/play/mail_intake.h"
#include "gm/play/new_game.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;

constexpr int mail_count = 1000;
constexpr double promised = 200;  // mails a second
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

void import_maildir_of_1000_mails(benchmark::State& state) {
    const test_support::TemporaryFolder folder;
    gm::GameInPlay in_play = new_game(folder.path() / "game");
    fill(folder.path() / "mails", in_play);
    gm::Letters letters(in_play);
    gm::MailIntake intake(in_play, letters);
    int taken = 0;
    const gm::mail::MailVisitor visitor = {
        [&](const std::string& key) { return *intake.knows(key); },
        [&](gm::mail::RawMail mail) -> orders::Outcome {
            const auto news = intake.take(std::move(mail), now);
            if (!news) return news.failure();
            taken += news->status == gm::MailStatus::taken ? 1 : 0;
            return orders::done();
        },
        [](const orders::Problem& problem) { throw std::runtime_error(problem.what); }};
    double seconds = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        if (!visit_source(folder.path() / "mails", visitor)) throw std::runtime_error("the visit broke off");
        seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }
    if (taken != mail_count) state.SkipWithError("sheets are missing");
    const double rate = mail_count / seconds;
    state.counters["mails_per_second"] = rate;
    state.counters["at_least"] = promised;
    if (rate < promised) state.SkipWithError(("slower than promised: " + std::to_string(rate)).c_str());
}
BENCHMARK(import_maildir_of_1000_mails)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
