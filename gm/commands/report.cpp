#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "orders/document_reader.h"

namespace gm {

namespace {

constexpr const char* bulletin = "bulletin";

orders::Result<int> turn_asked(const GameInPlay& in_play, const Invocation& invocation) {
    const auto text = invocation.option("--turn");
    if (!text) return in_play.last.number;
    const auto number = orders::parse_whole(*text);
    if (number && *number >= 0 && *number <= in_play.last.number) return static_cast<int>(*number);
    return orders::invalid("there is no report of turn " + *text,
                           "turns 0 (setup) to " + std::to_string(in_play.last.number) + " were resolved");
}

/// The mail that was sent: reports are shown as they left, not made anew.
orders::Result<MessageRow> mail_of(const GameInPlay& in_play, const Invocation& invocation, int turn) {
    const std::string reader = invocation.argument("READER").value_or(bulletin);
    const std::string language = invocation.option("--language").value_or("");
    std::optional<resolution::PlayerIndex> player;
    if (reader != bulletin) {
        auto found = in_play.find_player(reader);
        if (!found) return std::move(found).failure();
        player = *found;
    }
    auto messages = in_play.store.messages(turn);
    if (!messages) return std::move(messages).failure();
    const auto wanted = [&](const MessageRow& message) {
        if (player) return message.kind == "report" && message.player == player;
        if (message.kind != bulletin) return false;
        return language.empty() || !message.player || in_play.players.at(message.player->value()).language == language;
    };
    const auto found = std::find_if(messages->begin(), messages->end(), wanted);
    if (found != messages->end()) return *found;
    return orders::invalid("no such mail was written for turn " + std::to_string(turn),
                           language.empty() ? "" : "no player reads '" + language + "'");
}

}  // namespace

ExitCode run_report(const Invocation& invocation, Terminal& terminal) {
    if (const auto spoken = check_language(invocation); !spoken)
        return refuse(terminal, spoken.problems(), ExitCode::misuse);
    if (invocation.option("--language") && invocation.argument("READER").value_or(bulletin) != bulletin) {
        return refuse(terminal,
                      {orders::invalid("--language is for the bulletin only",
                                       "a report is in the player's own language: leave --language out")},
                      ExitCode::misuse);
    }
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    auto turn = turn_asked(*in_play, invocation);
    if (!turn) return refuse(terminal, turn.problems());
    auto mail = mail_of(*in_play, invocation, *turn);
    if (!mail) return refuse(terminal, mail.problems());
    if (invocation.json) {
        terminal.say(nlohmann::json{{"turn", *turn},
                                    {"kind", mail->kind},
                                    {"to", mail->recipient},
                                    {"subject", mail->subject},
                                    {"text", mail->text_body}}
                         .dump(2));
        return ExitCode::done;
    }
    terminal.say(terminal.bold(mail->subject));
    terminal.say("");
    terminal.show(mail->text_body);
    return ExitCode::done;
}

}  // namespace gm
