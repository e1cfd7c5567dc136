#include "gm/play/rehearsal.h"

#include <algorithm>

namespace gm {

std::vector<RehearsedPlayer> rehearsed_players(const GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    std::vector<RehearsedPlayer> players;
    for (const resolution::PlayerIndex player : in_play.roster.all()) {
        const resolution::Money held = in_play.game->balance(in_play.position, player);
        players.push_back({.player = player, .opening = held, .closing = held});
    }
    for (const CountedSheet& sheet : resolved.counted) players.at(sheet.player.value()).sheet = true;
    std::vector<bool> moved(players.size());
    for (const LedgerRow& row : resolved.rows.ledger) {
        RehearsedPlayer& player = players.at(row.player.value());
        if (!moved[row.player.value()]) player.opening = {row.balance - row.amount};
        moved[row.player.value()] = true;
        player.closing = {row.balance};
    }
    for (const ReadMail& mail : resolved.readable) {
        const auto reader = in_play.roster.find(mail.reader);
        if (mail.kind == MessageKind::report && reader) players.at(reader->value()).report = &mail;
    }
    return players;
}

}  // namespace gm
