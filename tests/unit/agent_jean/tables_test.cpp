// What Agent Jean's tables take from its journal, on a match of one round told by hand.

#include <gtest/gtest.h>

#include "resolution/agent_jean/rules.h"
#include "resolution/game_tables.h"

namespace resolution::simulated {
namespace {

/// A fact whose fields are given as they are.
struct Told {
    Fields content;
    Fields fields() const { return content; }
};
struct AgentTaken : Told {
    static constexpr std::string_view kind = "agent-taken";
};
struct RoundBegins : Told {
    static constexpr std::string_view kind = "round-begins";
};
struct PowerShown : Told {
    static constexpr std::string_view kind = "power-shown";
};
struct Trick : Told {
    static constexpr std::string_view kind = "trick";
};
struct RoundScored : Told {
    static constexpr std::string_view kind = "round-scored";
};
struct FinalPlace : Told {
    static constexpr std::string_view kind = "final-place";
};

Fields scored(const char* player, int plans, int bonus, int malus, bool medal) {
    return {{"player", player},
            {"plans", plans},
            {"green", 1},
            {"yellow", 2},
            {"bonus", bonus},
            {"malus", malus},
            {"score", plans + bonus - malus},
            {"medal", medal}};
}

OwnRows rows_of(const Fields& first, const Fields& second) {
    const Roster roster = Roster::of({"seat0", "seat1"});
    const std::vector<std::string> policies{"smart", "random"};
    PlayedGame played{roster, policies, {}, {}, false};
    auto tell = [&journal = played.records.emplace_back().journal](const auto& fact) {
        journal.tell(Audience::everyone(), "section 1", fact);
    };
    tell(AgentTaken{{{{{"player", "seat0"}, {"agent", "martha"}}}}});
    tell(AgentTaken{{{{{"player", "seat1"}, {"agent", "jean"}}}}});
    tell(RoundBegins{{{{{"round", 1}, {"leader", "seat1"}}}}});
    tell(PowerShown{{{{{"turn", 1}, {"player", "seat0"}, {"agent", "martha"}}}}});
    tell(Trick{
        {{{{"round", 1},
           {"turn", 1},
           {"powers", List{"martha"}},
           {"plan", "plan07"},
           {"value", 2},
           {"accomplice", "counter_clockwise"},
           {"cards", List{Fields{{"player", "seat1"}, {"card", "B7"}}, Fields{{"player", "seat0"}, {"card", "P3"}}}},
           {"winner", "seat0"}}}}});
    tell(RoundScored{{{{{"round", 1}, {"rows", List{first, second}}}}}});
    tell(FinalPlace{{{{{"player", "seat0"}, {"place", 1}, {"medals", 1}, {"points", 10}}}}});
    tell(FinalPlace{{{{{"player", "seat1"}, {"place", 2}, {"medals", 0}, {"points", 5}}}}});
    return agent_jean::Rules::tables().rows(played);
}

TEST(AgentJeanTables, TellMatchesRoundsAndTurns) {
    const OwnRows rows = rows_of(scored("seat0", 10, 0, 0, true), scored("seat1", 5, 0, 0, false));
    EXPECT_EQ(rows.game, (Row{"martha|jean", "seat1", "1", "1|0"}));
    ASSERT_EQ(rows.seats.size(), 2U);
    EXPECT_EQ(rows.seats[0], (Row{"martha", "0", "10"}));
    EXPECT_EQ(rows.seats[1], (Row{"jean", "1", "5"}));
    ASSERT_EQ(rows.tables.size(), 2U);
    ASSERT_EQ(rows.tables[0].size(), 2U);
    EXPECT_EQ(rows.tables[0][0],
              (Row{"1", "0", "smart", "martha", "10", "1", "2", "0", "0", "10", "1", "1", "1", "0"}));
    EXPECT_EQ(rows.tables[0][1], (Row{"1", "1", "random", "jean", "5", "1", "2", "0", "0", "5", "0", "0", "0", "0"}));
    ASSERT_EQ(rows.tables[1].size(), 1U);
    EXPECT_EQ(rows.tables[1][0],
              (Row{"1", "1", "plan07", "2", "counter_clockwise", "martha", "seat1", "B7|P3", "seat0", "0"}));
}

TEST(AgentJeanTables, SayWhenColoursDecidedARound) {
    const std::size_t by_colours = 13;
    const OwnRows decided = rows_of(scored("seat0", 10, 0, 8, false), scored("seat1", 5, 0, 0, true));
    EXPECT_EQ(decided.tables[0][0][by_colours], "1");
    const OwnRows shared = rows_of(scored("seat0", 10, 0, 5, true), scored("seat1", 5, 0, 0, true));
    EXPECT_EQ(shared.tables[0][0][by_colours], "1");
    const OwnRows plain = rows_of(scored("seat0", 10, 0, 4, true), scored("seat1", 5, 0, 0, false));
    EXPECT_EQ(plain.tables[0][0][by_colours], "0");
}

TEST(AgentJeanTables, EveryRowFitsItsColumns) {
    const OwnRows rows = rows_of(scored("seat0", 10, 0, 0, true), scored("seat1", 5, 0, 0, false));
    const GameTables& tables = agent_jean::Rules::tables();
    EXPECT_EQ(rows.game.size(), tables.game_columns.size());
    EXPECT_EQ(rows.seats[0].size(), tables.seat_columns.size());
    for (std::size_t i = 0; i < tables.tables.size(); ++i)
        EXPECT_EQ(rows.tables[i][0].size(), tables.tables[i].columns.size());
}

}  // namespace
}  // namespace resolution::simulated
