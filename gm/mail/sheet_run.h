#pragma once

#include <span>

#include "gm/mail/sheet_finder.h"
#include "gm/mail/sheet_line.h"

namespace gm::mail {

/// The run that begins with the first of these lines, and how many of them it takes. A run goes on
/// while lines look like YAML, or like the rest of a line that was folded on its way.
struct ReadRun {
    SheetRun run;
    std::size_t taken = 0;
};

ReadRun read_run(std::span<const SheetLine> lines);

}  // namespace gm::mail
