#pragma once

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// At loyalty 2 and more a player hears an agent's secret friends and foes, and all
/// details of the runs it carried out in the turn that closes.
void let_agents_tell(Turn& turn);

}  // namespace resolution::corporate
