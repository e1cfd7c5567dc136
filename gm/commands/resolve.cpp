#include "gm/play/resolve.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/cli/progress.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"

namespace gm {

namespace {

void say_resolved(Terminal& terminal, const GameInPlay& in_play, const ResolvedGameTurn& resolved,
                  const std::string& hash) {
    const TurnRow& turn = resolved.rows.turn;
    terminal.say("Turn " + std::to_string(turn.game_turn) + (hash.empty() ? " would be" : " is") + " resolved with " +
                 counted(resolved.rows.sheets.size(), "sheet") + "; " + counted(resolved.rows.messages.size(), "mail") +
                 (hash.empty() ? " would wait." : " wait in the outbox."));
    for (const std::string& id : resolved.silent) {
        const bool late = std::find(resolved.late.begin(), resolved.late.end(), id) != resolved.late.end();
        terminal.note("No sheet from " + id +
                      (late ? ": one that came late was not accepted (gm accept " + id + ")." : "."));
    }
    for (const std::string& label : resolved.unused_dice)
        terminal.note("The dice file's '" + label + "' was not drawn.");
    if (hash.empty()) return;
    terminal.say("Record: " + hash);
    terminal.say(
        terminal.dim(in_play.over() ? "The game is over. Next: gm report" : "Next: gm report, gm report PLAYER"));
}

nlohmann::json resolved_json(const GameInPlay& in_play, const ResolvedGameTurn& resolved, const std::string& hash) {
    return {{"turn", resolved.rows.turn.game_turn},
            {"number", resolved.rows.turn.number},
            {"dry_run", hash.empty()},
            {"sheets", resolved.rows.sheets.size()},
            {"silent", resolved.silent},
            {"late", resolved.late},
            {"unused_dice", resolved.unused_dice},
            {"mails", resolved.rows.messages.size()},
            {"over", in_play.game->over(resolved.position)},
            {"hash", hash.empty() ? nlohmann::json(nullptr) : nlohmann::json(hash)}};
}

/// Two who ask at once want the same turn resolved, not the one after it too.
orders::Problem resolved_meanwhile(int turn) {
    return orders::invalid("another gm has resolved turn " + std::to_string(turn) + " meanwhile",
                           "`gm status` shows where the game stands");
}

}  // namespace

ExitCode run_resolve(const Invocation& invocation, Terminal& terminal) {
    ResolveRequest request{std::nullopt, now_utc()};
    if (const auto file = invocation.option("--dice")) {
        auto dice = load_document(*file);
        if (!dice) return refuse(terminal, dice.problems());
        request.dice = std::move(*dice);
    }
    const bool dry = invocation.has("--dry-run");
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    if (!dry) {
        const int turn = in_play->next_turn();
        in_play = open_to_write(invocation, terminal, "resolve");
        if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
        if (in_play->next_turn() != turn) return refuse(terminal, {resolved_meanwhile(turn)});
    }
    auto resolved = resolve_turn(*in_play, request);
    if (!resolved) return refuse(terminal, resolved.problems());
    terminal.complain(resolved->complaints);
    std::string hash;
    if (!dry) {
        auto written = commit_turn(*in_play, *resolved);
        if (!written) return refuse(terminal, written.problems());
        hash = *written;
    }
    if (invocation.json) {
        terminal.say(resolved_json(*in_play, *resolved, hash).dump(2));
    } else {
        say_resolved(terminal, *in_play, *resolved, hash);
    }
    return ExitCode::done;
}

}  // namespace gm
