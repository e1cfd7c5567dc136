#pragma once

#include <chrono>
#include <string>

#include "gm/cli/terminal.h"

namespace gm {

/// Says what is going on once it has lasted over a second, on a live terminal, and
/// wipes its line when done. Quick work shows nothing.
class Progress {
public:
    Progress(Terminal& terminal, std::string what);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// What it is about from now on.
    void about(std::string what) { what_ = std::move(what); }

    /// Tells that the work goes on; cheap enough for every item.
    void tick(std::size_t done = 0, std::size_t of = 0);

private:
    using Clock = std::chrono::steady_clock;

    Terminal& terminal_;
    std::string what_;
    Clock::time_point started_ = Clock::now();
    Clock::time_point shown_{};
    bool visible_ = false;
};

}  // namespace gm
