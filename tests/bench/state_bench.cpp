// Reading a stored state back, checks included, counted in bare readings of the same text by nlohmann::json.

#include <nlohmann/json.hpp>

#include <string>

#include "tests/bench/ratio.h"
#include "tests/support/table.h"

namespace {

/// Some turns into a game of bots, so that every list has something in it.
void read_back(benchmark::State& state, std::string_view game, std::size_t players, std::optional<double> at_most) {
    test_support::Table table{game, players, test_support::seed_of(11)};
    for (int turn = 1; turn < 4; ++turn) {
        table.move_to(table.resolve(table.position(), table.bot_sheets()).position);
    }
    const std::string text = table.game().to_json(table.position()).dump();
    const auto parse = [&] { return nlohmann::json::parse(text); };
    const auto read = [&] {
        auto position = table.game().from_json(parse());
        if (!position) state.SkipWithError("the state was not read back");
        benchmark::DoNotOptimize(position);
    };
    bench::compare(state, at_most, 50, 20, read, [&] { benchmark::DoNotOptimize(parse()); });
}

void corporate_state_to_bare_parse(benchmark::State& state) { read_back(state, "corporate", 10, 3); }
BENCHMARK(corporate_state_to_bare_parse)->Iterations(1);

void agent_jean_state_to_bare_parse(benchmark::State& state) { read_back(state, "agent-jean", 5, 3); }
BENCHMARK(agent_jean_state_to_bare_parse)->Iterations(1);

}  // namespace
