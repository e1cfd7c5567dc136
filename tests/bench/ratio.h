#pragma once

// Every figure here is a ratio: what we do against something bare that does the least of it, in turn and in one run, so
// that a slow or busy machine troubles both alike. The table at the end (table.py) says whether each keeps to its bar.

#include <benchmark/benchmark.h>
#include <time.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace bench {

inline constexpr std::optional<double> no_bar;  ///< a figure to look at; nothing is promised

inline double seconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// How long a round took, by that clock.
template <class Call>
double timed(clockid_t clock, int calls, Call& call) {
    const double start = seconds(clock);
    for (int i = 0; i < calls; ++i) call();
    return (seconds(clock) - start) / calls;
}

struct Rounds {
    std::vector<double> ours;
    std::vector<double> theirs;
};

/// Register it with `->Iterations(1)`: the rounds are counted here.
template <class Subject, class Reference>
Rounds in_turn(clockid_t clock, benchmark::State& state, int rounds, int calls, Subject& subject,
               Reference& reference) {
    Rounds taken;
    for ([[maybe_unused]] auto _ : state) {
        for (int round = 0; round < rounds; ++round) {
            taken.ours.push_back(timed(clock, calls, subject));
            taken.theirs.push_back(timed(clock, calls, reference));
        }
    }
    return taken;
}

inline void tell(benchmark::State& state, std::optional<double> at_most, double ours, double theirs) {
    state.counters["seconds"] = ours;
    state.counters["reference_seconds"] = theirs;
    state.counters["ratio"] = ours / theirs;
    if (at_most) state.counters["at_most"] = *at_most;
}

/// How many times the reference's processor time the subject takes, in all its threads: quickest round against quickest
/// round, since whatever else the machine does only ever adds time.
template <class Subject, class Reference>
void compare(benchmark::State& state, std::optional<double> at_most, int rounds, int calls, Subject subject,
             Reference reference) {
    const Rounds taken = in_turn(CLOCK_PROCESS_CPUTIME_ID, state, rounds, calls, subject, reference);
    tell(state, at_most, std::ranges::min(taken.ours), std::ranges::min(taken.theirs));
}

/// By the clock on the wall, for what waits for the disk or another process; the reference waits for the same. Middle
/// round against middle round: a disk that has just been idle may be many times as quick as ever after.
template <class Subject, class Reference>
void compare_waiting(benchmark::State& state, std::optional<double> at_most, int rounds, Subject subject,
                     Reference reference) {
    const Rounds taken = in_turn(CLOCK_MONOTONIC, state, rounds, 1, subject, reference);
    const auto middle = [](std::vector<double> all) {
        std::ranges::sort(all);
        return all.at(all.size() / 2);
    };
    tell(state, at_most, middle(taken.ours), middle(taken.theirs));
}

}  // namespace bench
