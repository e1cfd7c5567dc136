#include "resolution/corporate/rights.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using orders::corporate::RunOrder;

namespace {

/// What a player may still ask for this turn. Rights go to the first paid runs that
/// ask, and an agent's refusal does not give them back (CG-44).
struct Rights {
    int network = 0;
    bool awakened = false;
    bool dragon = false;
    bool favour = false;
};

Rights rights_of(const Turn& turn, PlayerIndex player) {
    const Player& who = turn.opening[player];
    Rights rights;
    rights.network = network_runs_of(turn.figures, turn.opening, player);
    rights.awakened = who.traits.has(Trait::awakened);
    rights.dragon = who.effects.dragon_run_bonus;
    rights.favour = who.traits.has(Trait::old_hand) && !who.effects.favour_used;
    return rights;
}

int bonus_of(const Turn& turn, const Run& run) {
    const std::size_t place = bonus_place(run.type);
    switch (run.contractor.kind) {
        case Contractor::Kind::agent: return turn.state[run.contractor.agent].bonus[place];
        case Contractor::Kind::croc: return turn.state[run.contractor.owner].croc->bonus[place];
        case Contractor::Kind::independents: break;
    }
    return turn.figures.run.independents;
}

bool is_underground(const Turn& turn, const Contractor& contractor) {
    if (contractor.kind != Contractor::Kind::agent) return false;
    const auto party = turn.state[contractor.agent].party;
    return party && turn.opening[*party].underground;
}

/// Takes one use of a right, or refuses the option alone.
bool take(Turn& turn, const Run& run, bool available, std::string_view option) {
    if (available) return true;
    OrderPlace place = place_in("runs", static_cast<std::size_t>(run.number));
    place.path += "/" + std::string(option);
    turn.refuse(run.buyer, place, "no-right", "CG-44");
    return false;
}

void take_options(Turn& turn, Run& run, Rights& rights) {
    const RunOrder& order = *run.order;
    if (run.favour) {  // CG-42: ignores the other options
        rights.favour = false;
        return;
    }
    const auto& figures = turn.figures.run;
    if (order.favour) take(turn, run, false, "favour");
    if (order.deposit_only) take(turn, run, run.deposit_only, "deposit_only");
    if (order.network && take(turn, run, rights.network > 0, "network")) {
        --rights.network;
        run.odds.network = figures.network;
    }
    if (order.awakened && take(turn, run, rights.awakened, "awakened")) {
        rights.awakened = false;
        run.odds.awakened = figures.awakened;
    }
    if (order.dragon_bonus && take(turn, run, rights.dragon, "dragon_bonus")) {
        rights.dragon = false;
        run.odds.dragon = figures.dragon;
    }
}

/// CG-57: the percentage is fixed here.
void set_odds(const Turn& turn, Run& run) {
    const auto& figures = turn.figures.run;
    run.agent_bonus = bonus_of(turn, run);
    if (run.favour) {
        run.odds = {};
        run.odds.favour = figures.favour;
    } else {
        // CG-101: for each full unit.
        run.odds.invested = static_cast<int>(run.order->invest.amount / figures.unit.amount) * figures.unit_bonus;
        run.odds.agent = run.agent_bonus;
        if (is_underground(turn, run.contractor)) run.odds.underground = turn.figures.underground_bonus;
    }
    run.percentage = run.odds.total();  // CG-8: no floor, no ceiling
}

MaybeRefused reserve(Turn& turn, Run& run, Rights& rights) {
    run.favour = run.order->favour && rights.favour;
    if (const MaybeRefused refusal = check_run(turn, run)) return refusal;
    run.deposit_only = run.order->deposit_only && !run.favour && run.contractor.kind == Contractor::Kind::agent;
    Money price = run.order->invest;
    if (run.deposit_only) price = price.percent(turn.figures.run.deposit_percent);
    if (run.favour) price = {};
    if (!can_pay(turn, run.buyer, price)) return Refusal{"no-money", "CG-2"};
    move_money(turn, run.buyer, -price, "run", target_id(turn, run), "step 2");
    run.paid = price;
    take_options(turn, run, rights);
    set_odds(turn, run);
    run.accepted = true;
    return std::nullopt;
}

}  // namespace

void reserve_runs(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr || sheet->runs.empty()) continue;
        Rights rights = rights_of(turn, player);
        for (std::size_t i = 0; i < sheet->runs.size(); ++i) {
            Run run;
            run.buyer = player;
            run.number = static_cast<int>(i + 1);
            MaybeRefused refusal = not_understood;
            if (sheet->runs[i]) {
                run.order = &*sheet->runs[i];
                refusal = reserve(turn, run, rights);
            }
            if (!refusal) turn.runs.push_back(std::move(run));
            turn.conclude(player, place_in("runs", i + 1), refusal);
        }
    }
}

}  // namespace resolution::corporate
