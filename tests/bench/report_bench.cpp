// Rendering alone: reports of ten players in the middle of Corporate Game, in both languages, each as text and as a
// page, from the turn's record; templates are read before, once. Against writing down the same knowledge as JSON.
//
// Promised: over 500 a second. Where the ratio is 20 (600 a second), that is 24.

#include <stdexcept>
#include <vector>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_shelf.h"
#include "tests/bench/ratio.h"
#include "tests/support/table.h"

namespace {

using resolution::Reader;
using test_support::Table;

constexpr double limit = 24;
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

/// What each player may know of the turn, all that a report is made of.
std::vector<nlohmann::json> knowledge(const Turn& turn) {
    const Table& table = turn.table;
    const gm::ResolvedTurn resolved{
        4, table.game(), table.roster(), turn.played.position, turn.played.record, table.seed().commitment()};
    std::vector<nlohmann::json> all;
    for (const resolution::PlayerIndex player : table.roster().all())
        all.push_back(gm::knowledge_of(Reader::player(player), resolved));
    return all;
}

void report_to_bare_json(benchmark::State& state) {
    const Turn turn;
    gm::TemplateShelf shelf(turn.table.game(), turn.table.roster());
    const auto write = [&] {
        for (const char* language : {"fr", "en"}) {
            for (const nlohmann::json& known : knowledge(turn)) {
                const auto report = shelf.render(language, "report", known);
                if (!report || !report->html) throw std::runtime_error("no report");
                benchmark::DoNotOptimize(report->text);
            }
        }
    };
    const auto bare = [known = knowledge(turn)] {
        for (int language = 0; language < 2; ++language)
            for (const nlohmann::json& one : known) benchmark::DoNotOptimize(one.dump());
    };
    bench::compare(state, limit, rounds, 1, write, bare);
}
BENCHMARK(report_to_bare_json)->Iterations(1);

}  // namespace
