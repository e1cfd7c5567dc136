// The check of a sheet: costs, running money, verdicts, odds, limits.

#include "tests/unit/corporate/check_support.h"

namespace corporate_test {

TEST(CorporateCheck, OrdersAppearOnceInTheOrderInWhichTheTurnTakesThem) {
    Trial trial(
        {"a", "b"},
        {{"auction", 3},
         {"agents", {{"sakura", {{"loyalty", {{"a", 4}}}}}, {"kekyan", {{"state", "captured"}, {"captor", "a"}}}}},
         {"players", {{"a", {{"party", "reformers"}, {"political_points", 2}, {"traits", {"old-hand"}}}}}},
         {"effects", {{"a", {{"grant", 3}, {"public_contract", true}}}}}});
    trial.order("a", R"(
party_line: populist
citizenship: none
grant: [{corporation: evo, assets: 2}]
public_contract: {add: renraku}
forecasts: [{corporation: renraku, rank: 1}]
votes: [{up: renraku, down: evo}]
instinct: true
dragon: {estimates: [2]}
captives: {kekyan: turn}
runs: [{type: sabotage, target: mct, agent: independents, invest: 50000}]
agents: {sakura: {authorise: [{player: b, run: 1}], secret_allies: [evo]}}
auction: 1000
buy: [share: evo, [not, understood], influence]
honour: {beg: 1}
evidence: [{burn: "secret:b/1"}]
transfers: [{to: b, amount: 1000}]
)");
    const std::vector<std::string> expected{"transfers/1",
                                            "evidence/1",
                                            "honour",
                                            "buy/1",
                                            "buy/2",
                                            "buy/3",
                                            "auction",
                                            "agents/sakura/authorise",
                                            "agents/sakura/secret_allies",
                                            "runs/1",
                                            "captives/kekyan",
                                            "dragon",
                                            "dragon/estimates/1",
                                            "instinct",
                                            "votes/1",
                                            "forecasts/1",
                                            "public_contract",
                                            "grant/1",
                                            "citizenship",
                                            "party_line"};
    const Check checked = check(trial, "a");
    EXPECT_EQ(paths_of(checked), expected);
    EXPECT_FALSE(order_at(checked, "buy/2").taken());
    EXPECT_EQ(reason(order_at(checked, "buy/2")), "not-understood");
    EXPECT_EQ(order_at(checked, "buy/2").kind, "purchase");
    EXPECT_EQ(own(order_at(checked, "captives/kekyan"), "fate"), "turn");
    EXPECT_EQ(reason(order_at(checked, "evidence/1")), "no-proof");
}

TEST(CorporateCheck, MoneyRunsFromTheOpeningToWhatIsLeft) {
    Trial trial({"a", "b"}, {{"players", {{"a", {{"money", 2000000}, {"influence", 1}}}}}});
    trial.order("a", R"(
transfers: [{to: b, amount: 100000}]
honour: {beg: 1}
buy: [share: evo, share: evo, loyalty: sakura]
runs: [{type: sabotage, target: mct, agent: maboroshi, invest: 150000}]
)");
    const Check checked = check(trial, "a");
    EXPECT_EQ(checked.money, Money{2000000});
    EXPECT_EQ(order_at(checked, "transfers/1").cost, Money{100000});
    EXPECT_EQ(order_at(checked, "transfers/1").left, Money{1900000});
    EXPECT_EQ(order_at(checked, "honour").gain, Money{125000});
    EXPECT_EQ(order_at(checked, "honour").left, Money{2025000});
    EXPECT_EQ(order_at(checked, "buy/1").cost, Money{1000000});
    EXPECT_EQ(to_json(order_at(checked, "buy/2")), json({{"kind", "share"},
                                                         {"corporation", "evo"},
                                                         {"path", "buy/2"},
                                                         {"taken", false},
                                                         {"reason", "influence"},
                                                         {"rule", "CG-31"},
                                                         {"cost", 0},
                                                         {"gain", 0},
                                                         {"left", 1025000}}));
    EXPECT_EQ(own(order_at(checked, "buy/3"), "level"), 1);
    EXPECT_EQ(order_at(checked, "runs/1").left, Money{825000});
    EXPECT_EQ(checked.left, Money{825000});
}

TEST(CorporateCheck, ARunShowsItsSum) {
    Trial trial({"a", "b"}, {{"players", {{"a", {{"influence", 1}, {"traits", {"awakened"}}}}}}});
    trial.order("a", R"(
runs:
  - {type: sabotage, target: shiawase, agent: maboroshi, invest: 150000, network: true, awakened: true}
  - {type: sabotage, target: evo, agent: independents, invest: 50000, network: true}
)");
    const Check checked = check(trial, "a");
    const CheckedOrder first = order_at(checked, "runs/1");
    EXPECT_EQ(own(first, "odds"), json({{{"part", "money"}, {"points", 30}},
                                        {{"part", "agent"}, {"points", 30}, {"who", "maboroshi"}},
                                        {{"part", "network"}, {"points", 30}},
                                        {{"part", "awakened"}, {"points", 10}}}));
    EXPECT_EQ(own(first, "percentage"), 100);
    EXPECT_EQ(own(first, "refused_options"), nullptr);
    const CheckedOrder second = order_at(checked, "runs/2");  // CG-44: the option is refused alone
    EXPECT_TRUE(second.taken());
    EXPECT_EQ(own(second, "percentage"), 0);
    EXPECT_EQ(second.cost, Money{50000});
    EXPECT_EQ(own(second, "odds").back(), json({{"part", "agent"}, {"points", -10}, {"who", "independents"}}));
    EXPECT_EQ(own(second, "refused_options"),
              json({{{"option", "network"}, {"reason", "no-right"}, {"rule", "CG-44"}}}));
    EXPECT_EQ(limits(checked, "network"), json({{{"what", "network"}, {"used", 1}, {"of", 1}}}));
    EXPECT_EQ(remarks(checked, "hopeless").size(), 1U);
}

// CG-2: what an agent gives back is not spent again, so the next run is refused all the same.
TEST(CorporateCheck, WhatAnAgentGivesBackComesTooLate) {
    Trial trial({"a"}, {{"players", {{"a", {{"money", 150000}}}}}});
    trial.order("a", R"(
runs:
  - {type: sabotage, target: neonet, agent: kimiko, invest: 100000}
  - {type: sabotage, target: evo, agent: maboroshi, invest: 100000}
)");
    const Check checked = check(trial, "a");
    const CheckedOrder first = order_at(checked, "runs/1");
    EXPECT_FALSE(first.taken());
    EXPECT_EQ(reason(first), "agent");
    EXPECT_EQ(own(first, "because"), "target-is-ally");  // for all to see
    EXPECT_EQ(first.cost, Money{100000});
    EXPECT_EQ(own(first, "returned"), 100000);
    EXPECT_EQ(first.left, Money{50000});
    EXPECT_EQ(reason(order_at(checked, "runs/2")), "no-money");
    EXPECT_EQ(checked.left, Money{150000});
}

TEST(CorporateCheck, HonourOfTheMomentCapsLaterOrders) {
    Trial trial({"a"}, {{"players", {{"a", {{"honour", 3}, {"influence", 2}, {"money", 9000000}}}}}});
    trial.order("a", "honour: {beg: 1}\nbuy: [influence]\n");
    EXPECT_EQ(reason(order_at(check(trial, "a"), "buy/1")), "honour-cap");  // CG-31
    trial.order("a", "buy: [influence]\n");
    EXPECT_TRUE(order_at(check(trial, "a"), "buy/1").taken());
}

TEST(CorporateCheck, LimitsSayWhatIsUsedOfWhat) {
    Trial trial({"a", "b"},
                {{"players", {{"a", {{"influence", 3}, {"party", "nationalists"}, {"political_points", 1}}}}},
                 {"effects", {{"a", {{"extra_votes", 1}, {"grant", 3}, {"extra_estimates", 1}}}}},
                 {"parties", {{"nationalists", {{"underground", true}}}}}});
    trial.order("a", R"(
votes: [{up: renraku, down: evo}, {up: renraku, down: renraku}]
forecasts: [{corporation: renraku, rank: 2}]
buy: [political_points: 1]
grant: [{corporation: evo, assets: 2}]
dragon: {estimates: [1]}
runs:
  - {type: information, target: b, agent: maboroshi, invest: 50000, network: true}
  - {type: information, target: evo, agent: maboroshi, invest: 50000}
  - {type: information, target: evo, agent: navy-bureau, invest: 50000}
)");
    const Check checked = check(trial, "a");
    const auto expect = [&](const std::string& what, int used, int of) {
        EXPECT_EQ(limits(checked, what), json({{{"what", what}, {"used", used}, {"of", of}}}));
    };
    expect("votes", 1, 2);
    expect("forecasts", 1, 3);
    expect("shares", 0, 3);
    expect("network", 1, 3);
    expect("political-points", 1, 2);
    expect("estimates", 1, 2);
    expect("grant", 2, 3);
    const json runs = limits(checked, "runs");
    ASSERT_EQ(runs.size(), 2U);
    EXPECT_EQ(runs[0], json({{"what", "runs"}, {"agent", "maboroshi"}, {"used", 2}, {"of", 1}}));
    EXPECT_EQ(runs[1], json({{"what", "runs"}, {"agent", "navy-bureau"}, {"used", 1}, {"of", nullptr}}));
}

TEST(CorporateCheck, NothingIsAskedOfWhoSentNothing) {
    Trial trial({"a", "b"}, {{"effects", {{"a", {{"bound_to_dragon", true}}}}}});
    const Check checked = check(trial, "a");
    EXPECT_TRUE(checked.orders.empty());
    EXPECT_EQ(remarks(checked, "bound-to-dragon").size(), 1U);
    EXPECT_EQ(checked.left, checked.money);
}

// CG-64: whoever publishes its own end orders nothing more, and reads so.
TEST(CorporateCheck, WhoLeavesInMidTurnReadsThatTheRestIsLost) {
    Trial trial({"a", "b"}, {{"players", {{"a", {{"traits", {"technomancer"}}, {"evidence", {"proof:a"}}}}}}});
    trial.order("a", "evidence: [{publish: \"proof:a\"}]\nbuy: [share: evo]\nvotes: [{up: evo, down: mct}]\n");
    const Check checked = check(trial, "a");
    EXPECT_TRUE(order_at(checked, "evidence/1").taken());
    EXPECT_EQ(reason(order_at(checked, "buy/1")), "out-of-game");
    EXPECT_EQ(reason(order_at(checked, "votes/1")), "out-of-game");
    EXPECT_EQ(remarks(checked, "out-of-game").size(), 1U);
}

}  // namespace corporate_test
