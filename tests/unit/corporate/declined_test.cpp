// CG-104: an agent declines without a word, and nothing around it tells why. CG-22: rivals.

#include <gmock/gmock.h>

#include "tests/unit/corporate/check_support.h"

namespace corporate_test {

using testing::ElementsAre;

namespace {

/// What a reads of its refusals, in that order.
std::vector<std::string> refusals_of(const Trial& trial) {
    std::vector<std::string> out;
    for (const json& refused : trial.told("a", "refused"))
        out.push_back(refused["path"].get<std::string>() + " " + refused["reason"].get<std::string>());
    return out;
}

/// Both have Sakura at 2, and want more of it.
const json both_at_two = {{"corporations", calm},
                          {"players", {{"b", {{"honour", 8}}}}},
                          {"agents", {{"sakura", {{"loyalty", {{"a", 2}, {"b", 2}}}}}}}};
const std::string asks = "buy: [{loyalty: sakura}, croc_run]";

}  // namespace

TEST(CorporateDeclined, NothingInTheLedgerBetraysARival) {
    Trial trial({"a", "b"}, both_at_two);
    trial.order("a", "buy: [{share: mct}, {loyalty: sakura}, {loyalty: kekyan}]");
    trial.order("b", "buy: [{loyalty: sakura}]");
    trial.dice(calm_dice);
    trial.play();
    std::vector<std::string> about;
    for (const Movement& line : trial.record.ledger) {
        if (line.player == PlayerIndex{0}) about.push_back(line.detail);
    }
    EXPECT_EQ(about, (std::vector<std::string>{"mct", "kekyan"}));
    EXPECT_EQ(trial.refused("a"), json({"buy/2"}));
    EXPECT_EQ(trial.told("a", "bought").size(), 2U);
    EXPECT_TRUE(trial.told("a", "loyalty-declined").empty());
    EXPECT_EQ(trial.told(Reader::game_master(), "loyalty-declined")[0]["reason"], "rival");
}

TEST(CorporateDeclined, TheOrderOfRefusalsIsTheSameWhateverTheReason) {
    Trial rivals({"a", "b"}, both_at_two);
    rivals.order("a", asks);
    rivals.order("b", "buy: [{loyalty: sakura}]");
    rivals.dice(calm_dice);
    rivals.play();
    Trial bound({"a", "b"}, {{"corporations", calm}, {"agents", {{"sakura", {{"loyalty", {{"a", 2}, {"b", 3}}}}}}}});
    bound.order("a", asks);
    bound.dice(calm_dice);
    bound.play();
    EXPECT_THAT(refusals_of(rivals), ElementsAre("buy/2 no-croc", "buy/1 declines"));
    EXPECT_EQ(refusals_of(bound), refusals_of(rivals));
}

TEST(CorporateDeclined, LoyaltyThatCostsNothingHasNoPaymentToStrikeOut) {
    std::string text = campaign_text();
    const std::string price = "loyalty: {price: 50000";
    ASSERT_NE(text.find(price), std::string::npos);
    text.replace(text.find(price), price.size(), "loyalty: {price: 0");
    const Rules free_loyalty = *Rules::from_campaign(document(text, "campaign.yaml"));
    Trial trial({"a", "b"}, both_at_two);
    trial.order("a", asks);
    trial.order("b", "buy: [{loyalty: sakura}]");
    trial.dice(calm_dice);
    Dice dice(Seed{}, trial.before.turn, &trial.imposed);
    trial.after = free_loyalty.resolve(trial.before, trial.sheets, dice, trial.record);
    EXPECT_THAT(refusals_of(trial), testing::Contains("buy/1 declines"));
    EXPECT_EQ(trial.after.players[0].money, trial.before.players[0].money);
}

TEST(CorporateDeclined, ThePaymentThatIsStruckOutMayBeAnothersThanTheCheckedOnes) {
    Trial trial({"c", "a", "b"}, both_at_two);
    trial.order("c", "runs: [{type: sabotage, target: mct, agent: independents, invest: 100000}]");
    trial.order("a", asks);
    trial.order("b", "buy: [{loyalty: sakura}]");
    trial.dice(calm_dice);
    const CheckedOrder run = order_at(check_for_gm(trial, "c"), "runs/1");
    EXPECT_EQ(run.cost, Money{100000});
}

}  // namespace corporate_test
