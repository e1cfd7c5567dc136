#pragma once

#include "gm/conform/opened.h"
#include "gm/conform/renderer.h"
#include "gm/conform/scenario.h"
#include "gm/conform/verdict.h"

namespace gm::conformance {

/// What it takes to run a scenario.
struct Bench {
    OpenedCampaigns& campaigns;
    ReportRenderer render = {};  ///< none: scenarios that expect reports do not hold
    bool keep_result = false;    ///< fill Verdict::result
};

/// Reads, runs and compares one scenario; whatever goes wrong is in the verdict.
Verdict run_document(const orders::Document& document, const Bench& bench);
Verdict run_file(const std::filesystem::path& file, const Bench& bench);

}  // namespace gm::conformance
