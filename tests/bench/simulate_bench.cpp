// Whole simulations, tables and summary written, on two threads against one. Games share nothing: 0.5 where two cores
// are free. How many are is the machine's affair, so there is no bar.

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

}  // namespace
