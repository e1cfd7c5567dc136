#pragma once

#include <atomic>

#include <signal.h>

namespace gm {

/// While it lives, SIGINT and SIGTERM do not end the process but set a flag, so that work can be left in order.
/// A second one ends it as usual. One at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    const std::atomic<bool>& asked() const;

private:
    struct sigaction interrupt_before_{};
    struct sigaction terminate_before_{};
};

}  // namespace gm
