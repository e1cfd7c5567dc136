#include "gm/play/outgoing.h"

#include <map>

#include "gm/report/template_shelf.h"

namespace gm {

using resolution::PlayerIndex;
using resolution::Reader;

namespace {

constexpr const char* report = "report";
constexpr const char* bulletin = "bulletin";

/// The same for the same mail, however often it is made: mail programs drop repeats.
std::string message_id(const ResolvedTurn& resolved, int number, const std::string& kind, const std::string& player,
                       int attempt) {
    return "<" + resolved.commitment.substr(0, 16) + ".t" + std::to_string(number) + "." + kind + "." + player +
           (attempt > 1 ? ".r" + std::to_string(attempt) : "") + "@gm.invalid>";
}

}  // namespace

orders::Result<TurnMail> outgoing_mail(const ResolvedTurn& resolved, int number, const std::vector<PlayerRow>& players,
                                       const MailCircumstances& circumstances) {
    TemplateShelf templates(resolved.game, resolved.roster, circumstances.folder);
    const auto render = [&](const char* kind, const std::string& language, Reader reader) {
        nlohmann::json knowledge = knowledge_of(reader, resolved);
        knowledge["deadline"] = circumstances.deadline;
        knowledge["replaces"] = circumstances.replaces;
        return templates.render(language, kind, knowledge);
    };
    std::map<std::string, Rendered> bulletins;
    std::vector<NewMessage> messages;
    const auto post = [&](std::size_t i, const char* kind, const Rendered& mail) {
        NewMessage message;
        message.turn = number;
        message.player = PlayerIndex{i};
        message.kind = kind;
        message.recipient = players[i].mail;
        message.subject = mail.subject;
        message.text_body = mail.text;
        message.html_body = mail.html;
        message.message_id = message_id(resolved, number, kind, players[i].id, circumstances.attempt);
        message.created_at = circumstances.now;
        messages.push_back(std::move(message));
    };
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::string& language = players[i].language;
        auto own = render(report, language, Reader::player(PlayerIndex{i}));
        if (!own) return std::move(own).failure();
        post(i, report, *own);
        if (!bulletins.contains(language)) {
            auto shared = render(bulletin, language, Reader::anybody());
            if (!shared) return std::move(shared).failure();
            bulletins.emplace(language, std::move(*shared));
        }
        post(i, bulletin, bulletins.at(language));
    }
    return TurnMail{std::move(messages), templates.complaints()};
}

}  // namespace gm
