// What a check remarks: duties forgotten, rights unused, orders that contradict each other.

#include "tests/unit/corporate/check_support.h"

namespace corporate_test {

namespace {

json remark_of(const Trial& trial, const std::string& kind) {
    const json found = remarks(check(trial, "a"), kind);
    return found.empty() ? json(nullptr) : found[0];
}

Trial with(const json& player, const json& effects = json::object()) {
    return Trial({"a", "b"}, {{"players", {{"a", player}}}, {"effects", {{"a", effects}}}});
}

}  // namespace

TEST(CorporateCheckRemarks, VotesAndForecastsUnused) {
    Trial trial = with({{"influence", 3}}, {{"extra_votes", 2}});
    trial.order("a", "votes: [{up: renraku, down: evo}]\n");
    EXPECT_EQ(remark_of(trial, "votes-unused")["count"], 2);
    EXPECT_EQ(remark_of(trial, "forecasts-unused")["count"], 2);  // two corporations were voted on
    trial.order("a", R"(
votes: [{up: renraku, down: evo}, {up: renraku, down: evo}, {up: renraku, down: evo}]
forecasts: [{corporation: renraku, rank: 1}, {corporation: evo, rank: 9}]
)");
    EXPECT_TRUE(remark_of(trial, "votes-unused").is_null());
    EXPECT_TRUE(remark_of(trial, "forecasts-unused").is_null());
}

TEST(CorporateCheckRemarks, AnInstinctThatIsNotNeeded) {
    Trial trial = with({{"traits", {"old-hand"}}});
    trial.order("a", "instinct: true\nvotes: [{up: renraku, down: evo}]\n");
    EXPECT_FALSE(remark_of(trial, "instinct-wasted").is_null());
    trial.order("a", "instinct: true\nvotes: [{up: renraku, down: evo}, {up: renraku, down: mct}]\n");
    EXPECT_TRUE(remark_of(trial, "instinct-wasted").is_null());
}

TEST(CorporateCheckRemarks, BoundToTheDragonWithoutAGuess) {
    Trial trial = with(json::object(), {{"bound_to_dragon", true}});
    trial.order("a", "dragon: {}\n");
    EXPECT_FALSE(remark_of(trial, "bound-to-dragon").is_null());
    trial.order("a", "dragon: {estimates: [2]}\n");
    EXPECT_TRUE(remark_of(trial, "bound-to-dragon").is_null());
}

TEST(CorporateCheckRemarks, CaptivesNobodyDecidesOn) {
    Trial trial({"a", "b"}, {{"agents",
                              {{"sakura", {{"state", "captured"}, {"captor", "a"}}},
                               {"kekyan", {{"state", "captured"}, {"captor", "a"}}},
                               {"nagata", {{"state", "captured"}, {"captor", "b"}}}}}});
    trial.order("a", "captives: {sakura: execute}\n");
    EXPECT_EQ(remarks(check(trial, "a"), "captive-undecided"),
              json({{{"kind", "captive-undecided"}, {"agent", "kekyan"}}}));
}

TEST(CorporateCheckRemarks, ContractsDueCountThisSheetsTransfers) {
    const json contract = {{"id", "C-1"},
                           {"parties", {"a", "b"}},
                           {"transfers", {{{"from", "a"}, {"to", "b"}, {"amount", 300000}, {"due", 3}, {"paid", 0}}}}};
    Trial trial({"a", "b"}, {{"contracts", json::array({contract})}});
    trial.order("a", "transfers: [{to: b, amount: 100000, contract: C-1}]\n");
    EXPECT_EQ(remark_of(trial, "contract-due"),
              json({{"kind", "contract-due"}, {"contract", "C-1"}, {"to", "b"}, {"amount", 200000}}));
    trial.order("a", "transfers: [{to: b, amount: 300000, contract: C-1}]\n");
    EXPECT_TRUE(remark_of(trial, "contract-due").is_null());
    trial.order("a", "transfers: [{to: b, amount: 300000, contract: C-7}]\n");
    EXPECT_EQ(remark_of(trial, "contract-unknown")["contract"], "C-7");  // CG-84
    EXPECT_FALSE(remark_of(trial, "contract-due").is_null());
}

TEST(CorporateCheckRemarks, RightsOfThisTurnLeftAlone) {
    Trial trial = with({{"party", "reformers"}, {"political_points", 1}, {"influence", 2}, {"traits", {"awakened"}}},
                       {{"grant", 3}, {"public_contract", true}, {"dragon_run_bonus", true}});
    trial.order("a", R"(
grant: [{corporation: evo, assets: 1}]
runs: [{type: information, target: evo, agent: independents, invest: 50000, network: true},
       {type: information, target: mct, agent: independents, invest: 50000}]
)");
    EXPECT_EQ(remark_of(trial, "grant-unused")["count"], 2);
    EXPECT_FALSE(remark_of(trial, "public-contract-unused").is_null());
    EXPECT_EQ(remark_of(trial, "no-party-line")["party"], "reformers");
    const json unused = remarks(check(trial, "a"), "option-unused");
    ASSERT_EQ(unused.size(), 3U);
    EXPECT_EQ(unused[0], json({{"kind", "option-unused"}, {"option", "network"}, {"count", 1}}));
    EXPECT_EQ(unused[1]["option"], "awakened");
    EXPECT_EQ(unused[2]["option"], "dragon_bonus");
}

TEST(CorporateCheckRemarks, VotesThatContradict) {
    Trial trial = with({{"influence", 3}, {"citizenship", "mct"}, {"money", 9000000}}, {{"extra_votes", 2}});
    trial.order("a", R"(
votes: [{up: renraku, down: evo}, {up: evo, down: mct}, {up: nct, down: horizon}]
buy: [share: horizon]
forecasts: [{corporation: renraku, rank: 1}, {corporation: evo, rank: 1}]
)");
    EXPECT_EQ(remark_of(trial, "voted-both-ways")["corporation"], "evo");
    const json own = remarks(check(trial, "a"), "votes-against-own");
    ASSERT_EQ(own.size(), 2U);
    EXPECT_EQ(own[0], json({{"kind", "votes-against-own"}, {"corporation", "mct"}, {"because", "citizenship"}}));
    EXPECT_EQ(own[1]["because"], "bought");
    EXPECT_EQ(remark_of(trial, "same-rank")["rank"], 1);
}

TEST(CorporateCheckRemarks, RunsAgainstWhatOneHolds) {
    Trial trial({"a", "b"}, {{"players", {{"a", {{"shares", {{"evo", 2}}}, {"money", 9000000}}}}},
                             {"agents", {{"nagata", {{"loyalty", {{"a", 1}}}}}}}});
    trial.order("a", R"(
votes: [{up: mct, down: horizon}]
runs:
  - {type: sabotage, target: evo, agent: independents, invest: 50000}
  - {type: datasteal, target: mct, benefit: horizon, agent: independents, invest: 50000}
  - {type: assassination, target: nagata, agent: independents, invest: 50000}
  - {type: information, target: evo, agent: independents, invest: 50000}
  - {type: sabotage, target: horizon, agent: independents, invest: 50000}
)");
    const json own = remarks(check(trial, "a"), "harms-own");
    ASSERT_EQ(own.size(), 3U);
    EXPECT_EQ(own[0]["because"], "shares");
    EXPECT_EQ(own[1]["because"], "vote");
    EXPECT_EQ(own[2]["because"], "loyalty");
}

TEST(CorporateCheckRemarks, RunsThatMeetEachOther) {
    Trial trial = with({{"money", 9000000}});
    trial.order("a", R"(
runs:
  - {type: sabotage, target: evo, agent: independents, invest: 50000}
  - {type: sabotage, target: evo, agent: maboroshi, invest: 50000}
  - {type: protection, target: evo, agent: kuro-fuuga, invest: 50000, except: [sabotage]}
  - {type: protection, target: mct, agent: independents, invest: 50000}
  - {type: information, target: mct, agent: independents, invest: 50000}
)");
    EXPECT_EQ(remark_of(trial, "same-run-twice")["runs"], json({1, 2}));
    const json met = remarks(check(trial, "a"), "guards-and-attacks");
    ASSERT_EQ(met.size(), 1U);  // the protection of evo lets sabotage pass
    EXPECT_EQ(met[0]["runs"], json({4, 5}));
}

TEST(CorporateCheckRemarks, PairsOfRunsAreNotRemarkedWithoutEnd) {
    Trial trial = with({{"money", 9000000}});
    std::string sheet = "runs:\n";
    for (int i = 0; i < 100; ++i) sheet += "  - {type: sabotage, target: evo, agent: independents, invest: 50000}\n";
    trial.order("a", sheet);
    EXPECT_EQ(remarks(check(trial, "a"), "same-run-twice").size(), 100U);
}

TEST(CorporateCheckRemarks, WhatMayComeBetweenARunAndItsAgent) {
    Trial trial({"a", "b", "c"}, {{"agents", {{"mita-gumi", {{"loyalty", {{"b", 4}, {"c", 3}}}}}}}});
    trial.order("a", R"(
runs:
  - {type: sabotage, target: renraku, agent: mita-gumi, invest: 50000, deposit_only: true}
  - {type: sabotage, target: horizon, agent: sakura, invest: 50000}
  - {type: sabotage, target: nct, agent: sakura, invest: 50000}
)");
    const Check checked = check(trial, "a");
    EXPECT_TRUE(order_at(checked, "runs/1").taken());  // b may say yes
    EXPECT_EQ(remark_of(trial, "needs-leave"),
              json({{"kind", "needs-leave"}, {"run", 1}, {"agent", "mita-gumi"}, {"of", {"b"}}}));
    EXPECT_EQ(remark_of(trial, "deposit-only")["run"], 1);
    EXPECT_EQ(remark_of(trial, "too-many-runs"),
              json({{"kind", "too-many-runs"}, {"agent", "sakura"}, {"of", 1}, {"runs", {2, 3}}}));
}

}  // namespace corporate_test
