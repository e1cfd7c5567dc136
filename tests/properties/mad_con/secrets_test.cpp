// What nobody may read in Mad-Con, said once more and without the marks and audiences that see to it: values of
// visitors that the reader has not seen, hidden cards, teams (3, 7.6).

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "resolution/mad_con/rules.h"
#include "tests/support/bot_games.h"
#include "tests/support/table.h"

using namespace resolution;
using namespace resolution::mad_con;
using nlohmann::json;
using test_support::Played;
using test_support::Table;

namespace {

const int games_of_secrets = test_support::games_to_play(24, 6);

const State& state_of(const Position& position) { return std::any_cast<const State&>(position.state); }

class MadConSecrets : public testing::Test {
protected:
    /// Whole games of bots; `look` sees each run after it was resolved.
    template <class Look>
    static void play(Look look) {
        test_support::play_bots(Rules::id, games_of_secrets, 5,
                                [&](const Table& table, const resolution::Sheets& sheets) {
                                    look(table, table.resolve(table.position(), sheets));
                                });
    }
    static std::vector<Reader> readers(const Table& table) {
        std::vector<Reader> out{Reader::anybody()};
        for (const PlayerIndex player : table.roster().all()) out.push_back(Reader::player(player));
        return out;
    }
};

const Visitor* find(const State& state, const std::string& id) {
    for (const Visitor& visitor : state.visitors) {
        if (orders::mad_con::visitor_id(visitor.number) == id) return &visitor;
    }
    return nullptr;
}

bool may_know_value(const State& state, const Visitor& visitor, Reader reader) {
    if (state.phase == Phase::over && visitor.at.is_recruited()) return true;
    return reader.player() && visitor.seen_by.has(*reader.player());
}

/// Whom the player swapped in himself, though somebody may have swapped it out again.
bool swapped_in(const json& journal, const std::string& player, const std::string& visitor) {
    return std::any_of(journal.begin(), journal.end(), [&](const json& entry) {
        return entry["kind"] == "swap" && entry["data"]["player"] == player && entry["data"]["new"] == visitor;
    });
}

/// The card that all may see of a mission.
std::string shown(const Mission& mission) {
    if (mission.reveal == Reveal::none) return "nothing";
    return std::string(mission.reveal == Reveal::action ? id_of(*mission.action) : id_of(*mission.organisation));
}

}  // namespace

TEST_F(MadConSecrets, ValuesAreToldToWhoeverHasSeenTheVisitor) {
    int told = 0;
    play([&](const Table& table, const Played& played) {
        const State& after = state_of(played.position);
        for (const Reader reader : readers(table)) {
            const json journal = to_json(played.record.journal, table.roster(), reader);
            for (const json& entry : journal) {
                if (entry["kind"] != "value") continue;
                ++told;
                const std::string id = entry["data"]["visitor"];
                if (const Visitor* visitor = find(after, id)) {
                    EXPECT_TRUE(may_know_value(after, *visitor, reader)) << entry;
                } else {
                    ASSERT_TRUE(reader.player()) << entry;
                    EXPECT_TRUE(swapped_in(journal, table.roster().id(*reader.player()), id)) << entry;
                }
            }
        }
    });
    EXPECT_GT(told, 0);
}

TEST_F(MadConSecrets, WhatIsOnesOwnIsToldToOnePlayer) {
    std::map<std::string, int> told;
    play([&](const Table& table, const Played& played) {
        for (const json& entry : to_json(played.record.journal, table.roster(), Reader::game_master())) {
            const std::string kind = entry["kind"];
            if (!std::set<std::string>{"team", "hand", "mission", "faulty", "refused"}.contains(kind)) continue;
            ++told[kind];
            ASSERT_TRUE(entry["audience"].is_array()) << entry;
            EXPECT_EQ(entry["audience"].size(), 1U) << entry;
        }
    });
    for (const char* kind : {"hand", "mission"}) EXPECT_GT(told[kind], 0) << kind;
}

TEST_F(MadConSecrets, AMissionShowsTheCardItsOwnerRevealed) {
    int shown_cards = 0;
    play([&](const Table& table, const Played& played) {
        const State& after = state_of(played.position);
        for (const json& entry : to_json(played.record.journal, table.roster(), Reader::anybody())) {
            if (entry["kind"] != "reveal") continue;
            ++shown_cards;
            const PlayerIndex owner = *table.roster().find(entry["data"]["player"].get<std::string>());
            EXPECT_EQ(entry["data"]["card"], shown(*after.mission({owner, entry["data"]["slot"].get<int>()})));
        }
    });
    EXPECT_GT(shown_cards, 0);
}

/// In the order of a target list, they would tell everybody what the list says.
TEST_F(MadConSecrets, VisitorsOfAMissionMoveByTheirNumbers) {
    int followed = 0;
    play([&](const Table& table, const Played& played) {
        json last;
        for (const json& entry : to_json(played.record.journal, table.roster(), Reader::anybody())) {
            const bool same = last.is_object() && entry["step"] == last["step"] && last["kind"] == "move";
            if (same && entry["kind"] == "move") {
                ++followed;
                EXPECT_LT(last["data"]["visitor"], entry["data"]["visitor"]);
            }
            last = entry;
        }
    });
    EXPECT_GT(followed, 0);
}

TEST_F(MadConSecrets, TeamsAndRankingsAreShownAtTheEnd) {
    play([](const Table& table, const Played& played) {
        const bool over = state_of(played.position).phase == Phase::over;
        for (const json& entry : to_json(played.record.journal, table.roster(), Reader::anybody())) {
            for (const char* kind : {"side", "ranking", "points", "score", "winner", "value"})
                EXPECT_TRUE(over || entry["kind"] != kind) << entry;
        }
    });
}

TEST_F(MadConSecrets, AViewHoldsWhatItsReaderMayKnow) {
    play([](const Table& table, const Played& played) {
        const State& after = state_of(played.position);
        const bool over = after.phase == Phase::over;
        for (const Reader reader : readers(table)) {
            const json view = table.game().view(played.position, reader);
            for (const Visitor& visitor : after.visitors) {
                const json& seen = view["visitors"][orders::mad_con::visitor_id(visitor.number)];
                const bool known = may_know_value(after, visitor, reader);
                EXPECT_EQ(seen["kind"].is_null(), !known);
                EXPECT_EQ(seen["value"].is_null(), !known);
                EXPECT_EQ(seen["text"] == "?", !known);
            }
            for (const Player& player : after.players) {
                const json& seen = view["players"][player.id];
                const bool own = reader.player() && after[*reader.player()].id == player.id;
                EXPECT_EQ(seen["team"].is_null(), !player.team || !(own || over)) << player.id;
                for (const json& mission : seen["missions"]) {
                    const Mission& real = *player.missions.of(mission["slot"].get<int>());
                    EXPECT_EQ(mission["action"].is_null(), !real.action || !(own || real.reveal == Reveal::action));
                    EXPECT_EQ(mission["organisation"].is_null(), !(own || real.reveal == Reveal::organisation));
                }
                EXPECT_FALSE(seen.contains("hand_cards"));
            }
            const auto team = reader.player() ? after[*reader.player()].team : std::nullopt;
            EXPECT_EQ(view["teams"].is_null(), !after.sides || !(over || (team && team != Team::police)));
            EXPECT_EQ(view["you"].is_null(), !reader.player());
        }
    });
}
