#include "tests/support/played_game.h"

#include <stdexcept>

#include "gm/play/intake.h"
#include "gm/play/new_game.h"
#include "gm/play/resolve.h"
#include "tests/support/stored_game.h"
#include "tests/support/sure.h"
#include "tests/support/table.h"
#include "tests/support/varied_campaign.h"

namespace test_support {

namespace {

const std::string now = "2026-11-16T12:00:00Z";

orders::Document players_file(std::size_t count) {
    std::string text = "players:\n";
    for (std::size_t i = 1; i <= count; ++i) {
        const std::string id = "p" + std::to_string(i);
        text += "  " + id + ": {mail: " + id + "@example.org, language: " + (i % 2 == 0 ? "fr" : "en") + "}\n";
    }
    return *orders::parse_document(text, "players.yaml");
}

}  // namespace

StoredGamePlan plan_of(const std::string& game, std::uint64_t number) {
    const resolution::PlayerCount count = shipped_game(game)->player_count();
    return {varied_campaign(game, number), count.least + number % (count.most - count.least + 1), number};
}

void play_stored_turn(gm::GameInPlay& in_play, const std::string& policy) {
    resolution::Dice dice(in_play.campaign.seed, in_play.game->turn(in_play.position));
    gm::Letters letters(in_play);
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position)) {
        const auto orders = in_play.game->bot(policy, in_play.position, demand.player, dice);
        const std::string text = in_play.game->write_sheet(in_play.position, demand.player, orders);
        sure(gm::take_sheet(in_play, letters,
                            {.raw = text,
                             .document = orders::parse_document(text, "sheet.yaml"),
                             .source = "sheet.yaml",
                             .player = in_play.roster.id(demand.player),
                             .received_at = now,
                             .now = now}),
             text);
    }
    const auto resolved = sure(gm::resolve_turn(in_play, {std::nullopt, now}), "resolving");
    sure(gm::commit_turn(in_play, resolved), "writing");
}

void play_stored_game(const StoredGamePlan& plan, const std::filesystem::path& folder) {
    {
        const gm::Store made = sure(
            gm::new_game({plan.campaign, players_file(plan.players), folder, seed_of(plan.number), now}), "new game");
    }
    auto in_play = sure(gm::GameInPlay::open(folder, {"test", now}), "opening");
    const auto policies = in_play.game->policies();
    const std::string& policy = policies[plan.number % policies.size()];
    for (int turn = 0; turn < plan.turns && !in_play.over(); ++turn) play_stored_turn(in_play, policy);
}

}  // namespace test_support
