// Whole simulations, tables and summary written, on two threads against one. Games share nothing: 0.5 where two cores
// are free. How many are is the machine's affair, so there is no bar. And the memory of a long sweep against a short
// one.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>

#include "gm/assets/campaigns.h"
#include "gm/simulate/run.h"
#include "tests/bench/ratio.h"
#include "tests/support/temporary_folder.h"

namespace {

using namespace gm::simulation;

void two_threads_to_one(benchmark::State& state, const std::string& campaign, std::uint64_t games) {
    Plan plan;
    plan.name = campaign;
    plan.campaign = *gm::load_campaign(campaign);
    plan.games = games;
    const auto simulation = prepare(plan);
    if (!simulation) throw std::runtime_error(orders::describe(simulation.problems()));
    const test_support::TemporaryFolder folder;
    const auto on_threads = [&](unsigned threads) {
        RunRequest request;
        request.out = folder.path();
        request.threads = threads;
        request.force = true;
        const auto result = run(*simulation, request);
        if (!result || !result->record.whole()) state.SkipWithError("it was not played to the end");
    };
    bench::compare_waiting(state, bench::no_bar, 3, [&] { on_threads(2); }, [&] { on_threads(1); });
}

void simulate_tiny_on_two_threads_to_one(benchmark::State& state) { two_threads_to_one(state, "tiny", 5000); }
BENCHMARK(simulate_tiny_on_two_threads_to_one)->Iterations(1);

void simulate_neo_tokyo_on_two_threads_to_one(benchmark::State& state) { two_threads_to_one(state, "neo-tokyo", 300); }
BENCHMARK(simulate_neo_tokyo_on_two_threads_to_one)->Iterations(1);

void simulate_agent_jean_on_two_threads_to_one(benchmark::State& state) {
    two_threads_to_one(state, "agent-jean", 2000);
}
BENCHMARK(simulate_agent_jean_on_two_threads_to_one)->Iterations(1);

/// The most memory that a process has which plays so many games of each batch of a sweep, in kilobytes.
double peak_of_sweep(std::uint64_t games) {
    const pid_t child = fork();
    if (child == 0) {
        Plan plan;
        plan.name = "rollback-propaganda";
        plan.campaign = *gm::load_campaign(plan.name);
        plan.games = games;
        plan.seats = {"random"};
        plan.sweeps = {*read_sweep("stealth_limit=8..12")};
        const auto simulation = prepare(plan);
        const test_support::TemporaryFolder folder;
        RunRequest request;
        request.out = folder.path();
        request.threads = 2;
        request.force = true;
        const bool whole = simulation && run(*simulation, request)->record.whole();
        std::filesystem::remove_all(folder.path());
        _exit(whole ? 0 : 1);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0)
        throw std::runtime_error("a sweep was not played to the end");
    return static_cast<double>(used.ru_maxrss);
}

/// Ten times as many games take as much memory: none of them is kept.
void memory_of_a_sweep_to_a_tenth_of_it(benchmark::State& state) {
    double most = 0;
    double least = 0;
    for ([[maybe_unused]] auto _ : state) {
        least = peak_of_sweep(400);
        most = peak_of_sweep(4000);
    }
    state.counters["ratio"] = most / least;
    state.counters["at_most"] = 1.1;
}
BENCHMARK(memory_of_a_sweep_to_a_tenth_of_it)->Iterations(1);

}  // namespace
