// Bots decide from what their mage knows: cards that it has not seen may lie in any other order, and it decides the
// same.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "resolution/rollback_propaganda/match.h"
#include "resolution/rollback_propaganda/rules.h"
#include "resolution/typed_game.h"
#include "tests/support/bot_games.h"
#include "tests/support/table.h"

namespace resolution::rollback_propaganda {
namespace {

const int games_of_bots = test_support::games_to_play(30, 8);

const Rules& rules() {
    static const auto game = test_support::shipped_game("rollback-propaganda");
    return dynamic_cast<const TypedGame<Rules>&>(*game).rules();
}

/// All that a smart bot may be asked, in words.
std::string decisions(const State& state, PlayerIndex mage) {
    const Seen seen(rules().figures(), state, mage);
    SmartBot bot;
    std::string out = bot.goes_on(seen) ? "goes on" : "stops";
    out += bot.uses_anchor(seen) ? ", uses its Anchor" : ", keeps its Anchor";
    if (!seen.hand().empty()) out += ", schemes " + std::to_string(bot.scheme(seen));
    for (const CardIndex card : seen.hand()) {
        const Handling handling = bot.handle(seen, card);
        out += handling.flip ? ", flips" : ", buries";
        for (const std::uint8_t place : handling.aim.places) out += " " + std::to_string(place);
        if (handling.aim.faction) out += " F" + std::to_string(handling.aim.faction->value());
        if (handling.aim.mage) out += " M" + std::to_string(handling.aim.mage->value());
        out += " with " + std::to_string(handling.aim.ethers);
    }
    Effect lower;
    lower.amount = -2;
    out += ", lowers " + std::to_string(bot.faction(seen, EventIndex(), lower).value());
    out += ", looks at " + std::to_string(bot.look(seen, EventIndex()).value());
    if (const auto swap = bot.swap(seen, EventIndex(), Effect{}))
        out += ", swaps with " + std::to_string(swap->other ? swap->other->value() : 99);
    return out;
}

/// Another game that looks the same to this mage.
class Reshuffled {
public:
    Reshuffled(const State& state, PlayerIndex mage, std::uint64_t seed) : state_(state), mage_(mage), any_(seed) {
        const auto known = Seen(rules().figures(), state, mage).foreseen();
        std::shuffle(state_.future.begin() + known, state_.future.end(), any_);
        hidden_cards();
        hidden_contracts();
    }
    const State& state() const { return state_; }

private:
    /// Those in hands, Grimoires and schemes of others change places; the own Grimoire is shuffled.
    void hidden_cards() {
        std::vector<CardIndex*> places;
        for (const PlayerIndex mage : players_of(state_)) {
            Player& player = state_[mage];
            if (mage == mage_) {
                std::shuffle(player.grimoire.begin(), player.grimoire.end(), any_);
                continue;
            }
            for (CardPile* pile : {&player.grimoire, &player.hand, &player.schemed}) {
                for (CardIndex& card : *pile) places.push_back(&card);
            }
        }
        permute(places);
    }

    void hidden_contracts() {
        std::vector<FactionIndex*> places;
        for (const PlayerIndex mage : players_of(state_)) {
            const bool known = mage == mage_ || state_[mage_].known[mage.value()];
            if (!known && state_[mage].contract) places.push_back(&*state_[mage].contract);
        }
        for (FactionIndex& one : state_.unassigned) places.push_back(&one);
        permute(places);
    }

    template <class T>
    void permute(const std::vector<T*>& places) {
        std::vector<T> all;
        for (const T* place : places) all.push_back(*place);
        std::shuffle(all.begin(), all.end(), any_);
        for (std::size_t i = 0; i < places.size(); ++i) *places[i] = all[i];
    }

    State state_;
    PlayerIndex mage_;
    std::mt19937_64 any_;
};

}  // namespace

TEST(RollbackPropagandaBots, DecideFromWhatTheirMageKnows) {
    int asked = 0;
    for (int game = 0; game < games_of_bots; ++game) {
        const Seed seed = test_support::seed_of(test_support::base_seed() + static_cast<std::uint64_t>(game));
        State state = rules().plain(Roster::of({"ada", "bo", "cy"}), 0);
        state.settings.options.pace = Pace::step;  // so that it stops often
        for (const std::size_t bot : {1U, 2U}) state.players[bot].policy = Policy::random;
        Dice of_setup(seed, 0);
        Match(rules().figures(), state, of_setup, nullptr).set_up();
        while (!state.over()) {
            for (const PlayerIndex mage : players_of(state)) {
                const Reshuffled other(state, mage, static_cast<std::uint64_t>(asked));
                ASSERT_EQ(decisions(state, mage), decisions(other.state(), mage))
                    << "game " << game << ", turn " << state.turn;
                ++asked;
            }
            Dice dice(seed, state.turn);
            Match(rules().figures(), state, dice, nullptr).run();
        }
    }
    EXPECT_GT(asked, games_of_bots * 20);
}

}  // namespace resolution::rollback_propaganda
