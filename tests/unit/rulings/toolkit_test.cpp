// Rulings that every game knows, on Sealed Bids.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "resolution/ruling.h"
#include "tests/support/table.h"

using namespace resolution;
using nlohmann::json;

namespace {

struct SealedBids : testing::Test {
    test_support::Table table{"tiny", 3, test_support::seed_of(1)};
    Record record;

    Ruling ruling(std::string kind, json args, Audience audience = Audience::game_master()) {
        return {std::move(kind), "a slip of the pen", audience, std::move(args)};
    }
    orders::Result<Position> rule(const Ruling& what) {
        record = {};
        record.journal.enter(rulings_step.id);
        return table.game().rule(table.position(), table.roster(), what, record);
    }
    json told(Reader reader) const { return to_json(record.journal, table.roster(), reader); }
    std::string refusal(const Ruling& what) {
        const auto ruled = rule(what);
        return ruled ? "it was not refused" : orders::describe(ruled.problems());
    }
};

const PlayerIndex first{0};
const PlayerIndex second{1};

}  // namespace

TEST_F(SealedBids, MoneyThatARulingMovesIsInTheLedger) {
    const auto after = rule(ruling("adjust", {{"path", {"players", "p1", "coins"}}, {"by", 5}}, Audience::only(first)));
    ASSERT_TRUE(after) << orders::describe(after.problems());
    EXPECT_EQ(table.game().balance(*after, first) - table.game().balance(table.position(), first), Money{5});
    ASSERT_EQ(record.ledger.size(), 1U);
    const Movement& line = record.ledger.front();
    EXPECT_EQ(line.player, first);
    EXPECT_EQ(line.amount, Money{5});
    EXPECT_EQ(line.balance, table.game().balance(*after, first));
    EXPECT_EQ(line.step, "rulings");
    EXPECT_EQ(line.rule, "ruling");
}

TEST_F(SealedBids, ThoseWhoMayKnowReadTheReasonAndWhatChanged) {
    ASSERT_TRUE(rule(ruling("set", {{"path", {"players", "p1", "points"}}, {"value", 3}}, Audience::only(first))));
    const json entries = told(Reader::player(first));
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0]["step"], "rulings");
    EXPECT_EQ(entries[0]["rule"], "ruling");
    EXPECT_EQ(entries[0]["data"]["reason"], "a slip of the pen");
    EXPECT_EQ(entries[0]["data"]["changes"][0]["path"], "players.p1.points");
    EXPECT_EQ(entries[0]["data"]["changes"][0]["before"]["value"], 0);
    EXPECT_EQ(entries[0]["data"]["changes"][0]["after"]["value"], 3);
    EXPECT_TRUE(told(Reader::player(second)).empty());
    EXPECT_TRUE(told(Reader::anybody()).empty());
}

TEST_F(SealedBids, WhoseOwnFigureItIsSeesItChangeWithoutTheReason) {
    ASSERT_TRUE(rule(ruling("adjust", {{"path", {"players", "p1", "coins"}}, {"by", -2}})));
    const json entries = told(Reader::player(first));
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0]["kind"], "ruling-felt");
    EXPECT_EQ(entries.dump().find("a slip of the pen"), std::string::npos);
    EXPECT_TRUE(told(Reader::player(second)).empty());
    EXPECT_EQ(told(Reader::game_master()).size(), 2U);
}

TEST_F(SealedBids, WhatTheGameCannotHoldIsRefused) {
    const auto set = [&](json path, json value) { return refusal(ruling("set", {{"path", path}, {"value", value}})); };
    EXPECT_NE(set({"players", "p1", "lucky"}, 9).find("from 1 to 6"), std::string::npos);
    EXPECT_NE(set({"players", "p1", "coins"}, -1).find("must be between 0 and"), std::string::npos);
    EXPECT_NE(set({"players", "p1", "coins"}, nullptr).find("cannot be"), std::string::npos);
    EXPECT_NE(set({"players", "p1", "coins"}, 10).find("is 10 already"), std::string::npos);
    EXPECT_NE(set({"players", "zz", "coins"}, 1).find("there is no figure"), std::string::npos);
    EXPECT_NE(set({"turn"}, 2).find("neither the turn nor the list of players"), std::string::npos);
    EXPECT_NE(set({"order"}, {"p1", "p2"}).find("order"), std::string::npos);
    EXPECT_NE(refusal(ruling("adjust", {{"path", {"order"}}, {"by", 1}})).find("is no number"), std::string::npos);
    EXPECT_NE(refusal(ruling("eliminate", {{"player", "p1"}})).find("replace-player"), std::string::npos);
    EXPECT_NE(refusal(ruling("breach", {{"player", "p1"}})).find("knows no ruling 'breach'"), std::string::npos);
}

TEST_F(SealedBids, AMapIsSetAsAWholeOrNotAtAll) {
    const auto set = [&](json path, json value) { return refusal(ruling("set", {{"path", path}, {"value", value}})); };
    const std::string half = set({"players", "p1"}, {{"coins", 5}});
    EXPECT_NE(half.find("cannot be {\"coins\":5}: "), std::string::npos) << half;
    EXPECT_NE(half.find("lucky"), std::string::npos) << half;
    EXPECT_NE(set({"players"}, json::object()).find("cannot be {}: "), std::string::npos);
    json whole = table.game().to_json(table.position())["players"]["p1"];
    whole["coins"] = 77;
    const auto after = rule(ruling("set", {{"path", {"players", "p1"}}, {"value", whole}}, Audience::only(first)));
    ASSERT_TRUE(after) << orders::describe(after.problems());
    EXPECT_EQ(table.game().balance(*after, first), Money{77});
    EXPECT_EQ(told(Reader::player(first))[0]["data"]["changes"],
              json::array({{{"path", "players.p1"}, {"parts", {"players", "p1"}}}}));  // that, and no values
}

TEST_F(SealedBids, PublishingTellsAndChangesNothing) {
    const auto after = rule(
        ruling("publish", {{"text", "the die is true"}, {"path", {"players", "p2", "lucky"}}}, Audience::only(first)));
    ASSERT_TRUE(after) << orders::describe(after.problems());
    EXPECT_EQ(table.game().to_json(*after), table.game().to_json(table.position()));
    const json told_first = told(Reader::player(first));
    EXPECT_EQ(told_first[0]["data"]["text"], "the die is true");
    EXPECT_EQ(told_first[0]["data"]["changes"][0]["after"]["value"],
              table.game().to_json(table.position())["players"]["p2"]["lucky"]);
    EXPECT_TRUE(told(Reader::player(second)).empty());
    EXPECT_TRUE(record.ledger.empty());
}
