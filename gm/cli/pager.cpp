#include "gm/cli/pager.h"

#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ostream>

namespace gm {

namespace {

constexpr std::size_t usual_columns = 80;
constexpr std::size_t usual_lines = 24;
constexpr int not_found = 127;  ///< what the shell says of a command it cannot start

/// The one who reads may leave before the end: then writing must fail, not end gm.
class BrokenPipesIgnored {
public:
    BrokenPipesIgnored() : before_(std::signal(SIGPIPE, SIG_IGN)) {}
    BrokenPipesIgnored(const BrokenPipesIgnored&) = delete;
    BrokenPipesIgnored& operator=(const BrokenPipesIgnored&) = delete;
    ~BrokenPipesIgnored() { std::signal(SIGPIPE, before_); }

private:
    void (*before_)(int);
};

bool paged(const std::string& text, const std::string& pager) {
    const BrokenPipesIgnored ignored;
    FILE* pipe = popen(pager.c_str(), "w");  // NOLINT(cert-env33-c): $PAGER is a shell command by custom
    if (pipe == nullptr) return false;
    std::fwrite(text.data(), 1, text.size(), pipe);
    const int status = pclose(pipe);
    return !(WIFEXITED(status) && WEXITSTATUS(status) == not_found);
}

}  // namespace

Screen Screen::of(const Terminal& terminal) {
    if (!terminal.out_is_screen()) return {};
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return {usual_columns, usual_lines};
    return {size.ws_col, size.ws_row == 0 ? usual_lines : size.ws_row};
}

std::string pager_command() {
    const char* chosen = std::getenv("PAGER");
    if (chosen == nullptr) return "less -FRX";
    const std::string pager = chosen;
    return pager == "cat" ? "" : pager;
}

Paged::Paged(Terminal& terminal, std::string pager)
    : terminal_(terminal), pager_(std::move(pager)), out_(terminal.out_.rdbuf(text_.rdbuf())) {}

Paged::~Paged() {
    terminal_.out_.rdbuf(out_);
    terminal_.out_.flush();
    const std::string text = text_.str();
    const Screen screen = Screen::of(terminal_);
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    if (screen.is_there() && lines >= screen.lines && !pager_.empty() && paged(text, pager_)) return;
    terminal_.out_ << text;
}

}  // namespace gm
