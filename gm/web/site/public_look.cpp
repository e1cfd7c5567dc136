#include "gm/web/site/public_look.h"

#include <algorithm>
#include <map>
#include <optional>

#include "gm/play/shown_turn.h"
#include "gm/store/canonical.h"
#include "gm/web/site/page.h"

namespace gm::web {

namespace {

void add_words(Canonical& listed, const std::map<int, Editorials>& editorials) {
    for (const auto& [turn, words] : editorials) {
        for (const auto& [language, text] : words) {
            listed.number(turn).text(language).text(text);
        }
    }
}

/// Which bulletins the turn has, and of a language in which none has left what the first one says: until then all of
/// them may be written anew.
void add_bulletins(Canonical& listed, const Store& store, const std::vector<MessageRow>& mails,
                   const std::vector<PlayerRow>& players, int turn) {
    std::map<std::string, std::optional<MessageId>> waiting;  // by language; none: one has left
    for (const MessageRow& mail : mails) {
        if (mail.turn != turn || mail.kind != MessageKind::bulletin || mail.withdrawn_at || !mail.player) continue;
        listed.number(static_cast<std::int64_t>(mail.id));
        const auto first = waiting.try_emplace(players.at(mail.player->value()).language, mail.id).first;
        if (mail.has_left()) first->second.reset();
    }
    for (const auto& [language, mail] : waiting) {
        listed.text(language);
        if (!mail) continue;
        const MessageBody body = required(store.message_body(*mail));
        listed.text(body.subject).text(body.text_body).text(body.html_body.value_or(""));
    }
}

}  // namespace

PublicState PublicLook::look() {
    PublicState state;
    required(store_.look_still([&] { state = seen_now(); }));
    return state;
}

PublicState PublicLook::seen_now() {
    const std::vector<TurnRow> turns = required(store_.turns());
    const int last = turns.back().number;
    std::vector<MessageRow> mails = required(store_.resolution_mails(since_mail_, last));
    int shown = required(shown_turn(store_, folder_, last, mails));
    if (shown < since_turn_) {  // it was taken back: the mails of the turns before it count again
        mails = required(store_.resolution_mails({}, last));
        shown = required(shown_turn(store_, folder_, last, mails));
    }
    since_turn_ = shown;
    const auto first = std::find_if(mails.begin(), mails.end(), [&](const MessageRow& mail) {
        return mail.turn >= shown && (mail.has_left() || !mail.withdrawn_at);  // others never count again
    });
    if (first != mails.end()) since_mail_ = first->id;

    Canonical listed;
    listed.number(shown).text(required(store_.turn_hash(shown)));  // and so of all turns before
    for (const TurnRow& turn : turns)
        if (turn.number == shown) listed.text(turn.resolved_at);
    const std::vector<PlayerRow> players = required(store_.players());
    for (const PlayerRow& player : players)
        for (const std::string& text : {player.id, player.name, player.language}) listed.text(text);
    add_words(listed, required(store_.editorials_up_to(shown)));
    add_bulletins(listed, store_, mails, players, shown);
    return {shown, listed.hash()};
}

}  // namespace gm::web
