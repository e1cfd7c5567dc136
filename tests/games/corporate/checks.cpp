#include "orders/described/wild.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/rules.h"
#include "resolution/corporate/sheet_desk.h"
#include "resolution/typed_game.h"
#include "tests/games/corporate/under_test.h"

namespace resolution::corporate {

namespace {

constexpr int informed = 2;  // figures of the shipped campaign
constexpr int kobun = 3;

/// Changes one reader's surroundings where it cannot see.
class Behind {
public:
    Behind(State& state, PlayerIndex reader, std::mt19937_64& random)
        : state_(state), reader_(reader), random_(random) {}

    void change() {
        for (const PlayerIndex i : players_of(state_)) {
            if (i != reader_) change_player(i);
        }
        state_[reader_].effects.image_genius_used = chance();
        state_[reader_].counters.runs_suffered = number(9);
        for (Agent& agent : state_.agents) change_agent(agent);
        std::erase_if(state_.runs, [&](const KnownRun& run) { return !run.known_to.has(reader_) && chance(); });
        for (KnownRun& run : state_.runs) {
            run.buyer = chance() ? std::optional(any_player()) : std::nullopt;
            run.contractor = {};
        }
        std::erase_if(state_.contracts,
                      [&](const Contract& contract) { return !contract.is_public && !contract.parties.has(reader_); });
        state_.past.clear();
    }

private:
    bool chance() { return random_() % 2 == 0; }
    int number(int sides) { return static_cast<int>(random_() % static_cast<unsigned>(sides)); }
    PlayerIndex any_player() { return PlayerIndex{random_() % state_.players.size()}; }

    void change_player(PlayerIndex index) {
        Player& player = state_[index];
        player.money = Money{number(10'000'000)};
        if (player.influence >= player.honour) player.influence = player.honour + number(4);
        player.croc.reset();
        if (chance()) player.croc = Croc{"team", {}, 1 + number(4)};
        player.effects = {};
        player.effects.bound_to_dragon = chance();
        player.effects.grant = number(4);
        player.victory_points = number(20);
        player.objectives = {};
        change_secrets(index, player);
    }

    void change_secrets(PlayerIndex index, Player& player) {
        TraitSet shown;
        for (std::size_t i = 0; i < player.secrets.size(); ++i) {
            Secret& secret = player.secrets[i];
            const Evidence evidence{Evidence::Kind::secret, index, static_cast<std::uint8_t>(i + 1)};
            const auto& held = state_[reader_].evidence;
            if (secret.is_public && secret.hides) shown.add(*secret.hides);
            if (secret.is_public || std::find(held.begin(), held.end(), evidence) != held.end()) continue;
            secret.text = "other";
            secret.shameful = number(3);
            secret.hides = chance() ? std::optional(any_trait()) : std::nullopt;
        }
        player.traits = shown;
        for (int i = 0; i < 4; ++i) player.traits.add(any_trait());
        player.evidence.clear();
        player.known.clear();
        if (chance()) player.evidence.push_back({Evidence::Kind::proof, any_player(), 0});
    }

    Trait any_trait() { return static_cast<Trait>(random_() % trait_ids.size()); }

    void change_agent(Agent& agent) {
        const bool tells = agent.loyalty_to(reader_) >= informed;
        if (agent.captor && agent.captor != reader_) {
            do agent.captor = any_player();
            while (agent.captor == reader_);
        }
        for (const PlayerIndex i : players_of(state_)) {
            int& level = agent.loyalty[i.value()];
            const bool public_rank = agent.kind == AgentKind::yakuza && level >= kobun;
            if (i == reader_ || public_rank || agent.kind == AgentKind::agency) continue;
            const int most = agent.kind == AgentKind::yakuza ? kobun - 1 : 4;
            if (tells && level == 0) continue;  // CG-92: it says who is dear to it, not how much
            level = tells ? 1 + number(most) : number(most + 1);
        }
        if (tells) return;
        agent.secret_allies = some_attitudes();
        agent.secret_enemies = some_attitudes();
    }

    std::vector<Attitude> some_attitudes() {
        std::vector<Attitude> list;
        for (int i = number(6); i > 0; --i) {
            const CorporationIndex corporation{random_() % state_.corporations.size()};
            list.push_back(Attitude::towards(chance() ? Entity::of(any_player()) : Entity::of(corporation)));
        }
        return list;
    }

    State& state_;
    PlayerIndex reader_;
    std::mt19937_64& random_;
};

}  // namespace

SheetOrders UnderTest::wild_sheet(const Game& game, const Position& position, PlayerIndex author,
                                  Random& random) const {
    const auto& state = std::any_cast<const State&>(position.state);
    const Figures& figures = dynamic_cast<const TypedGame<Rules>&>(game).rules().figures();
    const orders::corporate::Names names(name_lists(figures, state));
    orders::corporate::SheetDesk desk = sheet_desk(figures, state, author);
    desk.ids = &names;
    return {orders::described::wild_sheet<Sheet>(desk, random)};
}

Position UnderTest::with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const {
    Position changed = position;
    Behind(std::any_cast<State&>(changed.state), reader, random).change();
    return changed;
}

/// Hidden: whom agents favour or hate, and who has a CROC. Steps 10 and 12 come after all the dice.
test_support::Unforeseen UnderTest::unforeseen() const {
    return {{"taken", "enemy", "out-of-play"}, {"agent"}, {"citizenship", "party_line"}, "out-of-game"};
}

}  // namespace resolution::corporate

namespace test_support::games {

const GameUnderTest& corporate() {
    static const resolution::corporate::UnderTest game;
    return game;
}

}  // namespace test_support::games
