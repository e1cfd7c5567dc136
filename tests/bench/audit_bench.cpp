// Verifying a game. Promises: an eight-turn game of ten players takes at most 3 times what reading it (rows,
// campaign, sheets) and resolving it into a record in memory takes (verify_to_resolve_and_read);
// a turn of a history of a hundred takes about as long as one of ten (hundred_turns_to_ten).

#include <stdexcept>

#include <nlohmann/json.hpp>

#include "gm/audit/verify.h"
#include "gm/store/record.h"
#include "tests/bench/ratio.h"
#include "tests/support/played_game.h"
#include "tests/support/stored_game.h"
#include "tests/support/sure.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

namespace {

using test_support::sure;

void verify(const gm::Store& store) {
    if (!sure(gm::verify_game(store)).sound()) throw std::runtime_error("the game is not sound");
}

/// Every row of the record, as the program reads them.
std::size_t read_all(const gm::Store& store) {
    std::size_t rows = 0;
    for (const gm::TurnRow& turn : sure(store.turns())) {
        rows += sure(store.entries(turn.number)).size() + sure(store.rolls(turn.number)).size() +
                sure(store.ledger(turn.number)).size() + sure(store.counted_sheets(turn.number)).size() +
                sure(store.rulings(turn.number)).size() + sure(store.snapshot(turn.number)).state.size();
    }
    return rows;
}

/// The game read and resolved as `gm resolve` does it before it writes: campaign and sheets are texts until they
/// are read, and a resolution is a record, rows and all. Nothing is hashed, compared or checked.
void read_and_resolve(const gm::Store& store) {
    benchmark::DoNotOptimize(read_all(store));
    const gm::PinnedGame pinned = sure(gm::PinnedGame::of(store));
    resolution::Position position = sure(gm::stored_position(store, *pinned.game, 0));
    for (const gm::TurnRow& turn : sure(store.turns())) {
        if (turn.number == 0) continue;
        resolution::Sheets sheets(pinned.roster().size());
        for (const gm::SheetRow& row : sure(store.counted_sheets(turn.number))) {
            const auto document = sure(orders::parse_document(row.raw, row.source));
            sheets[row.player->value()] = pinned.game->read(position, *row.player, document).orders;
        }
        resolution::Dice dice(pinned.campaign.seed, turn.game_turn);
        resolution::Record record;
        position = pinned.game->resolve(position, sheets, dice, record);
        benchmark::DoNotOptimize(pinned.game->to_json(position).dump());
        benchmark::DoNotOptimize(gm::rows_of(record.journal, pinned.roster()));
        benchmark::DoNotOptimize(gm::rows_of(dice.record()));
        benchmark::DoNotOptimize(gm::rows_of(record.ledger));
    }
    if (!pinned.game->over(position)) throw std::runtime_error("the game was not played to its end");
}

void verify_to_resolve_and_read(benchmark::State& state) {
    const test_support::TemporaryFolder folder;
    test_support::play_stored_game({test_support::shipped_campaign("corporate"), 10, 1, 8}, folder.path() / "game");
    const gm::Store store = sure(gm::Store::open(folder.path() / "game"));
    bench::compare(state, 3.0, 20, 1, [&] { verify(store); }, [&] { read_and_resolve(store); });
}
BENCHMARK(verify_to_resolve_and_read)->Iterations(1);

orders::Document long_campaign() {
    const orders::Document shipped = test_support::shipped_campaign("tiny");
    std::string text = shipped.text;
    const auto place = text.find("turns: 5");
    if (place == std::string::npos) throw std::runtime_error("the campaign says otherwise how many turns it has");
    text.replace(place, 8, "turns: 100");
    return sure(orders::parse_document(text, shipped.file));
}

void hundred_turns_to_ten(benchmark::State& state) {
    const test_support::TemporaryFolder folder;
    test_support::play_stored_game({long_campaign(), 8, 1, 100}, folder.path() / "long");
    test_support::play_stored_game({long_campaign(), 8, 1, 10}, folder.path() / "short");
    const gm::Store long_game = sure(gm::Store::open(folder.path() / "long"));
    const gm::Store short_game = sure(gm::Store::open(folder.path() / "short"));
    // A hundred turns once against ten turns ten times.
    bench::compare(
        state, 1.3, 20, 1, [&] { verify(long_game); },
        [&] {
            for (int i = 0; i < 10; ++i) verify(short_game);
        });
}
BENCHMARK(hundred_turns_to_ten)->Iterations(1);

}  // namespace
