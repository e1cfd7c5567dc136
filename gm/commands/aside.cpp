#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/play/mail_intake.h"
#include "gm/words/aside.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;

namespace {

std::int64_t number_of(const MailRow& mail) { return static_cast<std::int64_t>(mail.id); }

json describe(const MailRow& mail) {
    return {{"number", number_of(mail)}, {"received_at", mail.received_at}, {"source", mail.source},
            {"sender", mail.sender},     {"subject", mail.subject},         {"status", to_text(mail.status)},
            {"reason", mail.reason}};
}

ExitCode list_all(const Invocation& invocation, Terminal& terminal) {
    const auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto mails = in_play->store.mails_aside();
    if (!mails) return refuse(terminal, mails.problems());
    if (invocation.json) {
        json list = json::array();
        for (const MailRow& mail : *mails) list.push_back(describe(mail));
        terminal.answer(list);
        return ExitCode::done;
    }
    if (mails->empty()) terminal.say("No mail is set aside.");
    for (const MailRow& mail : *mails) {
        terminal.say(terminal.bold(std::to_string(number_of(mail)) + ".") + " " + mail.sender + ", \"" + mail.subject +
                     "\", " + readable_time(mail.received_at));
        terminal.say("   " + mail.reason);
    }
    if (!mails->empty())
        terminal.say(terminal.dim(
            "Next: gm aside N to read one, then gm aside N --player ID [--sheet N], or gm aside N --drop"));
    return ExitCode::done;
}

ExitCode show_one(const Invocation& invocation, Terminal& terminal, MailId id) {
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto mail = aside_of(*in_play, id);
    if (!mail) return refuse(terminal, mail.problems());
    if (invocation.json) {
        json out = describe(mail->row);
        out["raw"] = mail->row.raw;
        terminal.answer(out);
    } else {
        show_aside(terminal, *mail);
    }
    return ExitCode::done;
}

ExitCode settle(const Invocation& invocation, Terminal& terminal, MailId id) {
    auto in_play = open_to_write(invocation, terminal, "aside");
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const std::string number = std::to_string(static_cast<std::int64_t>(id));
    if (invocation.has("--drop")) {
        const json detail = {{"mail", static_cast<std::int64_t>(id)}};
        const auto dropped =
            in_play->store.settle_mail(id, "left out by the game master", {now_utc(), "drop-mail", detail.dump()});
        if (!dropped) return refuse(terminal, dropped.problems());
        if (invocation.json)
            terminal.answer(detail);
        else
            terminal.say("Mail " + number + " is left out. It stays in the record.");
        return ExitCode::done;
    }
    std::optional<std::size_t> which;
    if (const auto text = invocation.option("--sheet")) {
        const auto parsed = orders::parse_whole(*text);
        if (!parsed || *parsed < 1)
            return refuse(terminal, {orders::invalid("--sheet takes a number, from 1")}, ExitCode::misuse);
        which = static_cast<std::size_t>(*parsed);
    }
    Letters letters(*in_play);
    const auto taken = MailIntake(*in_play, letters).take_aside(id, *invocation.option("--player"), which, now_utc());
    if (!taken) return refuse(terminal, taken.problems());
    terminal.complain(letters.complaints());
    const std::string player = in_play->roster.id(taken->player);
    if (invocation.json) {
        terminal.answer(json{{"player", player}, {"number", taken->number}, {"status", to_text(taken->status)}});
    } else {
        terminal.say("Mail " + number + " is sheet " + std::to_string(taken->number) + " of " + terminal.bold(player) +
                     " for turn " + std::to_string(in_play->game->turn(in_play->position)) + ": " +
                     std::string(to_text(taken->status)) + ".");
        terminal.complain(taken->problems);
    }
    return ExitCode::done;
}

}  // namespace

ExitCode run_aside(const Invocation& invocation, Terminal& terminal) {
    const bool decides = invocation.has("--drop") || invocation.option("--player");
    if (invocation.has("--drop") && invocation.option("--player"))
        return refuse(terminal, {orders::invalid("--drop and --player exclude each other")}, ExitCode::misuse);
    if (invocation.option("--sheet") && !invocation.option("--player"))
        return refuse(terminal, {orders::invalid("--sheet goes with --player ID")}, ExitCode::misuse);
    const auto text = invocation.argument("NUMBER");
    if (!text) {
        if (!decides) return list_all(invocation, terminal);
        return refuse(terminal, {orders::invalid("which mail?", "gm aside lists them by number")}, ExitCode::misuse);
    }
    const auto number = orders::parse_whole(*text);
    if (!number)
        return refuse(
            terminal,
            {orders::invalid("'" + orders::clip(*text, 20) + "' is not a number", "gm aside lists mails by number")},
            ExitCode::misuse);
    return decides ? settle(invocation, terminal, MailId{*number}) : show_one(invocation, terminal, MailId{*number});
}

}  // namespace gm
