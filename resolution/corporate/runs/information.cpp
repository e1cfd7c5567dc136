#include <algorithm>

#include "resolution/corporate/evidence.h"
#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

void hand_sheet(Turn& turn, PlayerIndex reader, PlayerIndex player) {
    turn.tell(reader, "step 2", SheetReceived{turn.id(player), turn.opening.turn, shared_sheet_text(turn, player)});
}

void hand_past_sheets(Turn& turn, PlayerIndex reader, PlayerIndex player) {
    const orders::corporate::Names names(name_lists(turn.figures, turn.state));
    for (const auto& past : turn.opening.past) {
        const auto& sheet = past->sheets[player.value()];
        std::string text;
        if (sheet) text = orders::corporate::write_shared_sheet(*sheet, {past->turn, player, names});
        turn.tell(reader, "step 2", SheetReceived{turn.id(player), past->turn, std::move(text)});
    }
}

void find_secret(Turn& turn, const Run& run, PlayerIndex target) {
    const std::vector<int> unknown = unknown_secrets(turn.state, run.buyer, target);
    if (!unknown.empty()) {
        const int number = turn.dice.one_of(label("secret/", turn.id(run.buyer), "/", run.number), unknown,
                                            [](int n) { return std::to_string(n); });
        const Evidence evidence = Evidence::secret(target, static_cast<std::size_t>(number));
        hold(turn.state[run.buyer], evidence);
        const Secret& secret = turn.state[target].secrets[static_cast<std::size_t>(number) - 1];
        turn.tell(run.buyer, "step 2",
                  SecretFound{evidence_id(turn.state, evidence), turn.id(target), number, secret.text,
                              secret.hides ? id_of(*secret.hides) : std::string_view{}});
        return;
    }
    if (!turn.state[target].traits.has(Trait::technomancer)) return;
    const Evidence proof = Evidence::proof(target);  // one more run than secrets: the proof itself
    hold(turn.state[run.buyer], proof);
    turn.tell(run.buyer, "section 5", ProofFound{evidence_id(turn.state, proof), turn.id(target)});
}

int loyalty_of(const Turn& turn, const Contractor& contractor, PlayerIndex player) {
    if (contractor.kind == Contractor::Kind::agent) return turn.opening[contractor.agent].loyalty_to(player);
    if (contractor.kind == Contractor::Kind::croc && contractor.owner == player) return turn.figures.loyalty.max;
    return 0;
}

/// False: the tracer would rather not say, and reports a failure.
bool trace(Turn& turn, const Run& run) {
    const KnownRun& traced = turn.opening.runs[std::get<TracedRun>(run.target).place];
    const bool invented = !traced.buyer;  // CG-77: a false report of the shadows leads nowhere
    if (invented || loyalty_of(turn, run.contractor, *traced.buyer) > loyalty_of(turn, run.contractor, run.buyer)) {
        turn.tell_game_master("CG-58", RunHushedUp{turn.id(run.buyer), run.number, traced.code});
        return false;
    }
    turn.tell(run.buyer, "step 2", RunTraced{traced.code, turn.id(*traced.buyer), turn.id(traced.contractor)});
    return true;
}

void pay_socialite(Turn& turn, const Run& run) {
    if (!turn.state[run.buyer].traits.has(Trait::socialite)) return;
    move_money(turn, run.buyer, turn.figures.socialite, "socialite", target_id(turn, run), "CG-59");
}

List attitudes_value(const std::vector<Attitude>& list, const orders::corporate::Names& names) {
    List out;
    for (const Attitude& attitude : list) out.emplace_back(id_of(attitude, names));
    return out;
}

List runs_of(const Turn& turn, const Contractor& contractor) {
    List out;
    for (const auto& past : turn.opening.past) {
        for (const RunDetails& details : past->runs) {
            if (details.contractor == contractor) out.push_back(details_value(turn.state, details, past->turn));
        }
    }
    for (const Run& run : turn.runs) {
        if (!run.accepted || run.contractor != contractor) continue;
        out.push_back(details_value(turn.state, details_of(turn, run), turn.opening.turn));
    }
    return out;
}

AgentProfile profile_of(const Turn& turn, Entity entity) {
    const orders::corporate::Names names(name_lists(turn.figures, turn.state));
    AgentProfile profile{turn.id(entity), {}, {}, {}, {}, {}, {}};
    if (const auto owner = entity.croc_owner()) {
        profile.loyalties.push_back({turn.id(*owner), turn.figures.loyalty.max});
        if (const auto corporation = turn.state[*owner].citizenship) profile.allies.emplace_back(turn.id(*corporation));
        profile.runs = runs_of(turn, {Contractor::Kind::croc, {}, *owner});
        return profile;
    }
    const Agent& agent = turn.state[*entity.agent()];
    for (const PlayerIndex player : players_of(turn.state)) {
        if (agent.loyalty_to(player) > 0) profile.loyalties.push_back({turn.id(player), agent.loyalty_to(player)});
    }
    profile.allies = attitudes_value(agent.allies, names);
    profile.enemies = attitudes_value(agent.enemies, names);
    profile.secret_allies = attitudes_value(agent.secret_allies, names);
    profile.secret_enemies = attitudes_value(agent.secret_enemies, names);
    profile.runs = runs_of(turn, {Contractor::Kind::agent, *entity.agent(), {}});
    return profile;
}

bool is_about_agent(const Run& run) {
    const auto entity = run.entity();
    return entity && (entity->agent() || entity->croc_owner());
}

}  // namespace

bool bring_information(Turn& turn, Run& run) {
    const auto entity = run.entity();
    if (!entity) return trace(turn, run);
    if (const auto player = entity->player()) {
        hand_past_sheets(turn, run.buyer, *player);
        hand_sheet(turn, run.buyer, *player);
        find_secret(turn, run, *player);
        return true;
    }
    PlayerSet authors;
    if (const auto corporation = entity->corporation()) authors = citizens_of(turn.state, *corporation);
    if (const auto party = entity->party()) authors = members_of(turn.state, *party);
    for (const PlayerIndex player : players_of(turn.state)) {
        if (authors.has(player)) hand_sheet(turn, run.buyer, player);
    }
    pay_socialite(turn, run);
    return true;
}

/// After the last run, because profiles tell of the runs of this turn too.
void deliver_profiles(Turn& turn) {
    for (const Run& run : turn.runs) {
        const bool found = run.type == RunType::information && run.outcome == RunOutcome::success;
        if (found && is_about_agent(run)) turn.tell(run.buyer, "step 2", profile_of(turn, *run.entity()));
    }
}

}  // namespace resolution::corporate
