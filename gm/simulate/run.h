#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "gm/simulate/answers.h"
#include "gm/simulate/batch.h"

namespace gm::simulation {

struct RunRequest {
    std::filesystem::path out;
    Shard shard = {};
    unsigned threads = 1;
    bool force = false;
    const std::atomic<bool>* stop = nullptr;
    /// How many games are done: those of earlier runs, and all so far.
    std::function<void(std::uint64_t before, std::uint64_t done)> progress = {};
};

/// What a folder holds after a run or a merge.
struct RunResult {
    FolderRecord record;
    std::uint64_t played = 0;  ///< in this run
    std::vector<Answer> answers;
    std::optional<std::string> broken;  ///< a game that could not be played to its end, in words
};

/// Plays what is missing in the folder, and writes tables, summary and report of all that is there.
orders::Result<RunResult> run(const Simulation& simulation, const RunRequest& request);

/// Joins the folders of all shards of a simulation: the same bytes as if it had been played in one.
orders::Result<RunResult> merge(const std::vector<std::filesystem::path>& shards, const std::filesystem::path& out,
                                bool force);

/// Files that a finished folder has beside its tables.
constexpr const char* summary_text_name = "summary.txt";
constexpr const char* summary_csv_name = "summary.csv";
constexpr const char* report_name = "report.html";

/// Answers all questions from the tables, and writes the summary and the report.
orders::Result<RunResult> finish(OutputFolder& folder);

}  // namespace gm::simulation
