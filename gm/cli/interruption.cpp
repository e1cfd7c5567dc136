#include "gm/cli/interruption.h"

namespace gm {

namespace {

// A signal handler can reach nothing else.
std::atomic<bool> was_asked = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void ask(int) { was_asked = true; }

}  // namespace

Interruption::Interruption() {
    was_asked = false;
    struct sigaction action{};
    action.sa_handler = ask;
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &interrupt_before_);
    sigaction(SIGTERM, &action, &terminate_before_);
}

Interruption::~Interruption() {
    sigaction(SIGINT, &interrupt_before_, nullptr);
    sigaction(SIGTERM, &terminate_before_, nullptr);
}

const std::atomic<bool>& Interruption::asked() const { return was_asked; }

}  // namespace gm
