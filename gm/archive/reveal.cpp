#include "gm/archive/reveal.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "gm/archive/fair.h"
#include "gm/report/template_shelf.h"

namespace gm::archive {

namespace {

using nlohmann::json;
using resolution::PlayerIndex;

constexpr const char* kind = "reveal";  // of the mail, and of the line in the trail

orders::Result<std::set<PlayerIndex>> told_before(const GameInPlay& in_play) {
    auto messages = in_play.store.messages(in_play.next_turn());
    if (!messages) return std::move(messages).failure();
    std::set<PlayerIndex> told;
    for (const MessageRow& message : *messages) {
        if (message.kind == kind && message.player) told.insert(*message.player);
    }
    return told;
}

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
    auto trail = store.trail();
    if (!trail) return std::move(trail).failure();
    return std::ranges::any_of(*trail, [](const TrailRow& row) { return row.action == kind; });
}

orders::Result<RevealMail> reveal_mail(const GameInPlay& in_play, const DiceRecord& record, const std::string& now) {
    auto told = told_before(in_play);
    if (!told) return std::move(told).failure();
    const Fairness fairness = check_dice(record, in_play.campaign.seed);
    TemplateShelf templates(*in_play.game, in_play.roster, in_play.folder);
    RevealMail mail;
    for (const PlayerIndex player : in_play.roster.all()) {
        if (told->contains(player)) continue;
        const PlayerRow& to = in_play.players.at(player.value());
        auto rendered = templates.render(to.language, kind, knowledge_for(in_play, player, fairness));
        if (!rendered) return std::move(rendered).failure();
        NewMessage message;
        message.turn = in_play.next_turn();
        message.player = player;
        message.kind = kind;
        message.recipient = to.mail;
        message.subject = rendered->subject;
        message.text_body = rendered->text;
        message.html_body = rendered->html;
        message.message_id = fmt::format("<{}.t{}.{}.{}@gm.invalid>", in_play.campaign.commitment.substr(0, 16),
                                         message.turn, kind, to.id);
        message.created_at = now;
        mail.messages.push_back(std::move(message));
    }
    mail.complaints = templates.complaints();
    return mail;
}

}  // namespace gm::archive
