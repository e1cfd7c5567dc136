#pragma once

#include <string>
#include <vector>

#include "gm/simulate/answers.h"

namespace gm::simulation {

/// The summary as one page that needs nothing else: charts drawn by us, a table beside each, no script.
std::string report_html(const FolderRecord& record, const std::vector<Answer>& answers);

}  // namespace gm::simulation
