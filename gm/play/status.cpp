#include "gm/play/status.h"

#include <algorithm>

namespace gm {

namespace {

std::vector<SentSheets> sent_by_players(const GameInPlay& in_play, std::vector<SheetRow> sheets) {
    std::vector<SentSheets> players(in_play.players.size());
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position))
        players[demand.player.value()].owes = true;
    for (SheetRow& sheet : sheets) {
        if (!sheet.player) continue;
        SentSheets& sent = players.at(sheet.player->value());
        ++sent.count;
        if (sheet.status == SheetStatus::received)
            sent.waiting = std::move(sheet);
        else if (sheet.status == SheetStatus::late)
            sent.late = std::move(sheet);
    }
    return players;
}

}  // namespace

std::size_t GameStatus::missing() const {
    if (over) return 0;
    return static_cast<std::size_t>(std::count_if(players.begin(), players.end(),
                                                  [](const SentSheets& sent) { return sent.owes && !sent.waiting; }));
}

orders::Result<GameStatus> status_of(const GameInPlay& in_play, const std::string& now) {
    GM_TAKE(auto sheets, in_play.store.sheets(in_play.next_turn()));
    GM_TAKE(auto snapshot, in_play.store.snapshot(in_play.last.number));
    GM_TAKE(auto unsent, in_play.store.unsent_messages());
    GM_TAKE(auto aside, in_play.store.mails_aside());
    GM_TAKE(auto undone, in_play.store.undone(in_play.next_turn()));
    GameStatus status;
    status.over = in_play.over();
    status.stage = in_play.game->stage(in_play.position);
    status.players = sent_by_players(in_play, std::move(sheets));
    status.aside = std::move(aside);
    status.hash = std::move(snapshot.hash);
    status.outbox = outbox_of(unsent, now);
    status.sending = FolderLock::is_held(in_play.store.folder(), FolderLock::sender_file_name);
    status.hours = in_play.hours();
    status.undone = std::move(undone);
    return status;
}

}  // namespace gm
