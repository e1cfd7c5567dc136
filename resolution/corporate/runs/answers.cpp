#include <algorithm>

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/runs/refusals.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

bool is_available(const Turn& turn, const Run& run) {
    if (run.contractor.kind == Contractor::Kind::croc) return turn.opening[run.buyer].citizenship.has_value();
    return is_at_work(turn.opening, run.contractor.agent, run.buyer);
}

bool target_is_friend(const Turn& turn, const Run& run) {
    const auto target = run.entity();
    if (!run.hostile() || !target) return false;
    if (run.contractor.kind == Contractor::Kind::croc) {
        return *target == Entity::croc_of(run.buyer) || is_ally_of_croc(turn.opening, run.buyer, *target);
    }
    const AgentIndex agent = run.contractor.agent;
    return *target == Entity::of(agent) ||  // CG-46
           is_ally(turn.figures, turn.opening, turn.state, agent, *target);
}

/// CG-105: all that the entry names.
bool fits(const orders::corporate::Authorisation& given, const Run& run) {
    return given.player && given.player->known == run.buyer && given.run.value_or(run.number) == run.number &&
           given.type.value_or(run.type) == run.type && (!given.target || *given.target == run.order->target);
}

bool authorised_by(const Turn& turn, PlayerIndex master, const Run& run) {
    const Sheet* sheet = turn.sheet(master);
    if (sheet == nullptr) return false;
    for (const auto& order : sheet->agents) {
        if (order.agent.known != run.contractor.agent || !order.authorise) continue;
        const bool named = std::any_of(order.authorise->begin(), order.authorise->end(),
                                       [&](const auto& given) { return fits(given, run); });
        if (named) return true;
    }
    return false;
}

}  // namespace

/// Every other player at the highest loyalty must have said yes (CG-45).
PlayerSet masters_without_leave(const Turn& turn, const Run& run) {
    PlayerSet silent;
    if (run.contractor.kind != Contractor::Kind::agent) return silent;
    const Agent& agent = turn.opening[run.contractor.agent];
    for (const PlayerIndex master : players_of(turn.state)) {
        if (master == run.buyer || !turn.in_game(master)) continue;
        if (agent.loyalty_to(master) >= turn.figures.loyalty.oyabun && !authorised_by(turn, master, run))
            silent.add(master);
    }
    return silent;
}

/// The order of the questions is the rule book's; what others allow comes last.
std::string_view own_answer(const Turn& turn, const Run& run) {
    if (run.contractor.kind == Contractor::Kind::independents) return {};
    if (!is_available(turn, run)) return "not-available";
    const bool named = run.contractor.kind == Contractor::Kind::agent;
    if (named && is_enemy(turn.figures, turn.opening, run.contractor.agent, Entity::of(run.buyer)))
        return "buyer-is-enemy";
    if (target_is_friend(turn, run)) return "target-is-ally";
    return {};
}

void decline(Run& run, std::string_view reason) {
    run.accepted = false;
    run.declined_for = reason;
}

/// In the order of the sheets, whatever the reasons: the buyer is told "refused" and no more,
/// so the order in which refusals stand must not tell an enemy from a lack of room.
void send_declined_back(Turn& turn) {
    for (Run& run : turn.runs) {
        if (run.declined_for.empty()) continue;
        run.outcome = RunOutcome::refused;
        move_money(turn, run.buyer, run.paid, "run-refused", target_id(turn, run), "CG-43");
        turn.refuse(run.buyer, place_in("runs", static_cast<std::size_t>(run.number)), "agent", "step 2");
        turn.tell_game_master("step 2",
                              RunDeclined{turn.id(run.buyer), run.number, turn.id(run.contractor), run.declined_for});
    }
}

void hear_answers(Turn& turn) {
    for (Run& run : turn.runs) {
        std::string_view reason = own_answer(turn, run);
        if (reason.empty() && !masters_without_leave(turn, run).empty()) reason = "not-authorised";
        if (!reason.empty()) decline(run, reason);
    }
}

}  // namespace resolution::corporate
