// Step 14. Seppuku: without honour there is no career.

#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

void seppuku(Turn& turn) {
    for (const PlayerIndex player : turn.players_in_game()) {
        if (turn.state[player].honour <= 0) leave_game(turn, player, "seppuku", "step 14");
    }
}

}  // namespace resolution::corporate
