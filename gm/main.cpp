#include <exception>
#include <ios>

#include "gm/cli/command_line.h"
#include "gm/commands/commands.h"

namespace {

/// Who redirects the answer into a file must learn that it did not fit.
bool delivered(gm::Terminal& terminal) {
    if (terminal.delivered()) return true;
    terminal.complain(orders::invalid("the answer could not be written in full", "is the disk full?"));
    return false;
}

}  // namespace

int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    gm::Terminal terminal = gm::Terminal::of_process();
    try {
        const int code = gm::run_command_line(gm::all_commands(), count, words, terminal);
        return delivered(terminal) ? code : static_cast<int>(gm::ExitCode::refused);
    } catch (const std::exception& error) {
        terminal.complain(orders::invalid(std::string("this is a fault of gm itself: ") + error.what(),
                                          "nothing was changed; please report it with the command you typed"));
        return static_cast<int>(gm::ExitCode::refused);
    }
}
