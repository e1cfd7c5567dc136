#include "gm/cli/progress.h"

namespace gm {

using namespace std::chrono_literals;

Progress::Progress(Terminal& terminal, std::string what) : terminal_(terminal), what_(std::move(what)) {}

Progress::~Progress() {
    if (visible_) terminal_.overwrite("");
}

void Progress::tick(std::size_t done, std::size_t of) {
    if (!terminal_.err_is_live()) return;
    const auto now = Clock::now();
    if (now - started_ < 1s || now - shown_ < 200ms) return;
    shown_ = now;
    visible_ = true;
    terminal_.overwrite(what_ + " ..." + (of > 0 ? " " + std::to_string(done) + "/" + std::to_string(of) : ""));
}

}  // namespace gm
