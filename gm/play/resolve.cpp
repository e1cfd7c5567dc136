#include "gm/play/resolve.h"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "gm/play/mail_occasion.h"
#include "gm/play/repeated_mail.h"
#include "gm/store/record.h"

namespace gm {

using resolution::Dice;
using resolution::ImposedDice;

namespace {

orders::Result<ImposedDice> read_dice(const GameInPlay& in_play, const orders::Document& file) {
    GM_TAKE(auto imposed, ImposedDice::read(file, file.root));
    orders::Problems problems;
    for (const orders::Problem& found : in_play.game->draws(in_play.position).check(imposed)) {
        problems.push_back(file.problem(found.mark, found.what, found.advice));
    }
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return imposed;
}

std::vector<std::string> silent_players(const GameInPlay& in_play, const resolution::Sheets& sheets) {
    std::vector<std::string> silent;
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position)) {
        if (!sheets[demand.player.value()]) silent.push_back(in_play.roster.id(demand.player));
    }
    return silent;
}

orders::Result<std::vector<std::string>> players_only_late(const GameInPlay& in_play,
                                                           const std::vector<std::string>& silent) {
    GM_TAKE(auto rows, in_play.store.sheets(in_play.next_turn()));
    std::vector<std::string> late;
    for (const std::string& id : silent) {
        const bool came = std::any_of(rows.begin(), rows.end(), [&](const SheetRow& row) {
            return row.status == SheetStatus::late && row.player && in_play.roster.id(*row.player) == id;
        });
        if (came) late.push_back(id);
    }
    return late;
}

orders::Result<std::vector<SheetVerdict>> verdicts(const GameInPlay& in_play, SheetStatus taking_part) {
    GM_TAKE(auto sheets, in_play.store.sheets(in_play.next_turn()));
    std::vector<SheetVerdict> verdicts;
    for (const SheetRow& sheet : sheets) {
        if (sheet.status == taking_part) verdicts.push_back({sheet.id, SheetStatus::counted});
    }
    return verdicts;
}

/// Several of one player count together in some games: the store keeps them in the order in which they were taken in.
void as_they_came(std::vector<SheetRow>& rows) { std::ranges::stable_sort(rows, {}, &SheetRow::received_at); }

/// Digests of the sheets that take part.
orders::Result<std::vector<CountedSheet>> sheets_that_count(const GameInPlay& in_play, const ResolveRequest& request) {
    GM_TAKE(auto rows, in_play.store.sheets(in_play.next_turn()));
    as_they_came(rows);
    std::map<std::size_t, std::vector<std::string>> digests;
    for (const SheetRow& row : rows) {
        if (row.status == request.with && row.player) digests[row.player->value()].push_back(row.digest);
    }
    for (const SheetInstead& other : request.instead) {
        digests.erase(other.player.value());
        if (other.orders) digests[other.player.value()] = {other.digest};
    }
    std::vector<CountedSheet> counted;
    for (const auto& [player, list] : digests) {
        for (const std::string& digest : list) counted.push_back({resolution::PlayerIndex(player), digest});
    }
    return counted;
}

/// Rules of another version would give other results: that takes a ruling.
orders::Outcome check_version(const GameInPlay& in_play) {
    const int played = in_play.last.rules_version;
    const int known = in_play.game->rules_version();
    const bool migrated = std::any_of(in_play.rulings.begin(), in_play.rulings.end(), [&](const RulingRow& ruling) {
        return ruling.kind == "migrate" && nlohmann::json::parse(ruling.data).value("to", played) == known;
    });
    if (played == known || migrated) return orders::done();
    return orders::invalid(
        "this game is played by version " + std::to_string(played) + " of its rules, and this gm knows version " +
            std::to_string(known),
        "gm rule migrate --reason ... goes on by the rules of this gm; or use the gm it was played with");
}

}  // namespace

orders::Result<std::optional<resolution::SheetOrders>> read_sheet(const GameInPlay& in_play,
                                                                  const resolution::Position& position,
                                                                  const SheetRow& row) {
    GM_TAKE(auto document, orders::parse_document(row.raw, row.source));
    return in_play.game->read(position, *row.player, document).orders;
}

orders::Result<resolution::Sheets> read_sheets(const GameInPlay& in_play, const resolution::Position& position,
                                               int turn, SheetStatus status) {
    GM_TAKE(auto rows, in_play.store.sheets(turn));
    as_they_came(rows);
    resolution::Sheets sheets(in_play.roster.size());
    for (const SheetRow& row : rows) {
        if (row.status != status || !row.player) continue;
        GM_TAKE(auto orders, read_sheet(in_play, position, row));
        add_to(sheets[row.player->value()], *in_play.game, std::move(orders));
    }
    return sheets;
}

void add_to(std::optional<resolution::SheetOrders>& counts, const resolution::Game& game,
            std::optional<resolution::SheetOrders> later) {
    if (!game.joins_sheets() || !counts) {
        counts = std::move(later);
    } else if (later) {
        counts = game.joined(*counts, *std::move(later));
    }
}

orders::Result<resolution::SheetOrders> with_waiting(const GameInPlay& in_play, resolution::PlayerIndex player,
                                                     resolution::SheetOrders orders) {
    if (!in_play.game->joins_sheets()) return orders;
    GM_TAKE(auto waiting, read_sheets(in_play, in_play.position, in_play.next_turn(), SheetStatus::received));
    add_to(waiting[player.value()], *in_play.game, std::move(orders));
    return *std::move(waiting[player.value()]);
}

orders::Result<ResolvedGameTurn> resolve_turn(const GameInPlay& in_play, const ResolveRequest& request) {
    if (in_play.over()) return orders::invalid("this game is over: there is no turn left to resolve");
    if (!request.any_version) {
        GM_TRY(check_version(in_play));
    }
    ImposedDice imposed = request.imposed;
    if (request.dice) {
        GM_TAKE(imposed, read_dice(in_play, *request.dice));
    }
    GM_TAKE(auto sheets, read_sheets(in_play, in_play.position, in_play.next_turn(), request.with));
    for (const SheetInstead& other : request.instead) sheets[other.player.value()] = other.orders;
    GM_TAKE(auto counted, verdicts(in_play, request.with));

    const int turn = in_play.game->turn(in_play.position);
    Dice dice(in_play.campaign.seed, turn, &imposed);
    ResolvedGameTurn resolved;
    resolved.record = in_play.ruled;
    try {
        resolved.position = in_play.game->resolve(in_play.position, sheets, dice, resolved.record);
    } catch (const resolution::ImpossibleDraw& error) {
        if (!request.dice) return orders::invalid(error.what(), "this draw was imposed when the turn was resolved");
        return request.dice->problem(error.mark, error.what(), "nothing was resolved: correct the dice file");
    }
    resolved.silent = silent_players(in_play, sheets);
    GM_TAKE(resolved.late, players_only_late(in_play, resolved.silent));
    if (request.dice) resolved.unused_dice = dice.unused();
    GM_TAKE(resolved.counted, sheets_that_count(in_play, request));

    resolved.rolls = dice.record();
    resolved.offered = dice.offered();

    GM_TAKE(auto occasion, mail_occasion(in_play, resolved.position, resolved.record, request.now));
    if (request.wordings) occasion.circumstances.wordings = *request.wordings;
    GM_TAKE(auto mail, mails_of(in_play, occasion.told, occasion.circumstances));
    resolved.complaints = std::move(mail.complaints);
    resolved.readable = std::move(mail.readable);
    const nlohmann::json detail = {
        {"turn", in_play.next_turn()}, {"sheets", counted.size()}, {"silent", resolved.silent}};
    resolved.rows = {{in_play.next_turn(), turn, in_play.game->rules_version(), request.now},
                     in_play.game->to_json(resolved.position).dump(),
                     rows_of(resolved.record.journal, in_play.roster),
                     rows_of(dice.record()),
                     rows_of(resolved.record.ledger),
                     std::move(counted),
                     std::move(mail.messages),
                     {request.now, "resolve", detail.dump()},
                     std::move(mail.standing),
                     in_play.game->joins_sheets()};
    return resolved;
}

orders::Result<std::string> commit_turn(GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    GM_TAKE(auto hash, in_play.store.record_turn(resolved.rows));
    in_play.position = resolved.position;
    in_play.last = resolved.rows.turn;
    in_play.ruled = {};
    in_play.rulings.clear();
    return hash;
}

}  // namespace gm
