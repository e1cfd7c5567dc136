#pragma once

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// The agent will not: the money comes back at once, the buyer is told no more than that (CG-2, CG-43).
void decline(Run& run, std::string_view reason);

}  // namespace resolution::corporate
