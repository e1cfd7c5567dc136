#include <algorithm>
#include <thread>

#include <nlohmann/json.hpp>

#include "gm/cli/interruption.h"
#include "gm/cli/progress_bar.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/commands/simulate_plan.h"
#include "gm/simulate/run.h"
#include "gm/simulate/summary.h"
#include "gm/text/counted.h"

namespace gm {

using nlohmann::ordered_json;
using simulation::RunResult;

namespace {

/// `simulation-NAME`, and which part of it; of a path only its name counts.
std::string usual_folder(const std::string& campaign, const simulation::Shard& shard) {
    const std::filesystem::path path = std::filesystem::path(campaign).lexically_normal();
    const std::string name =
        path.filename() == "campaign.yaml" ? path.parent_path().filename().string() : path.stem().string();
    std::string folder = "simulation-" + (name.empty() || name == "." || name == ".." ? "own" : name);
    if (shard.of > 1) folder += "-part-" + std::to_string(shard.index) + "-of-" + std::to_string(shard.of);
    return folder;
}

ordered_json simulation_json(const RunResult& result, const std::string& folder) {
    ordered_json files = ordered_json::array();
    for (const auto& [name, content] : result.record.tables) files.push_back(name + ".csv");
    for (const char* name : {simulation::summary_csv_name, simulation::summary_text_name, simulation::report_name,
                             simulation::record_name})
        files.push_back(name);
    return {{"folder", folder},
            {"run_id", result.record.run_id},
            {"game", result.record.game},
            {"plan", ordered_json::parse(result.record.plan)},
            {"shard", {{"index", result.record.shard.index}, {"of", result.record.shard.of}}},
            {"games", result.record.games},
            {"done", result.record.done},
            {"played", result.played},
            {"complete", result.record.whole()},
            {"files", std::move(files)},
            {"answers", simulation::summary_json(result.answers)}};
}

void show(const RunResult& result, const std::string& folder, bool as_json, Terminal& terminal) {
    if (as_json) {
        terminal.answer(simulation_json(result, folder));
        return;
    }
    terminal.show(simulation::summary_text(result.record, result.answers, false));
    terminal.say("Tables, the whole summary and report.html are in " + folder + ".");
}

ExitCode told(const RunResult& result, const std::string& folder, const Invocation& invocation, Terminal& terminal) {
    show(result, folder, invocation.json, terminal);
    if (result.broken) {
        terminal.complain(orders::invalid(*result.broken,
                                          "please report it with the command you typed; what was played "
                                          "before it is kept"));
        return ExitCode::refused;
    }
    if (!result.record.whole()) {
        terminal.note("Interrupted after " + std::to_string(result.record.done) + " of " +
                      counted(result.record.games, "game") + "; the same command again goes on from there.");
        return ExitCode::refused;
    }
    if (result.played == 0 && result.record.games > 0)
        terminal.note("All games were there already: nothing was played. --force plays them again.");
    return ExitCode::done;
}

}  // namespace

ExitCode run_simulate(const Invocation& invocation, Terminal& terminal) {
    auto plan = plan_typed(invocation);
    if (!plan) return refuse(terminal, plan.problems(), ExitCode::misuse);
    simulation::RunRequest request;
    if (const auto typed = invocation.option("--shard")) {
        auto shard = simulation::read_shard(*typed);
        if (!shard) return refuse(terminal, shard.problems(), ExitCode::misuse);
        request.shard = *shard;
    }
    const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
    auto threads = number_typed(invocation, "--threads", cores, 1, 1024);
    if (!threads) return refuse(terminal, threads.problems(), ExitCode::misuse);
    request.threads = static_cast<unsigned>(*threads);
    const std::string folder = invocation.option("--out").value_or(usual_folder(plan->name, request.shard));
    if (folder.empty()) return refuse(terminal, {orders::invalid("--out: there is no path here")}, ExitCode::misuse);
    request.out = folder;
    request.force = invocation.has("--force");
    auto simulation = simulation::prepare(*plan);
    if (!simulation) return refuse(terminal, simulation.problems(), ExitCode::misuse);

    const Interruption interruption;
    request.stop = &interruption.asked();
    orders::Result<RunResult> result = [&] {
        ProgressBar bar(terminal, "Simulating " + plan->name, "games",
                        part_of(simulation->total(), request.shard).count);
        request.progress = [&](std::uint64_t before, std::uint64_t done) { bar.show(before, done); };
        return simulation::run(*simulation, request);
    }();
    if (!result) return refuse(terminal, result.problems());
    return told(*result, folder, invocation, terminal);
}

ExitCode run_simulate_merge(const Invocation& invocation, Terminal& terminal) {
    const auto out = invocation.option("--out");
    if (!out || out->empty())
        return refuse(terminal, {orders::invalid("--out is required", "say where the whole goes: --out FOLDER")},
                      ExitCode::misuse);
    std::vector<std::filesystem::path> folders;
    for (const std::string& folder : invocation.all("FOLDER")) folders.emplace_back(folder);
    auto result = simulation::merge(folders, *out, invocation.has("--force"));
    if (!result) return refuse(terminal, result.problems());
    return told(*result, *out, invocation, terminal);
}

}  // namespace gm
