// Games of Rollback Propaganda between three bots, reports off, counted in raw keyed BLAKE2b blocks. Some 210 of them
// are the draws of a game of random bots; smart ones draw nothing but the setup, and weigh every card that may come.

#include <sodium.h>

#include <array>

#include "resolution/rollback_propaganda/match.h"
#include "resolution/rollback_propaganda/rules.h"
#include "resolution/typed_game.h"
#include "tests/bench/ratio.h"
#include "tests/support/table.h"

namespace {

using namespace resolution;
using rollback_propaganda::Policy;
using rollback_propaganda::State;

/// From the setup to the result.
void play(const rollback_propaganda::Rules& rules, const State& before, const Seed& seed) {
    State state = before;
    Dice dice(seed, 0);
    dice.keep_no_record();
    rollback_propaganda::Match match(rules.figures(), state, dice, nullptr);
    match.set_up();
    while (!rules.over(state)) match.run();
    benchmark::DoNotOptimize(state);
}

void game_to_raw_block(benchmark::State& state, Policy policy, double at_most) {
    const auto game = test_support::shipped_game("rollback-propaganda");
    const auto& rules = dynamic_cast<const TypedGame<rollback_propaganda::Rules>&>(*game).rules();
    State before = rules.plain(Roster::of({"s0", "s1", "s2"}), 0);
    for (auto& player : before.players) player.policy = policy;
    std::array<Seed, 32> seeds;  // games differ in length
    for (std::size_t i = 0; i < seeds.size(); ++i) seeds[i] = test_support::seed_of(i);
    std::size_t next = 0;
    const auto one = [&] { play(rules, before, seeds[next++ % seeds.size()]); };
    const std::string message = "1/bot/s0/scheme/1";
    std::array<unsigned char, 64> block{};
    const auto hash = [&] {
        crypto_generichash(block.data(), block.size(), reinterpret_cast<const unsigned char*>(message.data()),
                           message.size(), seeds[0].bytes().data(), Seed::size);
        benchmark::DoNotOptimize(block);
    };
    bench::compare(state, at_most, 50, static_cast<int>(seeds.size()), one, hash);
}

void rollback_propaganda_random_game_to_raw_block(benchmark::State& state) {
    game_to_raw_block(state, Policy::random, 300);
}
BENCHMARK(rollback_propaganda_random_game_to_raw_block)->Iterations(1);

void rollback_propaganda_smart_game_to_raw_block(benchmark::State& state) {
    game_to_raw_block(state, Policy::smart, 10'000);
}
BENCHMARK(rollback_propaganda_smart_game_to_raw_block)->Iterations(1);

}  // namespace
