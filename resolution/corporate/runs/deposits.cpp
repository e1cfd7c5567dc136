#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

void punish_bad_payers(Turn& turn) {
    for (const Run& run : turn.runs) {
        if (!run.accepted || !run.deposit_only) continue;
        change_honour(turn, run.buyer, -1, "deposit-only", "CG-49");
        make_public_enemy(turn, run.contractor.agent, run.buyer);
    }
}

}  // namespace resolution::corporate
