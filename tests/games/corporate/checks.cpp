#include "orders/described/wild.h"
#include "resolution/corporate/evidence.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/rules.h"
#include "resolution/corporate/sheet_desk.h"
#include "resolution/corporate/standing.h"
#include "resolution/typed_game.h"
#include "tests/games/corporate/under_test.h"

namespace resolution::corporate {

namespace {

constexpr int informed = 2;  // figures of the shipped campaign
constexpr int kobun = 3;
constexpr std::array cannot_be_hidden{Trait::mr_japan, Trait::repulsive, Trait::politician,
                                      Trait::yakuza,   Trait::celebrity, Trait::corporate_citizen};

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
            if (has_seen(Evidence::trace(run.code))) continue;
            run.buyer = chance() ? std::optional(any_player()) : std::nullopt;
            run.contractor = {};
        }
        std::erase_if(state_.exhibits, [&](const Exhibit& exhibit) { return !has_seen(exhibit) && chance(); });
        for (Exhibit& exhibit : state_.exhibits) {
            if (!has_seen(exhibit)) exhibit = {exhibit.id, "notes: other", std::nullopt};
        }
        std::erase_if(state_.contracts,
                      [&](const Contract& contract) { return !contract.is_public && !contract.parties.has(reader_); });
        state_.past.clear();
    }

private:
    bool chance() { return random_() % 2 == 0; }
    int number(int sides) { return static_cast<int>(random_() % static_cast<unsigned>(sides)); }
    bool has_seen(const Evidence& evidence) const { return knows(state_[reader_], evidence); }
    bool has_seen(const Exhibit& exhibit) const {
        const Player& reader = state_[reader_];
        const auto is_it = [&](const Evidence& one) { return evidence_id(state_, one) == exhibit.id; };
        return std::any_of(reader.known.begin(), reader.known.end(), is_it) ||
               std::any_of(reader.evidence.begin(), reader.evidence.end(), is_it);
    }
    PlayerIndex any_player() { return PlayerIndex{random_() % state_.players.size()}; }

    void change_player(PlayerIndex index) {
        Player& player = state_[index];
        player.money = Money{number(10'000'000)};
        const bool by_honour = !shows(player, Trait::gaijin);  // CG-108
        if (by_honour && player.influence >= player.honour) player.influence = player.honour + number(4);
        player.croc.reset();
        if (chance()) player.croc = Croc{"team", {}, 1 + number(4)};
        player.effects = {};
        player.effects.bound_to_dragon = chance();
        player.effects.grant = number(4);
        player.victory_points = number(20);
        player.objectives = {};
        change_secrets(index, player);
    }

    /// A trait is public if nobody can hide it, or if the secret that hid it is out. What influence follows from stays.
    void change_secrets(PlayerIndex index, Player& player) {
        TraitSet open;
        player.traits.each([&](Trait trait) {
            if (is_public(player, trait) || trait == Trait::gaijin) open.add(trait);
        });
        player.traits = open;
        if (chance()) player.traits.add(Trait::technomancer);
        for (std::size_t i = 0; i < player.secrets.size(); ++i) {
            Secret& secret = player.secrets[i];
            if (!secret.is_public && !has_seen(Evidence::secret(index, i + 1))) {
                secret.text = "other";
                secret.shameful = number(3);
                secret.hides = chance() ? std::optional(any_trait()) : std::nullopt;
                if (secret.hides && open.has(*secret.hides)) secret.hides.reset();
            }
            if (secret.hides) player.traits.add(*secret.hides);
        }
        player.evidence.clear();
        player.known.clear();
        player.pieces.clear();
        if (chance()) player.evidence.push_back(Evidence::proof(any_player()));
    }

    static bool is_public(const Player& player, Trait trait) {
        return std::ranges::count(cannot_be_hidden, trait) > 0 ||
               std::ranges::any_of(player.secrets,
                                   [&](const Secret& secret) { return secret.hides == trait && secret.is_public; });
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
        for (const PlayerIndex i : players_of(state_)) {
            if (i != reader_) agent.named_allies[i.value()] = some_attitudes();
        }
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

/// Hidden: whom agents favour or hate. Steps 10 and 12 come after all the dice.
test_support::Unforeseen UnderTest::unforeseen() const {
    return {{"declines"}, {"agent"}, {"citizenship", "party_line"}, "out-of-game"};
}

}  // namespace resolution::corporate

namespace test_support::games {

const GameUnderTest& corporate() {
    static const resolution::corporate::UnderTest game;
    return game;
}

}  // namespace test_support::games
