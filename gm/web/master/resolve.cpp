// The turn that comes: tried, asked for, resolved; and taken back.

#include "gm/play/resolve.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/rehearsal.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/master/uploads.h"
#include "gm/web/site/article.h"
#include "gm/web/site/page.h"
#include "gm/words/rehearsal.h"
#include "orders/text.h"

namespace gm::web {

using nlohmann::json;

namespace {

std::string dice_in(const Request& request) {
    std::string dice = orders::valid_utf8(request.form.get("dice"));
    std::erase(dice, '\r');
    return dice.find_first_not_of(" \t\n") == std::string::npos ? "" : dice;
}

orders::Result<ResolvedGameTurn> rehearse(const GameInPlay& in_play, const std::string& dice, const std::string& now) {
    ResolveRequest wanted{std::nullopt, now};
    if (!dice.empty()) {
        GM_TAKE(wanted.dice, orders::parse_document(dice, "dice"));
    }
    return resolve_turn(in_play, wanted);
}

json names_of(const GameInPlay& in_play, const std::vector<std::string>& ids) {
    json names = json::array();
    for (const PlayerRow& player : in_play.players)
        if (std::find(ids.begin(), ids.end(), player.id) != ids.end()) names.push_back(player.name);
    return names;
}

/// Bulletins once a language, reports each: as their readers will see them.
json mails_of(const GameInPlay& in_play, const ResolvedGameTurn& resolved, json& markup) {
    json bulletins = json::array();
    json reports = json::array();
    std::vector<std::string> languages;
    for (const NewMessage& message : resolved.rows.messages) {
        if (!message.player) continue;
        const PlayerRow& player = in_play.players.at(message.player->value());
        const bool bulletin = message.kind == MessageKind::bulletin;
        if (bulletin && std::find(languages.begin(), languages.end(), player.language) != languages.end()) continue;
        if (bulletin) languages.push_back(player.language);
        const std::string article = message.html_body ? article_of(*message.html_body) : "";
        const std::string name = "mail" + std::to_string(bulletins.size() + reports.size());
        markup[name] = article;
        (bulletin ? bulletins : reports)
            .push_back({{"kind", message.kind},
                        {"reader", bulletin ? player.language : player.name},
                        {"subject", message.subject},
                        {"text", message.text_body},
                        {"html", article}});
    }
    bulletins.insert(bulletins.end(), reports.begin(), reports.end());
    return bulletins;
}

/// What a page about the coming turn says of it, whichever page it is.
json described(const GameInPlay& in_play, const ResolvedGameTurn& resolved, const std::string& dice) {
    return {{"turn", in_play.game->turn(in_play.position)},
            {"number", in_play.next_turn()},
            {"undone", required(in_play.store.times_undone(in_play.next_turn()))},
            {"sheets", resolved.rows.sheets.size()},
            {"silent", names_of(in_play, resolved.silent)},
            {"late", names_of(in_play, resolved.late)},
            {"unused_dice", resolved.unused_dice},
            {"dice", dice}};
}

json player_rows(const GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    json rows = json::array();
    for (const RehearsedPlayer& player : rehearsed_players(in_play, resolved)) {
        const std::string& id = in_play.roster.id(player.player);
        const bool owed = std::find(resolved.silent.begin(), resolved.silent.end(), id) != resolved.silent.end();
        rows.push_back({{"id", id},
                        {"state", player.sheet ? "in"
                                  : owed       ? "missing"
                                               : "none"},
                        {"opening", player.opening.amount},
                        {"closing", player.closing.amount},
                        {"change", (player.closing - player.opening).amount}});
    }
    return rows;
}

/// What comes out otherwise than before the turn was undone, as `gm resolve --dry-run` says it; null if it never was.
json against_earlier(const GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    const auto undone = required(in_play.store.undone(in_play.next_turn()));
    if (undone.empty()) return nullptr;
    const TurnDiff diff = required(difference(in_play, undone.back(), resolved));
    return spoken([&](Terminal& terminal) {
               say_resolved(terminal, in_play, resolved, "");
               show_players(terminal, in_play, resolved);
               show_earlier(terminal, in_play, undone.back(), diff);
           })
        .said;
}

/// It cannot be resolved as it is: why, and the dice to be put right.
Response refused(const Request& request, Site& site, const GameInPlay& in_play, const orders::Problems& problems) {
    json listed = json::array();
    for (const orders::Problem& problem : problems)
        listed.push_back({{"what", describe(problem)}, {"advice", problem.advice}});
    Response response = master_page(site, request, in_play, "web-master-stopped.html",
                                    {{"problems", std::move(listed)}, {"dice", dice_in(request)}});
    if (request.method == "POST") response.status = 422;
    return response;
}

/// The page that was sent is not about the game as it is now.
Response stale(const Request& request, Site& site, const GameInPlay& in_play, const char* word,
               const std::string& turn) {
    Response response = master_page(site, request, in_play, "web-master-stale.html",
                                    {{"reason", word}, {"turn", orders::clip(orders::printable(turn), 10)}});
    response.status = 409;
    return response;
}

}  // namespace

Response master_preview(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const std::string dice = dice_in(request);
    const auto resolved = rehearse(in_play, dice, request.now);
    if (!resolved) return refused(request, site, in_play, resolved.problems());
    json data = described(in_play, *resolved, dice);
    data["markup"] = json::object();
    data["mails"] = mails_of(in_play, *resolved, data["markup"]);
    data["rows"] = player_rows(in_play, *resolved);
    data["complaints"] = json::array();
    for (const orders::Problem& problem : resolved->complaints) data["complaints"].push_back(describe(problem));
    data["earlier"] = dice.empty() ? against_earlier(in_play, *resolved) : json(nullptr);
    return master_page(site, request, in_play, "web-master-preview.html", std::move(data));
}

Response master_ask_resolve(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const std::string dice = dice_in(request);
    const auto resolved = rehearse(in_play, dice, request.now);
    if (!resolved) return refused(request, site, in_play, resolved.problems());
    return master_page(site, request, in_play, "web-master-resolve.html", described(in_play, *resolved, dice));
}

Response master_resolve(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const std::string turn = request.form.get("turn");
    const std::string next = std::to_string(in_play.next_turn());
    if (turn != next) return stale(request, site, in_play, "resolved", turn);
    if (request.form.get("undone") != std::to_string(required(in_play.store.times_undone(in_play.next_turn()))))
        return stale(request, site, in_play, "reopened", turn);
    Uploads uploads;
    Invocation invocation;
    if (const std::string dice = dice_in(request); !dice.empty()) invocation.options["--dice"] = uploads.keep(dice);
    invocation.options["--turn"] = turn;
    invocation.uploads = uploads.folder();
    return carry_out(site, "resolve", std::move(invocation), "/gm/mails");
}

Response master_ask_undo(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    json left = json::array();
    std::size_t waiting = 0;
    for (const MessageRow& mail : required(in_play.store.messages(in_play.last.number))) {
        if (!is_of_a_resolution(mail)) continue;
        if (!mail.has_left()) {
            ++waiting;
            continue;
        }
        left.push_back({{"to", mail.recipient}, {"kind", mail.kind}, {"sent", when(in_play, mail.sent_at)}});
    }
    return master_page(site, request, in_play, "web-master-undo.html",
                       {{"number", in_play.last.number},
                        {"turn", in_play.last.game_turn},
                        {"over", in_play.over()},
                        {"missing_reason", request.query.has("reason")},
                        {"left", std::move(left)},
                        {"waiting", waiting}});
}

Response master_undo(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    const std::string turn = request.form.get("turn");
    if (turn != std::to_string(in_play.last.number)) return stale(request, site, in_play, "not_last", turn);
    const std::string reason = orders::valid_utf8(request.form.get("reason"));
    if (reason.find_first_not_of(" \t\r\n") == std::string::npos) return see_other("/gm/undo?reason");
    Invocation invocation;
    invocation.options["--turn"] = turn;
    invocation.options["--reason"] = reason;
    return carry_out(site, "undo", std::move(invocation), "/gm");
}

}  // namespace gm::web
