#pragma once

#include <nlohmann/json_fwd.hpp>

#include "gm/conform/compare.h"
#include "gm/conform/scenario.h"
#include "orders/document_reader.h"

namespace gm::conformance {

/// Complains of every key of the expected state that the state a scenario starts from does not
/// have: what does not come out counts as a default, so a slip of the pen would hold.
void check_expected_state(const orders::Node& expected, const nlohmann::json& start, const ComparisonRules& rules,
                          const orders::Document& campaign, orders::DocumentReader& reader);

/// Complains of outcomes that the game does not have, and of those of nothing that was ordered.
void check_expected_outcomes(const orders::Node& outcomes, const Scenario& scenario, const ComparisonRules& rules,
                             orders::DocumentReader& reader);

}  // namespace gm::conformance
