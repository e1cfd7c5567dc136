#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "gm/cli/terminal.h"

namespace gm {

/// "Simulating bids [#####.....] 512/1024  801 games/s  1 s left", at most `columns` wide.
/// `before`: what was done earlier and says nothing of the pace now.
std::string progress_line(const std::string& what, const std::string& things, std::uint64_t before, std::uint64_t done,
                          std::uint64_t of, double seconds, std::size_t columns);

/// Such a line on a live terminal, renewed some times a second and wiped at the end. Elsewhere: nothing.
class ProgressBar {
public:
    ProgressBar(Terminal& terminal, std::string what, std::string things, std::uint64_t of);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::uint64_t before, std::uint64_t done);

private:
    using Clock = std::chrono::steady_clock;

    Terminal& terminal_;
    std::string what_;
    std::string things_;
    std::uint64_t of_;
    Clock::time_point started_ = Clock::now();
    Clock::time_point shown_{};
    bool visible_ = false;
};

}  // namespace gm
