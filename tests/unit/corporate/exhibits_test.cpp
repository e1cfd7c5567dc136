// CG-100: what information runs prove, how it is cited and quoted, and who may know it.

#include <gmock/gmock.h>

#include "resolution/known.h"
#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

using testing::HasSubstr;

namespace {

/// a looks into b, and into Kekyan.
Trial enquiries() {
    Trial trial({"a", "b", "c"},
                {{"corporations", calm},
                 {"players", {{"b", {{"secrets", {"viola"}}}}}},
                 {"agents", {{"kekyan", {{"loyalty", {{"c", 3}}}, {"named_allies", {{"c", {"evo"}}}}}}}}});
    trial.order("a",
                "runs: [{type: information, target: b, agent: independents, invest: 400000},"
                " {type: information, target: kekyan, agent: independents, invest: 350000}]");
    trial.order("b", "notes: glockenspiel\ngm_note: between us");
    trial.dice(calm_dice + "run/a/1: 1\nrun/a/2: 1\ndefence/a/2/kekyan: 99\n");
    return trial;
}

json view_of(const State& state, std::size_t player) {
    return rules().view(known_to(rules(), state, Reader::player(PlayerIndex{player})));
}

}  // namespace

TEST(CorporateExhibits, EachIsNumberedForItsHolder) {
    Trial trial = enquiries();
    const json after = trial.play();
    EXPECT_EQ(after["players"]["a"]["pieces"],
              json({{"T3-A", "sheet:b/3"}, {"T3-B", "secret:b/1"}, {"T3-C", "agent:kekyan/3"}}));
    EXPECT_TRUE(after["players"]["b"]["pieces"].empty());
    EXPECT_EQ(trial.told("a", "sheet-received")[0]["piece"], "T3-A");
    EXPECT_EQ(trial.told("a", "agent-profile")[0]["piece"], "T3-C");
}

TEST(CorporateExhibits, ASheetIsQuotedWithoutTheNoteToTheGameMaster) {
    Trial trial = enquiries();
    const std::string text = trial.play()["exhibits"]["sheet:b/3"];
    EXPECT_THAT(text, HasSubstr("glockenspiel"));
    EXPECT_THAT(text, testing::Not(HasSubstr("between us")));
}

TEST(CorporateExhibits, AProfileTellsWhomTheAgentWasNamedAndNotByWhom) {
    Trial trial = enquiries();
    const json profile = trial.play()["exhibits"]["agent:kekyan/3"];
    EXPECT_EQ(profile["secret_allies"], json({"evo", "c"}));
    EXPECT_EQ(profile["loyalty"]["c"], 3);
    EXPECT_FALSE(profile.contains("named_allies"));
}

TEST(CorporateExhibits, OnlyWhoHasSeenThemReadsThem) {
    Trial trial = enquiries();
    trial.play();
    const json own = view_of(trial.after, 0)["you"]["exhibits"];
    ASSERT_EQ(own.size(), 3U);
    EXPECT_EQ(own[0]["piece"], "T3-A");
    EXPECT_THAT(own[0]["text"].get<std::string>(), HasSubstr("glockenspiel"));
    EXPECT_EQ(own[1]["text"], "viola");
    EXPECT_EQ(own[2]["profile"]["loyalties"], json({{"c", 3}}));
    EXPECT_TRUE(view_of(trial.after, 2)["you"]["exhibits"].empty());
    EXPECT_TRUE(known_to(rules(), trial.after, Reader::player(PlayerIndex{2}))->exhibits.empty());
    EXPECT_TRUE(known_to(rules(), trial.after, Reader::anybody())->exhibits.empty());
}

TEST(CorporateExhibits, WhatIsHandedOnIsQuotedToTheReceiverUnderItsOwnNumber) {
    Trial first = enquiries();
    first.play();
    Trial next({"a", "b", "c"}, rules().to_json(first.after), 4);
    next.order("a", "evidence: [{share: 'agent:kekyan/3', with: c}, {show: 'sheet:b/3', with: c}]");
    next.dice(calm_dice);
    next.play();
    const auto given = next.told("c", "evidence-given");
    ASSERT_EQ(given.size(), 2U);
    EXPECT_EQ(given[0]["piece"], "T4-A");
    EXPECT_EQ(given[0]["profile"]["secret_allies"], json({"evo", "c"}));
    EXPECT_EQ(given[1]["piece"], "T4-B");
    EXPECT_THAT(given[1]["text"].get<std::string>(), HasSubstr("glockenspiel"));
    EXPECT_EQ(next.told("a", "evidence-given")[0]["piece"], "T3-C");
    EXPECT_TRUE(next.told("b", "evidence-given").empty());
}

TEST(CorporateExhibits, ItsHolderMayOrderByItsNumberAndNobodyElse) {
    Trial first = enquiries();
    first.play();
    Trial next({"a", "b", "c"}, rules().to_json(first.after), 4);
    next.order("a", "evidence: [{share: T3-C, with: c}, {show: t3-a, with: c}]");
    next.order("b", "evidence: [{burn: T3-C}]");
    next.dice(calm_dice);
    const json after = next.play();
    EXPECT_EQ(after["players"]["c"]["evidence"], json({"agent:kekyan/3"}));
    EXPECT_EQ(after["players"]["c"]["known"], json({"agent:kekyan/3", "sheet:b/3"}));
    EXPECT_EQ(next.refused("b"), json({"evidence/1"}));
}

TEST(CorporateExhibits, AHolderOfATraceSeesWhoWasBehindIt) {
    const json run = {
        {"buyer", "c"}, {"agent", "sakura"}, {"type", "scandal"}, {"target", "a"}, {"known_to", {"a", "b"}}};
    const Trial trial({"a", "b", "c"},
                      {{"runs", {{"T2-QK7", run}}}, {"players", {{"a", {{"known", {"run:T2-QK7"}}}}}}});
    EXPECT_EQ(view_of(trial.before, 0)["you"]["exhibits"][0]["buyer"], "c");
    const auto known = known_to(rules(), trial.before, Reader::player(PlayerIndex{1}));
    ASSERT_EQ(known->runs.size(), 1U);
    EXPECT_FALSE(known->runs[0].buyer);
}

TEST(CorporateExhibits, ThePageQuotesWhatTheMailQuotes) {
    const json run = {{"buyer", "c"}, {"agent", "sakura"}, {"type", "scandal"}, {"target", "a"}, {"known_to", {"a"}}};
    Trial trial({"a", "b", "c"},
                {{"corporations", calm},
                 {"runs", {{"T2-QK7", run}}},
                 {"players",
                  {{"a", {{"evidence", {"secret:b/1", "proof:b", "run:T2-QK7"}}}},
                   {"b", {{"traits", {"gaijin"}}, {"secrets", {{{"text", "viola"}, {"trait", "gaijin"}}}}}}}}});
    trial.order("a",
                "evidence: [{show: 'secret:b/1', with: c}, {show: 'proof:b', with: c}, {show: 'run:T2-QK7', with: c}]");
    trial.dice(calm_dice);
    trial.play();
    const auto given = trial.told("c", "evidence-given");
    const json page = view_of(trial.after, 2)["you"]["exhibits"];
    ASSERT_EQ(given.size(), 3U);
    ASSERT_EQ(page.size(), 3U);
    EXPECT_EQ(page[0]["trait"], "gaijin");
    for (const std::size_t i : {0U, 1U, 2U}) {
        for (const auto& [field, value] : page[i].items()) {
            if (field == "held") continue;
            EXPECT_EQ(value, given[i].value(field, json())) << i << " " << field;
        }
    }
}

TEST(CorporateCroc, WhoLearnsThatItWasTheCrocLearnsItsName) {
    const json croc = {{"name", "Kage"}, {"runs", 2}, {"bonus", json::object()}};
    const json run = {
        {"buyer", "b"}, {"agent", "croc:b"}, {"type", "sabotage"}, {"target", "nct"}, {"known_to", {"a"}}};
    Trial trial({"a", "b"},
                {{"corporations", calm},
                 {"runs", {{"T2-QK7", run}}},
                 {"players", {{"a", {{"citizenship", "nct"}}}, {"b", {{"citizenship", "evo"}, {"croc", croc}}}}}});
    trial.order("a", "runs: [{type: information, target: 'run:T2-QK7', agent: independents, invest: 350000}]");
    trial.order("b", "runs: [{type: sabotage, target: nct, agent: croc, invest: 150000}]");
    trial.dice(calm_dice + "run/a/1: 1\nrun/b/1: 99\ndefence/b/1/nct: 1\n");
    trial.play();
    ASSERT_EQ(trial.told("a", "team-captured").size(), 1U);
    EXPECT_EQ(trial.told("a", "team-captured")[0]["croc"], "Kage");
    ASSERT_EQ(trial.told("a", "run-traced").size(), 1U);
    EXPECT_EQ(trial.told("a", "run-traced")[0]["croc"], "Kage");
}

TEST(CorporateNamedAllies, OnesOwnStandApartInTheView) {
    const Trial trial(
        {"a", "b"},
        {{"agents",
          {{"mita-gumi", {{"loyalty", {{"a", 3}, {"b", 3}}}, {"named_allies", {{"a", {"evo"}}, {"b", {"nct"}}}}}}}}});
    const json dealing = view_of(trial.before, 0)["you"]["loyalties"][0];
    EXPECT_EQ(dealing["named_allies"], json({"evo"}));
    EXPECT_EQ(dealing["secret_allies"], json({"nct", "evo", "a", "b"}));
}

TEST(CorporateNamedAllies, TheNamerSeesItsOwnAndAConfidantThoseOfAllWithoutTheirNamer) {
    const Trial trial(
        {"a", "b", "c"},
        {{"agents",
          {{"mita-gumi",
            {{"loyalty", {{"a", 3}, {"b", 3}, {"c", 1}}}, {"named_allies", {{"a", {"evo"}}, {"b", {"nct"}}}}}}}}});
    const auto find = [](const State& state) {
        return *std::find_if(state.agents.begin(), state.agents.end(),
                             [](const auto& one) { return one.id == "mita-gumi"; });
    };
    const auto a = find(*known_to(rules(), trial.before, Reader::player(PlayerIndex{0})));
    EXPECT_EQ(a.named_allies[0].size(), 1U);
    EXPECT_TRUE(a.named_allies[1].empty());
    EXPECT_EQ(a.secret_allies.size(), 1U);  // b's, as the clan's own
    const auto c = find(*known_to(rules(), trial.before, Reader::player(PlayerIndex{2})));
    EXPECT_TRUE(c.named_allies[0].empty() && c.named_allies[1].empty() && c.secret_allies.empty());
}

}  // namespace corporate_test
