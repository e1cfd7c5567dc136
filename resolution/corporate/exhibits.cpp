#include "resolution/corporate/exhibits.h"

#include <algorithm>

#include "resolution/corporate/evidence.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/fact.h"

namespace resolution::corporate {

namespace {

void add(Fields& out, const char* name, Value value) { out.push_back({name, std::move(value)}); }

void quote_secret(const State& state, const Evidence& evidence, Fields& out) {
    const auto& secrets = state[evidence.about].secrets;
    const auto place = static_cast<std::size_t>(evidence.number);
    if (place < 1 || place > secrets.size()) return;
    const Secret& secret = secrets[place - 1];
    add(out, "text", secret.text);
    if (secret.hides) add(out, "trait", id_of(*secret.hides));
}

void quote_trace(const Identities& ids, const std::string& code, Fields& out) {
    const auto& runs = ids.state.runs;
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const KnownRun& run) { return run.code == code; });
    if (found == runs.end() || !found->buyer) return;
    add(out, "buyer", ids.id(*found->buyer));
    add(out, "agent", ids.id(found->contractor));
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

List attitude_ids(const Identities& ids, const std::vector<Attitude>& list) {
    List out;
    for (const Attitude& attitude : list) out.emplace_back(ids.id(attitude));
    return out;
}

Fields profile_fields(const Identities& ids, const Profile& profile) {
    Fields loyalties;
    for (const PlayerIndex player : players_of(ids.state)) {
        if (profile.loyalty[player.value()] > 0) loyalties.push_back({ids.id(player), profile.loyalty[player.value()]});
    }
    List runs;
    for (const RunDetails& run : profile.runs) runs.push_back(details_value(ids, run));
    return fields_of("loyalties", loyalties, "allies", attitude_ids(ids, profile.allies), "enemies",
                     attitude_ids(ids, profile.enemies), "secret_allies", attitude_ids(ids, profile.secret_allies),
                     "secret_enemies", attitude_ids(ids, profile.secret_enemies), "runs", std::move(runs));
}

Fields quoted(const Identities& ids, const Evidence& evidence) {
    Fields out = fields_of("evidence", evidence_id(ids.state, evidence), "what", what_is(evidence), "about",
                           subject_of(ids.state, evidence), "number", static_cast<int>(evidence.number));
    const Exhibit* exhibit = find_exhibit(ids.state, evidence);
    switch (evidence.kind) {
        case Evidence::Kind::secret: quote_secret(ids.state, evidence, out); break;
        case Evidence::Kind::proof: add(out, "trait", id_of(Trait::technomancer)); break;
        case Evidence::Kind::sheet:
            if (exhibit != nullptr) add(out, "text", exhibit->sheet);
            break;
        case Evidence::Kind::profile:
            if (exhibit != nullptr && exhibit->profile) add(out, "profile", profile_fields(ids, *exhibit->profile));
            break;
        case Evidence::Kind::trace: quote_trace(ids, evidence.code, out); break;
    }
    return out;
}

}  // namespace resolution::corporate
