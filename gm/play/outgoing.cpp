#include "gm/play/outgoing.h"

#include <algorithm>
#include <map>

#include "gm/play/other_words.h"
#include "gm/play/prefilled_sheet.h"
#include "gm/report/markdown.h"

namespace gm {

using nlohmann::json;
using resolution::PlayerIndex;
using resolution::Reader;

namespace {

/// Writes the mails of one resolution; each text of which there is one a language is rendered once.
class MailRoom {
public:
    MailRoom(const ResolvedTurn& resolved, int number, const std::vector<PlayerRow>& players,
             const MailCircumstances& circumstances)
        : resolved_(resolved),
          number_(number),
          players_(players),
          circumstances_(circumstances),
          next_{resolved.game, resolved.roster, resolved.after, circumstances.deadline},
          templates_(resolved.game, resolved.roster, circumstances.folder) {
        if (resolved.game.over(resolved.after)) return;
        for (const resolution::Demand& demand : resolved.game.demands(resolved.after)) owing_.push_back(demand.player);
    }

    orders::Result<NewMessage> write_report(PlayerIndex player) {
        const std::string& language = players_[player.value()].language;
        GM_TAKE(auto own, templates_.render(language, to_text(MessageKind::report),
                                            mail_knowledge(Reader::player(player), resolved_, circumstances_)));
        NewMessage message = addressed(player, MessageKind::report, own);
        if (std::find(owing_.begin(), owing_.end(), player) == owing_.end()) return message;
        GM_TAKE(auto sheet, write_prefilled_sheet(templates_, next_, player, language));
        message.attachments.push_back(sheet_attachment(
            players_[player.value()].id, resolved_.game.turn(resolved_.after), language, std::move(sheet.text)));
        return message;
    }

    orders::Result<NewMessage> write_bulletin(PlayerIndex player) {
        const std::string& language = players_[player.value()].language;
        if (!bulletins_.contains(language)) {
            GM_TAKE(auto shared,
                    render_bulletin(templates_, language, mail_knowledge(Reader::anybody(), resolved_, circumstances_),
                                    words_in(circumstances_.editorials, language)));
            bulletins_.emplace(language, std::move(shared));
        }
        return addressed(player, MessageKind::bulletin, bulletins_.at(language));
    }

    const orders::Problems& complaints() const { return templates_.complaints(); }

private:
    NewMessage addressed(PlayerIndex player, MessageKind kind, const Rendered& mail) const {
        const PlayerRow& to = players_[player.value()];
        NewMessage message;
        message.turn = number_;
        message.player = player;
        message.kind = kind;
        message.recipient = to.mail;
        message.subject = mail.subject;
        message.text_body = mail.text;
        message.html_body = mail.html;
        number_attempt(message, message_id_stem(resolved_.commitment, number_, kind, to.id), circumstances_.made);
        message.created_at = circumstances_.now;
        if (!circumstances_.replaces.is_null()) message.replaces = circumstances_.replaces.dump();
        return message;
    }

    const ResolvedTurn& resolved_;
    int number_;
    const std::vector<PlayerRow>& players_;
    const MailCircumstances& circumstances_;
    SheetCircumstances next_;
    std::vector<PlayerIndex> owing_;
    TemplateShelf templates_;
    std::map<std::string, Rendered> bulletins_;
};

orders::Problem words_of_another_try() {
    orders::Problem problem =
        orders::invalid("the bulletin says what you wrote for it before this turn was resolved again",
                        "gm bulletin shows it, gm bulletin edit changes it");
    problem.kind = orders::ProblemKind::warning;
    return problem;
}

}  // namespace

json mail_knowledge(Reader reader, const ResolvedTurn& resolved, const MailCircumstances& circumstances) {
    json knowledge = knowledge_of(reader, resolved);
    put_in_other_words(knowledge, resolved.game, circumstances.wordings);
    knowledge["deadline"] = circumstances.deadline;
    knowledge["replaces"] = circumstances.replaces;
    return knowledge;
}

orders::Result<Rendered> render_bulletin(TemplateShelf& templates, const std::string& language, json knowledge,
                                         const std::string* editorial) {
    if (editorial != nullptr) {
        GM_TAKE(auto words, read_markdown(*editorial));
        knowledge["editorial"] = {{"text", words.text}, {"html", words.html}};
    }
    return templates.render(language, to_text(MessageKind::bulletin), std::move(knowledge));
}

orders::Result<TurnMail> outgoing_mail(const ResolvedTurn& resolved, int number, const std::vector<PlayerRow>& players,
                                       const MailCircumstances& circumstances) {
    MailRoom room(resolved, number, players, circumstances);
    TurnMail mail;
    for (std::size_t i = 0; i < players.size(); ++i) {
        GM_TAKE(auto own, room.write_report(PlayerIndex{i}));
        mail.messages.push_back(std::move(own));
        GM_TAKE(auto shared, room.write_bulletin(PlayerIndex{i}));
        mail.messages.push_back(std::move(shared));
    }
    mail.complaints = room.complaints();
    if (!circumstances.editorials.empty()) mail.complaints.push_back(words_of_another_try());
    return mail;
}

}  // namespace gm
