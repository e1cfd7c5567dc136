#include "tests/unit/play/bot_game.h"

#include <stdexcept>

#include "gm/assets/campaigns.h"
#include "gm/files/read.h"
#include "gm/play/new_game.h"
#include "tests/support/sure.h"

namespace gm::test {

using test_support::sure;

namespace {

void hand_in(GameInPlay& in_play, const std::string& now) {
    resolution::Dice dice(in_play.campaign.seed, in_play.game->turn(in_play.position));
    const std::string policy = in_play.game->policies().front();
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position)) {
        NewSheet sheet;
        sheet.turn = in_play.next_turn();
        sheet.player = demand.player;
        sheet.received_at = now;
        sheet.source = in_play.roster.id(demand.player) + ".yaml";
        sheet.raw = in_play.game->write_sheet(in_play.position, demand.player,
                                              in_play.game->bot(policy, in_play.position, demand.player, dice));
        sure(in_play.store.add_sheet(sheet, {}, {now, "import"}));
    }
}

}  // namespace

BotGame::BotGame(const std::string& campaign)
    : players_(sure(load_document(std::filesystem::path(GM_SOURCE_DIR) / "campaigns" / campaign / "players.yaml"))) {
    const auto seed = sure(resolution::Seed::from_hex(std::string(64, '7')));
    sure(new_game({sure(load_campaign(campaign)), players_, folder(), seed, monday}));
}

GameInPlay BotGame::open() const { return sure(GameInPlay::open(folder(), {"a test", monday})); }

ResolvedGameTurn BotGame::resolve(GameInPlay& in_play, const std::string& now) {
    hand_in(in_play, now);
    return sure(resolve_turn(in_play, {std::nullopt, now}));
}

void BotGame::play(GameInPlay& in_play, const std::string& now) { sure(commit_turn(in_play, resolve(in_play, now))); }

}  // namespace gm::test
