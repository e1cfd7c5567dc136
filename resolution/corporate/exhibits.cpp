#include "resolution/corporate/exhibits.h"

#include <algorithm>

#include "resolution/corporate/evidence.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/fact.h"

namespace resolution::corporate {

namespace {

std::string id_in(const Turn& turn, const Attitude& attitude) {
    switch (attitude.kind) {
        case Attitude::Kind::entity: return turn.id(attitude.entity);
        case Attitude::Kind::trait: return "trait:" + std::string(id_of(attitude.trait));
        case Attitude::Kind::members: return "members:" + turn.id(attitude.party);
        case Attitude::Kind::all: break;
    }
    return "all:" + turn.id(attitude.party);
}

void add(Fields& out, const char* name, Value value) { out.push_back({name, std::move(value)}); }

void quote_secret(const Turn& turn, const Evidence& evidence, Fields& out) {
    const auto& secrets = turn.state[evidence.about].secrets;
    const auto place = static_cast<std::size_t>(evidence.number);
    if (place < 1 || place > secrets.size()) return;
    const Secret& secret = secrets[place - 1];
    add(out, "text", secret.text);
    if (secret.hides) add(out, "trait", id_of(*secret.hides));
}

void quote_trace(const Turn& turn, const std::string& code, Fields& out) {
    const auto& runs = turn.state.runs;
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const KnownRun& run) { return run.code == code; });
    if (found == runs.end() || !found->buyer) return;
    add(out, "buyer", turn.id(*found->buyer));
    add(out, "agent", turn.id(found->contractor));
    add(out, "type", id_of(found->type));
    // A code is for those who know of the run that it stands for, as in known.cpp.
    add(out, "target", found->target.starts_with("run:") ? std::string() : found->target);
}

}  // namespace

const Exhibit& put_on_record(Turn& turn, const Evidence& evidence, const std::function<void(Exhibit&)>& fill) {
    if (const Exhibit* known = find_exhibit(turn.state, evidence)) return *known;
    Exhibit& fresh = turn.state.exhibits.emplace_back();
    fresh.id = evidence_id(turn.state, evidence);
    fill(fresh);
    return fresh;
}

List attitude_ids(const Turn& turn, const std::vector<Attitude>& list) {
    List out;
    for (const Attitude& attitude : list) out.emplace_back(id_in(turn, attitude));
    return out;
}

Fields profile_fields(const Turn& turn, const Profile& profile) {
    Fields loyalties;
    for (const PlayerIndex player : players_of(turn.state)) {
        if (profile.loyalty[player.value()] > 0)
            loyalties.push_back({turn.id(player), profile.loyalty[player.value()]});
    }
    List runs;
    for (const RunDetails& run : profile.runs) runs.push_back(details_value(turn, run));
    return fields_of("loyalties", loyalties, "allies", attitude_ids(turn, profile.allies), "enemies",
                     attitude_ids(turn, profile.enemies), "secret_allies", attitude_ids(turn, profile.secret_allies),
                     "secret_enemies", attitude_ids(turn, profile.secret_enemies), "runs", std::move(runs));
}

Fields quoted(const Turn& turn, const Evidence& evidence) {
    Fields out = fields_of("evidence", evidence_id(turn.state, evidence), "what", what_is(evidence), "about",
                           subject_of(turn.state, evidence), "number", static_cast<int>(evidence.number));
    const Exhibit* exhibit = find_exhibit(turn.state, evidence);
    switch (evidence.kind) {
        case Evidence::Kind::secret: quote_secret(turn, evidence, out); break;
        case Evidence::Kind::proof: add(out, "trait", id_of(Trait::technomancer)); break;
        case Evidence::Kind::sheet:
            if (exhibit != nullptr) add(out, "text", exhibit->sheet);
            break;
        case Evidence::Kind::profile:
            if (exhibit != nullptr && exhibit->profile) add(out, "profile", profile_fields(turn, *exhibit->profile));
            break;
        case Evidence::Kind::trace: quote_trace(turn, evidence.code, out); break;
    }
    return out;
}

}  // namespace resolution::corporate
