// What nobody may read in Anime-Warfare, said once more and without the marks and audiences that see to it: worths of
// campaigns, hidden units, and standing orders of others (section 10, 12.6).

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "resolution/anime_warfare/board.h"
#include "resolution/anime_warfare/rules.h"
#include "resolution/typed_game.h"
#include "tests/support/bot_games.h"
#include "tests/support/table.h"

using namespace resolution;
using namespace resolution::anime_warfare;
using nlohmann::json;
using test_support::Played;
using test_support::Table;

namespace {

const int games_of_licences = test_support::games_to_play(16, 4);

const State& licences_of(const Position& position) { return std::any_cast<const State&>(position.state); }

class AnimeWarfareSecrets : public testing::Test {
protected:
    /// Whole games of bots; `look` sees each run after it was resolved.
    template <class Look>
    static void play(Look look) {
        test_support::play_bots(Rules::id, games_of_licences, 4,
                                [&](const Table& table, const resolution::Sheets& sheets) {
                                    look(table, table.resolve(table.position(), sheets));
                                });
    }
};

const anime_warfare::Rules& rules_of(const Table& table) {
    return dynamic_cast<const TypedGame<anime_warfare::Rules>&>(table.game()).rules();
}

}  // namespace

TEST_F(AnimeWarfareSecrets, WhatIsOnesOwnIsToldToOnePlayer) {
    const std::set<std::string> own{"campaign_seen", "hidden_move", "cards_seen", "refused"};
    int told = 0;
    play([&](const Table& table, const Played& played) {
        for (const json& entry : to_json(played.record.journal, table.roster(), Reader::game_master())) {
            if (!own.contains(entry["kind"].get<std::string>())) {
                EXPECT_EQ(entry["audience"], "everyone") << entry;
                continue;
            }
            ++told;
            ASSERT_TRUE(entry["audience"].is_array()) << entry;
            EXPECT_EQ(entry["audience"].size(), 1U) << entry;
        }
    });
    EXPECT_GT(told, 0);
}

TEST_F(AnimeWarfareSecrets, OfCampaignsOfOthersOneKnowsTheirNumber) {
    int held = 0;
    play([&](const Table& table, const Played& played) {
        const State& after = licences_of(played.position);
        for (const PlayerIndex reader : table.roster().all()) {
            const State known = rules_of(table).known(after, Reader::player(reader));
            for (const PlayerIndex other : table.roster().all()) {
                const auto& seen = known[other].campaigns;
                ASSERT_EQ(seen.worth.size(), after[other].campaigns.worth.size());
                held += static_cast<int>(seen.worth.size());
                if (other == reader) {
                    EXPECT_EQ(seen.worth, after[other].campaigns.worth);
                } else {
                    EXPECT_TRUE(
                        std::all_of(seen.worth.begin(), seen.worth.end(), [](int worth) { return worth == 0; }));
                    EXPECT_EQ(known[other].standing, Standing{});
                }
            }
        }
    });
    EXPECT_GT(held, 0);
}

/// How many there are everybody saw when they vanished, and so what is left in the reserve.
TEST_F(AnimeWarfareSecrets, OfHiddenUnitsOfOthersOneKnowsTheirKinds) {
    play([&](const Table& table, const Played& played) {
        const State& after = licences_of(played.position);
        if (after.phase == Phase::setup) return;
        const Figures& figures = rules_of(table).figures();
        for (const PlayerIndex reader : table.roster().all()) {
            const State known = rules_of(table).known(after, Reader::player(reader));
            for (const Zone& zone : known.zones) {
                for (const HiddenUnit& one : zone.hidden) EXPECT_EQ(one.owner, after[reader].faction());
            }
            for (std::size_t i = 0; i < unit_count; ++i) {
                const auto unit = static_cast<Unit>(i);
                EXPECT_EQ(Board(figures, known).reserve(unit), Board(figures, after).reserve(unit)) << id_of(unit);
            }
        }
    });
}

/// No kind has more units than exist, and a controlled studio has its mascot.
TEST_F(AnimeWarfareSecrets, UnitsAreNeitherMadeNorLost) {
    play([&](const Table& table, const Played& played) {
        const auto back = table.game().from_json(table.game().to_json(played.position));
        EXPECT_TRUE(back) << (back ? "" : orders::describe(back.problems()));
        const State& after = licences_of(played.position);
        const Board board(rules_of(table).figures(), after);
        for (std::size_t i = 0; i < unit_count && after.phase != Phase::setup; ++i) {
            const auto unit = static_cast<Unit>(i);
            int there = 0;
            for (const Faction faction : after.seats()) there += board.on_map(faction, unit);
            EXPECT_LE(there, static_cast<int>(board.of(unit).reserve)) << id_of(unit);
        }
    });
}
