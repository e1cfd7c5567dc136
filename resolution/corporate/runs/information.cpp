#include <algorithm>

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/evidence.h"
#include "resolution/corporate/exhibits.h"
#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

/// A sheet that was sent, and is not the reader's own, is something learnt: its proof, too (CG-100).
void hand_sheet(Turn& turn, PlayerIndex reader, PlayerIndex player, int of_turn, const std::string& text) {
    const Evidence evidence = Evidence::sheet(player, of_turn);
    const bool learnt = !text.empty() && reader != player;
    if (learnt) {
        put_on_record(turn, evidence, [&](Exhibit& exhibit) { exhibit.sheet = text; });
        hold(turn, reader, evidence);
    }
    turn.tell(reader, "step 2",
              SheetReceived{turn.id(player), of_turn, text, learnt ? evidence_id(turn.state, evidence) : "",
                            learnt ? piece_of(turn.state[reader], evidence) : std::string_view{}});
}

void hand_sheet(Turn& turn, PlayerIndex reader, PlayerIndex player) {
    hand_sheet(turn, reader, player, turn.opening.turn, shared_sheet_text(turn, player));
}

void hand_past_sheets(Turn& turn, PlayerIndex reader, PlayerIndex player) {
    const orders::corporate::Names names(name_lists(turn.figures, turn.state));
    for (const auto& past : turn.opening.past) {
        const auto& sheet = past->sheets[player.value()];
        std::string text;
        if (sheet) text = orders::corporate::write_shared_sheet(*sheet, {past->turn, player, names});
        hand_sheet(turn, reader, player, past->turn, text);
    }
}

void find_secret(Turn& turn, const Run& run, PlayerIndex target) {
    const std::vector<int> unknown = unknown_secrets(turn.state, run.buyer, target);
    if (!unknown.empty()) {
        const int number = turn.dice.one_of(label("secret/", turn.id(run.buyer), "/", run.number), unknown,
                                            [](int n) { return std::to_string(n); });
        const Evidence evidence = Evidence::secret(target, static_cast<std::size_t>(number));
        hold(turn, run.buyer, evidence);
        const Secret& secret = turn.state[target].secrets[static_cast<std::size_t>(number) - 1];
        turn.tell(run.buyer, "step 2",
                  SecretFound{evidence_id(turn.state, evidence), turn.id(target), number, secret.text,
                              secret.hides ? id_of(*secret.hides) : std::string_view{},
                              piece_of(turn.state[run.buyer], evidence)});
        return;
    }
    if (!turn.state[target].traits.has(Trait::technomancer)) return;
    const Evidence proof = Evidence::proof(target);  // one more run than secrets: the proof itself
    hold(turn, run.buyer, proof);
    turn.tell(run.buyer, "section 5",
              ProofFound{evidence_id(turn.state, proof), turn.id(target), piece_of(turn.state[run.buyer], proof)});
}

/// What ties a tracer to a buyer; an agency, points in its party (CG-103).
int loyalty_of(const Turn& turn, const Contractor& contractor, PlayerIndex player) {
    if (contractor.kind == Contractor::Kind::agent) {
        const Agent& agent = turn.opening[contractor.agent];
        if (agent.kind != AgentKind::agency) return agent.loyalty_to(player);
        return agent.party && is_member(turn.opening, player, *agent.party) ? turn.opening[player].political_points : 0;
    }
    if (contractor.kind == Contractor::Kind::croc && contractor.owner == player) return turn.figures.loyalty.max;
    return 0;
}

/// False: the tracer would rather not say, and reports a failure.
bool trace(Turn& turn, const Run& run) {
    const KnownRun& traced = turn.opening.runs[std::get<TracedRun>(run.target).place];
    const bool invented = !traced.buyer;  // CG-77: a false report of the shadows leads nowhere
    if (invented || loyalty_of(turn, run.contractor, *traced.buyer) > loyalty_of(turn, run.contractor, run.buyer)) {
        turn.tell_game_master("CG-58", RunHushedUp{turn.id(run.buyer), run.number, target_id(turn, run)});
        return false;
    }
    const Evidence evidence = Evidence::trace(traced.code);
    hold(turn, run.buyer, evidence);
    turn.tell(
        run.buyer, "step 2",
        RunTraced{traced.code, turn.id(*traced.buyer), turn.id(traced.contractor), croc_name(turn, traced.contractor),
                  evidence_id(turn.state, evidence), piece_of(turn.state[run.buyer], evidence)});
    return true;
}

void pay_socialite(Turn& turn, const Run& run) {
    if (!turn.state[run.buyer].traits.has(Trait::socialite)) return;
    move_money(turn, run.buyer, turn.figures.socialite, "socialite", target_id(turn, run), "CG-59");
}

std::vector<RunDetails> runs_of(const Turn& turn, const Contractor& contractor) {
    std::vector<RunDetails> out;
    for (const auto& past : turn.opening.past) {
        for (const RunDetails& details : past->runs) {
            if (details.contractor == contractor) out.push_back(details);
        }
    }
    for (const Run& run : turn.runs) {
        if (run.accepted && run.contractor == contractor) out.push_back(details_of(turn, run));
    }
    return out;
}

Profile profile_of(const Turn& turn, Entity entity) {
    Profile profile;
    if (const auto owner = entity.croc_owner()) {
        profile.loyalty.assign(turn.state.players.size(), 0);
        profile.loyalty[owner->value()] = turn.figures.loyalty.max;
        if (const auto corporation = turn.state[*owner].citizenship)
            profile.allies.push_back(Attitude::towards(Entity::of(*corporation)));
        profile.secret_allies.push_back(Attitude::towards(Entity::of(*owner)));  // CG-92
        profile.runs = runs_of(turn, {Contractor::Kind::croc, {}, *owner});
        return profile;
    }
    const Agent& agent = turn.state[*entity.agent()];
    profile.loyalty = agent.loyalty;
    profile.allies = agent.allies;
    profile.enemies = agent.enemies;
    profile.secret_allies = secret_allies_of(turn.state, *entity.agent());
    profile.secret_enemies = agent.secret_enemies;
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
    if (nobody_there(turn, run)) {
        turn.tell_game_master("CG-107", RunHushedUp{turn.id(run.buyer), run.number, target_id(turn, run)});
        return false;
    }
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
    const bool might_have_some = entity->corporation() || entity->party();
    if (might_have_some && authors.empty()) turn.tell(run.buyer, "step 2", NoSheets{run.number, target_id(turn, run)});
    pay_socialite(turn, run);
    return true;
}

/// After the last run, because profiles tell of the runs of this turn too; one for all its buyers (CG-100).
void deliver_profiles(Turn& turn) {
    for (const Run& run : turn.runs) {
        const bool found = run.type == RunType::information && run.outcome == RunOutcome::success;
        if (!found || !is_about_agent(run)) continue;
        const Evidence evidence = Evidence::profile(*run.entity(), turn.opening.turn);
        const Exhibit& exhibit =
            put_on_record(turn, evidence, [&](Exhibit& fresh) { fresh.profile = profile_of(turn, *run.entity()); });
        hold(turn, run.buyer, evidence);
        Fields said = profile_fields(turn, *exhibit.profile);
        if (const auto owner = run.entity()->croc_owner())
            said.push_back({"croc", croc_name(turn, {Contractor::Kind::croc, {}, *owner})});
        turn.tell(run.buyer, "step 2",
                  AgentProfile{target_id(turn, run), evidence_id(turn.state, evidence),
                               piece_of(turn.state[run.buyer], evidence), std::move(said)});
    }
}

}  // namespace resolution::corporate
