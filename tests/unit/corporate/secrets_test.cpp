// Evidence, the technomancer's end, who hears of what.

#include <set>

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

TEST(CorporateSecrets, AnInformationRunFindsAProofThatCanBePublished) {
    Trial trial(
        {"a", "b"},
        {{"corporations", calm},
         {"players",
          {{"b", {{"secrets", {"x", {{"text", "y"}, {"shameful", 2}}}}}}, {"a", {{"known", {"secret:b/1"}}}}}}});
    trial.order("a", "runs: [{type: information, target: b, agent: sakura, invest: 300000}]");
    trial.dice(calm_dice + "run/a/1: 5\n");
    const json found = trial.play();
    EXPECT_EQ(found["players"]["a"]["evidence"], json({"secret:b/2"}));
    EXPECT_EQ(trial.told("a", "secret-found").size(), 1U);
    EXPECT_TRUE(trial.told("b", "secret-found").empty());

    Trial next(
        {"a", "b"},
        {{"corporations", calm},
         {"players",
          {{"b", {{"secrets", {"x", {{"text", "y"}, {"shameful", 2}}}}}}, {"a", {{"evidence", {"secret:b/2"}}}}}}});
    next.order("a", "evidence: [{publish: secret:b/2}]");
    next.dice(calm_dice);
    EXPECT_EQ(next.play()["players"]["b"]["honour"], 4);
    EXPECT_EQ(next.told(Reader::anybody(), "evidence-published").size(), 1U);
}

TEST(CorporateSecrets, ProofAgainstATechnomancerEndsItsCareer) {
    const json players = {{"b", {{"traits", {"technomancer"}}, {"secrets", {"x"}}}},
                          {"a", {{"known", {"secret:b/1"}}}}};
    Trial trial({"a", "b"}, {{"corporations", calm}, {"players", players}});
    trial.order("a", "runs: [{type: information, target: b, agent: sakura, invest: 300000}]");
    trial.dice(calm_dice + "run/a/1: 5\ndefence/a/1/technomancer: 50\n");
    EXPECT_EQ(trial.play()["players"]["a"]["evidence"], json({"proof:b"}));

    Trial next({"a", "b"},
               {{"corporations", calm}, {"players", {{"b", players["b"]}, {"a", {{"evidence", {"proof:b"}}}}}}});
    next.order("a", "evidence: [{publish: proof:b}]");
    next.dice(calm_dice);
    EXPECT_EQ(next.play()["players"]["b"]["in_game"], false);
}

TEST(CorporateSecrets, AHiddenFaceHurtsOnceItIsPublished) {
    const json secret = {{"text", "y"}, {"shameful", 1}, {"trait", "gaijin"}};
    Trial trial({"a", "b"}, {{"corporations", calm},
                             {"players",
                              {{"b",
                                {{"traits", {"gaijin"}},
                                 {"honour", 8},
                                 {"party", "nationalists"},
                                 {"political_points", 3},
                                 {"secrets", {secret}}}},
                               {"a", {{"evidence", {"secret:b/1"}}}}}}});
    trial.order("a", "evidence: [{publish: secret:b/1}]");
    trial.dice(calm_dice);
    const json after = trial.play();
    EXPECT_EQ(after["players"]["b"]["honour"], 5);
    EXPECT_EQ(after["players"]["b"]["party"], nullptr);
}

TEST(CorporateSecrets, ACopyProvesAndAGlanceOnlyTells) {
    Trial trial({"a", "b", "c"}, {{"corporations", calm},
                                  {"players", {{"b", {{"secrets", {"x"}}}}, {"a", {{"evidence", {"secret:b/1"}}}}}}});
    trial.order("a", "evidence: [{show: secret:b/1, with: c}, {burn: secret:b/1}, {share: secret:b/1, with: c}]");
    trial.dice(calm_dice);
    const json after = trial.play();
    EXPECT_EQ(after["players"]["c"]["known"], json({"secret:b/1"}));
    EXPECT_TRUE(after["players"]["c"]["evidence"].empty());
    EXPECT_TRUE(after["players"]["a"]["evidence"].empty());
    EXPECT_EQ(trial.refused("a"), json({"evidence/3"}));
}

TEST(CorporateSecrets, TheFalseReportReadsAsATrueOne) {
    Trial trial({"a", "b"}, {{"corporations", calm}, {"players", {{"b", {{"citizenship", "renraku"}}}}}});
    trial.order("a", "runs: [{type: information, target: b, agent: sakura, invest: 300000}]");
    trial.dice(calm_dice + "run/a/1: 5\ndefence/a/1/renraku: 1\nshadows/player: b\nshadows/type: scandal\n");
    trial.play();
    std::vector<json> seen;
    for (const json& entry : to_json(trial.record.journal, trial.roster, Reader::player(PlayerIndex{1}))) {
        if (entry["kind"] == "run-sighted") seen.push_back(entry);
    }
    ASSERT_EQ(seen.size(), 2U);
    for (json& entry : seen) {
        entry["data"].erase("code");
        entry["data"].erase("type");
    }
    EXPECT_EQ(seen[0], seen[1]);
    EXPECT_LT(trial.told("b", "run-sighted")[0]["code"], trial.told("b", "run-sighted")[1]["code"]);
    EXPECT_TRUE(trial.told("b", "false-report").empty());
    EXPECT_EQ(trial.told(Reader::game_master(), "false-report").size(), 1U);
}

/// What readers are told of sightings, without what one sighting must say otherwise than another.
json shape_of(const json& entry) {
    json keys = json::array();
    for (const auto& [key, value] : entry["data"].items()) keys.push_back(key + ":" + value.type_name());
    return {entry["step"], entry["rule"], entry["kind"], keys};
}

/// The run of a, which Renraku's Defence stops, beside the report that is made up for b; by dice of this seed.
Trial sighted_and_made_up(std::uint8_t seed, const std::string& made_up) {
    const json renraku = {{"b", {{"citizenship", "renraku"}}}};
    Trial trial({"a", "b", "c"}, {{"corporations", calm}, {"players", renraku}});
    trial.order("a", "runs: [{type: information, target: b, agent: sakura, invest: 300000}]");
    trial.dice(calm_dice + "run/a/1: 5\ndefence/a/1/renraku: 1\nshadows/player: b\n" + made_up);
    Dice rolled(Seed({seed}), trial.before.turn, &trial.imposed);
    trial.after = rules().resolve(trial.before, trial.sheets, rolled, trial.record);
    return trial;
}

// CG-23: whoever chooses it, and however, the victim reads what it reads of a true one, and nobody else anything.
TEST(CorporateSecrets, WhateverIsChosenReadsAsATrueReport) {
    std::set<bool> made_up_comes_first;
    for (std::uint8_t seed = 0; seed < 40; ++seed) {
        const Trial drawn = sighted_and_made_up(seed, "");
        const json code = drawn.told(Reader::game_master(), "false-report").at(0)["code"];
        for (const std::string manner : {"interception", "mita-gumi", "watada-gumi"}) {
            for (const std::string type : {"information", "scandal"}) {
                const Trial chosen =
                    sighted_and_made_up(seed, "shadows/type: " + type + "\nshadows/clan: " + manner + "\n");
                const json made = chosen.told(Reader::game_master(), "false-report").at(0);
                EXPECT_EQ(made["clan"], manner == "interception" ? "" : manner);
                EXPECT_EQ(made["code"], code);
                std::set<std::string> shapes;
                for (const json& entry : to_json(chosen.record.journal, chosen.roster, Reader::player(PlayerIndex{1})))
                    if (entry["kind"] == "run-sighted") shapes.insert(shape_of(entry).dump());
                EXPECT_EQ(shapes.size(), 1U) << manner << " " << type;
                const std::vector<json> seen = chosen.told("b", "run-sighted");
                ASSERT_EQ(seen.size(), 2U);
                EXPECT_LT(seen[0]["code"], seen[1]["code"]);
                made_up_comes_first.insert(seen[0]["code"] == code);
                for (const PlayerIndex other : {PlayerIndex{0}, PlayerIndex{2}}) {
                    const Reader reader = Reader::player(other);
                    EXPECT_EQ(to_json(chosen.record.journal, chosen.roster, reader),
                              to_json(drawn.record.journal, drawn.roster, reader));
                    EXPECT_EQ(toolkit_game().view({chosen.after}, reader), toolkit_game().view({drawn.after}, reader));
                }
            }
        }
    }
    EXPECT_EQ(made_up_comes_first.size(), 2U) << "its place tells nothing";
}

TEST(CorporateSecrets, WhereNothingMightInterceptNoInterceptionCanBeChosen) {
    const auto choosing = [](const std::string& what) {
        Trial trial({"a", "b"}, {{"corporations", calm}, {"agents", {{"mita-gumi", {{"loyalty", {{"b", 1}}}}}}}});
        trial.dice(calm_dice + "shadows/player: b\nshadows/type: scandal\nshadows/clan: " + what + "\n");
        trial.play();
    };
    EXPECT_NO_THROW(choosing("watada-gumi"));
    EXPECT_THROW(choosing("interception"), ImpossibleDraw);
    EXPECT_THROW(choosing("mita-gumi"), ImpossibleDraw) << "a friend would tell what it really did";
}

TEST(CorporateSecrets, TracingAnInventedRunReportsAFailure) {
    const json runs = {{"T2-AAA", {{"buyer", nullptr}, {"type", "scandal"}, {"target", "a"}, {"known_to", {"a"}}}}};
    Trial trial({"a", "b"}, {{"corporations", calm}, {"runs", runs}});
    trial.order("a", "runs: [{type: information, target: run:T2-AAA, agent: independents, invest: 500000}]");
    trial.order("b", "runs: [{type: information, target: run:T2-AAA, agent: independents, invest: 500000}]");
    trial.dice(calm_dice + "run/a/1: 5\n");
    trial.play();
    EXPECT_EQ(trial.told("a", "run-report")[0]["outcome"], "failure");
    EXPECT_EQ(trial.refused("b"), json({"runs/1"}));  // it does not know of it
}

// CG-97: a lie is not to be found out by its die. Percentages up to beyond 100, and every kind of lie.
TEST(CorporateSecrets, ADieThatIsToldFitsWhatIsSaidOfTheRun) {
    const json runs = {
        {"T2-AAA", {{"buyer", nullptr}, {"type", "scandal"}, {"target", "a"}, {"known_to", {"a"}}}},
        {"T2-BBB", {{"buyer", "b"}, {"agent", "kekyan"}, {"type", "scandal"}, {"target", "a"}, {"known_to", {"a"}}}}};
    for (const std::string lie : {"run:T2-AAA, agent: independents", "run:T2-BBB, agent: wanibuchi-gumi"}) {
        for (const std::string invest : {"50000", "300000", "900000"}) {
            Trial trial(
                {"a", "b"},
                {{"corporations", calm}, {"runs", runs}, {"agents", {{"wanibuchi-gumi", {{"loyalty", {{"b", 2}}}}}}}});
            trial.order("a", "runs: [{type: information, target: " + lie + ", invest: " + invest + ", network: true}]");
            trial.dice(calm_dice + "run/a/1: 1\n" + (lie.find("BBB") == lie.npos ? "" : "defence/a/1/kekyan: 100\n"));
            trial.play();
            ASSERT_EQ(trial.told(Reader::game_master(), "run-hushed-up").size(), 1U) << lie;
            ASSERT_EQ(trial.told("a", "run-report").size(), 1U);
            const json said = trial.told("a", "run-report")[0];
            const int roll = said["roll"];
            EXPECT_EQ(said["outcome"], "failure");
            EXPECT_TRUE(roll > said["percentage"].get<int>() || roll >= said["always_fails_from"].get<int>()) << said;
            EXPECT_LE(roll, 100);
            EXPECT_EQ(trial.told(Reader::game_master(), "run-rolled")[0]["roll"], 1);
        }
    }
}

TEST(CorporateSecrets, ADieThatALieMayImposeMustFail) {
    const json runs = {{"T2-AAA", {{"buyer", nullptr}, {"type", "scandal"}, {"target", "a"}, {"known_to", {"a"}}}}};
    const auto told = [&](const std::string& die) {
        Trial trial({"a", "b"}, {{"corporations", calm}, {"runs", runs}});
        trial.order("a",
                    "runs: [{type: information, target: run:T2-AAA, agent: independents, invest: 300000}]");  // 50 %
        trial.dice(calm_dice + "run/a/1: 5\nhushed/a/1: " + die + "\n");
        trial.play();
        return trial.told("a", "run-report")[0]["roll"];
    };
    EXPECT_EQ(told("51"), 51);
    EXPECT_EQ(told("100"), 100);
    EXPECT_ANY_THROW(told("50"));
}

TEST(CorporateSecrets, OnlyTheBuyerReadsTheDieOfARun) {
    Trial trial({"a", "b"}, {{"corporations", calm}, {"players", {{"b", {{"citizenship", "renraku"}}}}}});
    trial.order("a", "runs: [{type: information, target: b, agent: sakura, invest: 300000}]");
    trial.dice(calm_dice + "run/a/1: 100\ndefence/a/1/renraku: 1\n");
    trial.play();
    EXPECT_EQ(trial.told("a", "run-report")[0]["roll"], 100);
    ASSERT_EQ(trial.told("b", "team-captured").size(), 1U);
    EXPECT_FALSE(trial.told("b", "team-captured")[0].contains("roll"));
    for (const json& sighted : trial.told("b", "run-sighted")) EXPECT_FALSE(sighted.contains("roll"));
}

TEST(CorporateSecrets, AnAgentTellsThoseItTrusts) {
    Trial trial({"a", "b", "c"},
                {{"corporations", calm},
                 {"agents", {{"sakura", {{"loyalty", {{"b", 2}, {"c", 1}}}, {"secret_enemies", {"evo"}}}}}}});
    trial.order("a", "runs: [{type: sabotage, target: mct, agent: sakura, invest: 100000}]");
    trial.dice(calm_dice);
    trial.play();
    ASSERT_EQ(trial.told("b", "agent-intelligence").size(), 1U);
    const json heard = trial.told("b", "agent-intelligence")[0];
    EXPECT_EQ(heard["secret_enemies"], json({"evo"}));
    EXPECT_EQ(heard["runs"][0]["buyer"], "a");
    EXPECT_TRUE(trial.told("c", "agent-intelligence").empty());
}

// A refusal says "refused" and no more: its place must not tell an agent's no from a lack of room.
TEST(CorporateSecrets, RefusalsStandInTheOrderOfTheSheet) {
    Trial trial({"a", "b"}, {{"corporations", calm},
                             {"agents", {{"sakura", {{"loyalty", {{"b", 2}}}}}, {"kekyan", {{"state", "captured"}}}}}});
    trial.order("a",
                "runs: [{type: sabotage, target: mct, agent: sakura, invest: 50000},"
                " {type: sabotage, target: mct, agent: kekyan, invest: 50000}]");
    trial.order("b", "runs: [{type: sabotage, target: evo, agent: sakura, invest: 50000}]");
    trial.dice(calm_dice);
    trial.play();
    const auto refused = trial.told("a", "refused");
    ASSERT_EQ(refused.size(), 2U);
    EXPECT_EQ(refused[0]["path"], "runs/1");
    EXPECT_EQ(refused[1]["path"], "runs/2");
}

// The invented report must not be told from true ones by its place (CG-23).
TEST(CorporateSecrets, RunsOneHeardOfAreListedByCode) {
    const json runs = {
        {"T2-ZZZ", {{"buyer", "b"}, {"agent", "sakura"}, {"type", "scandal"}, {"target", "a"}, {"known_to", {"a"}}}},
        {"T2-AAA",
         {{"buyer", nullptr}, {"agent", "independents"}, {"type", "scandal"}, {"target", "a"}, {"known_to", {"a"}}}}};
    Trial trial({"a", "b"}, {{"runs", runs}});
    std::reverse(trial.before.runs.begin(), trial.before.runs.end());
    const json view = toolkit_game().view({trial.before}, Reader::player(PlayerIndex{0}));
    ASSERT_EQ(view["you"]["runs"].size(), 2U);
    EXPECT_EQ(view["you"]["runs"][0]["code"], "T2-AAA");
    EXPECT_EQ(view["you"]["runs"][1]["code"], "T2-ZZZ");
}

}  // namespace corporate_test
