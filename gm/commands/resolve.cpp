#include "gm/play/resolve.h"
#include "gm/text/counted.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/cli/pager.h"
#include "gm/cli/progress.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"
#include "gm/play/undo.h"
#include "gm/words/rehearsal.h"
#include "gm/words/turn_diff.h"
#include "orders/document_reader.h"

namespace gm {

namespace {

nlohmann::json resolved_json(const GameInPlay& in_play, const ResolvedGameTurn& resolved, const std::string& hash) {
    return {{"turn", resolved.rows.turn.game_turn},
            {"number", resolved.rows.turn.number},
            {"dry_run", hash.empty()},
            {"sheets", resolved.rows.sheets.size()},
            {"silent", resolved.silent},
            {"late", resolved.late},
            {"unused_dice", resolved.unused_dice},
            {"mails", resolved.rows.messages.size()},
            {"standing", resolved.rows.standing.size()},
            {"players", players_json(in_play, resolved)},
            {"over", in_play.game->over(resolved.position)},
            {"hash", hash.empty() ? nlohmann::json(nullptr) : nlohmann::json(hash)}};
}

/// An earlier resolution of the turn, to compare the new one with.
struct Earlier {
    UndoneTurn undone;
    TurnDiff diff;
};

orders::Result<std::optional<Earlier>> compare(const GameInPlay& in_play, const ResolvedGameTurn& resolved,
                                               const std::optional<std::string>& against) {
    const int turn = resolved.rows.turn.number;
    GM_TAKE(auto undone, in_play.store.undone(turn));
    std::size_t which = undone.size();
    if (against) {
        const auto number = orders::parse_whole(*against);
        if (!number || *number < 1 || static_cast<std::size_t>(*number) > undone.size())
            return orders::invalid("there is no resolution " + *against + " of this turn to compare with",
                                   undone.empty() ? "it was never undone: leave --against out"
                                                  : "it was undone " + counted(undone.size(), "time"));
        which = static_cast<std::size_t>(*number);
    }
    if (which == 0) return std::optional<Earlier>();
    UndoneTurn& earlier = undone[which - 1];
    GM_TAKE(auto diff, difference(in_play, earlier, resolved));
    return std::optional(Earlier{std::move(earlier), std::move(diff)});
}

/// Dice of the table that the resolution before had, and this one has not.
orders::Result<std::size_t> imposed_before(const GameInPlay& in_play) {
    GM_TAKE(auto undone, in_play.store.undone(in_play.next_turn()));
    return undone.empty() ? std::size_t{0} : imposed_rolls(undone.back());
}

/// Two who ask at once want the same turn resolved, not the one after it too.
orders::Problem resolved_meanwhile(int turn) {
    return orders::invalid("another gm has resolved turn " + std::to_string(turn) + " meanwhile",
                           "`gm status` shows where the game stands");
}

orders::Problem not_next(int meant, int next) {
    const std::string turn = "turn " + std::to_string(meant);
    return orders::invalid(meant < next ? turn + " was resolved meanwhile" : turn + " is not the one that comes next",
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
    if (invocation.has("--reports") && !dry)
        return refuse(terminal, {orders::invalid("--reports goes with --dry-run", "gm report shows what was resolved")},
                      ExitCode::misuse);
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    if (!dry) {
        const int turn = in_play->next_turn();
        in_play = open_to_write(invocation, terminal, "resolve");
        if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
        if (in_play->next_turn() != turn) return refuse(terminal, {resolved_meanwhile(turn)});
    }
    if (const auto meant = turn_that_was_meant(invocation); !meant)
        return refuse(terminal, meant.problems(), ExitCode::misuse);
    else if (meant->value_or(in_play->next_turn()) != in_play->next_turn())
        return refuse(terminal, {not_next(**meant, in_play->next_turn())});
    const auto forgotten = request.dice ? orders::Result<std::size_t>(0) : imposed_before(*in_play);
    if (!forgotten) return refuse(terminal, forgotten.problems());
    auto resolved = resolve_turn(*in_play, request);
    if (!resolved) return refuse(terminal, resolved.problems());
    const auto earlier = compare(*in_play, *resolved, invocation.option("--against"));
    if (!earlier) return refuse(terminal, earlier.problems());
    terminal.complain(resolved->complaints);
    if (*forgotten > 0)
        terminal.note(counted(*forgotten, "roll") + " had been imposed before the turn was undone; now the seed " +
                      (dry ? "would decide" : "has decided") + " (--dice FILE gives them again).");
    std::string hash;
    if (!dry) {
        auto written = commit_turn(*in_play, *resolved);
        if (!written) return refuse(terminal, written.problems());
        hash = *written;
    }
    const bool reports = invocation.has("--reports");
    if (invocation.json) {
        nlohmann::json answer = resolved_json(*in_play, *resolved, hash);
        answer["difference"] = *earlier ? to_json((*earlier)->diff) : nlohmann::json(nullptr);
        if (reports) answer["reports"] = reports_json(*resolved);
        terminal.answer(answer);
        return ExitCode::done;
    }
    const Paged paged(terminal);
    say_resolved(terminal, *in_play, *resolved, hash);
    if (dry) show_players(terminal, *in_play, *resolved);
    if (*earlier) show_earlier(terminal, *in_play, (*earlier)->undone, (*earlier)->diff);
    if (reports) show_reports(terminal, *resolved);
    return ExitCode::done;
}

}  // namespace gm
