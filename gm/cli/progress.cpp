#include "gm/cli/progress.h"

#include <ostream>

namespace gm {

using namespace std::chrono_literals;

Progress::Progress(Terminal& terminal, std::string what) : terminal_(terminal), what_(std::move(what)) {}

Progress::~Progress() {
    if (visible_) terminal_.err() << "\r\x1b[K" << std::flush;
}

void Progress::tick(std::size_t done, std::size_t of) {
    if (!terminal_.err_is_live()) return;
    const auto now = Clock::now();
    if (now - started_ < 1s || now - shown_ < 200ms) return;
    shown_ = now;
    visible_ = true;
    terminal_.err() << "\r\x1b[K" << what_ << " ...";
    if (of > 0) terminal_.err() << ' ' << done << '/' << of;
    terminal_.err() << std::flush;
}

}  // namespace gm
