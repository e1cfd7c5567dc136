#include "resolution/corporate/check/known_state.h"

#include <algorithm>

#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

class Knowledge {
public:
    Knowledge(const Figures& figures, const State& state, PlayerIndex reader)
        : figures_(figures), state_(state), reader_(reader) {}

    State whole() const {
        State known;
        known.turn = state_.turn;
        known.corporations = state_.corporations;
        known.ranking = state_.ranking;
        known.parties = state_.parties;
        known.auction = state_.auction;
        known.players.reserve(state_.players.size());
        for (const PlayerIndex i : players_of(state_)) {
            known.players.push_back(i == reader_ ? own(state_[i]) : other(i));
        }
        known.agents.reserve(state_.agents.size());
        for (const Agent& agent : state_.agents) known.agents.push_back(of(agent));
        for (const KnownRun& run : state_.runs) {
            if (run.known_to.has(reader_)) known.runs.push_back(of(run));
        }
        for (const Contract& contract : state_.contracts) {
            if (contract.is_public || contract.parties.has(reader_)) known.contracts.push_back(contract);
        }
        return known;
    }

private:
    /// What anybody may know of a player.
    static Player standing(const Player& player) {
        Player known;
        known.id = player.id;
        known.name = player.name;
        known.honour = player.honour;
        known.influence = effective_influence(player);
        known.party = player.party;
        known.political_points = player.political_points;
        known.citizenship = player.citizenship;
        known.shares = player.shares;
        known.in_game = player.in_game;
        return known;
    }

    static Player own(const Player& player) {
        Player known = standing(player);
        known.money = player.money;
        known.influence = player.influence;
        known.traits = player.traits;
        known.secrets = player.secrets;
        known.evidence = player.evidence;
        known.known = player.known;
        known.croc = player.croc;
        known.effects = player.effects;
        known.effects.image_genius_used = false;  // nobody tells an image genius that it was saved
        known.objectives = player.objectives;
        return known;
    }

    Player other(PlayerIndex index) const {
        const Player& player = state_[index];
        Player known = standing(player);
        known.croc = Croc{};  // nobody knows who has one: it may be a target
        for (std::size_t i = 0; i < player.secrets.size(); ++i) {
            const Secret& secret = player.secrets[i];
            if (!secret.is_public && !is_held({Evidence::Kind::secret, index, static_cast<std::uint8_t>(i + 1)}))
                continue;
            known.secrets.resize(i + 1);
            known.secrets[i].is_public = secret.is_public;
            if (secret.is_public && secret.hides) known.traits.add(*secret.hides);
        }
        return known;
    }

    bool is_held(const Evidence& evidence) const {
        const auto& held = state_[reader_].evidence;
        return std::find(held.begin(), held.end(), evidence) != held.end();
    }

    Agent of(const Agent& agent) const {
        Agent known;
        known.id = agent.id;
        known.name = agent.name;
        known.kind = agent.kind;
        known.bonus = agent.bonus;
        known.party = agent.party;
        known.state = agent.state;
        if (agent.captor == reader_) known.captor = reader_;
        known.allies = agent.allies;
        known.enemies = agent.enemies;
        known.loyalty.resize(agent.loyalty.size());
        for (const PlayerIndex i : players_of(state_)) known.loyalty[i.value()] = known_loyalty(agent, i);
        if (!tells(agent)) return known;
        known.secret_allies = agent.secret_allies;
        known.secret_enemies = agent.secret_enemies;
        return known;
    }

    bool tells(const Agent& agent) const { return agent.loyalty_to(reader_) >= figures_.loyalty.informed; }

    int known_loyalty(const Agent& agent, PlayerIndex player) const {
        const int level = agent.loyalty_to(player);
        if (player == reader_) return level;
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
        known.known_to = reader_;
        return known;
    }

    const Figures& figures_;
    const State& state_;
    PlayerIndex reader_;
};

}  // namespace

State known_state(const Figures& figures, const State& state, PlayerIndex player) {
    return Knowledge(figures, state, player).whole();
}

}  // namespace resolution::corporate
