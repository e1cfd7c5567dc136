// Games of Mad-Con between four random bots, reports off, counted in raw keyed BLAKE2b blocks. Some 90 of them are the
// draws themselves: tokens, decks and their reshuffles, a label for each sheet of a bot.

#include <sodium.h>

#include <array>

#include "resolution/mad_con/match.h"
#include "resolution/mad_con/rules.h"
#include "resolution/typed_game.h"
#include "tests/bench/ratio.h"
#include "tests/support/table.h"

namespace {

using namespace resolution;
using mad_con::Match;
using mad_con::State;

/// One game from the setup to the result: each bot is shown what its seat may know, as in any game.
State played(const mad_con::Rules& rules, const State& before, const Seed& seed) {
    State state = before;
    const mad_con::Figures& figures = rules.figures_of(state);
    Dice of_setup(seed, 0);
    of_setup.keep_no_record();
    Match(figures, state, of_setup, nullptr).set_up();
    mad_con::Sheets sheets(state.count());
    while (!rules.over(state)) {
        Dice dice(seed, rules.turn(state));
        dice.keep_no_record();
        for (const PlayerIndex player : players_of(state))
            sheets[player.value()] = rules.bot("random", known_to(rules, state, Reader::player(player)), dice);
        Match(figures, state, dice, nullptr).resolve(sheets);
    }
    return state;
}

void mad_con_game_to_raw_block(benchmark::State& state) {
    const auto game = test_support::shipped_game("mad-con");
    const auto& rules = dynamic_cast<const TypedGame<mad_con::Rules>&>(*game).rules();
    const State before = rules.plain(Roster::of({"s0", "s1", "s2", "s3"}), 0);
    std::array<Seed, 16> seeds;  // games differ: by their animations, most of all
    for (std::size_t i = 0; i < seeds.size(); ++i) seeds[i] = test_support::seed_of(i);
    std::size_t next = 0;
    const auto play = [&] { benchmark::DoNotOptimize(played(rules, before, seeds[next++ % seeds.size()])); };
    const std::string message = "1/bot/s0/programming/1";
    std::array<unsigned char, 64> block{};
    const auto hash = [&] {
        crypto_generichash(block.data(), block.size(), reinterpret_cast<const unsigned char*>(message.data()),
                           message.size(), seeds[0].bytes().data(), Seed::size);
        benchmark::DoNotOptimize(block);
    };
    bench::compare(state, 300, 100, static_cast<int>(seeds.size()) * 4, play, hash);
}
BENCHMARK(mad_con_game_to_raw_block)->Iterations(1);

}  // namespace
