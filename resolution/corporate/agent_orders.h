#pragma once

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// Before agents answer: words they need not heed are refused (CG-39), whom they are told to spare they spare (CG-40).
void tell_agents(Turn& turn);
/// At the closing: captors and releasers have made friends (CG-12, CG-56).
void make_new_allies(Turn& turn);

}  // namespace resolution::corporate
