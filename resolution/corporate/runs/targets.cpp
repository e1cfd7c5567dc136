#include <algorithm>

#include "resolution/code_letters.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/standing.h"
#include "resolution/fact.h"

namespace resolution::corporate {

namespace {

constexpr std::size_t code_length = 3;  // CG-30d

}  // namespace

std::optional<Entity> entity_of(const Contractor& contractor) {
    switch (contractor.kind) {
        case Contractor::Kind::agent: return Entity::of(contractor.agent);
        case Contractor::Kind::croc: return Entity::croc_of(contractor.owner);
        case Contractor::Kind::independents: break;
    }
    return std::nullopt;
}

std::string_view croc_name(const Turn& turn, const Contractor& contractor) {
    if (contractor.kind != Contractor::Kind::croc) return {};
    const auto& croc = turn.opening[contractor.owner].croc;
    return croc ? std::string_view(croc->name) : std::string_view{};
}

std::optional<Entity> guarded_entity(const Turn& turn, const Run& run) {
    if (const auto entity = run.entity()) return entity;
    const KnownRun& traced = turn.opening.runs[std::get<TracedRun>(run.target).place];
    return traced.buyer ? entity_of(traced.contractor) : std::nullopt;
}

PlayerSet listeners(const Turn& turn, Entity entity) {
    if (const auto corporation = entity.corporation()) return citizens_of(turn.state, *corporation);
    if (const auto party = entity.party()) return members_of(turn.state, *party);
    PlayerSet set;
    if (const auto agent = entity.agent()) {
        for (const PlayerIndex player : players_of(turn.state)) {
            if (turn.in_game(player) && turn.state[*agent].loyalty_to(player) >= turn.figures.loyalty.informed)
                set.add(player);
        }
        return set;
    }
    const PlayerIndex player{entity.index};  // itself, or the owner of a CROC
    if (turn.in_game(player)) set.add(player);
    return set;
}

std::string target_id(const Turn& turn, const Run& run) {
    if (const auto entity = run.entity()) return turn.id(*entity);
    return "run:" + turn.opening.runs[std::get<TracedRun>(run.target).place].code;
}

bool contractor_is_dead(const Turn& turn, const Run& run) {
    return run.contractor.kind == Contractor::Kind::agent && turn.state[run.contractor.agent].state == AgentState::dead;
}

bool target_is_dead(const Turn& turn, const Run& run) {
    const auto entity = run.entity();
    const auto agent = entity ? entity->agent() : std::nullopt;
    return agent && turn.state[*agent].state == AgentState::dead;
}

bool nobody_there(const Turn& turn, const Run& run) {
    const auto entity = run.entity();
    const auto owner = entity ? entity->croc_owner() : std::nullopt;
    return owner && !turn.state[*owner].croc;
}

std::string draw_code(Turn& turn, std::string_view label) {
    const std::string prefix = "T" + std::to_string(turn.opening.turn) + "-";
    const auto taken = [&](const std::string& word) {
        return std::find(turn.codes.begin(), turn.codes.end(), prefix + word) != turn.codes.end();
    };
    turn.codes.push_back(prefix + turn.dice.word(label, code_letters, code_length, taken));
    return turn.codes.back();
}

void publish_code(Turn& turn, Run& run, PlayerSet known_to) {
    run.code = draw_code(turn, label("code/", turn.id(run.buyer), "/", run.number));
    turn.state.runs.push_back({run.code, run.buyer, run.contractor, run.type, target_id(turn, run), known_to});
}

bool helps_one(const Run& run) {
    const auto entity = run.entity();
    return run.type == RunType::datasteal && entity && entity->corporation();
}

bool is_about_line(const Run& run) {
    const auto entity = run.entity();
    return run.type == RunType::scandal && entity && entity->party() && run.order->line;
}

RunDetails details_of(const Turn& turn, const Run& run) {
    RunDetails out;
    out.turn = turn.opening.turn;
    out.buyer = run.buyer;
    out.number = run.number;
    out.contractor = run.contractor;
    out.type = run.type;
    out.target = target_id(turn, run);
    if (helps_one(run)) out.benefit = run.benefit;
    if (is_about_line(run)) out.line = run.order->line;
    if (!run.hostile()) out.except = run.order->except;
    out.paid = run.paid;
    out.odds = run.odds;
    out.percentage = run.percentage + run.malus;  // one figure for buyer, captor and the agent's friends
    out.outcome = run.outcome.value_or(RunOutcome::failure);
    return out;
}

/// CG-111: all of them, wherever they are told.
Value details_value(const Identities& ids, const RunDetails& details) {
    List except;
    for (const RunType type : details.except) except.emplace_back(id_of(type));
    const Odds& odds = details.odds;
    return fields_of("turn", details.turn, "buyer", ids.id(details.buyer), "type", id_of(details.type), "target",
                     details.target, "benefit", details.benefit ? ids.id(*details.benefit) : std::string(), "line",
                     details.line ? id_of(*details.line) : std::string_view{}, "except", std::move(except), "paid",
                     details.paid, "of_network", odds.network, "of_awakened", odds.awakened, "of_dragon", odds.dragon,
                     "of_underground", odds.underground, "of_favour", odds.favour, "percentage", details.percentage,
                     "outcome", id_of(details.outcome));
}

}  // namespace resolution::corporate
