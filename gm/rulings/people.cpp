// Rulings about those who play: a late sheet that counts, another person in a seat.

#include <algorithm>

#include "gm/play/intake.h"
#include "gm/play/players_file.h"
#include "gm/play/prefilled_sheet.h"
#include "gm/rulings/draft.h"
#include "orders/yaml_text.h"

namespace gm {

using nlohmann::json;
using resolution::PlayerIndex;

namespace {

std::int64_t number(SheetId id) { return static_cast<std::int64_t>(id); }

/// Sheets of this player that stop waiting when `row` counts.
orders::Result<std::vector<SheetRow>> replaced_by(const GameInPlay& in_play, const SheetRow& row) {
    if (in_play.game->joins_sheets()) return std::vector<SheetRow>();
    GM_TAKE(auto rows, in_play.store.sheets(row.turn));
    std::erase_if(rows, [&](const SheetRow& other) {
        const bool waits = other.status == SheetStatus::received || other.status == SheetStatus::late;
        return other.player != row.player || other.id == row.id || !waits || other.received_at > row.received_at;
    });
    return rows;
}

json contact_json(const PlayerRow& row) { return {{"name", row.name}, {"mail", row.mail}, {"language", row.language}}; }

PlayerRow contact_from(const json& contact, const PlayerRow& seat) {
    PlayerRow row = seat;
    row.name = contact.at("name").get<std::string>();
    row.mail = contact.at("mail").get<std::string>();
    row.language = contact.at("language").get<std::string>();
    row.token_hash.reset();
    return row;
}

/// The list of players with the newcomer in it must be one that a game could start with.
orders::Outcome check_contacts(const std::vector<PlayerRow>& players) {
    std::string text = "players:\n";
    for (const PlayerRow& player : players) {
        text += "  " + player.id + ": {name: " + orders::yaml_scalar(player.name) +
                ", mail: " + orders::yaml_scalar(player.mail) + ", language: " + orders::yaml_scalar(player.language) +
                "}\n";
    }
    auto document = orders::parse_document(text, "");
    if (!document) return orders::invalid("name, address and language are one line each");
    orders::Problems problems = read_players(std::move(*document), "en").problems;
    for (orders::Problem& problem : problems) {
        problem.mark = {};
        problem.excerpt.clear();
        problem.file.clear();
    }
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return orders::done();
}

orders::Result<std::string> last_report(const GameInPlay& in_play, PlayerIndex player) {
    GM_TAKE(auto messages, in_play.store.messages(in_play.last.number));
    const auto found = std::find_if(messages.rbegin(), messages.rend(), [&](const MessageRow& message) {
        return message.kind == MessageKind::report && message.player == player;
    });
    return found == messages.rend() ? "" : found->text_body;
}

/// What the newcomer gets: where the seat stands, and the sheet to fill in.
orders::Result<NewMessage> handover(const GameInPlay& in_play, const SeatChange& seat, const std::string& replaced,
                                    const std::string& now) {
    GM_TAKE(auto report, last_report(in_play, seat.player));
    std::vector<resolution::Seat> seats = in_play.roster.seats();
    seats[seat.player.value()].name = seat.row.name;
    const resolution::Roster roster{std::move(seats)};
    const auto hours = in_play.hours();
    const json deadline = moment_json(in_play, hours ? std::optional(hours->closes) : std::nullopt);
    PrefilledSheets sheets(*in_play.game, roster, in_play.position, deadline, in_play.folder);
    GM_TAKE(auto sheet, sheets.write(seat.player, seat.row.language));
    const int turn = in_play.game->turn(in_play.position);
    TemplateShelf templates(*in_play.game, roster, in_play.folder);
    GM_TAKE(auto letter, templates.render(seat.row.language, to_text(MessageKind::handover),
                                          {{"reader", {{"id", seat.row.id}, {"name", seat.row.name}}},
                                           {"replaced", replaced},
                                           {"turn", turn},
                                           {"deadline", deadline},
                                           {"closed", hours && now > hours->closes},
                                           {"report", report},
                                           {"sheet", sheet.text}}));
    NewMessage message;
    message.turn = in_play.next_turn();
    message.player = seat.player;
    message.kind = MessageKind::handover;
    message.recipient = seat.row.mail;
    message.subject = letter.subject;
    message.text_body = letter.text;
    message.created_at = now;
    message.attachments.push_back(sheet_attachment(seat.row.id, turn, seat.row.language, std::move(sheet.text)));
    return message;
}

}  // namespace

orders::Result<RulingDraft> draft_accept_late(const GameInPlay& in_play, Letters& letters, const std::string& word,
                                              const std::string& now) {
    GM_TAKE(auto player, in_play.find_player(word));
    GM_TAKE(auto late, find_late_sheet(in_play, letters, player, now));
    GM_TAKE(auto replaced, replaced_by(in_play, late.row));
    RulingDraft draft{"accept-late", json::object(), resolution::Audience::only(player)};
    draft.args = {{"player", in_play.roster.id(player)},
                  {"sheet", number(late.row.id)},
                  {"digest", late.row.digest},
                  {"replaced", json::array()}};
    for (const SheetRow& row : replaced) {
        draft.args["replaced"].push_back({{"sheet", number(row.id)}, {"status", to_text(row.status)}});
        draft.effects.sheets.push_back({row.id, SheetStatus::replaced});
    }
    draft.effects.sheets.push_back({late.row.id, SheetStatus::received});
    draft.effects.messages.push_back(std::move(late.receipt));
    draft.instead = {player, std::move(late.row)};
    return draft;
}

orders::Result<RulingDraft> draft_replace_player(const GameInPlay& in_play, const SeatWords& words,
                                                 const std::string& now) {
    GM_TAKE(auto player, in_play.find_player(words.player));
    const PlayerRow& before = in_play.players.at(player.value());
    if (!words.mail)
        return orders::invalid("it is not said how to reach whoever takes the seat of " + before.id,
                               "--mail ADDRESS, and --name and --language if they change");
    SeatChange seat{player, before};
    seat.row.token_hash.reset();
    seat.row.mail = *words.mail;
    if (words.name) seat.row.name = *words.name;
    if (words.language) seat.row.language = *words.language;
    if (seat.row.mail == before.mail)
        return orders::invalid(before.id + " is reached at " + before.mail + " already",
                               "another person has another address");
    std::vector<PlayerRow> players = in_play.players;
    players[player.value()] = seat.row;
    GM_TRY(check_contacts(players));
    GM_TAKE(auto letter, handover(in_play, seat, before.name, now));
    RulingDraft draft{"replace-player", json::object(), resolution::Audience::everyone()};
    draft.args = {{"player", before.id}, {"before", contact_json(before)}, {"after", contact_json(seat.row)}};
    draft.effects.seat = std::move(seat);
    draft.effects.messages.push_back(std::move(letter));
    return draft;
}

namespace {

/// Made after this one on the same player, of the same kind, and it stands: what it did must be taken back first.
orders::Result<std::vector<RulingRow>> built_on(const GameInPlay& in_play, const RulingRow& ruling, const json& args) {
    // Of all turns: after an undo one may belong to a turn further on.
    GM_TAKE(auto rulings, in_play.store.rulings());
    std::erase_if(rulings, [&](const RulingRow& other) {
        if (other.revoked_at || other.kind != ruling.kind || other.id <= ruling.id) return true;
        return json::parse(other.data, nullptr, false).value("player", json("")) != args.at("player");
    });
    return rulings;
}

orders::Problem later_first(const std::string& what, const RulingRow& later) {
    return orders::invalid(what, "gm rule revoke " + to_text(later.id) + " comes first");
}

/// The sheet is late again, and those that it had replaced wait as before.
orders::Result<PutBack> put_back_sheets(const GameInPlay& in_play, const RulingRow& ruling, const json& args) {
    GM_TAKE(auto later, built_on(in_play, ruling, args));
    std::erase_if(later, [&](const RulingRow& other) { return other.turn != ruling.turn; });
    if (!later.empty()) return later_first("a later sheet was let count since, in place of this one", later.back());
    GM_TAKE(auto rows, in_play.store.sheets(ruling.turn));
    const auto row_of = [&](const json& id) {
        return std::find_if(rows.begin(), rows.end(), [&](const SheetRow& row) { return number(row.id) == id; });
    };
    PutBack back;
    const auto accepted = row_of(args.at("sheet"));
    if (accepted == rows.end() || accepted->status != SheetStatus::received) return back;  // a later sheet counts
    back.effects.sheets.push_back({accepted->id, SheetStatus::late});
    back.instead = {*accepted->player, std::nullopt};
    for (const json& one : args.at("replaced")) {
        const auto row = row_of(one.at("sheet"));
        if (row == rows.end()) continue;
        const bool waited = one.at("status") == to_text(SheetStatus::received);
        back.effects.sheets.push_back({row->id, waited ? SheetStatus::received : SheetStatus::late});
        if (waited) back.instead->row = *row;
    }
    return back;
}

orders::Result<PutBack> put_back_player(const GameInPlay& in_play, const RulingRow& ruling, const json& args) {
    GM_TAKE(const auto player, in_play.find_player(args.at("player").get<std::string>()));
    GM_TAKE(auto later, built_on(in_play, ruling, args));
    if (!later.empty()) return later_first("the seat changed hands once more since", later.back());
    PutBack back;
    back.effects.seat = {player, contact_from(args.at("before"), in_play.players.at(player.value()))};
    std::vector<PlayerRow> players = in_play.players;
    players[player.value()] = back.effects.seat->row;
    if (const auto sound = check_contacts(players); !sound) {
        orders::Problems problems = sound.problems();
        problems.front().advice = "gm rule replace-player gives one of the two another address";
        problems.front().advised = {};
        return orders::Failure{std::move(problems)};
    }
    return back;
}

/// Mails that the ruling wrote and that have not surely left: what they say no longer holds.
orders::Result<std::vector<MessageId>> unsent_of(const GameInPlay& in_play, const RulingRow& ruling) {
    GM_TAKE(auto unsent, in_play.store.unsent_messages());
    std::vector<MessageId> ids;
    for (const MessageRow& message : unsent)
        if (message.ruling == ruling.id) ids.push_back(message.id);
    return ids;
}

orders::Result<PutBack> put_back_of_its_kind(const GameInPlay& in_play, const RulingRow& ruling) {
    const json args = json::parse(ruling.data, nullptr, false);
    if (ruling.kind == "accept-late") return put_back_sheets(in_play, ruling, args);
    if (ruling.kind == "replace-player") return put_back_player(in_play, ruling, args);
    return PutBack{};
}

}  // namespace

orders::Result<PutBack> put_back_by_revoking(const GameInPlay& in_play, const RulingRow& ruling) {
    GM_TAKE(auto back, put_back_of_its_kind(in_play, ruling));
    GM_TAKE(back.effects.withdrawn, unsent_of(in_play, ruling));
    return back;
}

}  // namespace gm
