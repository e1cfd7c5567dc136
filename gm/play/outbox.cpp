#include "gm/play/outbox.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/calendar.h"
#include "gm/report/rules_text.h"
#include "gm/report/template_files.h"
#include "gm/report/template_set.h"

namespace gm {

namespace {

/// It is time, or the clock went back since it failed: no pause is that long.
bool may_be_tried(const MessageRow& failed, const std::string& now) {
    return *failed.not_before <= now || *failed.not_before > next_attempt(now, failed.attempts);
}

}  // namespace

Outbox outbox_of(const std::vector<MessageRow>& unsent, const std::string& now) {
    Outbox out;
    for (const MessageRow& message : unsent) {
        switch (message.status) {
            case MessageStatus::queued: out.due.push_back(message); break;
            case MessageStatus::sending: out.doubtful.push_back(message); break;
            case MessageStatus::sent: break;
            case MessageStatus::failed:
                if (!message.not_before)
                    out.failed.push_back(message);
                else
                    (may_be_tried(message, now) ? out.due : out.later).push_back(message);
                break;
        }
    }
    return out;
}

std::vector<MessageRow> Outbox::failures() const {
    std::vector<MessageRow> out;
    std::copy_if(due.begin(), due.end(), std::back_inserter(out),
                 [](const MessageRow& message) { return message.status == MessageStatus::failed; });
    out.insert(out.end(), later.begin(), later.end());
    out.insert(out.end(), failed.begin(), failed.end());
    return out;
}

std::string next_attempt(const std::string& now, int attempts) {
    constexpr int most_doublings = 8;
    constexpr std::chrono::minutes longest{240};
    const std::chrono::minutes pause{1 << std::clamp(attempts - 1, 0, most_doublings)};
    return later_by(now, std::min(pause, longest));
}

namespace {

/// Not in a bulletin, which its reader may well pass on.
bool is_private(const MessageRow& message) {
    return message.kind != MessageKind::bulletin && message.kind != MessageKind::reveal && message.player;
}

/// Under the mail's own words, in both of its forms.
orders::Outcome add_link(mail::OutgoingMail& mail, const std::string& link, const std::string& rules,
                         const std::string& language) {
    GM_TAKE(auto templates, TemplateSet::of(shipped_templates("common", language), {}));
    const nlohmann::json data = {{"link", link}, {"rules", rules}};
    GM_TAKE(auto text, templates.page("private-link.txt", data));
    mail.text += text;
    if (!mail.html) return orders::done();
    GM_TAKE(auto html, templates.page("private-link.html", data));
    mail.html->insert(std::min(mail.html->rfind("</body>"), mail.html->size()), html);
    return orders::done();
}

}  // namespace

orders::Result<MailWriter> MailWriter::of(const Store& store, mail::Address from) {
    GM_TAKE(auto campaign, store.campaign());
    GM_TAKE(auto players, store.players());
    return MailWriter(store, std::move(campaign.game), std::move(players), std::move(from));
}

orders::Outcome MailWriter::add_links(const MessageRow& message, mail::OutgoingMail& mail) const {
    if (rules_.empty()) return orders::done();
    const std::string language = message.player ? players_.at(message.player->value()).language : "";
    if (mail.html) mail.html = RulingLinks(game_, language, rules_).in(*mail.html);
    const auto link = links_.find(player_id(message));
    if (link == links_.end() || !is_private(message)) return orders::done();
    return add_link(mail, link->second, rules_, language);
}

std::string MailWriter::player_id(const MessageRow& message) const {
    return message.player ? players_.at(message.player->value()).id : std::string();
}

orders::Result<std::string> MailWriter::write(const MessageRow& message) const {
    mail::OutgoingMail out;
    out.from = from_;
    out.to = {message.player ? players_.at(message.player->value()).name : std::string(), message.recipient};
    out.subject = message.subject;
    // When it was written, not when it leaves: so a second try is the same mail to the byte.
    out.date = message.created_at;
    out.message_id = message.message_id;
    out.in_reply_to = message.in_reply_to;
    out.is_answer = message.kind == MessageKind::receipt;
    out.text = message.text_body;
    out.html = message.html_body;
    if (is_of_a_resolution(message)) {
        GM_TAKE(out.references, store_->earlier_message_ids(message));
    }
    GM_TRY(add_links(message, out));
    GM_TAKE(auto attachments, store_->attachments(message.id));
    for (AttachmentRow& row : attachments)
        out.attachments.push_back({std::move(row.name), std::move(row.type), std::move(row.content)});
    return compose(out);
}

}  // namespace gm
