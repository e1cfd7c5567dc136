#pragma once

#include "gm/cli/terminal.h"
#include "gm/play/mail_reader.h"

namespace gm {

/// Where it is from, why it is aside, and what is in it, decoded: its text, and each sheet found by the number that
/// --sheet takes.
void show_aside(Terminal& terminal, const AsideMail& mail);

}  // namespace gm
