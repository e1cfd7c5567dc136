#include "gm/simulate/run.h"

#include <chrono>

#include "gm/files/write.h"
#include "gm/simulate/one_game.h"
#include "gm/simulate/report.h"
#include "gm/simulate/summary.h"
#include "gm/simulate/workers.h"

namespace gm::simulation {

using orders::Result;
using namespace std::chrono_literals;

namespace {

/// A run that is killed loses no more than this.
constexpr auto time_between_records = 2s;

std::string in_words(const Simulation& simulation, const BrokenGame& broken) {
    const std::uint64_t number = broken.place % simulation.games;
    return "game " + std::to_string(number) + " of batch '" +
           simulation.batches[broken.place / simulation.games].variant + "' (seed " +
           std::to_string(simulation.base_seed + number) + ") broke the rules' own checks: " + broken.what;
}

}  // namespace

Result<RunResult> finish(OutputFolder& folder) {
    GM_TRY(folder.keep());
    RunResult result;
    result.record = folder.record();
    GM_TAKE(result.answers, answers_from(folder.path(), result.record, all_questions(tables_of(result.record.game))));
    for (const auto& [name, text] : {std::pair(summary_text_name, summary_text(result.record, result.answers, true)),
                                     std::pair(summary_csv_name, summary_csv(result.record, result.answers)),
                                     std::pair(report_name, report_html(result.record, result.answers))}) {
        GM_TRY(write_file(folder.path() / name, text));
    }
    return result;
}

Result<RunResult> run(const Simulation& simulation, const RunRequest& request) {
    GM_TAKE(auto folder, OutputFolder::open(request.out, record_for(simulation, request.shard),
                                            all_tables(tables_of(simulation.game)),
                                            request.force ? Existing::replace : Existing::go_on));
    const Span part = part_of(simulation.total(), request.shard);
    const std::uint64_t before = folder.done_before();

    auto kept_at = std::chrono::steady_clock::now();
    orders::Outcome kept = orders::done();
    Work work;
    work.first = part.first + before;
    work.count = part.count - before;
    work.threads = request.threads;
    work.stop = request.stop;
    work.play = [&](std::uint64_t place) { return play_one(simulation, place); };
    work.take = [&](const GameLines& lines) {
        for (std::size_t i = 0; i < lines.size(); ++i) folder.append(i, lines[i]);
        folder.count(1);
        if (std::chrono::steady_clock::now() - kept_at < time_between_records) return true;
        kept_at = std::chrono::steady_clock::now();
        kept = folder.keep();
        return static_cast<bool>(kept);
    };
    work.waiting = [&] {
        if (request.progress) request.progress(before, folder.record().done);
    };
    const auto broken = play_in_order(work);
    GM_TRY(std::move(kept));

    GM_TAKE(auto result, finish(folder));
    result.played = result.record.done - before;
    if (broken) result.broken = in_words(simulation, *broken);
    return result;
}

}  // namespace gm::simulation
