// A Maildir of 1 000 mails, as clients send them: visited, taken apart, their sheets found. Against GMime alone, which
// reads headers and finds the parts.
//
// Promised: over 2 000 mails a second, ten times what importing needs. Where the ratio is 2.4 (13 000 a second), that
// would be 15; 5 leaves room for mails of other kinds, and still notices when reading takes twice as long.

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "gm/files/read.h"
#include "gm/mail/incoming_mail.h"
#include "gm/mail/mail_source.h"
#include "tests/bench/bare_mail.h"
#include "tests/bench/ratio.h"
#include "tests/support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;

constexpr int mail_count = 1000;
constexpr int rounds = 10;
constexpr double limit = 5;

const gm::mail::SheetKeys& words() {
    static const gm::mail::SheetKeys all({"turn", "player", "bid", "stake", "note", "votes", "runs", "agents", "buy",
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

void mails_read_to_bare_parse(benchmark::State& state) {
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
    const auto read = [&] {
        if (!visit_source(maildir.path(), visitor)) throw std::runtime_error("a mail was not read");
    };
    const auto bare = [&] { bench::parse_maildir(maildir.path(), [](const std::string&) {}); };
    bench::compare(state, limit, rounds, 1, read, bare);
    if (taken != std::size_t{rounds} * mail_count || sheets < taken / 2) {
        state.SkipWithError("mails or sheets are missing");
    }
}
BENCHMARK(mails_read_to_bare_parse)->Iterations(1);

const std::string ordinary_html =
    "<div class=\"gmail_quote\" dir=\"ltr\"><p style=\"margin:0\">turn: 3</p>\n<p>bid: 4</p> Some words.</div>\n";

/// Begun like that, and of about that size.
std::string filled(std::string raw, const std::string& piece, std::size_t size) {
    while (raw.size() < size) raw += piece;
    return raw;
}

/// An HTML mail as people send them.
std::string ordinary_mail(std::size_t size) {
    return filled("From: ada@example.org\nSubject: orders\nContent-Type: text/html; charset=utf-8\n\n", ordinary_html,
                  size);
}

/// One of several parts, each with the headers that a part has.
std::string ordinary_parts(std::size_t size) {
    return filled("From: ada@example.org\nSubject: orders\nContent-Type: multipart/mixed; boundary=b\n\n",
                  "--b\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n" + ordinary_html,
                  size);
}

/// One made to be costly, of the same size or a little less, against an ordinary one: whether it is within the limits
/// or beyond them, at most five times. A mail of parts is held against one of parts, any other against an HTML text.
void hostile_mail_to_ordinary(benchmark::State& state, const std::string& hostile,
                              std::string (*ordinary_of)(std::size_t) = ordinary_mail) {
    constexpr double at_most = 5;
    constexpr int short_rounds = 100;  // of one mail: the shorter, the likelier that nothing else runs in one
    const std::string ordinary = ordinary_of(hostile.size());
    const auto read = [](const std::string& raw) {
        benchmark::DoNotOptimize(gm::mail::read_mail(raw, words()).sheets.size());
    };
    bench::compare(state, at_most, short_rounds, 1, [&] { read(hostile); }, [&] { read(ordinary); });
}

std::string repeated(int times, const std::string& text) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

const std::string html = "From: a@b\nContent-Type: text/html\n\n";
const std::string multipart = "From: a@b\nContent-Type: multipart/mixed; boundary=b\n";

BENCHMARK_CAPTURE(hostile_mail_to_ordinary, groups, "From: " + repeated(60'000, "g:") + "\n\nx")->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, addresses,
                  "From: " + repeated(199, "a,") + std::string(9000, 'b') + "\n\nx")
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, headers, repeated(2000, "X:\n") + "\nx")->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, parts, multipart + "\n" + repeated(1000, "--b\n\nx\n"), ordinary_parts)
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, nesting, repeated(99, "Content-Type: message/rfc822\n\n"))->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, attributes, html + repeated(600, "<p " + repeated(100, "ab=\"1\" ") + ">x"))
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, many_attributes, html + "<p " + repeated(300'000, "a ") + ">x")
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, end_tags, html + repeated(999, "<span>") + repeated(19'000, "</x>") + "x")
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, end_tags_within, html + repeated(130, "<span>") + repeated(19'000, "</x>"))
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_mail_to_ordinary, paragraphs, html + repeated(999, "<span>") + repeated(18'000, "<p>"))
    ->Iterations(1);

}  // namespace
