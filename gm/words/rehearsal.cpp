#include "gm/words/rehearsal.h"
#include "gm/text/counted.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/play/rehearsal.h"
#include "gm/report/json_diff.h"
#include "gm/words/turn_diff.h"

namespace gm {

using nlohmann::json;

namespace {

std::string money_words(const RehearsedPlayer& player) {
    const std::int64_t change = (player.closing - player.opening).amount;
    if (change == 0) return grouped(player.closing.amount) + " (as before)";
    return grouped(player.opening.amount) + " -> " + grouped(player.closing.amount) + " (" + (change > 0 ? "+" : "") +
           grouped(change) + ")";
}

}  // namespace

void say_resolved(Terminal& terminal, const GameInPlay& in_play, const ResolvedGameTurn& resolved,
                  const std::string& hash) {
    const TurnRow& turn = resolved.rows.turn;
    terminal.say("Turn " + std::to_string(turn.game_turn) + (hash.empty() ? " would be" : " is") + " resolved with " +
                 counted(resolved.rows.sheets.size(), "sheet") + "; " + counted(resolved.rows.messages.size(), "mail") +
                 (hash.empty()                         ? " would wait."
                  : resolved.rows.messages.size() == 1 ? " waits in the outbox."
                                                       : " wait in the outbox."));
    if (const std::size_t standing = resolved.rows.standing.size(); standing > 0)
        terminal.say(counted(standing, "mail") + " sent before the turn was undone " +
                     (standing == 1 ? "says" : "say") + " the same, and stay" + (standing == 1 ? "s." : "."));
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

void show_players(Terminal& terminal, const GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    std::vector<std::vector<Line>> rows{{"player", "sheet", "money", "report", "lines"}};
    for (const RehearsedPlayer& player : rehearsed_players(in_play, resolved)) {
        if (player.report == nullptr) continue;
        const std::string& text = player.report->text;
        rows.push_back({in_play.roster.id(player.player), player.sheet ? "in" : "none", money_words(player),
                        player.report->subject, std::to_string(std::count(text.begin(), text.end(), '\n'))});
    }
    terminal.table(rows);
}

json players_json(const GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    json out = json::array();
    for (const RehearsedPlayer& player : rehearsed_players(in_play, resolved)) {
        out.push_back({{"id", in_play.roster.id(player.player)},
                       {"sheet", player.sheet},
                       {"opening", player.opening.amount},
                       {"closing", player.closing.amount},
                       {"subject", player.report == nullptr ? json(nullptr) : json(player.report->subject)}});
    }
    return out;
}

void show_earlier(Terminal& terminal, const GameInPlay& in_play, const UndoneTurn& undone, const TurnDiff& diff) {
    terminal.say("");
    terminal.say(terminal.bold("Against the resolution of " + readable_time(undone.turn.resolved_at) + ", undone " +
                               readable_time(undone.at)));
    show_difference(terminal, in_play, diff);
}

void show_reports(Terminal& terminal, const ResolvedGameTurn& resolved) {
    for (const ReadMail& mail : resolved.readable) {
        terminal.say("");
        terminal.say(terminal.bold(title_of(mail.kind, mail.reader) + ": " + mail.subject));
        terminal.say("");
        terminal.show(mail.text);
    }
}

json reports_json(const ResolvedGameTurn& resolved) {
    json out = json::array();
    for (const ReadMail& mail : resolved.readable)
        out.push_back({{"mail", mail.kind}, {"reader", mail.reader}, {"subject", mail.subject}, {"text", mail.text}});
    return out;
}

}  // namespace gm
