// A stored turn against one raw SQLite transaction that writes as many rows of as
// many bytes. Promise: at most 2 times (counter `ratio` of BM_stored_turn_to_raw_rows,
// which does both in turn so that a busy disk troubles both alike).

#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

#include "gm/store/store.h"

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr int player_count = 6;

struct Folder {
    fs::path path;
    Folder() {
        std::string name = (fs::temp_directory_path() / "gm-bench-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        path = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(path); }
};

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
        record.messages.push_back(
            {number, player, "report", "anna@example.org", "Turn 3", std::string(1500, 'r'), std::nullopt,
             "turn-" + std::to_string(number) + "-" + std::to_string(i) + "@example.org", "2026-11-16T12:00:00Z"});
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

/// SQLite by hand: one table, one statement, the same promises about power cuts.
class Raw {
public:
    explicit Raw(const fs::path& folder) {
        must(sqlite3_open((folder / "raw.db").c_str(), &database_));
        run("PRAGMA journal_mode = WAL");
        run("PRAGMA synchronous = FULL");
        run("CREATE TABLE fact (turn INTEGER, n INTEGER, body TEXT, PRIMARY KEY (turn, n)) STRICT, WITHOUT ROWID");
        must(sqlite3_prepare_v2(database_, "INSERT INTO fact VALUES (?, ?, ?)", -1, &insert_, nullptr));
    }
    Raw(const Raw&) = delete;
    Raw& operator=(const Raw&) = delete;
    ~Raw() {
        sqlite3_finalize(insert_);
        sqlite3_close(database_);
    }

    void write(int turn, std::size_t rows, std::size_t bytes) {
        const std::string body(bytes / rows, 'x');
        run("BEGIN IMMEDIATE");
        for (std::size_t n = 0; n < rows; ++n) {
            sqlite3_bind_int(insert_, 1, turn);
            sqlite3_bind_int64(insert_, 2, static_cast<sqlite3_int64>(n));
            sqlite3_bind_text(insert_, 3, body.data(), static_cast<int>(body.size()), SQLITE_STATIC);
            if (sqlite3_step(insert_) != SQLITE_DONE) throw std::runtime_error(sqlite3_errmsg(database_));
            sqlite3_reset(insert_);
        }
        run("COMMIT");
    }

private:
    void must(int result) {
        if (result != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(database_));
    }
    void run(const char* sql) { must(sqlite3_exec(database_, sql, nullptr, nullptr, nullptr)); }

    sqlite3* database_ = nullptr;
    sqlite3_stmt* insert_ = nullptr;
};

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

/// As many rows and bytes as a turn, for the other side.
gm::TurnRecord like_a_turn() {
    gm::TurnRecord record = turn_record(1);
    record.sheets.resize(player_count, {gm::SheetId{}, gm::SheetStatus::counted});
    return record;
}

void record(gm::Store& store, const gm::TurnRecord& turn) {
    if (auto hash = store.record_turn(turn); !hash) throw std::runtime_error(orders::describe(hash.problems()));
}

void BM_raw_rows(benchmark::State& state) {
    const Folder folder;
    Raw raw(folder.path);
    const gm::TurnRecord like = like_a_turn();
    int turn = 0;
    for (auto _ : state) raw.write(++turn, rows_of(like), bytes_of(like));
    state.counters["rows"] = static_cast<double>(rows_of(like));
}
BENCHMARK(BM_raw_rows)->Unit(benchmark::kMicrosecond)->UseRealTime();

void BM_stored_turn(benchmark::State& state) {
    const Folder folder;
    gm::Store store = new_store(folder.path);
    int turn = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const gm::TurnRecord next = ready_turn(store, ++turn);
        state.ResumeTiming();
        record(store, next);
    }
    state.counters["rows"] = static_cast<double>(rows_of(like_a_turn()));
}
BENCHMARK(BM_stored_turn)->Unit(benchmark::kMicrosecond)->UseRealTime();

void BM_stored_turn_to_raw_rows(benchmark::State& state) {
    const Folder folder;
    Raw raw(folder.path);
    gm::Store store = new_store(folder.path);
    Clock::duration stored{};
    Clock::duration plain{};
    int turn = 0;
    for (auto _ : state) {
        const gm::TurnRecord next = ready_turn(store, ++turn);
        const auto start = Clock::now();
        raw.write(turn, rows_of(next), bytes_of(next));
        const auto middle = Clock::now();
        record(store, next);
        plain += middle - start;
        stored += Clock::now() - middle;
    }
    state.counters["ratio"] = static_cast<double>(stored.count()) / static_cast<double>(plain.count());
}
BENCHMARK(BM_stored_turn_to_raw_rows)->Unit(benchmark::kMicrosecond)->UseRealTime();

}  // namespace
