#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "gm/cli/terminal.h"
#include "gm/conform/verdict.h"

namespace gm::conformance {

/// `ok NAME`, or `not ok NAME` with what differs or is wrong indented below; then the
/// result as JSON, where the verdict has one.
void print(const Verdict& verdict, Terminal& terminal);

/// {"name", "file", "standing", "differences": [{"path", "what", "line", "column"}], "problems": [...], "result"}
nlohmann::json to_json(const Verdict& verdict);

}  // namespace gm::conformance
