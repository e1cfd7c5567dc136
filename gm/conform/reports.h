#pragma once

#include "gm/conform/opened.h"
#include "gm/conform/play.h"
#include "gm/conform/renderer.h"
#include "gm/conform/verdict.h"

namespace gm::conformance {

/// Looks for the texts that the players' reports must contain or lack.
void compare_reports(const orders::Node& expected, const Scenario& scenario, const OpenedCampaign& campaign,
                     const Played& played, const ReportRenderer& render, Mismatches& differences);

}  // namespace gm::conformance
