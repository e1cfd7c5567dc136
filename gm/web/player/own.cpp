#include "gm/web/player/own.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/mail/send_settings.h"
#include "gm/play/letters.h"
#include "gm/play/shown_turn.h"
#include "gm/web/site/assets.h"
#include "gm/web/site/page.h"
#include "orders/document_reader.h"

namespace gm::web {

using nlohmann::json;
using resolution::PlayerIndex;

namespace {

json own_sheets(const GameInPlay& in_play, PlayerIndex player) {
    json out = json::array();
    int number = 0;
    for (const SheetRow& row : required(in_play.store.sheets(in_play.next_turn()))) {
        if (row.player != player) continue;
        constexpr std::size_t enough = 12;
        json sheet = {{"number", ++number},
                      {"status", to_text(row.status)},
                      {"digest", row.digest},
                      {"short_digest", row.digest.substr(0, enough)},
                      {"received", moment_json(in_play, row.received_at)},
                      {"received_at", row.received_at},
                      {"turn", in_play.next_turn()}};
        out.insert(out.begin(), std::move(sheet));
    }
    return out;
}

}  // namespace

json own_page_data(const GameInPlay& in_play, PlayerIndex player, const Request& request) {
    const resolution::Seat& seat = in_play.roster[player];
    const bool at_work = required(shown_turn(in_play)) != in_play.last.number;
    const auto hours = in_play.hours();
    json out = {{"reader", {{"id", seat.id}, {"name", seat.name}}},
                {"turn", nullptr},
                {"stage", ""},
                {"over", false},
                {"at_work", at_work},
                {"deadline", nullptr},
                {"closes_at", nullptr},
                {"closed", false},
                {"awaited", false},
                {"sheets", json::array()},
                {"in_force", nullptr},
                {"style", asset_path("orders.css")}};
    if (at_work) return out;  // of the turn that waits nothing is told, not even that the game is over
    out["turn"] = in_play.game->turn(in_play.position);
    out["over"] = in_play.over();
    if (in_play.over()) return out;
    out["stage"] = in_play.game->stage(in_play.position);
    const auto demands = in_play.game->demands(in_play.position);
    out["awaited"] = std::any_of(demands.begin(), demands.end(),
                                 [&](const resolution::Demand& demand) { return demand.player == player; });
    if (hours) {
        out["deadline"] = moment_json(in_play, hours->closes);
        out["closes_at"] = hours->closes;
        out["closed"] = request.now > hours->closes;
    }
    out["sheets"] = own_sheets(in_play, player);
    for (const json& sheet : out["sheets"])
        if (sheet["status"] == "received") out["in_force"] = sheet;
    return out;
}

std::vector<MessageRow> own_mails(const GameInPlay& in_play, PlayerIndex player, int turn, int shown) {
    std::error_code error;
    const bool sends = std::filesystem::exists(in_play.folder / mail::SendSettings::file_name, error);
    std::vector<MessageRow> mails = required(in_play.store.messages(turn));
    std::erase_if(mails, [&](const MessageRow& mail) {
        if (mail.player != player || mail.kind == MessageKind::bulletin) return true;
        if (mail.kind == MessageKind::report) return turn > shown;
        return mail.kind != MessageKind::receipt && sends && !mail.has_left();
    });
    return mails;
}

Response text_file(const std::string& name, std::string text) {
    return {200,
            "text/plain; charset=utf-8",
            std::move(text),
            {{"Content-Disposition", "attachment; filename=\"" + name + "\""}}};
}

std::optional<int> number_of(const std::string& text) {
    constexpr std::size_t most_digits = 6;
    const auto number = text.size() <= most_digits ? orders::parse_whole(text) : std::nullopt;
    if (!number || *number < 0) return std::nullopt;
    return static_cast<int>(*number);
}

}  // namespace gm::web
