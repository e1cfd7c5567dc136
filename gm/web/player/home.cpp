#include <nlohmann/json.hpp>

#include "gm/play/letters.h"
#include "gm/play/shown_turn.h"
#include "gm/play/stored_turn.h"
#include "gm/web/player/own.h"
#include "gm/web/player/pages.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;
using resolution::PlayerIndex;

namespace {

/// The last one first.
json own_reports(const GameInPlay& in_play, PlayerIndex player, int shown) {
    json out = json::array();
    for (int turn = shown; turn >= 0; --turn) {
        for (const MessageRow& mail : own_mails(in_play, player, turn, shown)) {
            if (mail.kind != MessageKind::report) continue;
            out.push_back({{"turn", turn}, {"subject", mail.subject}});
        }
    }
    return out;
}

/// Receipts of the coming turn and the one before, the last one first.
json own_receipts(const GameInPlay& in_play, PlayerIndex player, int shown) {
    json out = json::array();
    for (int turn = std::max(shown, 1); turn <= shown + 1; ++turn) {
        for (const MessageRow& mail : own_mails(in_play, player, turn, shown)) {
            if (mail.kind != MessageKind::receipt) continue;
            if (!mail.sheet_number) continue;  // an older gm did not say
            // A late sheet that a ruling let count has two: the page of that number shows the last.
            std::erase_if(out.get_ref<json::array_t&>(), [&](const json& earlier) {
                return earlier["turn"] == turn && earlier["number"] == *mail.sheet_number;
            });
            json receipt = {{"turn", turn},
                            {"number", *mail.sheet_number},
                            {"subject", mail.subject},
                            {"moment", moment_json(in_play, mail.created_at)}};
            out.insert(out.begin(), std::move(receipt));
        }
    }
    return out;
}

}  // namespace

Response player_home(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const PlayerIndex player = *request.session->player;
    const int shown = required(shown_turn(in_play));
    json data = required(StoredTurn::load(in_play, shown)).knowledge(resolution::Reader::player(player));
    data.erase("entries");
    const int told = data["turn"];
    data.update(own_page_data(in_play, player, request));
    data["told"] = told;
    data["reports"] = own_reports(in_play, player, shown);
    data["receipts"] = own_receipts(in_play, player, shown);
    return page(site, request, in_play, "web-player.html", std::move(data));
}

}  // namespace gm::web
