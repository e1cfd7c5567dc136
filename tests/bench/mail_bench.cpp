// A Maildir of 1 000 mails, as clients send them: visited, taken apart, their sheets found. Importing such
// a Maildir is promised at over 200 mails a second; reading alone must leave nearly all of that time to
// the rest.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "gm/files/read.h"
#include "gm/mail/incoming_mail.h"
#include "gm/mail/mail_source.h"
#include "tests/support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;

constexpr int mail_count = 1000;
constexpr double promised = 2000;  // mails a second: ten times what importing needs

const gm::mail::SheetWords& words() {
    static const gm::mail::SheetWords all({"turn", "player", "bid", "stake", "note", "votes", "runs", "agents", "buy",
                                           "tour", "joueur", "mise", "virements", "achats", "notes", "transfers"});
    return all;
}

/// The mails of the corpus over and over, each with a header of its own so that no two are the same.
class Maildir {
public:
    Maildir() {
        std::vector<std::string> samples;
        for (const auto& file : fs::directory_iterator(fs::path(GM_SOURCE_DIR) / "tests/mail-corpus")) {
            if (file.path().extension() == ".eml") samples.push_back(*gm::read_file(file.path()));
        }
        for (const char* part : {"new", "cur", "tmp"}) fs::create_directory(path() / part);
        for (int i = 0; i < mail_count; ++i) {
            const std::string number = std::to_string(1'700'000'000 + i);
            std::ofstream(path() / "new" / (number + ".M1.bench"), std::ios::binary)
                << "References: <" << number << "@example.org>\n"
                << samples[static_cast<std::size_t>(i) % samples.size()];
        }
    }
    const fs::path& path() const { return folder_.path(); }

private:
    test_support::TemporaryFolder folder_;
};

void maildir_of_1000_mails(benchmark::State& state) {
    const Maildir maildir;
    std::size_t taken = 0;
    std::size_t sheets = 0;
    const gm::mail::MailVisitor visitor = {
        [](const std::string&) { return false; },
        [&](gm::mail::RawMail mail) -> orders::Outcome {
            ++taken;
            sheets += gm::mail::read_mail(std::move(mail.bytes), words()).sheets.size();
            return orders::done();
        },
        [](const orders::Problem& problem) { throw std::runtime_error(problem.what); }};
    double quickest = std::numeric_limits<double>::max();  // what else the machine does only ever adds time
    for ([[maybe_unused]] auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        if (!visit_source(maildir.path(), visitor)) throw std::runtime_error("a mail was not read");
        quickest = std::min(quickest, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    if (taken != mail_count * static_cast<std::size_t>(state.iterations()) || sheets < taken / 2) {
        state.SkipWithError("mails or sheets are missing");
    }
    const double rate = mail_count / quickest;
    state.counters["mails_per_second"] = rate;
    state.counters["at_least"] = promised;
    if (rate < promised) state.SkipWithError(("slower than promised: " + std::to_string(rate)).c_str());
}
BENCHMARK(maildir_of_1000_mails)->Iterations(10)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
