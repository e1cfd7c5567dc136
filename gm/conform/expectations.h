#pragma once

#include "gm/conform/scenario.h"
#include "orders/document_reader.h"

namespace gm::conformance {

/// Who reads a report: a player, or `public` for what everybody may read.
constexpr std::string_view public_reader = "public";

/// Says what is wrong with the shape of a scenario's `expect`, and with whose reports it wants.
void check_expectations(const orders::Node& expect, const resolution::Roster& roster, orders::DocumentReader& reader);

/// Complains of whoever is expected something of without being among `people`: the players, by
/// whatever ids the game gives them.
void check_expected_people(const orders::Node& expect, const std::vector<std::string>& people,
                           orders::DocumentReader& reader);

}  // namespace gm::conformance
