#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/play/intake.h"

namespace gm {

ExitCode run_accept(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_write(invocation, terminal, "accept");
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto player = in_play->find_player(*invocation.argument("PLAYER"));
    if (!player) return refuse(terminal, player.problems());
    Letters letters(*in_play);
    const auto number = accept_late_sheet(*in_play, letters, *player, now_utc());
    if (!number) return refuse(terminal, number.problems());
    terminal.complain(letters.complaints());
    const std::string& id = in_play->roster.id(*player);
    if (invocation.json) {
        terminal.answer(nlohmann::json{{"player", id}, {"number", *number}});
    } else {
        terminal.say("Sheet " + std::to_string(*number) + " of " + terminal.bold(id) +
                     " counts. A receipt that says so waits in the outbox.");
    }
    return ExitCode::done;
}

}  // namespace gm
