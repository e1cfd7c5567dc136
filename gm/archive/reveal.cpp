#include "gm/archive/reveal.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/archive/fair.h"
#include "gm/report/template_shelf.h"
#include "gm/store/message_ids.h"
#include "gm/store/sent_messages.h"

namespace gm::archive {

namespace {

using nlohmann::json;
using resolution::PlayerIndex;

/// What the players were told of the seed, at this end of the game or at one that was undone.
class ToldBefore {
public:
    static orders::Result<ToldBefore> read(const GameInPlay& in_play) {
        ToldBefore told;
        GM_TAKE(told.standing_, in_play.store.messages(in_play.next_turn()));
        // The end that was undone may have come earlier, or later.
        GM_TAKE(told.sent_, sent_messages(in_play.store));
        GM_TAKE(auto withdrawn, in_play.store.withdrawn_messages(in_play.next_turn()));
        told.made_ = attempts_made(withdrawn);
        return told;
    }

    /// Waits or has left since the game is over, or has left before and says just the same.
    bool has(const NewMessage& message) const {
        return std::ranges::any_of(standing_, [&](const MessageRow& row) { return is_for(row, message); }) ||
               std::ranges::any_of(sent_, [&](const MessageRow& row) {
                   return is_for(row, message) && row.recipient == message.recipient &&
                          row.subject == message.subject && row.text_body == message.text_body;
               });
    }

    /// The last one that this reader was sent.
    const MessageRow* last_sent(const NewMessage& message) const {
        const auto found = std::find_if(sent_.rbegin(), sent_.rend(), [&](const MessageRow& row) {
            return is_for(row, message) && row.recipient == message.recipient;
        });
        return found == sent_.rend() ? nullptr : &*found;
    }

    const AttemptsMade& made() const { return made_; }

private:
    static bool is_for(const MessageRow& row, const NewMessage& message) {
        return row.kind == message.kind && row.player == message.player;
    }

    std::vector<MessageRow> standing_;
    std::vector<MessageRow> sent_;
    AttemptsMade made_;
};

json knowledge_for(const GameInPlay& in_play, PlayerIndex player, const Fairness& fairness) {
    return {{"game", in_play.campaign.game},
            {"reader", {{"id", in_play.roster.id(player)}, {"name", in_play.roster[player].name}}},
            {"commitment", in_play.campaign.commitment},
            {"seed", in_play.campaign.seed.hex()},
            {"rolls", fairness.rolls},
            {"imposed", fairness.imposed}};
}

}  // namespace

orders::Result<bool> is_revealed(const Store& store) {
    GM_TAKE(auto trail, store.trail());
    const auto last = std::find_if(trail.rbegin(), trail.rend(),
                                   [](const TrailRow& row) { return row.action == "reveal" || row.action == "undo"; });
    return last != trail.rend() && last->action == "reveal";
}

orders::Result<RevealMail> reveal_mail(const GameInPlay& in_play, const DiceRecord& record, const std::string& now) {
    GM_TAKE(const auto told, ToldBefore::read(in_play));
    const Fairness fairness = check_dice(record, in_play.campaign.seed);
    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    RevealMail mail;
    for (const PlayerIndex player : in_play.roster.all()) {
        const PlayerRow& to = in_play.players.at(player.value());
        GM_TAKE(auto rendered,
                templates.render(to.language, to_text(MessageKind::reveal), knowledge_for(in_play, player, fairness)));
        NewMessage message;
        message.turn = in_play.next_turn();
        message.player = player;
        message.kind = MessageKind::reveal;
        message.recipient = to.mail;
        message.subject = rendered.subject;
        message.text_body = rendered.text;
        message.html_body = rendered.html;
        if (told.has(message)) continue;
        const std::string stem =
            message_id_stem(in_play.campaign.commitment, message.turn, message.kind, in_play.roster.id(player));
        number_attempt(message, stem, told.made());
        if (const MessageRow* earlier = told.last_sent(message)) message.in_reply_to = earlier->message_id;
        message.created_at = now;
        mail.messages.push_back(std::move(message));
    }
    mail.complaints = templates.complaints();
    return mail;
}

}  // namespace gm::archive
