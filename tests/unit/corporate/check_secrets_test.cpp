// What a check must not betray, and what the game master's adds.

#include "tests/unit/corporate/check_support.h"

namespace corporate_test {

namespace {

const std::string one_run = "runs: [{type: sabotage, target: evo, agent: sakura, invest: 100000}]";

/// The same sheet, checked by its author with and without something it cannot know.
void expect_unmoved(const json& hidden, const std::string& sheet, const json& known = json::object()) {
    Trial plain({"a", "b"}, known);
    json all = known;
    all.merge_patch(hidden);
    Trial changed({"a", "b"}, all);
    plain.order("a", sheet);
    changed.order("a", sheet);
    EXPECT_EQ(to_json(check(changed, "a")), to_json(check(plain, "a"))) << hidden;
}

}  // namespace

TEST(CorporateCheckSecrets, AnAgentsSecretFriendIsNotBetrayed) {
    const json secret = {{"agents", {{"sakura", {{"secret_allies", {"evo"}}}}}}};
    expect_unmoved(secret, one_run);
    Trial trial({"a", "b"}, secret);
    trial.order("a", one_run);
    EXPECT_TRUE(order_at(check(trial, "a"), "runs/1").taken());
    const auto orders = check_for_gm(trial, "a").for_gm->orders;
    ASSERT_EQ(orders.size(), 1U);
    EXPECT_EQ(orders[0].path, "runs/1");
    EXPECT_FALSE(orders[0].taken());
    EXPECT_EQ(own(orders[0], "because"), "target-is-ally");
}

TEST(CorporateCheckSecrets, WhoIsInformedIsWarned) {
    Trial trial({"a", "b"},
                {{"agents", {{"sakura", {{"secret_allies", {"evo"}}, {"loyalty", {{"a", 2}, {"b", 1}}}}}}}});
    trial.order("a", one_run);
    EXPECT_EQ(own(order_at(check(trial, "a"), "runs/1"), "because"), "target-is-ally");
    trial.order("a", "runs: [{type: scandal, target: b, agent: sakura, invest: 100000}]");
    EXPECT_EQ(own(order_at(check(trial, "a"), "runs/1"), "because"), "target-is-ally");  // CG-92
    trial.before.turn = 1;  // it was told before the first turn, too
    trial.order("a", "runs: [{type: scandal, target: b, agent: sakura, invest: 100000}]");
    EXPECT_EQ(own(order_at(check(trial, "a"), "runs/1"), "because"), "target-is-ally");
}

TEST(CorporateCheckSecrets, OtherThingsNobodyToldTheAuthor) {
    expect_unmoved({{"agents", {{"sakura", {{"secret_enemies", {"a"}}}}}}}, "buy: [loyalty: sakura]\n" + one_run);
    expect_unmoved({{"agents", {{"sakura", {{"loyalty", {{"b", 4}}}}}}}}, "buy: [loyalty: sakura]\n" + one_run,
                   {{"agents", {{"sakura", {{"loyalty", {{"a", 1}}}}}}}});
    expect_unmoved({{"agents", {{"sakura", {{"loyalty", {{"b", 1}}}}}}}},
                   "runs: [{type: scandal, target: b, agent: sakura, invest: 100000}]");
    expect_unmoved({{"players", {{"b", {{"croc", {{"name", "X"}, {"runs", 2}}}}}}}},
                   "runs: [{type: information, target: \"croc:b\", agent: sakura, invest: 100000}]");
    expect_unmoved(
        {{"runs",
          {{"T2-AAA",
            {{"buyer", "b"}, {"agent", "sakura"}, {"type", "scandal"}, {"target", "b"}, {"known_to", {"b"}}}}}}},
        "runs: [{type: information, target: \"run:T2-AAA\", agent: sakura, invest: 100000}]");
    expect_unmoved(
        {{"players",
          {{"b", {{"money", 1}, {"traits", {"metahuman"}}, {"secrets", {{{"text", "x"}, {"trait", "metahuman"}}}}}}}},
         {"effects", {{"b", {{"bound_to_dragon", true}}}}}},
        "runs: [{type: scandal, target: b, agent: inoshishi, invest: 100000}]\ntransfers: [{to: b, amount: 5}]");
    expect_unmoved(
        {{"players",
          {{"b", {{"secrets", {{{"text", "x"}, {"shameful", 3}, {"trait", "woman"}}}}, {"traits", {"woman"}}}}}}},
        "evidence: [{publish: \"secret:b/1\"}]",
        {{"players", {{"a", {{"evidence", {"secret:b/1"}}}}, {"b", {{"secrets", {"y"}}}}}}});
}

TEST(CorporateCheckSecrets, OtherSheetsDoNotMoveIt) {
    Trial trial({"a", "b"}, {{"auction", 3}, {"agents", {{"sakura", {{"loyalty", {{"a", 2}, {"b", 2}}}}}}}});
    const std::string sheet = "buy: [loyalty: sakura]\nauction: 100000\n" + one_run;
    trial.order("a", sheet);
    const json alone = to_json(check(trial, "a"));
    trial.order("b", "transfers: [{to: a, amount: 50000}]\n" + sheet);
    EXPECT_EQ(to_json(check(trial, "a")), alone);
}

TEST(CorporateCheckSecrets, WhatIsKeptIsWhatTheAuthorMayKnow) {
    Trial trial({"a", "b"}, {{"players",
                              {{"b",
                                {{"money", 7},
                                 {"honour", 4},
                                 {"influence", 9},
                                 {"shares", {{"evo", 2}}},
                                 {"traits", {"woman", "celebrity", "awakened"}},
                                 {"secrets", {{{"text", "x"}, {"trait", "awakened"}}}}}}}},
                             {"agents",
                              {{"mita-gumi", {{"loyalty", {{"b", 3}}}}},
                               {"sakura", {{"loyalty", {{"b", 3}}}, {"state", "captured"}, {"captor", "b"}}}}}});
    const PlayerIndex a{0};
    const PlayerIndex b{1};
    const State known = *known_to(rules(), trial.before, Reader::player(a));
    EXPECT_EQ(known[a].money, trial.before[a].money);
    EXPECT_EQ(known[b].money, Money{});
    EXPECT_EQ(known[b].honour, 4);
    EXPECT_EQ(known[b].influence, 4);  // what works is public, what was bought is not
    EXPECT_EQ(known[b].shares, trial.before[b].shares);
    // Only that one cannot be hidden: the others are b's own affair, whether a secret hides them or not.
    EXPECT_EQ(known[b].traits.list(), std::vector{corporate::Trait::celebrity});
    for (std::size_t i = 0; i < known.agents.size(); ++i) {
        const bool clan = known.agents[i].id == "mita-gumi";
        EXPECT_EQ(known.agents[i].loyalty_to(b), clan ? 3 : 0) << known.agents[i].id;
        EXPECT_FALSE(known.agents[i].captor);
    }
}

// The game master reads what the author reads, and beneath it what will be otherwise.
TEST(CorporateCheckSecrets, TheGameMasterReadsTheSameAndMore) {
    Trial trial({"a", "b"}, {{"auction", 3},
                             {"players", {{"a", {{"honour", 5}, {"money", 400000}}}}},
                             {"agents", {{"kekyan", {{"loyalty", {{"a", 2}, {"b", 2}}}}}}}});
    trial.order("a", "gm_note: be kind\nbuy: [loyalty: kekyan]\nauction: 100000\n" + one_run);
    trial.order("b",
                "transfers: [{to: a, amount: 50000}]\nbuy: [loyalty: kekyan]\nauction: 200000\n"
                "runs: [{type: sabotage, target: evo, agent: sakura, invest: 150000}]");
    Check checked = check_for_gm(trial, "a");
    const auto [orders, otherwise] = checked.for_gm.value();
    checked.for_gm.reset();
    EXPECT_EQ(to_json(checked), to_json(check(trial, "a")));
    ASSERT_EQ(orders.size(), 3U);
    EXPECT_EQ(orders[0].path, "buy/1");
    EXPECT_EQ(reason(orders[0]), "declines");
    EXPECT_EQ(orders[1].path, "auction");
    EXPECT_TRUE(orders[1].taken());
    EXPECT_EQ(orders[1].cost, Money{});  // outbid
    EXPECT_EQ(own(orders[2], "because"), "no-room");
    EXPECT_EQ(remarks(otherwise, "received"), json({{{"kind", "received"}, {"from", "b"}, {"amount", 50000}}}));
    EXPECT_EQ(remarks(otherwise, "money"), json({{{"kind", "money"}, {"left", 450000}}}));
    EXPECT_EQ(remarks(otherwise, "gm-note")[0]["text"], "be kind");
}

TEST(CorporateCheckSecrets, TheGameMastersCheckDrawsAsTheTurnWill) {
    Trial trial({"a", "b"}, json::object());
    trial.order("a", one_run);
    trial.order("b", one_run);
    trial.dice("priority/sakura/a/1: 1\npriority/sakura/b/1: 2\n");
    EXPECT_EQ(own(check_for_gm(trial, "a").for_gm->orders.at(0), "because"), "no-room");
    EXPECT_EQ(to_json(check_for_gm(trial, "b"))["gm"], json::array());
}

}  // namespace corporate_test
