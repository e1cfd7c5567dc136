// A stored turn against one raw SQLite transaction that writes as many rows of as many bytes. Promised: at most 2 times
// as long.

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "gm/store/store.h"
#include "tests/bench/ratio.h"
#include "tests/bench/raw_database.h"
#include "tests/support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;

constexpr int player_count = 6;

/// A turn of a small game: some 40 rows.
gm::TurnRecord turn_record(int number) {
    gm::TurnRecord record;
    record.turn = {number, number, 1, "2026-11-16T12:00:00Z"};
    record.state = R"({"turn": 3, "scores": [1, 2, 3, 4, 5, 6], "hands": )" + ('"' + std::string(600, 'x') + "\"}");
    for (int i = 0; i < 3 * player_count; ++i) {
        record.entries.push_back({"bids", R"(["anna","bruno"])", "TG-3", "bid", R"({"player": "anna", "bid": 12})"});
    }
    for (int i = 0; i < player_count; ++i) {
        const orders::PlayerIndex player(static_cast<std::size_t>(i));
        record.rolls.push_back({"bid/" + std::to_string(i), "6", "4", false});
        record.ledger.push_back({player, -12, 88, "bids", "bid", "", "TG-3"});
        record.messages.push_back({number, player, gm::MessageKind::report, "anna@example.org", "Turn 3",
                                   std::string(1500, 'r'), std::nullopt,
                                   "turn-" + std::to_string(number) + "-" + std::to_string(i) + "@example.org",
                                   "2026-11-16T12:00:00Z"});
    }
    record.trail = {"2026-11-16T12:00:00Z", "resolve", R"({"turn": 3})"};
    return record;
}

gm::NewGame new_game() {
    gm::NewGame game;
    game.campaign.game = "bench";
    game.campaign.created_at = "2026-11-16T12:00:00Z";
    for (int i = 0; i < player_count; ++i) {
        game.players.push_back({"p" + std::to_string(i), "Player", "p@example.org", "en"});
    }
    game.setup = turn_record(0);
    return game;
}

/// Turn, entries, rolls, ledger, verdicts on sheets, messages, snapshot, trail.
std::size_t rows_of(const gm::TurnRecord& r) {
    return r.entries.size() + r.rolls.size() + r.ledger.size() + r.sheets.size() + r.messages.size() + 3;
}

std::size_t bytes_of(const gm::TurnRecord& r) {
    std::size_t bytes = r.state.size() + 200;
    for (const auto& e : r.entries) {
        bytes += e.step.size() + e.audience.size() + e.rule.size() + e.kind.size() + e.data.size();
    }
    for (const auto& x : r.rolls) bytes += x.label.size() + x.range.size() + x.value.size() + 1;
    for (const auto& l : r.ledger) bytes += l.step.size() + l.reason.size() + l.detail.size() + l.rule.size() + 4;
    for (const auto& m : r.messages) bytes += m.text_body.size() + m.subject.size() + m.message_id.size() + 60;
    return bytes;
}

gm::Store new_store(const fs::path& folder) { return *gm::Store::create(folder / "game", new_game(), {"bench", ""}); }

/// A turn whose sheets have come in.
gm::TurnRecord ready_turn(gm::Store& store, int number) {
    gm::TurnRecord record = turn_record(number);
    for (int i = 0; i < player_count; ++i) {
        gm::NewSheet sheet;
        sheet.turn = number;
        sheet.player = orders::PlayerIndex(static_cast<std::size_t>(i));
        sheet.raw = "player: p\nbid: 12\n";
        record.sheets.push_back(
            {*store.add_sheet(sheet, {}, {"2026-11-16T12:00:00Z", "import"}), gm::SheetStatus::counted});
    }
    return record;
}

void record(gm::Store& store, const gm::TurnRecord& turn) {
    if (auto hash = store.record_turn(turn); !hash) throw std::runtime_error(orders::describe(hash.problems()));
}

void stored_turn_to_raw_rows(benchmark::State& state) {
    constexpr int rounds = 200;
    const test_support::TemporaryFolder folder;
    bench::RawDatabase raw(folder.path() / "raw.db");
    gm::Store store = new_store(folder.path());
    std::vector<gm::TurnRecord> turns;
    for (int turn = 1; turn <= rounds; ++turn) turns.push_back(ready_turn(store, turn));
    const std::size_t rows = rows_of(turns.front());
    const std::string body(bytes_of(turns.front()) / rows, 'x');
    std::size_t next = 0;
    bench::compare_waiting(state, 2, rounds, [&] { record(store, turns.at(next++)); }, [&] { raw.commit(rows, body); });
}
BENCHMARK(stored_turn_to_raw_rows)->Iterations(1);

}  // namespace
