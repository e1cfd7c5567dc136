#include "gm/archive/game_json.h"

#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "gm/text/base64.h"
#include "orders/text.h"
#include "resolution/seed.h"

namespace gm::archive {

namespace {

using nlohmann::json;
using orders::Problem;
using orders::Result;

constexpr const char* game_format = "gm game";
constexpr int game_version = 1;

struct ToJson {
    json operator()(std::monostate) const { return nullptr; }
    json operator()(std::int64_t value) const { return value; }
    json operator()(double value) const { return value; }
    json operator()(const Text& value) const {
        if (!orders::first_invalid_utf8(value.text)) return value.text;
        return {{"text_base64", to_base64(value.text)}};
    }
    json operator()(const Blob& value) const { return {{"base64", to_base64(value.bytes)}}; }
};

std::optional<Cell> cell_from(const json& value) {
    if (value.is_null()) return Cell{};
    if (value.is_number_unsigned()) {
        if (value.get<std::uint64_t>() > std::uint64_t{std::numeric_limits<std::int64_t>::max()}) return std::nullopt;
        return Cell{value.get<std::int64_t>()};
    }
    if (value.is_number_integer()) return Cell{value.get<std::int64_t>()};
    if (value.is_number_float()) return Cell{value.get<double>()};
    if (value.is_string()) return Cell{Text{value.get<std::string>()}};
    if (!value.is_object() || value.size() != 1) return std::nullopt;
    const json& encoded = value.begin().value();
    const auto bytes = encoded.is_string() ? from_base64(encoded.get<std::string>()) : std::nullopt;
    if (!bytes) return std::nullopt;
    if (value.begin().key() == "base64") return Cell{Blob{*bytes}};
    if (value.begin().key() == "text_base64") return Cell{Text{*bytes}};
    return std::nullopt;
}

std::string line_of(const TableRow& row) {
    json cells = json::array();
    for (const Cell& cell : row) cells.push_back(std::visit(ToJson{}, cell));
    return cells.dump();
}

/// What a table's digest covers: its columns, then its rows, a line each.
std::string lines_of(const TableContent& table) {
    std::string out = json(table.columns).dump() + "\n";
    for (const TableRow& row : table.rows) out += line_of(row) + "\n";
    return out;
}

void add_table(std::string& out, const TableContent& table) {
    out += fmt::format("{}: {{\n\"columns\": {},\n\"digest\": \"{}\",\n\"rows\": [", json(table.name).dump(),
                       json(table.columns).dump(), resolution::digest(lines_of(table)));
    const char* before = "\n";
    for (const TableRow& row : table.rows) {
        out += before + line_of(row);
        before = ",\n";
    }
    out += "\n]}";
}

Problem no_export(const std::string& what) { return orders::invalid(what, "is this the file that `gm export` wrote?"); }

Result<TableContent> table_from(const std::string& name, const json& source) {
    const auto wrong = [&](const std::string& what) { return no_export(fmt::format("table {}: {}", name, what)); };
    if (!source.is_object() || !source.contains("columns") || !source.contains("rows") || !source.contains("digest"))
        return wrong("'columns', 'digest' and 'rows' are needed");
    TableContent table{name, {}, {}};
    if (!source["columns"].is_array() || !source["rows"].is_array()) return wrong("columns and rows are lists");
    for (const json& column : source["columns"]) {
        if (!column.is_string()) return wrong("a column is a name");
        table.columns.push_back(column.get<std::string>());
    }
    for (const json& cells : source["rows"]) {
        const std::size_t number = table.rows.size() + 1;
        if (!cells.is_array() || cells.size() != table.columns.size())
            return wrong(fmt::format("row {} has not a value for each column", number));
        TableRow& row = table.rows.emplace_back();
        for (const json& value : cells) {
            auto cell = cell_from(value);
            if (!cell) return wrong(fmt::format("row {}, {}: no such value can be", number, table.columns[row.size()]));
            row.push_back(*std::move(cell));
        }
    }
    if (source["digest"] != resolution::digest(lines_of(table)))
        return orders::invalid(fmt::format("table {}: was changed after the export", name),
                               "nothing was imported; export the game again");
    return table;
}

}  // namespace

std::string to_json(const GameContent& game) {
    std::string out = fmt::format("{{\n\"format\": \"{}\",\n\"version\": {},\n\"schema\": {},\n\"hash\": \"{}\",\n",
                                  game_format, game_version, game.schema, game.hash);
    out += "\"tables\": {";
    const char* before = "\n";
    for (const TableContent& table : game.tables) {
        out += before;
        add_table(out, table);
        before = ",\n";
    }
    return out + "\n}\n}\n";
}

Result<GameContent> game_from_json(const std::string& text) {
    json source;
    try {
        source = json::parse(text);
    } catch (const json::parse_error& error) {
        return no_export(fmt::format("this is not JSON, from byte {} on", error.byte));
    }
    if (!source.is_object() || source.value("format", json()) != game_format)
        return no_export("this is not a whole game as `gm export` writes it");
    if (!source.value("version", json()).is_number_integer() || !source.value("schema", json()).is_number_integer() ||
        !source.value("hash", json()).is_string() || !source.value("tables", json()).is_object())
        return no_export("'version', 'schema', 'hash' and 'tables' are needed");
    if (source["version"] != game_version)
        return orders::invalid(fmt::format("made by a newer gm (export version {}, this one knows {}): upgrade gm",
                                           source["version"].dump(), game_version));
    constexpr int beyond_any = 1'000'000;
    const json& schema = source["schema"];
    if (schema < 1 || schema > beyond_any) return no_export("'schema' is no version of a game");
    GameContent game{schema.get<int>(), source["hash"].get<std::string>(), {}};
    orders::Problems problems;
    for (const auto& [name, content] : source["tables"].items()) {
        auto table = table_from(name, content);
        if (table) {
            game.tables.push_back(*std::move(table));
        } else {
            problems.insert(problems.end(), table.problems().begin(), table.problems().end());
        }
    }
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return game;
}

}  // namespace gm::archive
