#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/archive/reveal.h"
#include "gm/mail/send_settings.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// What `gm status` says of a player's sheet, in a word.
std::string state_of(const json& player) {
    if (!player.at("sheet").is_null()) return "in";
    if (!player.at("late").is_null()) return "late";
    return player.at("owes").get<bool>() ? "missing" : "none";
}

json player_rows(const GameInPlay& in_play, const json& status) {
    const auto moment = [&](const json& sheet) {
        return sheet.is_null() ? json(nullptr) : when(in_play, sheet.at("received_at").get<std::string>());
    };
    json rows = json::array();
    for (const json& player : status.at("players"))
        rows.push_back({{"id", player.at("id")},
                        {"name", player.at("name")},
                        {"state", state_of(player)},
                        {"received", moment(player.at("sheet"))},
                        {"late", moment(player.at("late"))},
                        {"sent", player.at("sent")}});
    return rows;
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
Step next_step(const GameInPlay& in_play, const json& status, std::size_t mails, bool can_send,
               const std::string& now) {
    const json& outbox = status.at("outbox");
    if (can_send && (!outbox.at("failed").empty() || !outbox.at("in_doubt").empty())) return {"trouble", "/gm/mails"};
    if (can_send && mails > 0) return {"mails", "/gm/mails"};
    if (in_play.over()) {
        return required(archive::is_revealed(in_play.store)) ? Step{"downloads", "/gm/downloads"}
                                                             : Step{"reveal", "/gm/desk/reveal"};
    }
    if (status.at("aside").get<std::size_t>() > 0) return {"aside", "/gm/aside"};
    const bool missing = status.at("missing").get<std::size_t>() > 0;
    const bool open = status.at("deadline").is_null() || status.at("deadline").get<std::string>() > now;
    if (missing && open) return {"import", "/gm/desk/import"};
    return {"preview", "/gm/preview"};
}

}  // namespace

Response master_home(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const json status = ask_command(site, "status");
    const std::size_t mails = waiting_of_last_turn(in_play);
    const auto settings = mail::load_send_settings(site.folder());
    const bool can_send = settings && settings->has_value();
    const Step step = next_step(in_play, status, mails, can_send, request.now);
    json deadline = nullptr;
    if (const json& closes = status.at("deadline"); closes.is_string()) {
        const bool past = request.now > closes.get<std::string>();
        deadline = {{"at", when(in_play, closes.get<std::string>())},
                    {"zone", in_play.calendar ? in_play.calendar->timezone : ""},
                    {"past", past},
                    {"span", past ? time_between(closes, request.now) : time_between(request.now, closes)}};
    }
    return master_page(site, request, in_play, "web-master.html",
                       {{"status", status},
                        {"rows", player_rows(in_play, status)},
                        {"deadline", deadline},
                        {"mails", mails},
                        {"can_send", can_send},
                        {"resolved", in_play.last.number},
                        {"step", {{"word", step.word}, {"path", step.path}}}});
}

}  // namespace gm::web
