// Games of Anime-Warfare between four random bots, reports off, counted in raw keyed BLAKE2b blocks. Some 200 of them
// are the draws themselves: a label for each side of a battle and for each round of a bot.

#include <sodium.h>

#include <array>

#include "resolution/anime_warfare/match.h"
#include "resolution/anime_warfare/rules.h"
#include "resolution/typed_game.h"
#include "tests/bench/ratio.h"
#include "tests/support/table.h"

namespace {

using namespace resolution;
using anime_warfare::Match;
using anime_warfare::State;

/// One game from the setup to the end: each bot is shown what its seat may know, as in any game.
State whole_game(const anime_warfare::Rules& rules, const State& before, const Seed& seed) {
    State state = before;
    while (!rules.over(state)) {
        Dice dice(seed, rules.turn(state));
        dice.keep_no_record();
        anime_warfare::Sheets sheets(state.count());
        for (const PlayerIndex player : players_of(state)) {
            const auto known = known_to(rules, state, Reader::player(player));
            if (rules.owes(known)) sheets[player.value()] = rules.bot("random", known, dice);
        }
        Match(rules.figures(), state, dice, nullptr).resolve(sheets);
    }
    return state;
}

void anime_warfare_game_to_raw_block(benchmark::State& state) {
    const auto game = test_support::shipped_game("anime-warfare");
    const auto& rules = dynamic_cast<const TypedGame<anime_warfare::Rules>&>(*game).rules();
    const State before = rules.plain(Roster::of({"s0", "s1", "s2", "s3"}), 0);
    std::array<Seed, 16> seeds;  // games differ: by how long they last, most of all
    for (std::size_t i = 0; i < seeds.size(); ++i) seeds[i] = test_support::seed_of(i);
    std::size_t next = 0;
    const auto play = [&] { benchmark::DoNotOptimize(whole_game(rules, before, seeds[next++ % seeds.size()])); };
    const std::string message = "1/bot/no_name/leg-1/1";
    std::array<unsigned char, 64> block{};
    const auto hash = [&] {
        crypto_generichash(block.data(), block.size(), reinterpret_cast<const unsigned char*>(message.data()),
                           message.size(), seeds[0].bytes().data(), Seed::size);
        benchmark::DoNotOptimize(block);
    };
    bench::compare(state, 20'000, 1000, static_cast<int>(seeds.size()) * 2, play, hash);
}
BENCHMARK(anime_warfare_game_to_raw_block)->Iterations(1);

}  // namespace
