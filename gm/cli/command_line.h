#pragma once

#include <span>

#include "gm/cli/command.h"

namespace gm {

/// Parses the words typed, runs the command they name, and returns the exit code.
/// The only place that knows the parsing library.
int run_command_line(std::span<const Command> commands, int count, const char* const* words, Terminal& terminal);

}  // namespace gm
