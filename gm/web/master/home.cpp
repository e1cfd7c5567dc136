#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/archive/reveal.h"
#include "gm/mail/send_settings.h"
#include "gm/play/status.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// How a player's sheet stands, in a word.
std::string state_of(const SentSheets& sent) {
    if (sent.waiting) return "in";
    if (sent.late) return "late";
    return sent.owes ? "missing" : "none";
}

json player_rows(const GameInPlay& in_play, const GameStatus& status) {
    const auto moment = [&](const std::optional<SheetRow>& sheet) {
        return sheet ? when(in_play, sheet->received_at) : json(nullptr);
    };
    json rows = json::array();
    for (std::size_t i = 0; i < in_play.players.size(); ++i) {
        const SentSheets& sent = status.players[i];
        rows.push_back({{"id", in_play.players[i].id},
                        {"name", in_play.players[i].name},
                        {"state", state_of(sent)},
                        {"received", moment(sent.waiting)},
                        {"late", moment(sent.late)},
                        {"sent", sent.count}});
    }
    return rows;
}

json status_data(const GameInPlay& in_play, const GameStatus& status) {
    return {{"turn", in_play.game->turn(in_play.position)},
            {"stage", status.stage},
            {"over", status.over},
            {"reopened", status.undone.empty() ? json(nullptr) : json{{"reason", status.undone.back().reason}}},
            {"aside", status.aside.size()},
            {"missing", status.missing()},
            {"unsent", status.outbox.unsent()},
            {"rulings", in_play.rulings.size()}};
}

json deadline_data(const GameInPlay& in_play, const GameStatus& status, const std::string& now) {
    if (!status.hours) return nullptr;
    const std::string& closes = status.hours->closes;
    const bool past = now > closes;
    return {{"at", when(in_play, closes)},
            {"zone", in_play.calendar ? in_play.calendar->timezone : ""},
            {"past", past},
            {"span", past ? time_between(closes, now) : time_between(now, closes)}};
}

/// Mails of the last resolution that have not left.
std::size_t waiting_of_last_turn(const GameInPlay& in_play) {
    const auto mails = required(in_play.store.messages(in_play.last.number));
    return static_cast<std::size_t>(std::count_if(mails.begin(), mails.end(), [](const MessageRow& mail) {
        return is_of_a_resolution(mail) && mail.status == MessageStatus::queued;
    }));
}

struct Step {
    const char* word;
    const char* path;
};

/// The one thing to do now.
Step next_step(const GameInPlay& in_play, const GameStatus& status, std::size_t mails, bool can_send,
               const std::string& now) {
    if (can_send && (!status.outbox.failures().empty() || !status.in_doubt().empty())) return {"trouble", "/gm/mails"};
    if (can_send && mails > 0) return {"mails", "/gm/mails"};
    if (status.over) {
        return required(archive::is_revealed(in_play.store)) ? Step{"downloads", "/gm/downloads"}
                                                             : Step{"reveal", "/gm/desk/reveal"};
    }
    if (!status.aside.empty()) return {"aside", "/gm/aside"};
    const bool open = !status.hours || status.hours->closes > now;
    if (status.missing() > 0 && open) return {"import", "/gm/desk/import"};
    return {"preview", "/gm/preview"};
}

}  // namespace

Response master_home(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const GameStatus status = required(status_of(in_play, request.now));
    const std::size_t mails = waiting_of_last_turn(in_play);
    const auto settings = mail::load_send_settings(site.folder());
    const bool can_send = settings && settings->has_value();
    const Step step = next_step(in_play, status, mails, can_send, request.now);
    return master_page(site, request, in_play, "web-master.html",
                       {{"status", status_data(in_play, status)},
                        {"rows", player_rows(in_play, status)},
                        {"deadline", deadline_data(in_play, status, request.now)},
                        {"mails", mails},
                        {"can_send", can_send},
                        {"resolved", in_play.last.number},
                        {"step", {{"word", step.word}, {"path", step.path}}}});
}

}  // namespace gm::web
