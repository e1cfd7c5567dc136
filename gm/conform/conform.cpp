#include "gm/conform/conform.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/conform/batch.h"
#include "gm/conform/report.h"
#include "gm/conform/run.h"
#include "gm/files/find.h"

namespace gm {

using conformance::Bench;
using conformance::OpenedCampaigns;
using conformance::Standing;
using conformance::Verdict;

namespace {

/// A file to run, or what was wrong with the argument it should have come from.
struct Job {
    std::filesystem::path file;
    orders::Problems problems;
};

std::vector<Job> jobs_of(const std::vector<std::string>& arguments) {
    std::vector<Job> jobs;
    for (const std::string& argument : arguments) {
        const auto files = yaml_files(argument);
        if (!files) {
            jobs.push_back({argument, files.problems()});
            continue;
        }
        for (const std::filesystem::path& file : *files) jobs.push_back({file, {}});
    }
    return jobs;
}

struct Tally {
    std::size_t failed = 0;
    std::size_t unreadable = 0;

    void add(const Verdict& verdict) {
        if (verdict.standing != Standing::holds) ++failed;
        if (verdict.standing == Standing::unreadable) ++unreadable;
    }
    int exit_code() const { return unreadable > 0 ? 2 : failed > 0 ? 1 : 0; }
};

/// Writes a JSON list item by item, so that thousands need not be held at once.
class JsonList {
public:
    explicit JsonList(Terminal& terminal) : terminal_(terminal) { terminal_.show("["); }
    ~JsonList() { terminal_.show(empty_ ? "]\n" : "\n]\n"); }
    JsonList(const JsonList&) = delete;
    JsonList& operator=(const JsonList&) = delete;

    void add(const nlohmann::json& item) {
        terminal_.show((empty_ ? "\n" : ",\n") + item.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
        empty_ = false;
    }

private:
    Terminal& terminal_;
    bool empty_ = true;
};

}  // namespace

int conform(const ConformOptions& options, Terminal& terminal) {
    const std::vector<Job> jobs = jobs_of(options.files);
    OpenedCampaigns campaigns;
    const Bench bench{campaigns, options.render, options.print};
    const auto judge = [&](std::size_t i) {
        const Job& job = jobs[i];
        if (job.problems.empty()) return conformance::run_file(job.file, bench);
        return Verdict{Standing::unreadable, job.file.string(), job.file.string(), {}, job.problems};
    };
    Tally tally;
    if (options.json) {
        JsonList list(terminal);
        conformance::judge_all(jobs.size(), options.threads, judge, [&](const Verdict& verdict) {
            tally.add(verdict);
            list.add(conformance::to_json(verdict));
        });
    } else {
        conformance::judge_all(jobs.size(), options.threads, judge, [&](const Verdict& verdict) {
            tally.add(verdict);
            conformance::print(verdict, terminal);
        });
    }
    if (jobs.size() > 1 && tally.failed > 0) {
        terminal.note(std::to_string(tally.failed) + " of " + std::to_string(jobs.size()) + " scenarios do not hold");
    }
    return tally.exit_code();
}

}  // namespace gm
