// Rendering alone: reports of ten players in the middle of Corporate Game, each as text and as a page, from the turn's
// record. Promised: over 500 a second. Templates are read and compiled once a resolution; `with_templates` is the
// rate with that counted, as in the first report after a start.

#include <benchmark/benchmark.h>
#include <time.h>

#include <algorithm>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_shelf.h"
#include "tests/support/table.h"

namespace {

using resolution::Reader;
using test_support::Table;

constexpr double promised = 500;  // reports a second
constexpr int rounds = 20;
constexpr std::size_t players = 10;

struct Turn {
    Table table{"corporate", players, test_support::seed_of(7)};
    test_support::Played played;

    Turn() {
        for (int turn = 1; turn < 4; ++turn)
            table.move_to(table.resolve(table.position(), table.bot_sheets()).position);
        played = table.resolve(table.position(), table.bot_sheets("random"));
    }
};

/// Of the processor, not of the wall: nothing here waits for anything, and others on the machine are not our business.
double seconds_used() {
    timespec used{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) * 1e-9;
}

/// Writes every player's report in one language; how many seconds it took.
double write_reports(gm::TemplateShelf& shelf, const Turn& turn, const std::string& language) {
    const Table& table = turn.table;
    const double start = seconds_used();
    for (const resolution::PlayerIndex player : table.roster().all()) {
        const gm::ResolvedTurn resolved{
            4, table.game(), table.roster(), turn.played.position, turn.played.record, table.seed().commitment()};
        auto report = shelf.render(language, "report", gm::knowledge_of(Reader::player(player), resolved));
        if (!report || !report->html) throw std::runtime_error("no report");
        benchmark::DoNotOptimize(report->text);
    }
    return seconds_used() - start;
}

void reports_as_text_and_page(benchmark::State& state) {
    const Turn turn;
    double best = 1e9;
    double first = 1e9;
    for ([[maybe_unused]] auto _ : state) {
        for (int round = 0; round < rounds; ++round) {
            gm::TemplateShelf shelf(turn.table.game(), turn.table.roster());
            const std::string language = round % 2 == 0 ? "fr" : "en";
            first = std::min(first, write_reports(shelf, turn, language));
            best = std::min(best, write_reports(shelf, turn, language));
        }
    }
    const double rate = players / best;
    state.counters["reports_per_second"] = rate;
    state.counters["with_templates"] = players / first;
    state.counters["at_least"] = promised;
    if (rate < promised) state.SkipWithError(("slower than promised: " + std::to_string(rate)).c_str());
}
BENCHMARK(reports_as_text_and_page)->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
