#pragma once

// `gm conform FILE...`: runs scenarios and says which hold.

#include <string>
#include <vector>

#include "gm/cli/terminal.h"
#include "gm/conform/renderer.h"

namespace gm {

struct ConformOptions {
    std::vector<std::string> files;  ///< files, or folders for all *.yaml below them
    bool print = false;              ///< show what came out, as JSON
    bool json = false;               ///< one JSON list of verdicts instead of lines
    unsigned threads = 0;            ///< 0: one a core
    ReportRenderer render = {};      ///< for `expect.reports`
};

/// 0 if every scenario holds, 1 if one does not or is refused, 2 if a file cannot be read.
int conform(const ConformOptions& options, Terminal& terminal);

}  // namespace gm
