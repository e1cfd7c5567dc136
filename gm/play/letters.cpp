#include "gm/play/letters.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/problem_json.h"
#include "gm/play/receipt_size.h"
#include "gm/store/message_ids.h"

namespace gm {

using nlohmann::json;
using resolution::PlayerIndex;
using resolution::Reader;

Letters::Letters(const GameInPlay& in_play)
    : in_play_(in_play), templates_(*in_play.game, in_play.roster, in_play.folder) {}

resolution::Check check_of(const GameInPlay& in_play, PlayerIndex author, const resolution::Sheets& sheets,
                           Reader reader) {
    resolution::Dice dice(in_play.campaign.seed, in_play.game->turn(in_play.position));
    return in_play.game->check(in_play.position, author, sheets, reader, dice).value();
}

json moment_json(const std::optional<Calendar>& calendar, const std::optional<std::string>& moment) {
    const auto local = moment && calendar ? local_time(*calendar, *moment) : std::nullopt;
    if (!local) return nullptr;
    return {{"date", local->date},
            {"time", local->time},
            {"day", std::stoi(local->date.substr(8, 2))},
            {"month", local->date.substr(5, 2)},
            {"weekday", std::to_string(local->weekday)},
            {"zone", local->zone}};
}

json moment_json(const GameInPlay& in_play, const std::optional<std::string>& moment) {
    return moment_json(in_play.calendar, moment);
}

json deadline_json(const std::optional<Calendar>& calendar, const std::string& resolved_at) {
    const auto hours = calendar ? hours_after(*calendar, resolved_at) : std::nullopt;
    return moment_json(calendar, hours ? std::optional(hours->closes) : std::nullopt);
}

json Letters::common_knowledge(PlayerIndex player, const std::string& now) const {
    const auto hours = in_play_.hours();
    const auto closes = hours ? std::optional(hours->closes) : std::nullopt;
    return {{"turn", in_play_.game->turn(in_play_.position)},
            {"over", in_play_.over()},
            {"reader", {{"id", in_play_.roster.id(player)}, {"name", in_play_.roster[player].name}}},
            {"deadline", moment_json(in_play_, closes)},
            {"closed", closes && now > *closes}};
}

orders::Result<NewMessage> Letters::write(MessageKind kind, const std::string& mark, PlayerIndex player,
                                          const json& knowledge, const std::string& now) {
    const PlayerRow& to = in_play_.players.at(player.value());
    GM_TAKE(auto rendered, templates_.render(to.language, to_text(kind), knowledge));
    NewMessage message;
    message.turn = in_play_.next_turn();
    message.player = player;
    message.kind = kind;
    message.recipient = to.mail;
    message.subject = rendered.subject;
    message.text_body = rendered.text;
    message.html_body = rendered.html;
    message.message_id = message_id(message_id_stem(in_play_.campaign.commitment, message.turn, kind, to.id), mark);
    message.created_at = now;
    return message;
}

orders::Outcome Letters::cut(NewMessage& receipt, const std::string& language, const json& knowledge) {
    const bool fits = beginning_of(receipt.text_body, largest_receipt).size() == receipt.text_body.size();
    if (fits && (!receipt.html_body || receipt.html_body->size() <= largest_receipt)) return orders::done();
    receipt.html_body.reset();  // its text says the same in half the room
    if (fits) return orders::done();
    GM_TAKE(auto end, templates_.page(language, "receipt-cut.txt", knowledge));
    const std::size_t room = largest_receipt - std::min(end.size() + 1, largest_receipt);
    receipt.text_body.resize(beginning_of(receipt.text_body, room).size());
    if (!receipt.text_body.ends_with('\n')) receipt.text_body += '\n';
    receipt.text_body += end;
    return orders::done();
}

orders::Result<NewMessage> Letters::receipt(const SheetNews& news, const std::string& now) {
    const std::string& language = in_play_.players.at(news.player.value()).language;
    json knowledge = common_knowledge(news.player, now);
    knowledge["number"] = news.number;
    knowledge["replaces"] = news.replaces ? json(*news.replaces) : json(nullptr);
    knowledge["in_force"] = news.in_force ? json(*news.in_force) : json(nullptr);
    knowledge["status"] = to_text(news.status);
    knowledge["accepted_late"] = news.accepted_late;
    knowledge["digest"] = news.digest;
    knowledge["received"] = moment_json(in_play_, news.received_at);
    knowledge["problems"] = problems_json(news.problems, language);
    knowledge["converted"] = news.converted ? to_json(*news.converted, language) : json(nullptr);
    knowledge["gm"] = false;
    knowledge["check"] = nullptr;
    if (news.orders && !in_play_.over()) {
        resolution::Sheets own(in_play_.roster.size());
        own[news.player.value()] = *news.orders;
        knowledge["check"] = to_json(check_of(in_play_, news.player, own, Reader::player(news.player)));
    }
    const std::string mark = "." + std::to_string(news.number) + (news.accepted_late ? ".accepted" : "");
    GM_TAKE(auto message, write(MessageKind::receipt, mark, news.player, knowledge, now));
    GM_TRY(cut(message, language, knowledge));
    message.in_reply_to = news.in_reply_to;
    message.sheet_number = news.number;
    return message;
}

orders::Result<NewMessage> Letters::reminder(PlayerIndex player, const std::string& now) {
    return write(MessageKind::reminder, "", player, common_knowledge(player, now), now);
}

}  // namespace gm
