#pragma once

#include "resolution/refusal.h"

namespace resolution::corporate {

/// CG-87: refused under its own path, by whichever step it was for.
inline constexpr Refusal not_understood{"not-understood", "section 2"};
/// Whatever the agent's reason (CG-104): told once all purchases are settled.
inline constexpr Refusal agent_declines{"declines", "CG-104"};

}  // namespace resolution::corporate
