#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/cli/pager.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/mail/send_settings.h"
#include "gm/play/outbox.h"
#include "gm/text/counted.h"
#include "orders/document_reader.h"

namespace gm {

namespace {

constexpr const char* bulletin = "bulletin";

enum class Format { text, html, eml, data, sheet };

orders::Result<Format> format_asked(const Invocation& invocation) {
    const auto word = invocation.option("--format");
    if (!word) return invocation.json ? Format::data : Format::text;
    if (invocation.json && *word != "json")
        return orders::invalid("--json and --format " + *word + " ask for two things", "leave one of them out");
    if (*word == "text") return Format::text;
    if (*word == "html") return Format::html;
    if (*word == "eml") return Format::eml;
    if (*word == "json") return Format::data;
    if (*word == "sheet") return Format::sheet;
    return orders::invalid("unknown format '" + *word + "'", "known here: text, html, eml, json, sheet");
}

/// The turn whose mail is asked for: one that was undone may be open, and was told of all the same.
orders::Result<int> turn_asked(const GameInPlay& in_play, const Invocation& invocation) {
    const auto number = orders::parse_whole(invocation.option("--turn").value_or(""));
    if (!invocation.option("--attempt") || number != in_play.next_turn())
        return resolved_turn_asked(in_play, invocation);
    return in_play.next_turn();
}

/// The mails of the resolution that `--attempt` names; of the one that counts if it is not given.
orders::Result<std::vector<MessageRow>> mails_asked(const GameInPlay& in_play, const Invocation& invocation, int turn) {
    auto mails = in_play.store.messages(turn);
    const auto word = invocation.option("--attempt");
    if (!mails || !word) return mails;
    GM_TAKE(auto undone, in_play.store.undone(turn));
    const std::size_t times = undone.size() + (turn <= in_play.last.number ? 1 : 0);
    const auto number = orders::parse_whole(*word);
    if (!number || *number < 1 || static_cast<std::size_t>(*number) > times)
        return orders::invalid("there is no attempt " + *word + " to look at",
                               "turn " + std::to_string(turn) + " was resolved " + counted(times, "time"));
    if (static_cast<std::size_t>(*number) > undone.size()) return mails;
    const std::vector<MessageId>& its_own = undone[static_cast<std::size_t>(*number) - 1].messages;
    GM_TAKE(auto withdrawn, in_play.store.withdrawn_messages(turn));
    mails->insert(mails->end(), withdrawn.begin(), withdrawn.end());
    std::erase_if(*mails, [&](const MessageRow& mail) {
        return std::find(its_own.begin(), its_own.end(), mail.id) == its_own.end();
    });
    return mails;
}

/// The mail that was sent: reports are shown as they left, not made anew.
orders::Result<MessageRow> mail_of(const GameInPlay& in_play, const Invocation& invocation, int turn) {
    const std::string reader = invocation.argument("READER").value_or(bulletin);
    const std::string language = invocation.option("--language").value_or("");
    std::optional<resolution::PlayerIndex> player;
    if (reader != bulletin) {
        GM_TAKE(player, in_play.find_player(reader));
    }
    GM_TAKE(auto messages, mails_asked(in_play, invocation, turn));
    const auto wanted = [&](const MessageRow& message) {
        if (player) return message.kind == MessageKind::report && message.player == player;
        if (message.kind != MessageKind::bulletin) return false;
        return language.empty() || !message.player || in_play.players.at(message.player->value()).language == language;
    };
    const auto first = std::find_if(messages.begin(), messages.end(), wanted);
    // The last one to that player: a turn that was resolved again was told again.
    const auto found = std::find_if(messages.rbegin(), messages.rend(), [&](const MessageRow& message) {
        return first != messages.end() && message.kind == first->kind && message.player == first->player;
    });
    if (found != messages.rend()) return *found;
    return orders::invalid("no such mail was written for turn " + std::to_string(turn),
                           language.empty() ? "" : "no player reads '" + language + "'");
}

orders::Outcome check_report_words(const Invocation& invocation) {
    if (!invocation.option("--language")) return orders::done();
    GM_TRY(check_language(invocation));
    if (invocation.argument("READER").value_or(bulletin) == bulletin) return orders::done();
    return orders::invalid("--language is for the bulletin only",
                           "a report is in the player's own language: leave --language out");
}

nlohmann::json report_json(int turn, const MessageRow& mail, const std::vector<AttachmentRow>& attachments) {
    nlohmann::json files = nlohmann::json::array();
    for (const AttachmentRow& file : attachments)
        files.push_back({{"name", file.name}, {"type", file.type}, {"content", file.content}});
    return {{"turn", turn},
            {"kind", mail.kind},
            {"to", mail.recipient},
            {"sent_at", mail.sent_at ? nlohmann::json(*mail.sent_at) : nlohmann::json(nullptr)},
            {"subject", mail.subject},
            {"text", mail.text_body},
            {"html", mail.html_body ? nlohmann::json(*mail.html_body) : nlohmann::json(nullptr)},
            {"attachments", std::move(files)}};
}

/// The mail's bytes, as `gm send` hands them over.
orders::Outcome show_whole(const Store& store, Terminal& terminal, const MessageRow& mail) {
    GM_TAKE(auto sender, mail::load_sender(store.folder()));
    if (!sender)
        terminal.note(std::string("There is no ") + mail::SendSettings::file_name + " yet: the sender is a stand-in.");
    GM_TAKE(const auto writer, MailWriter::of(store, sender.value_or(mail::Address{"gm", "gm@gm.invalid"})));
    GM_TAKE(const auto bytes, writer.write(mail));
    terminal.give(bytes);
    return orders::done();
}

std::string why_no_sheet(const MessageRow& mail) {
    return mail.kind == MessageKind::bulletin ? "reports carry sheets: name a player"
                                              : "nobody owed one, or an earlier gm wrote the mail";
}

/// What is stored; a page, a sheet or the whole mail to the byte, if it goes to a file.
orders::Outcome show(const Store& store, Terminal& terminal, Format format, int turn, const MessageRow& mail) {
    GM_TAKE(const auto attachments, store.attachments(mail.id));
    switch (format) {
        case Format::data: terminal.answer(report_json(turn, mail, attachments)); break;
        case Format::sheet:
            if (attachments.empty()) return orders::invalid("no sheet was attached to this mail", why_no_sheet(mail));
            terminal.give(attachments.front().content);
            break;
        case Format::eml: return show_whole(store, terminal, mail);
        case Format::html:
            if (!mail.html_body)
                return orders::invalid("this mail was sent as text alone", "an earlier gm wrote it: --format text");
            terminal.give(*mail.html_body);
            break;
        case Format::text: {
            const Paged paged(terminal);
            terminal.say(terminal.bold(mail.subject));
            terminal.say("");
            terminal.show(mail.text_body);
            break;
        }
    }
    return orders::done();
}

}  // namespace

ExitCode run_report(const Invocation& invocation, Terminal& terminal) {
    if (auto words = check_report_words(invocation); !words)
        return refuse(terminal, words.problems(), ExitCode::misuse);
    const auto format = format_asked(invocation);
    if (!format) return refuse(terminal, format.problems(), ExitCode::misuse);
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    auto turn = turn_asked(*in_play, invocation);
    if (!turn) return refuse(terminal, turn.problems());
    auto mail = mail_of(*in_play, invocation, *turn);
    if (!mail) return refuse(terminal, mail.problems());
    if (mail->withdrawn_at && !mail->has_left())
        terminal.note("This mail never left: its resolution was undone before.");
    const auto shown = show(in_play->store, terminal, *format, *turn, *mail);
    return shown ? ExitCode::done : refuse(terminal, shown.problems());
}

}  // namespace gm
