#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "gm/mail/send_settings.h"
#include "gm/play/outbox.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/site/article.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

std::int64_t number_of(const MessageRow& mail) { return static_cast<std::int64_t>(mail.id); }

/// Mails of the last turn, and whatever else has not left, by number; each with how it stands.
struct Mails {
    std::map<std::int64_t, MessageRow> all;
    Outbox outbox;
    bool sending = false;  ///< a gm send is at work: what looks doubtful is on its way

    bool holds(const std::vector<MessageRow>& some, std::int64_t number) const {
        return std::any_of(some.begin(), some.end(), [&](const MessageRow& mail) { return number_of(mail) == number; });
    }
    const char* state_of(const MessageRow& mail) const {
        const std::int64_t number = number_of(mail);
        if (mail.status == MessageStatus::sent) return "sent";
        if (holds(outbox.failed, number)) return "failed";
        if (holds(outbox.later, number)) return "later";
        if (holds(outbox.doubtful, number)) return sending ? "sending" : "doubtful";
        return "queued";
    }
};

Mails mails_of(const GameInPlay& in_play, const std::string& now) {
    Mails mails;
    for (MessageRow& mail : required(in_play.store.messages(in_play.last.number)))
        mails.all.emplace(number_of(mail), std::move(mail));
    const auto unsent = required(in_play.store.unsent_messages());
    for (const MessageRow& mail : unsent) mails.all.emplace(number_of(mail), mail);
    mails.outbox = outbox_of(unsent, now);
    mails.sending = FolderLock::is_held(in_play.store.folder(), FolderLock::sender_file_name);
    return mails;
}

json described(const GameInPlay& in_play, const Mails& mails, const MessageRow& mail) {
    return {{"number", number_of(mail)},
            {"kind", mail.kind},
            {"turn", mail.turn},
            {"to", mail.recipient},
            {"player", mail.player ? in_play.players.at(mail.player->value()).name : ""},
            {"subject", mail.subject},
            {"state", mails.state_of(mail)},
            {"sent", when(in_play, mail.sent_at)},
            {"error", mail.last_error.value_or("")}};
}

/// May mails leave at all? Empty, or why not.
std::string why_none_leaves(const Site& site) {
    const auto settings = mail::load_send_settings(site.folder());
    if (!settings) return describe(settings.problems().front());
    return *settings ? "" : describe(mail::no_send_settings(site.folder().string()));
}

/// Mails that tell of a resolution, by number: that no other than those that were shown leaves.
std::string marks_of(const std::vector<MessageRow>& due) {
    std::string marks;
    for (const MessageRow& mail : due)
        if (is_of_a_resolution(mail)) marks += std::to_string(number_of(mail)) + " ";
    return marks;
}

/// Number of a mail that the game master decides on, as it stands in a link or a form: "12", or "all-doubtful".
std::string decided(const Fields& fields, const char* name) {
    const std::string text = fields.get(name);
    const bool number = !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
    return number || (std::string(name) == "retry" && text == "all-doubtful") ? text : "";
}

}  // namespace

Response master_mails(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const Mails mails = mails_of(in_play, request.now);
    json rows = json::array();
    for (auto one = mails.all.rbegin(); one != mails.all.rend(); ++one)  // the newest first
        rows.push_back(described(in_play, mails, one->second));
    return master_page(site, request, in_play, "web-master-mails.html",
                       {{"turn", in_play.last.game_turn},
                        {"mails", std::move(rows)},
                        {"due", mails.outbox.due.size()},
                        {"doubtful", mails.sending ? 0 : mails.outbox.doubtful.size()},
                        {"sending", mails.sending},
                        {"retell", in_play.last.number > 0 && in_play.game->invention().has_value()},
                        {"stopped", why_none_leaves(site)}});
}

Response master_mail(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const Mails mails = mails_of(in_play, request.now);
    const std::string asked = request.part("number");
    const auto found = std::find_if(mails.all.begin(), mails.all.end(),
                                    [&](const auto& mail) { return std::to_string(mail.first) == asked; });
    if (found == mails.all.end()) return error_page(request, 404);
    const MessageRow& mail = found->second;
    json attached = json::array();
    for (const AttachmentRow& file : required(in_play.store.attachments(mail.id)))
        attached.push_back({{"name", file.name}, {"content", file.content}});
    const std::string article = mail.html_body ? article_of(*mail.html_body) : "";
    return master_page(site, request, in_play, "web-master-mail.html",
                       {{"mail", described(in_play, mails, mail)},
                        {"text", mail.text_body},
                        {"html", article},
                        {"markup", {{"article", article}}},
                        {"attached", std::move(attached)}});
}

Response master_ask_send(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const Mails mails = mails_of(in_play, request.now);
    const std::string retry = decided(request.query, "retry");
    const std::string sent = decided(request.query, "sent");
    json rows = json::array();
    for (const auto& [number, mail] : mails.all) {
        const bool again =
            retry == std::to_string(number) || (retry == "all-doubtful" && mails.holds(mails.outbox.doubtful, number));
        const bool due = sent.empty() && mails.holds(mails.outbox.due, number);
        if (due || again || sent == std::to_string(number)) rows.push_back(described(in_play, mails, mail));
    }
    return master_page(site, request, in_play, "web-master-send.html",
                       {{"mails", std::move(rows)},
                        {"retry", retry},
                        {"sent", sent},
                        {"marks", marks_of(mails.outbox.due)},
                        {"stopped", sent.empty() ? why_none_leaves(site) : ""}});
}

Response master_send(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const std::string retry = decided(request.form, "retry");
    const std::string sent = decided(request.form, "sent");
    const Mails mails = mails_of(in_play, request.now);
    if (sent.empty() && request.form.get("marks") != marks_of(mails.outbox.due)) {
        Response response =
            master_page(site, request, in_play, "web-master-stale.html", {{"reason", "other_mails"}, {"turn", ""}});
        response.status = 409;
        return response;
    }
    Invocation invocation;
    if (!retry.empty()) invocation.options["--retry"] = retry;
    if (!sent.empty()) invocation.options["--sent"] = sent;
    return carry_out(site, "send", std::move(invocation), "/gm/mails");
}

}  // namespace gm::web
