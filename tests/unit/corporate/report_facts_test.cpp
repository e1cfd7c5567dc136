// What facts hold for whoever reads a report: movements, the order that was refused, what a run was for.

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

TEST(CorporateReportFacts, TheRankingTellsWhatMovedSinceTheOpening) {
    Trial trial({"a", "b"}, {{"corporations", {{"mct", {{"assets", 15}}}, {"evo", {{"assets", 14}}}}}});
    trial.order("a", "runs: [{type: sabotage, target: mct, agent: sakura, invest: 300000}]");
    trial.dice("run/a/1: 1\ndefence/a/1/mct: 100\nmarket/up: evo\nmarket/down: nct\nwar/coin: heads\n");
    trial.play();
    const auto places = trial.told(Reader::anybody(), "end-ranking")[0]["places"];
    ASSERT_EQ(places.size(), trial.after.ranking.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const json& place = places[i];
        const auto& before = rules().to_json(trial.before);
        EXPECT_EQ(place["assets_before"], before["corporations"][place["corporation"].get<std::string>()]["assets"]);
        EXPECT_EQ(before["ranking"][place["place_before"].get<std::size_t>() - 1], place["corporation"]);
    }
    EXPECT_EQ(places[0]["corporation"], "evo");
    EXPECT_EQ(places[0]["place_before"], 2);
    EXPECT_EQ(places[0]["assets_before"], 14);
}

TEST(CorporateReportFacts, AssetsOfPastTurnsAreKeptAndPublic) {
    Trial trial({"a", "b"}, {{"corporations", {{"mct", {{"assets", 7}, {"past_assets", {5, 6}}}}}}});
    trial.dice(calm_dice);
    const json after = trial.play();
    EXPECT_EQ(after["corporations"]["mct"]["past_assets"], json({5, 6, 7}));
    EXPECT_EQ(after["corporations"]["evo"]["past_assets"].size(), 1U);
    EXPECT_EQ(toolkit_game().view({trial.after}, Reader::anybody())["corporations"]["mct"]["past_assets"],
              json({5, 6, 7}));
    EXPECT_EQ(rules().to_json(*rules().from_json(after)), after);
}

TEST(CorporateReportFacts, AStateWithoutAHistoryIsRead) {
    Trial trial({"a", "b"}, json::object());
    json old = rules().to_json(trial.before);
    for (json& corporation : old["corporations"]) corporation.erase("past_assets");
    const auto read = rules().from_json(old);
    ASSERT_TRUE(read) << orders::describe(read.problems());
    EXPECT_TRUE(read->corporations[0].past_assets.empty());
    old["corporations"]["mct"]["past_assets"] = {1, -1};
    EXPECT_FALSE(rules().from_json(old));
}

TEST(CorporateReportFacts, APastTurnHasAPlaceForEverySheet) {
    Trial trial({"a", "b"}, json::object());
    json stored = rules().to_json(trial.before);
    stored["past"] = json::array({{{"turn", 2}}, {{"turn", 3}, {"sheets", nullptr}}});
    const auto read = rules().from_json(stored);
    ASSERT_TRUE(read) << orders::describe(read.problems());
    EXPECT_EQ(read->past[0]->sheets.size(), 2U);
    EXPECT_EQ(read->past[1]->sheets.size(), 2U);
}

TEST(CorporateReportFacts, OnlyFixersArriveAndTheOthersStayAsTheCampaignHasThem) {
    Trial trial({"a", "b"}, json::object());
    const json plain = rules().to_json(trial.before);
    json stored = plain;
    const std::string known = stored["agents"].begin().key();
    stored["agents"][known].update({{"name", "Foo"}, {"bonus", {1, 1, 1, 1, 1}}});
    EXPECT_EQ(rules().to_json(*rules().from_json(stored)), plain);
    stored = plain;
    stored["agents"]["ronin-7"] = {{"kind", "yakuza"}, {"name", "Ronin-7"}, {"bonus", {1, 1, 1, 1, 1}}};
    EXPECT_FALSE(rules().from_json(stored));
    stored["agents"]["ronin-7"]["kind"] = "fixer";
    EXPECT_TRUE(rules().from_json(stored));
}

TEST(CorporateReportFacts, ARefusalHoldsTheOrderAsItWasGiven) {
    Trial trial({"a", "b"}, {{"corporations", calm}});
    trial.order("a",
                "buy: [{share: evo}, {loyalty: sakura}, {croc: Night Shift}]\n"
                "votes: [{up: evo, down: mct}, {up: mct, down: evo}, {up: nct, down: evo}]\n"
                "runs: [{type: datasteal, target: mct, benefit: mct, agent: sakura, invest: 100000},"
                " {type: sabotage, target: mct, agent: sakura, invest: 100000, awakened: true}]\n"
                "agents: {sakura: {secret_allies: [evo]}}\n"
                "party_line: populist\n");
    trial.dice(calm_dice + "run/a/2: 100\n");
    trial.play();
    json asked;
    for (const json& one : trial.told("a", "refused")) asked[one["path"].get<std::string>()] = one["asked"];
    EXPECT_EQ(asked["buy/3"], json({{"kind", "croc"}, {"name", "Night Shift"}}));
    EXPECT_EQ(asked["votes/3"], json({{"kind", "vote"}, {"up", "nct"}, {"down", "evo"}}));
    EXPECT_EQ(asked["runs/1"]["benefit"], "mct");
    EXPECT_EQ(asked["runs/2/awakened"]["target"], "mct");
    EXPECT_EQ(asked["agents/sakura/secret_allies"]["allies"], json({"evo"}));
    EXPECT_EQ(asked["party_line"], json({{"kind", "party-line"}, {"line", "populist"}}));
    EXPECT_TRUE(trial.told("b", "refused").empty());
}

TEST(CorporateReportFacts, ARunTellsWhomItServesAndWhichLineItHits) {
    Trial trial({"a", "b"}, {{"corporations", calm}});
    trial.order("a",
                "runs: [{type: datasteal, target: mct, benefit: evo, agent: independents, invest: 100000},"
                " {type: scandal, target: reformers, line: populist, agent: independents, invest: 100000},"
                " {type: sabotage, target: mct, agent: independents, invest: 100000}]\n");
    trial.dice(calm_dice);
    trial.play();
    json reports;
    for (const json& one : trial.told("a", "run-report")) reports[std::to_string(one["run"].get<int>())] = one;
    ASSERT_EQ(reports.size(), 3U);
    EXPECT_EQ(reports["1"]["benefit"], "evo");
    EXPECT_EQ(reports["1"]["line"], "");
    EXPECT_EQ(reports["2"]["line"], "populist");
    EXPECT_EQ(reports["2"]["benefit"], "");
    EXPECT_EQ(reports["3"]["benefit"], "");
    EXPECT_EQ(reports["3"]["always_fails_from"], 90);
}

TEST(CorporateReportFacts, ARunForestalledByDeathHasNoDie) {
    Trial trial({"a", "b"}, {{"corporations", calm}});
    trial.order("a",
                "runs: [{type: assassination, target: sakura, agent: independents, invest: 500000},"
                " {type: assassination, target: sakura, agent: independents, invest: 50000}]\n");
    trial.dice(calm_dice + "run/a/1: 1\ndefence/a/1/sakura: 100\n");
    trial.play();
    const auto reports = trial.told("a", "run-report");
    ASSERT_EQ(reports.size(), 2U);
    EXPECT_EQ(reports[0]["roll"], 1);
    EXPECT_EQ(reports[1]["roll"], 0);
    EXPECT_EQ(reports[1]["outcome"], "failure");
}

// The cause stays with its owner: begging and scandals look alike from outside.
TEST(CorporateReportFacts, HonourThatMovedIsPublicAndItsCauseIsNot) {
    Trial trial({"a", "b"}, {{"corporations", calm}, {"players", {{"a", {{"honour", 5}}}}}});
    trial.order("a", "honour: {beg: 1}");
    trial.dice(calm_dice);
    trial.play();
    const auto moved = trial.told("b", "honour-moved");
    ASSERT_EQ(moved.size(), 1U);
    EXPECT_EQ(moved[0], json({{"player", "a"}, {"from", 5}, {"to", 4}}));
    EXPECT_TRUE(trial.told("b", "honour-changed").empty());
}

}  // namespace corporate_test
