// A round of Agent Jean between three random bots, reports off, counted in raw keyed BLAKE2b blocks. Of these, 44 are
// the draws themselves: a card a player and turn, the deal, the pile.

#include <sodium.h>

#include <array>

#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/rules.h"
#include "resolution/typed_game.h"
#include "tests/bench/ratio.h"
#include "tests/support/table.h"

namespace {

using namespace resolution;
using agent_jean::State;

const agent_jean::Figures& figures() {
    static const auto game = test_support::shipped_game("agent-jean");
    return dynamic_cast<const TypedGame<agent_jean::Rules>&>(*game).rules().figures();
}

/// Three bots before the draft; the match ends after that many rounds.
State bots(int rounds) {
    State state;
    state.settings = figures().settings;
    state.settings.max_rounds = rounds;
    for (const char* id : {"s0", "s1", "s2"}) {
        state.players.emplace_back();
        state.players.back().id = state.players.back().name = id;
        state.players.back().bot = agent_jean::Policy::random;
    }
    return state;
}

/// With the setup of a match in it, which is drawn once: a little more than a round takes.
void agent_jean_round_to_raw_block(benchmark::State& state) {
    const State before = bots(1);
    const Seed seed = test_support::seed_of(7);
    const auto play = [&] {
        State match = before;
        Dice dice(seed, 0);
        dice.keep_no_record();
        agent_jean::Match(figures(), match, dice, nullptr).run();
        benchmark::DoNotOptimize(match);
    };
    const std::string message = "1/bot/s0/play/12";
    std::array<unsigned char, 64> block{};
    const auto hash = [&] {
        crypto_generichash(block.data(), block.size(), reinterpret_cast<const unsigned char*>(message.data()),
                           message.size(), seed.bytes().data(), Seed::size);
        benchmark::DoNotOptimize(block);
    };
    bench::compare(state, 100, 100, 100, play, hash);
}
BENCHMARK(agent_jean_round_to_raw_block)->Iterations(1);

}  // namespace
