#pragma once

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// What players tell agents without the loyalty it takes is refused (CG-39).
void refuse_idle_words_to_agents(Turn& turn);
/// Lists of secret allies replace the old ones when the turn closes (CG-40).
void set_secret_allies(Turn& turn);

}  // namespace resolution::corporate
