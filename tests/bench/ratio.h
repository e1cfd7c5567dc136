#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

namespace bench {

/// Runs `subject` and `reference` in turn, so that a busy machine troubles both alike,
/// and shows how many times as long the subject takes: the median over the rounds. Fails
/// the benchmark when that is above `limit`, the figure that was promised.
template <class Subject, class Reference>
void compare(benchmark::State& state, double limit, int calls, Subject subject, Reference reference) {
    using Clock = std::chrono::steady_clock;
    const auto timed = [calls](auto& call) {
        const auto start = Clock::now();
        for (int i = 0; i < calls; ++i) call();
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    std::vector<double> ratios;
    for (auto _ : state) {
        const double ours = timed(subject);
        const double theirs = timed(reference);
        ratios.push_back(ours / theirs);
    }
    std::nth_element(ratios.begin(), ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2), ratios.end());
    const double median = ratios[ratios.size() / 2];
    state.counters["ratio"] = median;
    state.counters["at_most"] = limit;
    if (median > limit) state.SkipWithError(("slower than promised: " + std::to_string(median)).c_str());
}

}  // namespace bench
