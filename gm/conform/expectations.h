#pragma once

#include "gm/conform/scenario.h"
#include "orders/document_reader.h"

namespace gm::conformance {

/// Who reads a report: a player, or `public` for what everybody may read.
constexpr std::string_view public_reader = "public";

/// Says what is wrong with the `expect` of a scenario before anything runs: its
/// shape, and the players it names.
void check_expectations(const orders::Node& expect, const resolution::Roster& roster, orders::DocumentReader& reader);

}  // namespace gm::conformance
