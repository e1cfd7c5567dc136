#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/cli/progress.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/write.h"
#include "gm/mail/send_settings.h"
#include "gm/play/postman.h"
#include "gm/text/counted.h"
#include "gm/web/links/mail_links.h"
#include "gm/words/outbox.h"
#include "orders/document_reader.h"

namespace gm {

using nlohmann::json;

namespace {

constexpr const char* all_doubtful = "all-doubtful";

json list_json(const std::vector<MessageRow>& messages) {
    json out = json::array();
    for (const MessageRow& message : messages) out.push_back(message_json(message));
    return out;
}

orders::Result<Outbox> load_outbox(const Store& store) {
    GM_TAKE(auto unsent, store.unsent_messages());
    return outbox_of(unsent, now_utc());
}

// ---------------------------------------------------------------- looking

ExitCode show_what_would_leave(const Store& store, const Invocation& invocation, Terminal& terminal) {
    const auto outbox = load_outbox(store);
    if (!outbox) return refuse(terminal, outbox.problems());
    if (invocation.json) {
        terminal.answer(json{{"due", list_json(outbox->due)},
                             {"later", list_json(outbox->later)},
                             {"failed", list_json(outbox->failed)},
                             {"in_doubt", list_json(outbox->doubtful)}});
        return ExitCode::done;
    }
    std::vector<std::vector<Line>> rows{{"mail", "to", "kind", "subject"}};
    for (const MessageRow& message : outbox->due) {
        rows.push_back({std::to_string(static_cast<std::int64_t>(message.id)), message.recipient, to_text(message.kind),
                        message.subject});
    }
    if (outbox->due.empty())
        terminal.say("Nothing is to be sent now.");
    else
        terminal.table(rows);
    list_failed(terminal, outbox->later);
    list_failed(terminal, outbox->failed);
    list_doubtful(terminal, outbox->doubtful);
    return ExitCode::done;
}

/// All that waits, as files to look at. Needs no settings: who has none yet may look too.
ExitCode preview(const Store& store, const Invocation& invocation, Terminal& terminal) {
    const std::filesystem::path into = *invocation.option("--preview");
    auto sender = mail::load_sender(store.folder());
    if (!sender) return refuse(terminal, sender.problems(), ExitCode::misuse);
    if (!*sender)
        terminal.note(std::string("There is no ") + mail::SendSettings::file_name + " yet: the sender is a stand-in.");
    auto outbox = load_outbox(store);
    if (!outbox) return refuse(terminal, outbox.problems());
    const auto writer = MailWriter::of(store, sender->value_or(mail::Address{"gm", "gm@gm.invalid"}));
    if (!writer) return refuse(terminal, writer.problems());
    std::vector<MessageRow> messages = std::move(outbox->due);
    messages.insert(messages.end(), outbox->later.begin(), outbox->later.end());
    json files = json::array();
    for (const MessageRow& message : messages) {
        const auto bytes = writer->write(message);
        if (!bytes) return refuse(terminal, bytes.problems());
        const std::filesystem::path file = into / fmt::format("{:05}-{}-{}.eml", static_cast<std::int64_t>(message.id),
                                                              to_text(message.kind), writer->player_id(message));
        const auto written = write_private_file(file, *bytes);
        if (!written) return refuse(terminal, written.problems());
        files.push_back(file.string());
    }
    if (invocation.json)
        terminal.answer(json{{"files", files}});
    else
        terminal.say(counted(messages.size(), "mail") + " written to " + into.string() + "; nothing was sent.");
    return ExitCode::done;
}

// ---------------------------------------------------------------- deciding

orders::Result<MessageId> message_number(const std::string& text) {
    const auto number = orders::parse_whole(text);
    if (!number) return orders::invalid("'" + text + "' is no number of a mail", "gm status lists them");
    return MessageId{*number};
}

Writer as_writer(const std::string& command) {
    Writer writer{command, now_utc()};
    writer.patience = std::chrono::minutes(1);
    return writer;
}

orders::Outcome put_back(const Store& store, const std::string& which) {
    std::vector<MessageId> messages;
    if (which == all_doubtful) {
        GM_TAKE(const auto outbox, load_outbox(store));
        for (const MessageRow& message : outbox.doubtful) messages.push_back(message.id);
    } else {
        GM_TAKE(const auto number, message_number(which));
        messages.push_back(number);
    }
    GM_TAKE(auto opened, Store::open(store.folder(), as_writer("gm send --retry")));
    return opened.put_back_messages(messages, {now_utc(), "send", json{{"retry", which}}.dump()});
}

ExitCode declare_sent(const Store& store, const Invocation& invocation, Terminal& terminal) {
    const std::string which = *invocation.option("--sent");
    const auto number = message_number(which);
    if (!number) return refuse(terminal, number.problems(), ExitCode::misuse);
    auto opened = Store::open(store.folder(), as_writer("gm send --sent"));
    if (!opened) return refuse(terminal, opened.problems(), ExitCode::misuse);
    const auto declared = opened->declare_sent(*number, {now_utc(), "send", json{{"sent", which}}.dump()});
    if (!declared) return refuse(terminal, declared.problems());
    if (invocation.json)
        terminal.answer(json{{"declared_sent", static_cast<std::int64_t>(*number)}});
    else
        terminal.say("Mail " + which + " counts as sent.");
    return ExitCode::done;
}

// ---------------------------------------------------------------- sending

bool has_failed(const Posted& posted) {
    return posted.fate != mail::Fate::accepted && posted.fate != mail::Fate::unknown;
}

/// The message as it stands now.
MessageRow afterwards(const Posted& posted) {
    MessageRow message = posted.message;
    message.last_error = posted.reason.empty() ? std::nullopt : std::optional(posted.reason);
    message.not_before = posted.not_before;
    return message;
}

struct Summary {
    std::vector<MessageRow> sent;
    std::vector<MessageRow> failed;
    std::vector<MessageRow> doubtful;  ///< those from before too
};

Summary summary_of(const Round& round, const Outbox& before) {
    Summary out;
    out.doubtful = before.doubtful;
    for (const Posted& posted : round.posted) {
        auto& list = has_failed(posted) ? out.failed : posted.fate == mail::Fate::unknown ? out.doubtful : out.sent;
        list.push_back(afterwards(posted));
    }
    return out;
}

void show(Terminal& terminal, const Round& round, const Summary& summary, const Outbox& before) {
    terminal.say(round.posted.empty() ? "No mail is to be sent now." : counted(summary.sent.size(), "mail") + " sent.");
    if (!summary.failed.empty()) terminal.say(terminal.bad(counted(summary.failed.size(), "mail") + " failed:"));
    list_failed(terminal, summary.failed);
    if (!summary.doubtful.empty())
        terminal.say(terminal.bad(counted(summary.doubtful.size(), "mail") + " may have arrived or not:"));
    list_doubtful(terminal, summary.doubtful);
    if (round.stopped && round.untried > 0)
        terminal.say(counted(round.untried, "mail") + " not tried after that. Next: gm send");
    const std::size_t earlier = before.later.size() + before.failed.size();
    if (earlier > 0) terminal.say(counted(earlier, "mail") + " failed before: gm status");
}

ExitCode report_round(const Round& round, const Outbox& before, const Invocation& invocation, Terminal& terminal) {
    const Summary summary = summary_of(round, before);
    if (invocation.json) {
        terminal.answer(json{{"sent", list_json(summary.sent)},
                             {"failed", list_json(summary.failed)},
                             {"in_doubt", list_json(summary.doubtful)},
                             {"failed_before", before.later.size() + before.failed.size()},
                             {"untried", round.untried},
                             {"stopped", round.stopped ? json(*round.stopped) : json(nullptr)}});
    } else {
        show(terminal, round, summary, before);
    }
    const bool all_well = summary.failed.empty() && summary.doubtful.empty() && round.untried == 0;
    return all_well ? ExitCode::done : ExitCode::refused;
}

ExitCode send_due(const Store& store, const mail::SendSettings& settings, const Invocation& invocation,
                  Terminal& terminal) {
    auto writer = MailWriter::of(store, settings.from);
    if (!writer) return refuse(terminal, writer.problems());
    auto links = web::links_for_mails(store.folder(), as_writer("gm send"));
    if (!links) return refuse(terminal, links.problems(), ExitCode::misuse);
    writer->set_links(std::move(links->players), std::move(links->rules));
    const auto outbox = load_outbox(store);
    if (!outbox) return refuse(terminal, outbox.problems());
    const auto delivery = mail::delivery_of(settings);
    Postman postman(*writer, *delivery, store.folder(), as_writer("gm send"), now_utc);
    auto round = [&] {
        Progress progress(terminal, "sending");
        std::size_t done = 0;
        return postman.send(outbox->due, [&](const Posted&) { progress.tick(++done, outbox->due.size()); });
    }();
    if (!round) return refuse(terminal, round.problems());
    return report_round(*round, *outbox, invocation, terminal);
}

}  // namespace

ExitCode run_send(const Invocation& invocation, Terminal& terminal) {
    const auto store = Store::open(invocation.folder);
    if (!store) return refuse(terminal, store.problems(), ExitCode::misuse);
    if (invocation.has("--dry-run")) return show_what_would_leave(*store, invocation, terminal);
    if (invocation.has("--preview")) return preview(*store, invocation, terminal);
    const auto settings = mail::load_send_settings(store->folder());
    if (!invocation.has("--sent")) {
        if (!settings) return refuse(terminal, settings.problems(), ExitCode::misuse);
        if (!*settings) return refuse(terminal, {mail::no_send_settings(invocation.folder)}, ExitCode::misuse);
    }
    const auto lock = take_sender_lock(store->folder(), terminal, "send");
    if (!lock) return refuse(terminal, lock.problems(), ExitCode::misuse);
    if (invocation.has("--sent")) return declare_sent(*store, invocation, terminal);
    if (const auto which = invocation.option("--retry")) {
        const auto back = put_back(*store, *which);
        if (!back) return refuse(terminal, back.problems());
    }
    return send_due(*store, **settings, invocation, terminal);
}

}  // namespace gm
