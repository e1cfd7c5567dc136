#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/play/status.h"
#include "gm/text/counted.h"
#include "gm/words/outbox.h"

namespace gm {

using nlohmann::json;

namespace {

json sheet_json(const std::optional<SheetRow>& sheet) {
    if (!sheet) return nullptr;
    return {{"received_at", sheet->received_at}, {"digest", sheet->digest}, {"source", sheet->source}};
}

/// Neither failed nor in doubt: leaves with the next gm send.
std::size_t waiting(const Outbox& outbox) {
    return outbox.unsent() - outbox.failures().size() - outbox.doubtful.size();
}

json outbox_json(const GameStatus& status) {
    const auto listed = [](const std::vector<MessageRow>& messages) {
        json out = json::array();
        for (const MessageRow& message : messages) out.push_back(message_json(message));
        return out;
    };
    return {{"waiting", waiting(status.outbox)},
            {"failed", listed(status.outbox.failures())},
            {"in_doubt", listed(status.in_doubt())},
            {"sending", status.sending}};
}

json reopened_json(const std::vector<UndoneTurn>& undone) {
    if (undone.empty()) return nullptr;
    return {{"at", undone.back().at}, {"reason", undone.back().reason}, {"times", undone.size()}};
}

json status_json(const GameInPlay& in_play, const GameStatus& status) {
    json players = json::array();
    for (std::size_t i = 0; i < in_play.players.size(); ++i) {
        const SentSheets& sent = status.players[i];
        players.push_back({{"id", in_play.players[i].id},
                           {"name", in_play.players[i].name},
                           {"owes", sent.owes},
                           {"sent", sent.count},
                           {"sheet", sheet_json(sent.waiting)},
                           {"late", sheet_json(sent.late)}});
    }
    const auto& hours = status.hours;
    return {{"game", in_play.campaign.game},
            {"turn", in_play.game->turn(in_play.position)},
            {"stage", status.stage},
            {"resolved", in_play.last.number},
            {"over", in_play.over()},
            {"reopened", reopened_json(status.undone)},
            {"opens_at", hours ? json(hours->opens) : json(nullptr)},
            {"deadline", hours ? json(hours->closes) : json(nullptr)},
            {"players", players},
            {"missing", status.missing()},
            {"aside", status.aside.size()},
            {"rulings", in_play.rulings.size()},
            {"hash", status.hash},
            {"commitment", in_play.campaign.commitment},
            {"unsent", status.outbox.unsent()},
            {"outbox", outbox_json(status)}};
}

std::string place_of(const resolution::Score& score) {
    return std::to_string(score.place) + " (" + std::to_string(score.points) +
           (score.points == 1 ? " point)" : " points)");
}

/// In the campaign's own time, if it has one.
std::string when(const GameInPlay& in_play, const std::string& moment) {
    const auto local = in_play.calendar ? local_time(*in_play.calendar, moment) : std::nullopt;
    return local ? local->date + " " + local->time : readable_time(moment);
}

std::string deadline_line(const GameInPlay& in_play, const TurnHours& hours, const std::string& now) {
    const std::string zone = " (" + in_play.calendar->timezone + ")";
    if (now > hours.closes)
        return "Closed since " + when(in_play, hours.closes) + zone + ", " + time_between(hours.closes, now) + " ago.";
    const std::string opens = now < hours.opens ? "Opens " + when(in_play, hours.opens) + ", closes " : "Closes ";
    return opens + when(in_play, hours.closes) + zone + ", in " + time_between(now, hours.closes) + ".";
}

Line state_of(const GameInPlay& in_play, Terminal& terminal, const SentSheets& sent) {
    const std::string version = sent.count > 1 ? " (" + std::to_string(sent.count) + " received)" : "";
    if (sent.waiting && sent.late)
        return terminal.good("in, " + when(in_play, sent.waiting->received_at)) +
               terminal.bad("; another late, " + when(in_play, sent.late->received_at));
    if (sent.waiting) return terminal.good("in, " + when(in_play, sent.waiting->received_at)) + version;
    if (sent.late) return terminal.bad("late, " + when(in_play, sent.late->received_at)) + version;
    if (!sent.owes) return terminal.dim("none awaited");
    return terminal.bad("missing") + (sent.count > 0 ? " (" + std::to_string(sent.count) + " refused)" : "");
}

std::string next_line(const GameStatus& status) {
    if (!status.aside.empty()) return "Next: gm aside";
    const bool late = std::any_of(status.players.begin(), status.players.end(),
                                  [](const SentSheets& sent) { return sent.late.has_value(); });
    if (late) return "Next: gm accept PLAYER, to let a late sheet count; or gm resolve";
    if (status.missing() == 0) return "Every sheet is in. Next: gm check, gm resolve";
    return counted(status.missing(), "sheet") + " missing. Next: gm import FILE, gm remind, or gm resolve without";
}

std::string phase_of(const GameStatus& status, const std::string& now) {
    if (status.hours && now < status.hours->opens) return " is not open yet";
    return status.hours && now > status.hours->closes ? " is closed" : " is open";
}

void show_outbox(Terminal& terminal, const GameStatus& status) {
    const Outbox& outbox = status.outbox;
    const auto failures = outbox.failures();
    Line line = outbox.unsent() == 0 ? "empty" : counted(waiting(outbox), "mail") + " to send";
    if (status.sending) line += ", another gm is sending";
    if (!failures.empty()) line += ", " + terminal.bad(std::to_string(failures.size()) + " failed");
    const auto doubtful = status.in_doubt();
    if (!doubtful.empty()) line += ", " + terminal.bad(std::to_string(doubtful.size()) + " in doubt");
    terminal.say("Outbox: " + line + ".");
    list_failed(terminal, failures);
    list_doubtful(terminal, doubtful);
}

std::string reopened_line(const GameInPlay& in_play, const std::vector<UndoneTurn>& undone) {
    const UndoneTurn& last = undone.back();
    const std::string times = undone.size() == 1 ? "" : ", for the " + std::to_string(undone.size()) + ". time";
    return "Reopened " + when(in_play, last.at) + times + (last.reason.empty() ? "." : ": " + last.reason);
}

void show(Terminal& terminal, const GameInPlay& in_play, const GameStatus& status, const std::string& now) {
    const std::string stage = status.stage.empty() ? "" : ", " + status.stage;
    const std::string turn = ", turn " + std::to_string(in_play.game->turn(in_play.position)) + stage;
    terminal.say(terminal.bold(in_play.campaign.game) + (in_play.over() ? ", over" : turn + phase_of(status, now)));
    if (!status.undone.empty()) terminal.say(reopened_line(in_play, status.undone));
    if (status.hours) terminal.say(deadline_line(in_play, *status.hours, now));
    std::vector<std::vector<Line>> rows{{"player", "name", in_play.over() ? "place" : "sheet"}};
    const auto scores = in_play.game->scores(in_play.position);
    for (std::size_t i = 0; i < in_play.players.size(); ++i) {
        rows.push_back({in_play.players[i].id, in_play.players[i].name,
                        in_play.over() ? place_of(scores[i]) : state_of(in_play, terminal, status.players[i])});
    }
    terminal.table(rows);
    if (!in_play.rulings.empty())
        terminal.say(counted(in_play.rulings.size(), "ruling") + " for this turn: gm rule list.");
    if (!status.aside.empty())
        terminal.say(terminal.bad(counted(status.aside.size(), "mail")) + " set aside for you to look at.");
    show_outbox(terminal, status);
    if (!in_play.over()) terminal.say(terminal.dim(next_line(status)));
}

}  // namespace

ExitCode run_status(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const std::string now = now_utc();
    const auto status = status_of(*in_play, now);
    if (!status) return refuse(terminal, status.problems());
    if (invocation.json) {
        terminal.answer(status_json(*in_play, *status));
    } else {
        show(terminal, *in_play, *status, now);
    }
    return ExitCode::done;
}

}  // namespace gm
