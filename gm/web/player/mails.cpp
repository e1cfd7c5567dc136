#include <nlohmann/json.hpp>

#include "gm/play/shown_turn.h"
#include "gm/web/player/own.h"
#include "gm/web/player/pages.h"
#include "gm/web/site/article.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// The player's mails of the turn in the address; none if there is no such turn, or none to be read yet.
std::vector<MessageRow> mails_asked(const Request& request, const GameInPlay& in_play, MessageKind kind) {
    const auto turn = number_of(request.part("turn"));
    const int shown = required(shown_turn(in_play));
    if (!turn || *turn > shown + 1) return {};
    std::vector<MessageRow> mails = own_mails(in_play, *request.session->player, *turn, shown);
    std::erase_if(mails, [&](const MessageRow& mail) { return mail.kind != kind; });
    return mails;
}

json mail_data(const MessageRow& mail) {
    return {{"subject", mail.subject}, {"text", mail.text_body}, {"as_page", mail.html_body.has_value()}};
}

}  // namespace

Response player_report(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const auto mails = mails_asked(request, in_play, MessageKind::report);
    if (mails.empty()) return error_page(request, 404);
    const int turn = mails.back().turn;
    json data = mail_data(mails.back());
    data["report_turn"] = turn;
    data["before"] = turn > 0 ? json(turn - 1) : json(nullptr);
    data["after"] = turn < required(shown_turn(in_play)) ? json(turn + 1) : json(nullptr);
    data["markup"] = {{"mail", article_of(mails.back().html_body.value_or(""))}};
    return page(site, request, in_play, "web-player-report.html", std::move(data));
}

Response player_report_text(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const auto mails = mails_asked(request, in_play, MessageKind::report);
    if (mails.empty()) return error_page(request, 404);
    const std::string turn = std::to_string(mails.back().turn);
    return text_file(request.session->seat + (request.language == "fr" ? "-tour-" : "-turn-") + turn + ".txt",
                     mails.back().subject + "\n\n" + mails.back().text_body);
}

Response player_receipt(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const auto number = number_of(request.part("number"));
    auto mails = mails_asked(request, in_play, MessageKind::receipt);
    std::erase_if(mails, [&](const MessageRow& mail) { return mail.sheet_number != number; });
    if (!number || mails.empty()) return error_page(request, 404);
    json data = own_page_data(in_play, *request.session->player, request);
    data.update(mail_data(mails.back()));  // the last: the game master may have accepted a late one since
    data["number"] = *number;
    data["again"] = request.query.has("again");
    data["markup"] = {{"mail", article_of(mails.back().html_body.value_or(""))}};
    return page(site, request, in_play, "web-player-receipt.html", std::move(data));
}

}  // namespace gm::web
