#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"

namespace gm {

using nlohmann::json;

namespace {

/// The sheet of each player that will count, if the turn were resolved now.
std::vector<const SheetRow*> waiting_sheets(const GameInPlay& in_play, const std::vector<SheetRow>& sheets) {
    std::vector<const SheetRow*> waiting(in_play.players.size(), nullptr);
    for (const SheetRow& sheet : sheets) {
        if (sheet.player && sheet.status == SheetStatus::received) waiting.at(sheet.player->value()) = &sheet;
    }
    return waiting;
}

json status_json(const GameInPlay& in_play, const std::vector<const SheetRow*>& waiting, const std::string& hash,
                 std::size_t unsent) {
    json players = json::array();
    for (std::size_t i = 0; i < in_play.players.size(); ++i) {
        json sheet = nullptr;
        if (waiting[i] != nullptr) sheet = {{"received_at", waiting[i]->received_at}, {"digest", waiting[i]->digest}};
        players.push_back({{"id", in_play.players[i].id}, {"name", in_play.players[i].name}, {"sheet", sheet}});
    }
    return {{"game", in_play.campaign.game},
            {"turn", in_play.game->turn(in_play.position)},
            {"resolved", in_play.last.number},
            {"over", in_play.over()},
            {"players", players},
            {"hash", hash},
            {"commitment", in_play.campaign.commitment},
            {"unsent", unsent}};
}

std::string place_of(const resolution::Score& score) {
    return std::to_string(score.place) + " (" + std::to_string(score.points) +
           (score.points == 1 ? " point)" : " points)");
}

void show(Terminal& terminal, const GameInPlay& in_play, const std::vector<const SheetRow*>& waiting,
          std::size_t unsent) {
    const std::string turn = std::to_string(in_play.game->turn(in_play.position));
    terminal.say(terminal.bold(in_play.campaign.game) + (in_play.over() ? ", over" : ", turn " + turn + " is open"));
    std::vector<std::vector<std::string>> rows{{"player", "name", in_play.over() ? "place" : "sheet"}};
    const auto scores = in_play.game->scores(in_play.position);
    std::size_t missing = 0;
    for (std::size_t i = 0; i < in_play.players.size(); ++i) {
        std::string state = waiting[i] != nullptr ? terminal.good("in, " + readable_time(waiting[i]->received_at))
                                                  : terminal.bad("missing");
        if (in_play.over()) state = place_of(scores[i]);
        if (waiting[i] == nullptr) ++missing;
        rows.push_back({in_play.players[i].id, in_play.players[i].name, state});
    }
    terminal.table(rows);
    terminal.say("Outbox: " + (unsent == 0 ? "empty" : counted(unsent, "mail") + " to send") + ".");
    if (!in_play.over()) {
        terminal.say(terminal.dim(missing == 0 ? "Every sheet is in. Next: gm resolve"
                                               : counted(missing, "sheet") +
                                                     " missing. Next: gm import FILE, or gm resolve without"));
    }
}

}  // namespace

ExitCode run_status(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto sheets = in_play->store.sheets(in_play->next_turn());
    if (!sheets) return refuse(terminal, sheets.problems());
    const auto snapshot = in_play->store.snapshot(in_play->last.number);
    if (!snapshot) return refuse(terminal, snapshot.problems());
    const auto unsent = in_play->store.unsent_messages();
    if (!unsent) return refuse(terminal, unsent.problems());
    const auto waiting = waiting_sheets(*in_play, *sheets);
    if (invocation.json) {
        terminal.say(status_json(*in_play, waiting, snapshot->hash, unsent->size()).dump(2));
    } else {
        show(terminal, *in_play, waiting, unsent->size());
    }
    return ExitCode::done;
}

}  // namespace gm
