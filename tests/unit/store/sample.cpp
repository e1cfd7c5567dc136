#include "tests/unit/store/sample.h"

#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace gm::sample {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
    const fs::path memory = "/dev/shm";
    const fs::path base = access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
    std::string name = (base / "gm-store-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

Writer writer(const std::string& command) { return {command, noon}; }

NewSheet sheet(orders::PlayerIndex player, const std::string& raw) {
    NewSheet out;
    out.turn = 1;
    out.player = player;
    out.received_at = noon;
    out.source = "anna.yaml";
    out.raw = raw;
    return out;
}

NewMessage message(int turn, const std::string& message_id) {
    return {turn,       anna, MessageKind::report, "anna@example.org", "Your turn", "You won.", std::nullopt,
            message_id, noon};
}

TurnRecord turn_record(int number) {
    const std::string n = std::to_string(number);
    TurnRecord record;
    record.turn = {number, number, 1, noon};
    record.state = R"({"turn":)" + n + "}";
    record.entries = {{"bids", R"("everyone")", "TG-1", "opened", "{}"},
                      {"bids", R"(["anna"])", "TG-2", "bid", R"({"amount":)" + n + "}"},
                      {"die", R"("game-master")", "TG-3", "rolled", "{}"}};
    record.rolls = {{"die/" + n, "6", "4", false}, {"first", R"(["anna","bruno"])", R"("bruno")", true}};
    record.ledger = {{anna, -3, 7, "bids", "bid", "", "TG-2"}, {bruno, 5, 15, "die", "won", "pot", "TG-3"}};
    record.messages = {message(number, "turn-" + n + "@example.org")};
    record.trail = {noon, "resolve", R"({"turn":)" + n + "}"};
    return record;
}

NewGame new_game() {
    NewGame game;
    game.campaign.game = "sample";
    game.campaign.rules_version = 1;
    game.campaign.campaign = {"sample.yaml", "game: sample\n"};
    game.campaign.players = {"players.yaml", "players: [anna, bruno]\n"};
    game.campaign.seed =
        *resolution::Seed::from_hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    game.campaign.created_at = noon;
    game.players = {{"anna", "Anna", "anna@example.org", "en"}, {"bruno", "Bruno", "bruno@example.org", "fr"}};
    game.setup = turn_record(0);
    game.setup.trail.action = "new";
    return game;
}

Store played(const fs::path& folder, int turns) {
    Store store = *Store::create(folder, new_game(), writer());
    for (int number = 1; number <= turns; ++number) {
        NewSheet orders = sheet(anna, "bid: " + std::to_string(number) + "\n");
        orders.turn = number;
        const SheetId id = *store.add_sheet(orders, {}, {noon, "import"});
        const RulingId ruling =
            *store.add_ruling({number, noon, "fine", "late twice", R"("everyone")", "{}"}, {noon, "rule"});
        static_cast<void>(ruling);
        TurnRecord record = turn_record(number);
        record.sheets = {{id, SheetStatus::counted}};
        *store.record_turn(record);
    }
    return store;
}

Store busy(const fs::path& folder) {
    Store store = played(folder, 4);
    static_cast<void>(*store.undo_turn(4, "a mistake", {noon, "undo", R"({"turn":4})"}));
    NewMessage receipt = message(4, "receipt@example.org");
    receipt.kind = MessageKind::receipt;
    receipt.html_body = "<p>You won.</p>";
    receipt.attachments = {{"sheet.yaml", "text/yaml", "bid: 9\n"}};
    NewMail mail;
    mail.key = "<bruno@example.org>";
    mail.received_at = noon;
    mail.status = MailStatus::taken;
    mail.raw = "Subject: my bid\n\nbid: 9\n";
    NewSheet waiting = sheet(bruno, "bid: 9\n");
    waiting.turn = 4;
    static_cast<void>(*store.add_sheet(waiting, {receipt}, {noon, "import"}, {mail, {}}));
    *store.edit_bulletin({3, "fr", "Bravo !", {}}, {noon, "bulletin"});
    *store.retell_turn({3, {{"T3-QK7", {{"fr", "Rien."}}}}, {}, {}, {}, {{noon, "reword"}}});
    *store.set_links({{"anna", 1, "1234", noon}, {LinkRow::game_master, 1, "abcd", noon}}, {noon, "link"});
    return store;
}

std::string dump(const fs::path& folder) {
    SQLite::Database database((folder / "game.db").string(), SQLite::OPEN_READWRITE, 10'000);
    std::string out;
    SQLite::Statement tables(database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    while (tables.executeStep()) {
        const std::string table = tables.getColumn(0).getString();
        out += table + "\n";
        SQLite::Statement rows(database, "SELECT * FROM " + table);
        while (rows.executeStep()) {
            for (int column = 0; column < rows.getColumnCount(); ++column) {
                out += " | " + rows.getColumn(column).getString();
            }
            out += "\n";
        }
    }
    return out;
}

void meddle(const fs::path& folder, const std::string& sql) {
    SQLite::Database database((folder / "game.db").string(), SQLite::OPEN_READWRITE, 10'000);
    database.exec(sql);
}

}  // namespace gm::sample
