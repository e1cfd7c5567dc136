// One turn of Corporate Game, ten players and some forty orders, in memory and with its
// journal, counted in raw keyed BLAKE2b blocks; and whole games on one core and on all.

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

std::size_t orders_in(const Rules::Orders& sheet) {
    return sheet.votes.size() + sheet.forecasts.size() + sheet.buy.size() + sheet.runs.size() + (sheet.dragon ? 1 : 0);
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
    std::size_t orders() const {
        std::size_t count = 0;
        for (const auto& sheet : sheets) count += sheet ? orders_in(*sheet) : 0;
        return count;
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
    bench::compare(state, 400, 200, 20, resolve, hash);
    state.counters["orders"] = static_cast<double>(turn.orders());
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

/// Games share nothing: twice the cores, about twice the games.
void eight_turn_games(benchmark::State& state) {
    const auto threads = static_cast<int>(state.range(0));
    constexpr int games_a_thread = 20;
    for (auto _ : state) {
        std::vector<std::jthread> workers;
        for (int i = 0; i < threads; ++i)
            workers.emplace_back(play_games, games_a_thread, 1000 * static_cast<std::uint64_t>(i));
    }
    state.counters["games_a_second"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * threads * games_a_thread, benchmark::Counter::kIsRate);
}
BENCHMARK(eight_turn_games)->Arg(1)->Arg(2)->Iterations(5)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
