#include <nlohmann/json.hpp>

#include "gm/archive/whole_game.h"
#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"

namespace gm {

namespace {

/// More than any game, less than what would choke the machine.
constexpr std::size_t largest_export = 4'000'000'000;

/// Problems of the file's content name the file.
orders::Problems in_file(orders::Problems problems, const std::string& file) {
    for (orders::Problem& problem : problems) {
        if (problem.file.empty()) problem.file = file;
    }
    return problems;
}

}  // namespace

ExitCode run_import_game(const Invocation& invocation, Terminal& terminal) {
    const std::string file = *invocation.argument("FILE");
    const std::string folder = *invocation.argument("FOLDER");
    const auto text = read_file(file, largest_export);
    if (!text) return refuse(terminal, text.problems());
    const auto game = archive::game_from_json(*text);
    if (!game) return refuse(terminal, in_file(game.problems(), file));
    const auto made = archive::make_folder(folder, *game, {"gm import-game", now_utc()});
    if (!made) return refuse(terminal, in_file(made.problems(), file));
    if (invocation.json) {
        terminal.answer(nlohmann::json{{"folder", folder}, {"schema", game->schema}, {"hash", game->hash}});
        return ExitCode::done;
    }
    terminal.say("The game is in " + terminal.bold(folder) + ": every row and every hash is as it was exported.");
    terminal.say("Record: " + game->hash);
    terminal.note("Mails that waited wait here too: send from one of the two folders only.");
    terminal.say(terminal.dim("Next: gm -C " + folder + " status"));
    return ExitCode::done;
}

}  // namespace gm
