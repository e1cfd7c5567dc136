// What the store has of a turn tells each reader what the reader was told when the turn was resolved.

#include "gm/play/stored_turn.h"

#include <gtest/gtest.h>

#include "gm/assets/campaigns.h"
#include "gm/play/letters.h"
#include "gm/play/outgoing.h"
#include "tests/unit/play/bot_game.h"

namespace gm {
namespace {

using resolution::Reader;
using test::BotGame;

std::vector<Reader> readers_of(const GameInPlay& in_play) {
    std::vector<Reader> readers{Reader::anybody(), Reader::game_master()};
    for (const resolution::PlayerIndex player : in_play.roster.all()) readers.push_back(Reader::player(player));
    return readers;
}

class EveryCampaign : public testing::TestWithParam<std::string> {
protected:
    void compare(const ResolvedTurn& told, int number, const MailCircumstances& circumstances) {
        auto stored = StoredTurn::load(in_play_, number);
        ASSERT_TRUE(stored) << orders::describe(stored.problems());
        for (const Reader reader : readers_of(in_play_)) {
            const nlohmann::json then = mail_knowledge(reader, told, circumstances);
            EXPECT_EQ(stored->knowledge(reader).dump(1), then.dump(1)) << "turn " << number;
        }
    }

    std::string seed_if(bool over) const { return over ? in_play_.campaign.seed.hex() : ""; }

    BotGame game_{GetParam()};
    GameInPlay in_play_ = game_.open();
};

TEST_P(EveryCampaign, TheSetupIsToldAgain) {
    resolution::Dice dice(in_play_.campaign.seed, 0);
    resolution::Record record;
    const PlayersFile players = read_players(game_.players(), "en");
    const auto position = in_play_.game->fresh(players.roster, players.document, dice, record);
    ASSERT_TRUE(position);
    const ResolvedTurn told{0, *in_play_.game, players.roster, *position, record, in_play_.campaign.commitment};
    MailCircumstances circumstances{test::monday};
    circumstances.deadline = deadline_json(in_play_.calendar, test::monday);
    EXPECT_EQ(circumstances.deadline.is_null(), !in_play_.calendar);
    compare(told, 0, circumstances);
}

TEST_P(EveryCampaign, EveryTurnIsToldAgain) {
    int turns = 0;
    for (; !in_play_.over(); ++turns) {
        ASSERT_LT(turns, 100);
        const int turn = in_play_.game->turn(in_play_.position);
        const ResolvedGameTurn resolved = BotGame::resolve(in_play_, test::tuesday);
        const bool over = in_play_.game->over(resolved.position);
        MailCircumstances circumstances{test::tuesday};
        if (!over) circumstances.deadline = deadline_json(in_play_.calendar, test::tuesday);
        ASSERT_TRUE(commit_turn(in_play_, resolved));
        compare({turn, *in_play_.game, in_play_.roster, resolved.position, resolved.record,
                 in_play_.campaign.commitment, seed_if(over)},
                in_play_.last.number, circumstances);
    }
    EXPECT_GT(turns, 1);
}

TEST_P(EveryCampaign, ATurnThatIsNotResolvedHasNothingToTell) { EXPECT_FALSE(StoredTurn::load(in_play_, 1)); }

INSTANTIATE_TEST_SUITE_P(StoredTurn, EveryCampaign, testing::ValuesIn(campaign_names()), [](const auto& one) {
    std::string name = one.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
});

}  // namespace
}  // namespace gm
