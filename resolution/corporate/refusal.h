#pragma once

#include "resolution/refusal.h"

namespace resolution::corporate {

/// CG-87: refused under its own path, by whichever step it was for.
inline constexpr Refusal not_understood{"not-understood", "section 2"};

}  // namespace resolution::corporate
