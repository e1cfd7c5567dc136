#include "gm/play/bulletin_edit.h"

#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "gm/play/outgoing.h"
#include "gm/play/stored_turn.h"

namespace gm {

using nlohmann::json;

namespace {

/// Names of those whose mail stands so.
std::string readers(const GameInPlay& in_play, const std::vector<MessageRow>& bulletins, MessageStatus status) {
    std::string out;
    for (const MessageRow& message : bulletins) {
        if (message.status == status) out += (out.empty() ? "" : ", ") + in_play.roster[*message.player].name;
    }
    return out;
}

}  // namespace

const std::string& language_of(const GameInPlay& in_play, const MessageRow& bulletin) {
    return in_play.players.at(bulletin.player->value()).language;
}

orders::Result<std::vector<MessageRow>> bulletins_of(const GameInPlay& in_play, int turn, const std::string& language) {
    GM_TAKE(auto messages, in_play.store.messages(turn));
    std::map<resolution::PlayerIndex, MessageRow> last;  // of each player: a turn resolved again was told again
    for (MessageRow& message : messages) {
        if (message.kind != MessageKind::bulletin || !message.player) continue;
        if (language.empty() || language_of(in_play, message) == language)
            last.insert_or_assign(*message.player, std::move(message));
    }
    std::vector<MessageRow> out;
    for (auto& [player, message] : last) out.push_back(std::move(message));
    return out;
}

bool TurnBulletin::may_change() const {
    return !mails.empty() && std::none_of(mails.begin(), mails.end(), [](const auto& mail) { return mail.has_left(); });
}

orders::Result<TurnBulletin> bulletin_of(const GameInPlay& in_play, int turn, const std::string& language) {
    GM_TAKE(auto words, in_play.store.editorials(turn));
    GM_TAKE(auto mails, bulletins_of(in_play, turn, language));
    return TurnBulletin{turn, std::move(words), std::move(mails)};
}

std::vector<MessageRow> one_a_language(const GameInPlay& in_play, const std::vector<MessageRow>& bulletins) {
    std::set<std::string> seen;
    std::vector<MessageRow> out;
    for (const MessageRow& message : bulletins) {
        if (seen.insert(language_of(in_play, message)).second) out.push_back(message);
    }
    return out;
}

orders::Outcome check_unsent(const GameInPlay& in_play, const std::vector<MessageRow>& bulletins) {
    const std::string got = readers(in_play, bulletins, MessageStatus::sent);
    const std::string in_doubt = readers(in_play, bulletins, MessageStatus::sending);
    orders::Problems problems;
    if (!in_doubt.empty())
        problems.push_back(orders::invalid("this bulletin may have reached " + in_doubt,
                                           "gm status says which mails are in doubt: settle them first"));
    if (!got.empty())
        problems.push_back(orders::invalid("this bulletin has left already, to " + got,
                                           "all must read the same: say it in the next bulletin, or by a mail of "
                                           "your own. Nothing was changed"));
    if (problems.empty()) return orders::done();
    return orders::Failure{std::move(problems)};
}

orders::Result<orders::Problems> edit_bulletin(GameInPlay& in_play, const BulletinWords& words,
                                               const std::string& now) {
    GM_TAKE(auto bulletins, bulletins_of(in_play, words.turn, words.language));
    GM_TRY(check_unsent(in_play, bulletins));
    GM_TAKE(auto editorials, in_play.store.editorials(words.turn));
    if (words.text.empty()) {
        editorials.erase(words.language);
    } else {
        editorials.insert_or_assign(words.language, words.text);
    }
    GM_TAKE(auto turn, StoredTurn::load(in_play, words.turn));
    json known = turn.knowledge(resolution::Reader::anybody());

    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    std::map<std::string, MessageBody> written;  // by language, and by what it replaces
    BulletinEdit edit{words.turn, words.language, words.text, {}};
    for (const MessageRow& message : bulletins) {
        const std::string& language = language_of(in_play, message);
        const std::string version = language + " " + message.replaces.value_or("");
        if (!written.contains(version)) {
            known["replaces"] = message.replaces ? json::parse(*message.replaces, nullptr, false) : json(nullptr);
            GM_TAKE(auto shared, render_bulletin(templates, language, known, words_in(editorials, language)));
            written[version] = {std::move(shared.subject), std::move(shared.text), std::move(shared.html)};
        }
        edit.mails.emplace(message.id, written.at(version));
    }
    const json detail = {{"turn", words.turn}, {"language", words.language}, {"text", words.text}};
    GM_TRY(in_play.store.edit_bulletin(edit, {now, "bulletin", detail.dump()}));
    return templates.complaints();
}

}  // namespace gm
