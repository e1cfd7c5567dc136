#include "gm/cli/progress_bar.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "gm/cli/pager.h"

namespace gm {

using namespace std::chrono_literals;

namespace {

std::string duration(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::llround(seconds));
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
    return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

}  // namespace

std::string progress_line(const std::string& what, const std::string& things, std::uint64_t before, std::uint64_t done,
                          std::uint64_t of, double seconds, std::size_t columns) {
    std::string figures = fmt::format("{}/{}", done, of);
    if (done > before && seconds > 0) {
        const double rate = static_cast<double>(done - before) / seconds;
        figures += rate < 10 ? fmt::format("  {:.1f} {}/s", rate, things) : fmt::format("  {:.0f} {}/s", rate, things);
        figures += "  " + duration(static_cast<double>(of - done) / rate) + " left";
    }
    const std::size_t taken = what.size() + figures.size() + 4;
    if (columns < taken + 5) return figures.size() <= columns ? figures : figures.substr(0, columns);
    const std::size_t width = std::min<std::size_t>(columns - taken, 30);
    const auto full = of == 0 ? width
                              : static_cast<std::size_t>(static_cast<double>(done) / static_cast<double>(of) *
                                                         static_cast<double>(width));
    return what + " [" + std::string(full, '#') + std::string(width - full, '.') + "] " + figures;
}

ProgressBar::ProgressBar(Terminal& terminal, std::string what, std::string things, std::uint64_t of)
    : terminal_(terminal), what_(std::move(what)), things_(std::move(things)), of_(of) {}

ProgressBar::~ProgressBar() {
    if (visible_) terminal_.overwrite("");
}

void ProgressBar::show(std::uint64_t before, std::uint64_t done) {
    if (!terminal_.err_is_live()) return;
    const auto now = Clock::now();
    if (now - shown_ < 200ms) return;
    shown_ = now;
    visible_ = true;
    const Screen screen = Screen::of(terminal_);
    const std::size_t columns = screen.is_there() ? screen.columns : 80;
    const double seconds = std::chrono::duration<double>(now - started_).count();
    terminal_.overwrite(progress_line(what_, things_, before, done, of_, seconds, columns - 1));
}

}  // namespace gm
