#include "gm/store/covered_table.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <sqlite3.h>
#include <nlohmann/json.hpp>

#include "gm/store/canonical.h"

namespace gm {

namespace {

constexpr std::array covered_elsewhere{"chronicle", "entry", "ledger", "roll", "snapshot"};

/// What people call a row, with columns in braces, and the column that says which turn it belongs to.
struct RowWords {
    std::string_view kind;
    std::string_view words;
    std::string_view turn;
};

constexpr std::array told{
    RowWords{"attachment", "attachment {n} of mail {message} ({name})", ""},
    RowWords{"campaign", "what the game began with (campaign, players file, seed)", ""},
    RowWords{"editorial", "the words for its bulletin ({language})", "turn"},
    RowWords{"link", "the private link of {seat}", ""},
    RowWords{"mail", "mail {id} of those that came in ({received_at})", ""},
    RowWords{"message", "mail {id} to {recipient} ({kind})", "turn"},
    RowWords{"player", "player {id} ({name})", ""},
    RowWords{"ruling", "ruling {id} ({kind}, {at})", "turn"},
    RowWords{"sheet", "sheet {id} of {player} ({received_at})", "turn"},
    RowWords{"trail", "line {n} of the trail ({action}, {at})", ""},
    RowWords{"turn", "the note of when and by which rules it was resolved ({resolved_at})", "number"},
    RowWords{"undone", "the record of an undone resolution (number {id})", "turn"},
    RowWords{"wording", "the game master's words for {key} ({language})", "turn"},
};

std::string_view letter_of(int type) {
    switch (type) {
        case SQLITE_INTEGER: return "i";
        case SQLITE_FLOAT: return "r";
        case SQLITE_TEXT: return "t";
        default: return "b";
    }
}

std::string json_text(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

StoredValue value_in(const Row& row, int column) {
    StoredValue value;
    value.type = row.type(column);
    if (value.type == SQLITE_INTEGER) {
        value.number = row.big(column);
    } else {
        value.bytes = row.view(column);
    }
    return value;
}

}  // namespace

CoveredTable::CoveredTable(SQLite::Database& database, TableLayout layout, std::shared_ptr<const PlayerIds> players)
    : layout_(std::move(layout)),
      players_(std::move(players)),
      select_(database, fmt::format("SELECT {} FROM {} ORDER BY {}", quoted_names(layout_.columns),
                                    quoted_name(layout_.name), quoted_names(layout_.key))) {
    for (const std::string& column : layout_.key) key_places_.push_back(place_of(column));
    const auto known = std::ranges::find(told, layout_.name, &RowWords::kind);
    if (known == told.end()) return;
    read_words(known->words);
    if (!known->turn.empty()) turn_place_ = place_of(known->turn);
}

std::size_t CoveredTable::place_of(std::string_view column) const {
    return static_cast<std::size_t>(std::ranges::find(layout_.columns, column) - layout_.columns.begin());
}

void CoveredTable::read_words(std::string_view words) {
    for (auto open = words.find('{'); open != std::string_view::npos; open = words.find('{')) {
        const auto close = words.find('}', open);
        words_.push_back({std::string(words.substr(0, open)), place_of(words.substr(open + 1, close - open - 1))});
        words.remove_prefix(close + 1);
    }
    words_.push_back({std::string(words), std::nullopt});
}

std::string CoveredTable::shown(std::size_t column, const StoredValue& value) const {
    if (layout_.columns[column] == "player") {
        const auto player = players_->find(value.number);
        return value.type != SQLITE_INTEGER || player == players_->end() ? "nobody known" : player->second;
    }
    if (value.type == SQLITE_INTEGER) return std::to_string(value.number);
    return value.bytes.empty() ? "-" : std::string(value.bytes);
}

std::string CoveredTable::key_of(const StoredValues& values) const {
    std::string key;
    for (const std::size_t place : key_places_) {
        const StoredValue& value = values.at(place);
        key += key.empty() ? '[' : ',';
        key += value.type == SQLITE_INTEGER ? std::to_string(value.number) : json_text(value.bytes);
    }
    return key + ']';
}

/// NULLs are left out, and names of columns are in: a column that is added later changes no digest until it is used.
std::string CoveredTable::digest_of(const StoredValues& values) const {
    Canonical content;
    content.text("gm row 1").text(layout_.name);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i].type == SQLITE_NULL) continue;
        content.text(layout_.columns[i]).text(letter_of(values[i].type));
        if (values[i].type == SQLITE_INTEGER) {
            content.number(values[i].number);
        } else {
            content.text(values[i].bytes);
        }
    }
    return content.hash();
}

ChronicleRow CoveredTable::record_of(const StoredValues& values) const {
    ChronicleRow record;
    record.kind = layout_.name;
    record.key = key_of(values);
    for (const Piece& piece : words_) {
        record.words += piece.before;
        if (piece.column) record.words += shown(*piece.column, values.at(*piece.column));
    }
    if (words_.empty()) record.words = fmt::format("row {} of the table {}", record.key, layout_.name);
    if (turn_place_) record.turn = static_cast<int>(values.at(*turn_place_).number);
    record.digest = digest_of(values);
    return record;
}

std::vector<ChronicleRow> CoveredTable::all() {
    return select_.all([this](const Row& row) {
        StoredValues values;
        for (std::size_t i = 0; i < columns(); ++i) values.push_back(value_in(row, static_cast<int>(i)));
        return record_of(values);
    });
}

std::vector<CoveredTable> covered_tables(SQLite::Database& database) {
    auto players = std::make_shared<PlayerIds>();
    Query ids(database, "SELECT n, id FROM player");
    for (auto& [n, id] : ids.all([](const Row& row) { return std::pair(row.big(0), row.text(1)); }))
        players->emplace(n, id);
    std::vector<CoveredTable> tables;
    for (TableLayout& layout : table_layouts(database)) {
        // A table of ours has a key; what somebody else put into the file is none of our business.
        if (layout.key.empty() || std::ranges::find(covered_elsewhere, layout.name) != covered_elsewhere.end())
            continue;
        tables.emplace_back(database, std::move(layout), players);
    }
    return tables;
}

}  // namespace gm
