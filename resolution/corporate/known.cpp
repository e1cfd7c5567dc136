#include "resolution/corporate/known.h"

#include <algorithm>

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
        for (const Contract& contract : state_.contracts) {
            if (contract.is_public || includes_reader(contract.parties)) known.contracts.push_back(contract);
        }
    }

private:
    bool includes_reader(PlayerSet players) const { return reader_.player() && players.has(*reader_.player()); }

    void add_to(Player& known, PlayerIndex index) const {
        const Player& player = state_[index];
        known.influence = effective_influence(player);  // how much was bought is not public
        known.croc = Croc{};                            // nobody knows who has one: it may be a target
        for (std::size_t i = 0; i < player.secrets.size(); ++i) {
            const Secret& secret = player.secrets[i];
            const bool held = holds(Evidence::secret(index, i + 1));
            if (!secret.is_public && !held) continue;
            known.secrets.resize(i + 1);
            if (!secret.is_public) continue;
            known.secrets[i].is_public = true;
            known.secrets[i].text = secret.text;
            if (secret.hides) known.traits.add(*secret.hides);
        }
    }

    bool holds(const Evidence& evidence) const {
        if (!reader_.player()) return false;
        const auto& held = state_[*reader_.player()].evidence;
        return std::find(held.begin(), held.end(), evidence) != held.end();
    }

    void add_to(Agent& known, const Agent& agent) const {
        if (agent.captor && reader_.is(*agent.captor)) known.captor = agent.captor;
        for (const PlayerIndex i : players_of(state_)) known.loyalty[i.value()] = known_loyalty(agent, i);
        if (!tells(agent)) return;
        known.secret_allies = agent.secret_allies;
        known.secret_enemies = agent.secret_enemies;
    }

    bool tells(const Agent& agent) const {
        return reader_.player() && agent.loyalty_to(*reader_.player()) >= figures_.loyalty.informed;
    }

    int known_loyalty(const Agent& agent, PlayerIndex player) const {
        const int level = agent.loyalty_to(player);
        if (reader_.is(player)) return level;
        const auto& figures = figures_.loyalty;
        const bool ranked = agent.kind == AgentKind::yakuza && level >= figures.kobun;  // public
        if (ranked) return level >= figures.oyabun ? figures.oyabun : figures.kobun;
        // CG-92: at each closing it tells who its friends are, and not how close.
        return level > 0 && state_.turn > 1 && tells(agent) ? 1 : 0;
    }

    /// Who ordered it and who did it is what a trace is for.
    KnownRun of(const KnownRun& run) const {
        KnownRun known;
        known.code = run.code;
        known.type = run.type;
        if (!run.target.starts_with("run:")) known.target = run.target;  // else a code that not all of them know
        known.known_to = *reader_.player();
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
