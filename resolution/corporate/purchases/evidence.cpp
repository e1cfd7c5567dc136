// Evidence: proofs of what a player hides, copied, shown, published or burnt.

#include <algorithm>

#include "resolution/corporate/evidence.h"
#include "resolution/corporate/exhibits.h"
#include "resolution/corporate/facts/purchases.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/purchases/purchases.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/take_orders.h"

namespace resolution::corporate {

using orders::corporate::EvidenceOrder;
using orders::corporate::EvidenceUse;

namespace {

/// Drawbacks of a face trait hold from the day it is known (section 5, CG-79).
void suffer_shown_trait(Turn& turn, PlayerIndex player, Trait trait) {
    const TraitFigures& data = turn.figures[trait];
    if (data.group != TraitGroup::face) return;
    if (data.honour < 0) change_honour(turn, player, data.honour, "trait-published", "section 5");
    const int high = honour_bounds(turn.figures, turn.state[player]).high;
    if (turn.state[player].honour > high)
        change_honour(turn, player, high - turn.state[player].honour, "trait-published", "section 5");
    const auto party = turn.state[player].party;
    if (party && barred_from_party(turn.figures, turn.state[player], *party)) {
        lose_points(turn, player, turn.state[player].political_points, "trait-published", "section 5");
    }
    for (const AgentIndex agent : agents_of(turn.state)) {
        const int bar = clan_level_bar(turn.figures, turn.state[player]);
        const bool clan = turn.state[agent].kind == AgentKind::yakuza;
        if (clan && turn.state[agent].loyalty_to(player) > bar) {
            set_loyalty(turn, player, agent, bar, "trait-published", "CG-79");
        }
    }
    int& influence = turn.state[player].influence;
    influence = std::min(influence, data.influence_max.value_or(influence));
}

void publish_secret(Turn& turn, const Evidence& evidence) {
    auto& secrets = turn.state[evidence.about].secrets;
    if (evidence.number < 1 || evidence.number > secrets.size()) return;
    Secret& secret = secrets[evidence.number - 1U];
    if (secret.is_public) return;
    secret.is_public = true;
    turn.tell_everyone("section 5", EvidencePublished{secret.shameful, quoted(turn, evidence)});
    if (secret.shameful > 0) change_honour(turn, evidence.about, -secret.shameful, "secret-published", "section 5");
    if (secret.hides) suffer_shown_trait(turn, evidence.about, *secret.hides);
}

/// Who has seen a trace knows of the run from the next opening on, and can have it traced, too (CG-100).
void spread_word(Turn& turn, const Evidence& evidence, PlayerSet among) {
    if (evidence.kind != Evidence::Kind::trace) return;
    for (KnownRun& run : turn.state.runs) {
        if (run.code == evidence.code) run.known_to = run.known_to | among;
    }
}

void publish(Turn& turn, const Evidence& evidence) {
    if (evidence.kind == Evidence::Kind::secret) return publish_secret(turn, evidence);
    const bool ends_a_career = evidence.kind == Evidence::Kind::proof;
    turn.tell_everyone(ends_a_career ? "CG-30c" : "CG-100", EvidencePublished{0, quoted(turn, evidence)});
    if (ends_a_career) return leave_game(turn, evidence.about, "technomancer", "CG-30c");
    PlayerSet everyone;
    for (const PlayerIndex player : players_of(turn.state)) everyone.add(player);
    spread_word(turn, evidence, everyone);
}

void hand_over(Turn& turn, PlayerIndex from, PlayerIndex to, const Evidence& evidence, bool copied) {
    learn(turn, to, evidence);
    if (copied) hold(turn, to, evidence);
    spread_word(turn, evidence, to);
    for (const PlayerIndex reader : {from, to}) {
        turn.tell(reader, "step 1",
                  EvidenceGiven{turn.id(from), turn.id(to), copied, piece_of(turn.state[reader], evidence),
                                quoted(turn, evidence)});
    }
}

MaybeRefused use(Turn& turn, PlayerIndex player, const EvidenceOrder& order) {
    if (!order.evidence.known) return Refusal{"unknown-evidence", "step 1"};
    const Evidence evidence = *order.evidence.known;
    if (!holds(turn.state[player], evidence)) return Refusal{"no-proof", "CG-73"};
    if (order.use == EvidenceUse::burn) {
        drop(turn.state[player], evidence);
        turn.tell(player, "step 1", EvidenceBurnt{evidence_id(turn.state, evidence)});
        return std::nullopt;
    }
    if (order.use == EvidenceUse::publish) {
        publish(turn, evidence);
        return std::nullopt;
    }
    if (!order.with || !order.with->known) return Refusal{"unknown-player", "step 1"};
    if (*order.with->known == player) return Refusal{"to-oneself", "CG-100"};
    if (!turn.in_game(*order.with->known)) return Refusal{"out-of-game", "CG-64"};
    hand_over(turn, player, *order.with->known, evidence, order.use == EvidenceUse::share);
    return std::nullopt;
}

}  // namespace

void use_evidence(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr) continue;
        take_orders(turn, player, "evidence", sheet->evidence,
                    [&](const EvidenceOrder& order, const auto&) { return use(turn, player, order); });
    }
}

}  // namespace resolution::corporate
