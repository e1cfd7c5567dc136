#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/commands/outbox_words.h"

namespace gm {

using nlohmann::json;

namespace {

/// What one player has sent for the coming turn.
struct Sent {
    bool owes = false;
    int count = 0;
    std::optional<SheetRow> waiting;  ///< the one that will count
    std::optional<SheetRow> late;     ///< the last late one, not accepted
};

/// Where the game stands, gathered before anything is said.
struct Standing {
    std::vector<Sent> players;  ///< in order of enrolment
    std::vector<MailRow> aside;
    std::string hash;
    Outbox outbox;
    bool sending = false;  ///< another gm is at it: what looks doubtful is on its way
    std::optional<TurnHours> hours;
    std::vector<UndoneTurn> undone;  ///< earlier resolutions of the coming turn
    std::string now;

    std::size_t missing() const {
        return static_cast<std::size_t>(
            std::count_if(players.begin(), players.end(), [](const Sent& sent) { return sent.owes && !sent.waiting; }));
    }
};

std::vector<Sent> sent_by_players(const GameInPlay& in_play, std::vector<SheetRow> sheets) {
    std::vector<Sent> players(in_play.players.size());
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position))
        players[demand.player.value()].owes = true;
    for (SheetRow& sheet : sheets) {
        if (!sheet.player) continue;
        Sent& sent = players.at(sheet.player->value());
        ++sent.count;
        if (sheet.status == SheetStatus::received)
            sent.waiting = std::move(sheet);
        else if (sheet.status == SheetStatus::late)
            sent.late = std::move(sheet);
    }
    return players;
}

orders::Result<Standing> standing_of(const GameInPlay& in_play) {
    auto sheets = in_play.store.sheets(in_play.next_turn());
    if (!sheets) return std::move(sheets).failure();
    auto snapshot = in_play.store.snapshot(in_play.last.number);
    if (!snapshot) return std::move(snapshot).failure();
    auto unsent = in_play.store.unsent_messages();
    if (!unsent) return std::move(unsent).failure();
    auto aside = in_play.store.mails_aside();
    if (!aside) return std::move(aside).failure();
    auto undone = in_play.store.undone(in_play.next_turn());
    if (!undone) return std::move(undone).failure();
    Standing standing;
    standing.undone = std::move(*undone);
    standing.players = sent_by_players(in_play, std::move(*sheets));
    standing.aside = std::move(*aside);
    standing.hash = snapshot->hash;
    standing.hours = in_play.hours();
    standing.now = now_utc();
    standing.outbox = outbox_of(*unsent, standing.now);
    standing.sending = FolderLock::is_held(in_play.store.folder(), FolderLock::sender_file_name);
    return standing;
}

json sheet_json(const std::optional<SheetRow>& sheet) {
    if (!sheet) return nullptr;
    return {{"received_at", sheet->received_at}, {"digest", sheet->digest}, {"source", sheet->source}};
}

/// Neither failed nor in doubt: leaves with the next gm send.
std::size_t waiting(const Outbox& outbox) {
    return outbox.unsent() - outbox.failures().size() - outbox.doubtful.size();
}

json outbox_json(const Standing& standing) {
    const auto listed = [](const std::vector<MessageRow>& messages) {
        json out = json::array();
        for (const MessageRow& message : messages) out.push_back(message_json(message));
        return out;
    };
    return {{"waiting", waiting(standing.outbox)},
            {"failed", listed(standing.outbox.failures())},
            {"in_doubt", listed(standing.sending ? std::vector<MessageRow>() : standing.outbox.doubtful)},
            {"sending", standing.sending}};
}

json reopened_json(const std::vector<UndoneTurn>& undone) {
    if (undone.empty()) return nullptr;
    return {{"at", undone.back().at}, {"reason", undone.back().reason}, {"times", undone.size()}};
}

json status_json(const GameInPlay& in_play, const Standing& standing) {
    json players = json::array();
    for (std::size_t i = 0; i < in_play.players.size(); ++i) {
        const Sent& sent = standing.players[i];
        players.push_back({{"id", in_play.players[i].id},
                           {"name", in_play.players[i].name},
                           {"owes", sent.owes},
                           {"sent", sent.count},
                           {"sheet", sheet_json(sent.waiting)},
                           {"late", sheet_json(sent.late)}});
    }
    const auto& hours = standing.hours;
    return {{"game", in_play.campaign.game},
            {"turn", in_play.game->turn(in_play.position)},
            {"resolved", in_play.last.number},
            {"over", in_play.over()},
            {"reopened", reopened_json(standing.undone)},
            {"opens_at", hours ? json(hours->opens) : json(nullptr)},
            {"deadline", hours ? json(hours->closes) : json(nullptr)},
            {"players", players},
            {"missing", in_play.over() ? 0 : standing.missing()},
            {"aside", standing.aside.size()},
            {"rulings", in_play.rulings.size()},
            {"hash", standing.hash},
            {"commitment", in_play.campaign.commitment},
            {"unsent", standing.outbox.unsent()},
            {"outbox", outbox_json(standing)}};
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

std::string deadline_line(const GameInPlay& in_play, const Standing& standing) {
    const TurnHours& hours = *standing.hours;
    const std::string zone = " (" + in_play.calendar->timezone + ")";
    if (standing.now > hours.closes)
        return "Closed since " + when(in_play, hours.closes) + zone + ", " + time_between(hours.closes, standing.now) +
               " ago.";
    const std::string opens =
        standing.now < hours.opens ? "Opens " + when(in_play, hours.opens) + ", closes " : "Closes ";
    return opens + when(in_play, hours.closes) + zone + ", in " + time_between(standing.now, hours.closes) + ".";
}

Line state_of(const GameInPlay& in_play, Terminal& terminal, const Sent& sent) {
    const std::string version = sent.count > 1 ? " (" + std::to_string(sent.count) + " received)" : "";
    if (sent.waiting && sent.late)
        return terminal.good("in, " + when(in_play, sent.waiting->received_at)) +
               terminal.bad("; another late, " + when(in_play, sent.late->received_at));
    if (sent.waiting) return terminal.good("in, " + when(in_play, sent.waiting->received_at)) + version;
    if (sent.late) return terminal.bad("late, " + when(in_play, sent.late->received_at)) + version;
    if (!sent.owes) return terminal.dim("none awaited");
    return terminal.bad("missing") + (sent.count > 0 ? " (" + std::to_string(sent.count) + " refused)" : "");
}

std::string next_line(const Standing& standing) {
    if (!standing.aside.empty()) return "Next: gm aside";
    const bool late = std::any_of(standing.players.begin(), standing.players.end(),
                                  [](const Sent& sent) { return sent.late.has_value(); });
    if (late) return "Next: gm accept PLAYER, to let a late sheet count; or gm resolve";
    if (standing.missing() == 0) return "Every sheet is in. Next: gm check, gm resolve";
    return counted(standing.missing(), "sheet") + " missing. Next: gm import FILE, gm remind, or gm resolve without";
}

std::string phase_of(const Standing& standing) {
    if (standing.hours && standing.now < standing.hours->opens) return " is not open yet";
    return standing.hours && standing.now > standing.hours->closes ? " is closed" : " is open";
}

void show_outbox(Terminal& terminal, const Standing& standing) {
    const Outbox& outbox = standing.outbox;
    const auto failures = outbox.failures();
    Line line = outbox.unsent() == 0 ? "empty" : counted(waiting(outbox), "mail") + " to send";
    if (standing.sending) line += ", another gm is sending";
    if (!failures.empty()) line += ", " + terminal.bad(std::to_string(failures.size()) + " failed");
    if (!outbox.doubtful.empty() && !standing.sending)
        line += ", " + terminal.bad(std::to_string(outbox.doubtful.size()) + " in doubt");
    terminal.say("Outbox: " + line + ".");
    list_failed(terminal, failures);
    if (!standing.sending) list_doubtful(terminal, outbox.doubtful);
}

std::string reopened_line(const GameInPlay& in_play, const std::vector<UndoneTurn>& undone) {
    const UndoneTurn& last = undone.back();
    const std::string times = undone.size() == 1 ? "" : ", for the " + std::to_string(undone.size()) + ". time";
    return "Reopened " + when(in_play, last.at) + times + (last.reason.empty() ? "." : ": " + last.reason);
}

void show(Terminal& terminal, const GameInPlay& in_play, const Standing& standing) {
    const std::string turn = ", turn " + std::to_string(in_play.game->turn(in_play.position));
    terminal.say(terminal.bold(in_play.campaign.game) + (in_play.over() ? ", over" : turn + phase_of(standing)));
    if (!standing.undone.empty()) terminal.say(reopened_line(in_play, standing.undone));
    if (standing.hours) terminal.say(deadline_line(in_play, standing));
    std::vector<std::vector<Line>> rows{{"player", "name", in_play.over() ? "place" : "sheet"}};
    const auto scores = in_play.game->scores(in_play.position);
    for (std::size_t i = 0; i < in_play.players.size(); ++i) {
        rows.push_back({in_play.players[i].id, in_play.players[i].name,
                        in_play.over() ? place_of(scores[i]) : state_of(in_play, terminal, standing.players[i])});
    }
    terminal.table(rows);
    if (!in_play.rulings.empty())
        terminal.say(counted(in_play.rulings.size(), "ruling") + " for this turn: gm rule list.");
    if (!standing.aside.empty())
        terminal.say(terminal.bad(counted(standing.aside.size(), "mail")) + " set aside for you to look at.");
    show_outbox(terminal, standing);
    if (!in_play.over()) terminal.say(terminal.dim(next_line(standing)));
}

}  // namespace

ExitCode run_status(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto standing = standing_of(*in_play);
    if (!standing) return refuse(terminal, standing.problems());
    if (invocation.json) {
        terminal.answer(status_json(*in_play, *standing));
    } else {
        show(terminal, *in_play, *standing);
    }
    return ExitCode::done;
}

}  // namespace gm
