#include "resolution/corporate/known.h"

#include <algorithm>

#include "resolution/corporate/evidence.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

/// Adds to what the marks leave, and takes nothing away: what nobody thought of stays unknown.
class Knowledge {
public:
    Knowledge(const Figures& figures, const State& state, Reader reader)
        : figures_(figures), state_(state), reader_(reader) {}

    void add_to(State& known) const {
        for (const PlayerIndex i : players_of(state_)) {
            if (!reader_.is(i)) add_to(known[i], i);
        }
        for (const AgentIndex i : agents_of(state_)) add_to(known[i], state_[i]);
        for (const KnownRun& run : state_.runs) {
            if (includes_reader(run.known_to)) known.runs.push_back(of(run));
        }
        // In the order they were met, an invented one would always come last (CG-23).
        std::sort(known.runs.begin(), known.runs.end(),
                  [](const KnownRun& a, const KnownRun& b) { return a.code < b.code; });
        for (const Exhibit& exhibit : state_.exhibits) {
            if (has_seen(exhibit)) known.exhibits.push_back(exhibit);
        }
        for (const Contract& contract : state_.contracts) {
            if (contract.is_public || includes_reader(contract.parties)) known.contracts.push_back(contract);
        }
    }

private:
    bool includes_reader(PlayerSet players) const { return reader_.player() && players.has(*reader_.player()); }

    void add_to(Player& known, PlayerIndex index) const {
        const Player& player = state_[index];
        known.influence = effective_influence(figures_, player);  // how much was bought is not public
        player.traits.each([&](Trait trait) {
            if (is_public(figures_, player, trait)) known.traits.add(trait);
        });
        for (std::size_t i = 0; i < player.secrets.size(); ++i) {
            const Secret& secret = player.secrets[i];
            if (!secret.is_public && !has_seen(Evidence::secret(index, i + 1))) continue;
            known.secrets.resize(i + 1);
            known.secrets[i].is_public = secret.is_public;
            known.secrets[i].text = secret.text;
            known.secrets[i].hides = secret.hides;
        }
    }

    bool has_seen(const Evidence& evidence) const {
        return reader_.player() && knows(state_[*reader_.player()], evidence);
    }

    bool has_seen(const Exhibit& exhibit) const {
        if (!reader_.player()) return false;
        const Player& reader = state_[*reader_.player()];
        const auto is_it = [&](const Evidence& one) { return evidence_id(state_, one) == exhibit.id; };
        return std::any_of(reader.known.begin(), reader.known.end(), is_it) ||
               std::any_of(reader.evidence.begin(), reader.evidence.end(), is_it);
    }

    void add_to(Agent& known, const Agent& agent) const {
        if (agent.captor && reader_.is(*agent.captor)) known.captor = agent.captor;
        for (const PlayerIndex i : players_of(state_)) known.loyalty[i.value()] = known_loyalty(agent, i);
        if (!tells(agent)) return;
        known.secret_allies = named_by_others(agent);
        known.secret_enemies = agent.secret_enemies;
    }

    /// Its secret allies and, without who named them, those that it was named; one's own names stand apart.
    std::vector<Attitude> named_by_others(const Agent& agent) const {
        std::vector<Attitude> out = agent.secret_allies;
        for (const PlayerIndex i : players_of(state_)) {
            if (reader_.is(i)) continue;
            for (const Attitude& ally : agent.named_allies[i.value()]) {
                if (std::find(out.begin(), out.end(), ally) == out.end()) out.push_back(ally);
            }
        }
        return out;
    }

    bool tells(const Agent& agent) const {
        return reader_.player() && agent.loyalty_to(*reader_.player()) >= figures_.loyalty.informed;
    }

    int known_loyalty(const Agent& agent, PlayerIndex player) const {
        const int level = agent.loyalty_to(player);
        if (reader_.is(player)) return level;
        if (!state_[player].in_game) return 0;  // CG-64
        const auto& figures = figures_.loyalty;
        const bool ranked = agent.kind == AgentKind::yakuza && level >= figures.kobun;  // public
        if (ranked) return level >= figures.oyabun ? figures.oyabun : figures.kobun;
        // CG-92: at each opening it tells who its friends are, and not how close.
        return level > 0 && tells(agent) ? 1 : 0;
    }

    /// Who ordered it and who did it is what a trace is for.
    KnownRun of(const KnownRun& run) const {
        KnownRun known;
        known.code = run.code;
        known.type = run.type;
        if (!run.target.starts_with("run:")) known.target = run.target;  // else a code that not all of them know
        known.known_to = *reader_.player();
        if (!has_seen(Evidence::trace(run.code))) return known;
        known.buyer = run.buyer;
        known.contractor = run.contractor;
        return known;
    }

    const Figures& figures_;
    const State& state_;
    Reader reader_;
};

}  // namespace

State known_state(const Figures& figures, const State& state, Reader reader) {
    State known = described::known_to(state, reader);
    if (!reader.is_game_master()) Knowledge(figures, state, reader).add_to(known);
    return known;
}

}  // namespace resolution::corporate
