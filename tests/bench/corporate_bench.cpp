// One turn of Corporate Game, ten players and some forty orders, in memory and with its
// journal, counted in raw keyed BLAKE2b blocks; and whole games on two threads against one.

#include <sodium.h>

#include <array>
#include <thread>
#include <vector>

#include "resolution/corporate/rules.h"
#include "resolution/typed_game.h"
#include "tests/bench/ratio.h"
#include "tests/support/table.h"

namespace {

using Rules = resolution::corporate::Rules;
using test_support::Table;

constexpr std::size_t players = 10;

const Rules& rules_of(const Table& table) {
    return dynamic_cast<const resolution::TypedGame<Rules>&>(table.game()).rules();
}

/// A turn in the middle of a game, with the bots' sheets: the typed core, as simulations use it.
struct Turn {
    Table table{"corporate", players, test_support::seed_of(7)};
    resolution::corporate::State state;
    std::vector<std::optional<Rules::Orders>> sheets;

    Turn() {
        for (int turn = 1; turn < 4; ++turn) {
            table.move_to(table.resolve(table.position(), table.bot_sheets()).position);
        }
        state = std::any_cast<const resolution::corporate::State&>(table.position().state);
        for (const auto& sheet : table.bot_sheets("random")) {
            sheets.emplace_back();
            if (sheet) sheets.back() = std::any_cast<const Rules::Orders&>(sheet->orders);
        }
    }
};

void corporate_turn_to_raw_block(benchmark::State& state) {
    const Turn turn;
    const Rules& rules = rules_of(turn.table);
    const auto resolve = [&] {
        resolution::Dice dice(turn.table.seed(), turn.state.turn);
        resolution::Record record;
        benchmark::DoNotOptimize(rules.resolve(turn.state, turn.sheets, dice, record));
    };
    const std::string message = "3/run/akira/1";
    std::array<unsigned char, 64> block{};
    const auto hash = [&] {
        crypto_generichash(block.data(), block.size(), reinterpret_cast<const unsigned char*>(message.data()),
                           message.size(), turn.table.seed().bytes().data(), resolution::Seed::size);
        benchmark::DoNotOptimize(block);
    };
    bench::compare(state, 400, 100, 100, resolve, hash);
}
BENCHMARK(corporate_turn_to_raw_block)->Iterations(1);

void play_games(int count, std::uint64_t first) {
    for (int i = 0; i < count; ++i) {
        Table table("corporate", players, test_support::seed_of(first + static_cast<std::uint64_t>(i)));
        while (!table.game().over(table.position())) {
            table.move_to(table.resolve(table.position(), table.bot_sheets()).position);
        }
    }
}

/// Games share nothing: 0.5 where two cores are free. How many are is the machine's affair, so there is no bar.
void games_on_two_threads_to_one(benchmark::State& state) {
    static constexpr int games = 20;
    bench::compare_waiting(
        state, bench::no_bar, 5,
        [] {
            const std::jthread other(play_games, games, 1000);
            play_games(games, 0);
        },
        [] {
            play_games(games, 1000);
            play_games(games, 0);
        });
}
BENCHMARK(games_on_two_threads_to_one)->Iterations(1);

}  // namespace
