#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

namespace {

const char* const whole_sheet = R"(
turn: 3
player: a
instinct: true
votes: [{up: renraku, down: mct}]
forecasts: [{corporation: renraku, rank: 1}]
honour: {buy: 1}
transfers: [{to: b, amount: 100000, contract: C-3}]
buy: [{share: monobe}, influence, {loyalty: sakura}, {political_points: 2, party: reformers}, {croc: "Rising: Star"},
      {croc_bonus: sabotage}, croc_run, {war_honour: 1}]
runs:
  - {type: sabotage, target: renraku, agent: maboroshi, invest: 150000, network: true}
  - {type: datasteal, target: mct, benefit: renraku, agent: independents, invest: 100000}
  - {type: scandal, target: nationalists, line: populist, agent: imperial-house, invest: 100000}
  - {type: information, target: run:T2-QK7, agent: datenshi, invest: 200000, dragon_bonus: true}
  - {type: protection, target: a, except: [information], agent: kuro-fuuga, invest: 100000}
  - {type: assassination, target: nagata, agent: kodachi-gumi, invest: 250000, deposit_only: true}
  - {type: information, target: croc:b, agent: croc, invest: 50000, awakened: true}
  - {type: datasteal, target: b, agent: kekyan, favour: true}
dragon: {estimates: [4, 2]}
party_line: public-contracts
public_contract: {remove: mct}
grant: [{corporation: evo, assets: 3}]
auction: 300000
captives: {maboroshi: execute}
agents:
  sakura: {authorise: [{player: b, run: 1}], secret_allies: [evo, b]}
citizenship: none
evidence: [{share: secret:b/2, with: b}, {publish: proof:b}]
notes: "two\nlines"
gm_note: for you alone
)";

}  // namespace

TEST(CorporateSheet, EveryOrderIsReadAndWrittenBackTheSame) {
    Trial trial({"a", "b"}, {});
    orders::Problems problems;
    const auto sheet = rules().read(trial.before, PlayerIndex{0}, document(whole_sheet), problems);
    ASSERT_TRUE(sheet);
    EXPECT_TRUE(problems.empty()) << orders::describe(problems);
    const std::string text = rules().write_sheet(trial.before, PlayerIndex{0}, *sheet);
    EXPECT_EQ(rules().read(trial.before, PlayerIndex{0}, document(text), problems), sheet) << text;
    EXPECT_TRUE(problems.empty()) << orders::describe(problems);
}

TEST(CorporateSheet, ABadOrderCostsNothingButItselfAndKeepsItsPlace) {
    Trial trial({"a"}, {{"corporations", {{"yakashima", {{"assets", 20}}}, {"monobe", {{"assets", 3}}}}}});
    orders::Problems problems;
    const auto text = document(
        "votes: [{up: evo, down: mct}]\nruns: [{type: sabotge, target: mct, agent: independents}, "
        "{type: sabotage, target: mct, agent: independents, invest: 50000}]\nfoo: 1\n");
    trial.sheets[0] = rules().read(trial.before, PlayerIndex{0}, text, problems);
    ASSERT_TRUE(trial.sheets[0]);
    ASSERT_EQ(problems.size(), 2U);
    const auto& bad = problems[0].path.empty() ? problems[1] : problems[0];
    EXPECT_EQ(bad.path, "runs/1");
    EXPECT_EQ(bad.mark.line, 2);
    ASSERT_EQ(trial.sheets[0]->runs.size(), 2U);
    EXPECT_FALSE(trial.sheets[0]->runs[0]);
    trial.play();
    EXPECT_EQ(trial.refused("a"), json({"runs/1"}));
}

TEST(CorporateSheet, NamesAreFoundWithoutAccentsAndAnUnknownOneIsOnlyAWarning) {
    Trial trial({"a", "b"}, {});
    orders::Problems problems;
    const auto text = document(
        "runs: [{type: scandal, target: Réformateurs, line: populist, agent: Bureau de la marine, invest: 50000}, "
        "{type: sabotage, target: nobody, agent: sakra, invest: 50000}]");
    const auto sheet = rules().read(trial.before, PlayerIndex{0}, text, problems);
    ASSERT_TRUE(sheet && sheet->runs[0] && sheet->runs[1]);
    EXPECT_TRUE(std::holds_alternative<orders::corporate::Entity>(sheet->runs[0]->target));
    EXPECT_EQ(problems.size(), 2U);
    for (const auto& problem : problems) EXPECT_EQ(problem.kind, orders::ProblemKind::warning);
}

TEST(CorporateSheet, AnotherPlayersSheetIsNoSheet) {
    Trial trial({"a", "b"}, {});
    orders::Problems problems;
    EXPECT_FALSE(rules().read(trial.before, PlayerIndex{0}, document("player: b\n"), problems));
    EXPECT_FALSE(rules().read(trial.before, PlayerIndex{0}, document("turn: 7\n"), problems));
    EXPECT_EQ(problems.size(), 2U);
}

}  // namespace corporate_test
