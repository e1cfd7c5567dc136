#pragma once

#include "gm/cli/command.h"
#include "gm/simulate/plan.h"

namespace gm {

/// The plan as it was typed, over what a plan file says.
orders::Result<simulation::Plan> plan_typed(const Invocation& invocation);

/// The whole number that an option was given; complains of anything else.
orders::Result<std::uint64_t> number_typed(const Invocation& invocation, const std::string& option,
                                           std::uint64_t otherwise, std::uint64_t least, std::uint64_t most);

}  // namespace gm
