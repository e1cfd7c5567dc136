#include <exception>
#include <iostream>

#include "gm/cli/command_line.h"
#include "gm/commands/commands.h"

int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    gm::Terminal terminal = gm::Terminal::of_process();
    try {
        return gm::run_command_line(gm::all_commands(), count, words, terminal);
    } catch (const std::exception& error) {
        terminal.complain(orders::invalid(std::string("this is a fault of gm itself: ") + error.what(),
                                          "nothing was changed; please report it with the command you typed"));
        return static_cast<int>(gm::ExitCode::refused);
    }
}
