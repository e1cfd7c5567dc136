// Whole simulations, tables and summary written, on one thread and on two: games share nothing, so twice the cores
// should play about twice the games.

#include <benchmark/benchmark.h>

#include <stdexcept>

#include "gm/assets/campaigns.h"
#include "gm/simulate/run.h"
#include "tests/support/temporary_folder.h"

namespace {

using namespace gm::simulation;

void simulate(benchmark::State& state, const std::string& campaign, std::uint64_t games) {
    Plan plan;
    plan.name = campaign;
    plan.campaign = *gm::load_campaign(campaign);
    plan.games = games;
    const auto simulation = prepare(plan);
    if (!simulation) throw std::runtime_error(orders::describe(simulation.problems()));
    const test_support::TemporaryFolder folder;
    for (auto _ : state) {
        RunRequest request;
        request.out = folder.path();
        request.threads = static_cast<unsigned>(state.range(0));
        request.force = true;
        const auto result = run(*simulation, request);
        if (!result || !result->record.whole()) state.SkipWithError("it was not played to the end");
    }
    state.counters["games_a_second"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * static_cast<double>(games), benchmark::Counter::kIsRate);
}

void simulate_tiny(benchmark::State& state) { simulate(state, "tiny", 5000); }
BENCHMARK(simulate_tiny)->Arg(1)->Arg(2)->Iterations(3)->UseRealTime()->Unit(benchmark::kMillisecond);

void simulate_neo_tokyo(benchmark::State& state) { simulate(state, "neo-tokyo", 300); }
BENCHMARK(simulate_neo_tokyo)->Arg(1)->Arg(2)->Iterations(3)->UseRealTime()->Unit(benchmark::kMillisecond);

void simulate_agent_jean(benchmark::State& state) { simulate(state, "agent-jean", 2000); }
BENCHMARK(simulate_agent_jean)->Arg(1)->Arg(2)->Iterations(3)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
