#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <string>

namespace bench {

/// Runs `subject` and `reference` in turn, and shows how many times as long the subject
/// takes: quickest round against quickest round, since whatever else the machine does only
/// ever adds time. Fails the benchmark when that is above `limit`, the figure promised.
/// Register it with `->Iterations(1)`: the rounds are counted here.
template <class Subject, class Reference>
void compare(benchmark::State& state, double limit, int rounds, int calls, Subject subject, Reference reference) {
    using Clock = std::chrono::steady_clock;
    const auto timed = [calls](auto& call) {
        const auto start = Clock::now();
        for (int i = 0; i < calls; ++i) call();
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    double ours = std::numeric_limits<double>::max();
    double theirs = ours;
    for (auto _ : state) {
        for (int round = 0; round < rounds; ++round) {
            ours = std::min(ours, timed(subject));
            theirs = std::min(theirs, timed(reference));
        }
    }
    const double ratio = ours / theirs;
    state.counters["ratio"] = ratio;
    state.counters["at_most"] = limit;
    if (ratio > limit) state.SkipWithError(("slower than promised: " + std::to_string(ratio)).c_str());
}

}  // namespace bench
