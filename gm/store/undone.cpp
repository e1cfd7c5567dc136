#include "gm/store/undone.h"

#include <nlohmann/json.hpp>

#include "gm/store/chain.h"
#include "resolution/seed.h"

namespace gm {

using nlohmann::json;

namespace {

json to_json(const EntryRow& row) {
    return {{"step", row.step}, {"audience", row.audience}, {"rule", row.rule}, {"kind", row.kind}, {"data", row.data}};
}

json to_json(const RollRow& row) {
    return {{"label", row.label}, {"range", row.range}, {"value", row.value}, {"imposed", row.imposed}};
}

json to_json(const LedgerRow& row) {
    return {{"player", row.player.value()}, {"amount", row.amount}, {"balance", row.balance}, {"step", row.step},
            {"reason", row.reason},         {"detail", row.detail}, {"rule", row.rule}};
}

json to_json(const UndoneSheet& row) {
    return {{"player", row.player.value()}, {"digest", row.digest}, {"sheet", static_cast<std::int64_t>(row.sheet)}};
}

json to_json(const RulingRow& row) {
    return {{"ruling", static_cast<std::int64_t>(row.id)},
            {"at", row.at},
            {"kind", row.kind},
            {"reason", row.reason},
            {"audience", row.audience},
            {"data", row.data}};
}

json to_json(MessageId id) { return static_cast<std::int64_t>(id); }

template <class T>
json list_json(const std::vector<T>& rows) {
    json out = json::array();
    for (const T& row : rows) out.push_back(to_json(row));
    return out;
}

void read(const json& from, EntryRow& row) {
    row = {from.at("step"), from.at("audience"), from.at("rule"), from.at("kind"), from.at("data")};
}

void read(const json& from, RollRow& row) {
    row = {from.at("label"), from.at("range"), from.at("value"), from.at("imposed")};
}

orders::PlayerIndex player_of(const json& from) { return orders::PlayerIndex(from.at("player").get<std::size_t>()); }

void read(const json& from, LedgerRow& row) {
    row = {player_of(from),   from.at("amount"), from.at("balance"), from.at("step"),
           from.at("reason"), from.at("detail"), from.at("rule")};
}

void read(const json& from, UndoneSheet& row) {
    row.player = player_of(from);
    row.digest = from.at("digest");
    row.sheet = SheetId{from.at("sheet").get<std::int64_t>()};
}

void read(const json& from, RulingRow& row) {
    row.id = RulingId{from.at("ruling").get<std::int64_t>()};
    row.at = from.at("at");
    row.kind = from.at("kind");
    row.reason = from.at("reason");
    row.audience = from.at("audience");
    row.data = from.at("data");
}

void read(const json& from, MessageId& id) { id = MessageId{from.get<std::int64_t>()}; }

template <class T>
void read_list(const json& from, std::vector<T>& rows) {
    for (const json& item : from) {
        T row{};
        read(item, row);
        rows.push_back(std::move(row));
    }
}

UndoneRow row_from(const Row& row) { return {row.number(0), row.text(1), row.text(2)}; }

}  // namespace

std::string to_record(const UndoneTurn& undone) {
    return json{{"turn",
                 {{"number", undone.turn.number},
                  {"game_turn", undone.turn.game_turn},
                  {"rules_version", undone.turn.rules_version},
                  {"resolved_at", undone.turn.resolved_at}}},
                {"state", undone.snapshot.state},
                {"hash", undone.snapshot.hash},
                {"previous", undone.snapshot.previous},
                {"entries", list_json(undone.entries)},
                {"rolls", list_json(undone.rolls)},
                {"ledger", list_json(undone.ledger)},
                {"sheets", list_json(undone.sheets)},
                {"rulings", list_json(undone.rulings)},
                {"messages", list_json(undone.messages)},
                {"at", undone.at},
                {"reason", undone.reason}}
        .dump(-1, ' ', false, json::error_handler_t::replace);
}

std::optional<UndoneTurn> from_record(const std::string& record) {
    try {
        const json from = json::parse(record);
        UndoneTurn undone;
        const json& turn = from.at("turn");
        undone.turn = {turn.at("number"), turn.at("game_turn"), turn.at("rules_version"), turn.at("resolved_at")};
        undone.snapshot = {from.at("state"), from.at("hash"), from.at("previous")};
        read_list(from.at("entries"), undone.entries);
        read_list(from.at("rolls"), undone.rolls);
        read_list(from.at("ledger"), undone.ledger);
        read_list(from.at("sheets"), undone.sheets);
        read_list(from.at("rulings"), undone.rulings);
        read_list(from.at("messages"), undone.messages);
        undone.at = from.at("at");
        undone.reason = from.at("reason");
        for (RulingRow& ruling : undone.rulings) ruling.turn = undone.turn.number;
        return undone;
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

std::string chain_hash(const UndoneTurn& undone) {
    const std::vector<CountedSheet> sheets(undone.sheets.begin(), undone.sheets.end());
    return chain_hash(ChainedTurn{undone.snapshot.previous, undone.turn.number, undone.turn.game_turn,
                                  undone.turn.rules_version, undone.snapshot.state, undone.entries, undone.rolls,
                                  undone.ledger, sheets, undone.rulings});
}

UndoneTable::UndoneTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO undone (turn, digest, record) VALUES (?, ?, ?)"),
      select_all_(database, "SELECT turn, digest, record FROM undone ORDER BY id"),
      select_turn_(database, "SELECT turn, digest, record FROM undone WHERE turn = ? ORDER BY id"),
      count_(database, "SELECT count(*) FROM undone WHERE turn = ?") {}

void UndoneTable::add(const UndoneTurn& undone) {
    const std::string record = to_record(undone);
    insert_.run(undone.turn.number, resolution::digest(record), record);
}

std::vector<UndoneRow> UndoneTable::all() { return select_all_.all(row_from); }

std::vector<UndoneRow> UndoneTable::of_turn(int turn) { return select_turn_.all(row_from, turn); }

int UndoneTable::count(int turn) {
    return count_.one([](const Row& row) { return row.number(0); }, turn).value_or(0);
}

}  // namespace gm
