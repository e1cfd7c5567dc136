#include <algorithm>
#include <filesystem>

#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"
#include "gm/files/write.h"
#include "gm/play/letters.h"
#include "gm/play/prefilled_sheet.h"
#include "gm/report/json_schema.h"
#include "gm/text/counted.h"

namespace gm {

using nlohmann::json;
using resolution::PlayerIndex;

namespace {

struct WrittenSheet {
    PlayerIndex player;
    std::string language;
    Rendered sheet;
    json schema;  ///< for editors
};

json schema_of(const GameInPlay& in_play, PlayerIndex player, const std::string& language) {
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position)) {
        if (demand.player != player) continue;
        std::map<std::string, std::string> names = in_play.game->names(language);
        for (const resolution::Seat& seat : in_play.roster.seats()) names[seat.id] = seat.name;
        return json_schema(demand.shape, in_play.game->vocabulary(), language, names);
    }
    return nullptr;
}

orders::Outcome check_sheet_words(const Invocation& invocation) {
    const bool named = !invocation.all("PLAYER").empty();
    if (named == invocation.has("--all"))
        return orders::invalid(named ? "name players or say --all, not both" : "whose sheet is to be written?",
                               named ? "" : "name a player, or say --all for everybody who owes one");
    GM_TRY(check_language(invocation));
    if (invocation.has("--schema") && !invocation.option("--out") && invocation.all("PLAYER").size() != 1)
        return orders::invalid("--schema shows the schema of one player", "name one, or write all to --out FOLDER");
    if (invocation.has("--force") && !invocation.option("--out"))
        return orders::invalid("--force is for files", "say where to write them with --out FOLDER");
    return orders::done();
}

/// Those named, or all who owe a sheet; every one of them must owe one.
orders::Result<std::vector<PlayerIndex>> players_asked(const GameInPlay& in_play, const Invocation& invocation) {
    if (in_play.over()) return orders::invalid("the game is over: nobody owes a sheet");
    std::vector<PlayerIndex> owing;
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position)) owing.push_back(demand.player);
    if (invocation.has("--all")) return owing;
    const std::string turn = std::to_string(in_play.game->turn(in_play.position));
    orders::Problems problems;
    std::vector<PlayerIndex> players;
    for (const std::string& id : invocation.all("PLAYER")) {
        auto player = in_play.find_player(id);
        if (!player) {
            problems.insert(problems.end(), player.problems().begin(), player.problems().end());
        } else if (std::find(owing.begin(), owing.end(), *player) == owing.end()) {
            problems.push_back(orders::invalid("no sheet is owed by " + in_play.roster.id(*player) + " in turn " + turn,
                                               "whoever has left the game orders nothing"));
        } else if (std::find(players.begin(), players.end(), *player) == players.end()) {
            players.push_back(*player);
        }
    }
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return players;
}

orders::Result<std::vector<WrittenSheet>> write_sheets(const GameInPlay& in_play, const Invocation& invocation,
                                                       const std::vector<PlayerIndex>& players, Terminal& terminal) {
    const auto hours = in_play.hours();
    PrefilledSheets prefilled(*in_play.game, in_play.roster, in_play.position,
                              moment_json(in_play, hours ? std::optional(hours->closes) : std::nullopt),
                              in_play.folder);
    std::vector<WrittenSheet> written;
    for (const PlayerIndex player : players) {
        const std::string own = in_play.players.at(player.value()).language;
        const std::string language = invocation.option("--language").value_or(own);
        GM_TAKE(auto sheet, prefilled.write(player, language));
        written.push_back({player, language, std::move(sheet), schema_of(in_play, player, language)});
    }
    terminal.complain(prefilled.complaints());
    return written;
}

/// A file that says something else may hold what a player has written: it stays as it is, unless forced.
orders::Outcome put(const std::filesystem::path& path, const std::string& text, bool force) {
    std::error_code error;
    const bool there = std::filesystem::exists(std::filesystem::symlink_status(path, error));
    if (there) {
        const auto present = read_file(path);
        if (present && *present == text) return orders::done();
        if (!force)
            return orders::invalid(path.string() + " is there already and says something else: it was left as it is",
                                   "write to another folder, or give --force to replace it");
    }
    return write_private_file(path, text);
}

/// Each file by itself: one that is kept does not keep the others from being written.
orders::Problems put_all(const GameInPlay& in_play, const std::vector<WrittenSheet>& sheets,
                         const std::filesystem::path& folder, bool with_schema, bool force) {
    orders::Problems problems;
    for (const WrittenSheet& one : sheets) {
        const std::string& id = in_play.roster.id(one.player);
        const std::string schema = id + ".schema.json";
        const std::string text = with_schema ? with_schema_line("./" + schema, one.sheet.text) : one.sheet.text;
        auto outcome = put(folder / (id + ".yaml"), text, force);
        if (outcome && with_schema) outcome = write_private_file(folder / schema, one.schema.dump(2) + "\n");
        if (!outcome) problems.insert(problems.end(), outcome.problems().begin(), outcome.problems().end());
    }
    return problems;
}

json sheets_json(const GameInPlay& in_play, const std::vector<WrittenSheet>& sheets) {
    json players = json::object();
    for (const WrittenSheet& one : sheets) {
        players[in_play.roster.id(one.player)] = {{"language", one.language},
                                                  {"subject", one.sheet.subject},
                                                  {"sheet", one.sheet.text},
                                                  {"schema", one.schema},
                                                  {"outlook", in_play.game->outlook(in_play.position, one.player)}};
    }
    return {{"turn", in_play.game->turn(in_play.position)}, {"players", std::move(players)}};
}

}  // namespace

ExitCode run_sheet(const Invocation& invocation, Terminal& terminal) {
    if (auto words = check_sheet_words(invocation); !words) return refuse(terminal, words.problems(), ExitCode::misuse);
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    auto players = players_asked(*in_play, invocation);
    if (!players) return refuse(terminal, players.problems());
    auto sheets = write_sheets(*in_play, invocation, *players, terminal);
    if (!sheets) return refuse(terminal, sheets.problems());

    const auto folder = invocation.option("--out");
    orders::Problems problems;
    if (folder) problems = put_all(*in_play, *sheets, *folder, invocation.has("--schema"), invocation.has("--force"));
    if (invocation.json) {
        terminal.answer(sheets_json(*in_play, *sheets));
    } else if (folder && problems.size() < sheets->size()) {
        terminal.say(counted(sheets->size() - problems.size(), "sheet") + " of turn " +
                     std::to_string(in_play->game->turn(in_play->position)) + " in " + *folder + ".");
    }
    for (const WrittenSheet& one : *sheets) {
        if (folder || invocation.json) break;
        if (invocation.has("--schema")) {
            terminal.answer(one.schema);
        } else {
            terminal.give((one.player == sheets->front().player ? "" : "---\n") + one.sheet.text);
        }
    }
    return problems.empty() ? ExitCode::done : refuse(terminal, problems);
}

}  // namespace gm
