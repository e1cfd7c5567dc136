#include "gm/archive/backup.h"

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/store/database.h"

namespace gm {

ExitCode run_backup(const Invocation& invocation, Terminal& terminal) {
    const std::string now = now_utc();
    const std::filesystem::path folder = invocation.folder;
    if (!is_game_folder(folder)) return refuse(terminal, {no_game(folder)}, ExitCode::misuse);
    const auto asked = invocation.option("--out");
    if (asked && asked->empty())
        return refuse(terminal, {orders::invalid("--out: there is no path here")}, ExitCode::misuse);
    const std::filesystem::path to = asked ? std::filesystem::path(*asked) : archive::backup_place(folder, now);
    const auto copied = archive::back_up(folder, to, {"gm backup", now});
    if (!copied) return refuse(terminal, copied.problems());
    if (invocation.json) {
        terminal.answer(nlohmann::json{{"folder", to.string()}, {"checked", true}});
        return ExitCode::done;
    }
    terminal.say("A copy of the game is in " + terminal.bold(to.string()) + "; file and hash chain were checked.");
    terminal.note("Passwords are not in it. It holds every secret of the game, and only you can open it.");
    terminal.say(terminal.dim("To look at it: gm -C " + to.string() + " status"));
    return ExitCode::done;
}

}  // namespace gm
