// Rows keep what a resolution says, and who may read it.

#include "gm/store/record.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gm {
namespace {

using nlohmann::json;
using resolution::Audience;
using resolution::Journal;
using resolution::PlayerIndex;
using resolution::Reader;
using resolution::Roster;

struct Bid {
    static constexpr std::string_view kind = "bid";
    int amount = 0;
    resolution::Fields fields() const { return {{"amount", amount}}; }
};

const Roster roster = Roster::of({"anna", "bruno"});
const PlayerIndex anna{0};
const PlayerIndex bruno{1};

Journal journal() {
    Journal out;
    out.enter("bids");
    out.tell(Audience::everyone(), "TG-1", Bid{1});
    out.tell(Audience::only(anna), "TG-2", Bid{2});
    out.tell(Audience::only(resolution::PlayerSet(anna) | bruno), "TG-2", Bid{3});
    out.tell(Audience::game_master(), "TG-3", Bid{4});
    return out;
}

TEST(RecordTest, AReaderSeesTheSameOfTheRowsAsOfTheJournal) {
    const auto rows = rows_of(journal(), roster);
    for (const Reader reader :
         {Reader::anybody(), Reader::game_master(), Reader::player(anna), Reader::player(bruno)}) {
        EXPECT_EQ(journal_json(rows, roster, reader), to_json(journal(), roster, reader));
    }
    EXPECT_EQ(journal_json(rows, roster, Reader::player(bruno)).size(), 2U);
}

TEST(RecordTest, AnAudienceNobodyKnowsIsForTheGameMaster) {
    const std::vector<EntryRow> rows{{"bids", R"("friends")", "", "bid", "{}"},
                                     {"bids", R"({"all":true})", "", "bid", "{}"}};
    EXPECT_TRUE(journal_json(rows, roster, Reader::anybody()).empty());
    EXPECT_TRUE(journal_json(rows, roster, Reader::player(anna)).empty());
    EXPECT_EQ(journal_json(rows, roster, Reader::game_master()).size(), 2U);
}

TEST(RecordTest, RollsComeBackAsTheyWereMade) {
    resolution::Dice dice(resolution::Seed(), 3);
    dice.die("run/a/1", 100);
    const std::vector<std::string> clans{"watada-gumi", "mita-gumi", "wanibuchi-gumi"};
    dice.some_of("war/clans", 2, clans, [](const std::string& clan) { return clan; });
    const auto back = rolls_from(rows_of(dice.record()));
    ASSERT_EQ(back.size(), dice.record().size());
    for (std::size_t i = 0; i < back.size(); ++i) EXPECT_EQ(to_json(back[i]), to_json(dice.record()[i]));
}

TEST(RecordTest, MoneyKeepsItsSign) {
    const auto rows = rows_of(resolution::Ledger{{bruno, {-3}, {7}, "bids", "bid", "pot", "TG-2"}});
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].player, bruno);
    EXPECT_EQ(rows[0].amount, -3);
    EXPECT_EQ(rows[0].balance, 7);
    EXPECT_EQ(rows[0].reason, "bid");
}

}  // namespace
}  // namespace gm
