#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/archive/csv.h"
#include "gm/archive/public_record.h"
#include "gm/archive/whole_game.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/write.h"
#include "gm/store/database.h"
#include "gm/text/counted.h"

namespace gm {

namespace {

namespace fs = std::filesystem;
using archive::TableContent;
using nlohmann::json;
using orders::Outcome;
using orders::Result;

/// What is to be written, before it is known where.
struct Export {
    std::string text;  ///< as JSON
    std::vector<TableContent> tables;
    std::string note = {};  ///< what whoever exports should know
};

orders::Outcome check_export_words(const Invocation& invocation) {
    const std::string format = invocation.option("--format").value_or("json");
    if (format != "json" && format != "csv")
        return orders::invalid("unknown format '" + format + "'", "known here: json, csv");
    if (format == "csv" && !invocation.option("--out"))
        return orders::invalid("CSV tables are several files", "say where they go: --out FOLDER");
    if (invocation.option("--out").value_or("there").empty()) return orders::invalid("--out: there is no path here");
    return orders::done();
}

Result<Export> everything(const Invocation& invocation) {
    GM_TAKE(auto game, archive::content_of(invocation.folder));
    std::string text = archive::to_json(game);
    return Export{std::move(text), std::move(game.tables)};
}

/// Of a turn that waits for `gm send`.
std::string note_of_what_waits(const GameInPlay& in_play, const json& record) {
    const bool whole = record["turns"].back()["number"] == in_play.last.number;
    return whole ? ""
                 : "Turn " + std::to_string(in_play.last.game_turn) +
                       " is not in it: none of its mails has left (gm send).";
}

Result<Export> public_part(const Invocation& invocation) {
    GM_TAKE(auto in_play, open_to_read(invocation));
    GM_TAKE(auto record, archive::public_record(in_play));
    return Export{record.dump(1) + "\n", archive::tables_of(record), note_of_what_waits(in_play, record)};
}

orders::Problem there_already(const fs::path& path) {
    return orders::invalid(path.string() + " is there already", "choose another name, or give --force to replace it");
}

/// Into a folder of its own: tables of another export would look as if they belonged to this
/// one, and what else lies there is none of our business.
Outcome check_folder(const fs::path& folder, const Export& game, bool force) {
    std::error_code error;
    for (const auto& item : fs::directory_iterator(folder, error)) {
        const bool ours = std::ranges::any_of(
            game.tables, [&](const TableContent& table) { return item.path().filename() == table.name + ".csv"; });
        if (!ours) return orders::invalid(folder.string() + " holds other files too", "give --out a folder of its own");
        if (!force) return there_already(item.path());
    }
    return orders::done();
}

Outcome write_tables(const fs::path& folder, const Export& game, bool secret) {
    std::error_code error;
    if (secret) {
        error = make_private_folders(folder);
    } else {
        fs::create_directories(folder, error);
    }
    if (error) return orders::invalid(folder.string() + " cannot be made: " + error.message());
    if (secret) fs::permissions(folder, fs::perms::owner_all, error);
    for (const TableContent& table : game.tables) {
        const fs::path file = folder / (table.name + ".csv");
        GM_TRY(secret ? write_private_file(file, to_csv(table)) : write_file(file, to_csv(table)));
    }
    return orders::done();
}

Outcome write(const fs::path& path, const Export& game, bool csv, bool secret, bool force) {
    if (csv) {
        GM_TRY(check_folder(path, game, force));
        return write_tables(path, game, secret);
    }
    std::error_code ignored;
    if (fs::exists(path, ignored) && !force) return there_already(path);
    return secret ? write_private_file(path, game.text) : write_file(path, game.text);
}

void say_written(Terminal& terminal, const fs::path& path, const Export& game, bool csv, bool secret) {
    const std::string what = secret ? "The whole game" : "What everyone may know";
    const std::string tables = csv ? ", " + counted(game.tables.size(), "table") : "";
    terminal.say(what + " is in " + terminal.bold(path.string()) + tables + ".");
    if (secret) {
        terminal.note(
            "It holds every secret of the game: the seed, sheets, mails and addresses. Only you can read it (mode " +
            std::string(csv ? "0700" : "0600") + "); keep it so.");
    }
}

}  // namespace

ExitCode run_export(const Invocation& invocation, Terminal& terminal) {
    if (auto words = check_export_words(invocation); !words)
        return refuse(terminal, words.problems(), ExitCode::misuse);
    if (!is_game_folder(invocation.folder)) return refuse(terminal, {no_game(invocation.folder)}, ExitCode::misuse);
    const bool secret = !invocation.has("--public");
    const bool csv = invocation.option("--format") == "csv";
    auto game = secret ? everything(invocation) : public_part(invocation);
    if (!game) return refuse(terminal, game.problems());
    if (!game->note.empty()) terminal.note(game->note);
    const auto out = invocation.option("--out");
    if (!out) {
        terminal.give(game->text);
        if (secret) terminal.note("This holds every secret of the game: the seed, sheets, mails and addresses.");
        return ExitCode::done;
    }
    const auto written = write(*out, *game, csv, secret, invocation.has("--force"));
    if (!written) return refuse(terminal, written.problems());
    if (invocation.json) {
        json tables = json::object();
        for (const TableContent& table : game->tables) tables[table.name] = table.rows.size();
        terminal.answer(json{{"out", *out}, {"format", csv ? "csv" : "json"}, {"public", !secret}, {"tables", tables}});
    } else {
        say_written(terminal, *out, *game, csv, secret);
    }
    return ExitCode::done;
}

}  // namespace gm
