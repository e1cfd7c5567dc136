// Order sheets of Corporate Game as people write them: in French, in English, in both.

#include <gmock/gmock.h>

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

namespace {

using orders::Problem;
using orders::ProblemKind;
using orders::Problems;
using testing::ElementsAre;
using testing::HasSubstr;
using Sheet = orders::corporate::Sheet;

const char* const english = R"(
turn: 3
player: akira
instinct: true
votes: [{up: renraku, down: mct}]
forecasts: [{corporation: renraku, rank: 1}]
honour: {buy: 1}
transfers: [{to: hanae, amount: 100000, contract: C-3}]
buy: [{share: monobe}, influence, {loyalty: sakura}, {political_points: 2, party: reformers}, {croc: Night Shift},
      {croc_bonus: sabotage}, croc_run, {war_honour: 1}]
runs:
  - {type: sabotage, target: renraku, agent: maboroshi, invest: 150000, network: true}
  - {type: datasteal, target: mct, benefit: renraku, agent: independents, invest: 100000}
  - {type: scandal, target: nationalists, line: populist, agent: imperial-house, invest: 1500000}
  - {type: information, target: "run:T2-QK7", agent: datenshi, invest: 200000, dragon_bonus: true}
  - {type: protection, target: akira, except: [information], agent: kuro-fuuga, invest: 100000}
  - {type: assassination, target: nagata, agent: kodachi-gumi, invest: 250000, deposit_only: true}
  - {type: information, target: "croc:hanae", agent: croc, invest: 50000, awakened: true}
  - {type: datasteal, target: hanae, agent: kekyan, favour: true}
dragon: {estimates: [4, 2]}
party_line: public-contracts
public_contract: {remove: mct}
grant: [{corporation: evo, assets: 3}]
auction: 300000
captives: {maboroshi: execute, nagata: turn}
agents:
  sakura: {authorise: [{player: hanae, run: 1}], secret_allies: [evo, hanae]}
citizenship: none
evidence: [{share: "secret:hanae/2", with: hanae}, {publish: "proof:hanae"}, {show: "proof:hanae", with: hanae}]
notes: some words
gm_note: for you alone
)";

const char* const french = R"(
Tour: 3
Joueur: Akira
instinct: oui
votes: [{hausse: Renraku Computer, baisse: Mitsuhama}]
Prévisions: [{corpo: renraku, rang: 1}]
honneur: {racheter: 1}
virements: [{à: hanae, somme: 100k, contrat: C-3}]
achats: [{part: Monobe}, Influence, {loyauté: sakura}, {points politiques: 2, parti: réformateur}, {croc: Night Shift},
      {bonus croc: sabotage}, run croc, {honneur de guerre: 1}]
runs:
  - {type: Sabotage, cible: renraku, avec: maboro, montant: 150 000 ny, réseau: vrai}
  - {type: vol de données, contre: mct, au profit de: renraku, agent: Indépendants, montant: 0.1M}
  - {type: scandale, cible: Nationalistes, ligne: populiste, agent: Agence de la maison, montant: "1,5 M"}
  - {type: info, cible: "run: t2-qk7", agent: datenshi, montant: 200k, aide du dragon: oui}
  - {type: protection, cible: akira, sauf: [information], agent: kuro fuuga, payée: 100000}
  - {type: assassinat, cible: nagata, agent: kodachi, montant: 250k, mauvais payeur: oui}
  - {type: information, cible: "croc:hanae", agent: mon croc, montant: 50 000, éveil: oui}
  - {type: datasteal, cible: hanae, agent: kekyan, faveur: oui}
jeu du dragon: {estimations: [4, 2]}
ligne du parti: contrats publics
contrat public: {retirer: mct}
répartition: [{corpo: evo, actifs: 3}]
enchère: 0.3M
captifs: {Maboroshi: exécuter, nagata: retourner}
agents:
  Sakura: {autoriser: [{joueur: hanae, run: 1}], alliés secrets: [evo, hanae]}
citoyenneté: aucune
preuves: [{transmettre: "secret: hanae/2", à: hanae}, {publier: "preuve:hanae"}, {montrer: "preuve : hanae", avec: hanae}]
notes: some words
note mj: for you alone
)";

struct Read {
    std::optional<Sheet> sheet;
    Problems problems;

    std::vector<std::string> paths() const {
        std::vector<std::string> out;
        for (const Problem& one : problems) out.push_back(one.path);
        return out;
    }
};

Read read(const std::string& text) {
    static const Trial trial({"akira", "hanae"}, {});
    Read out;
    out.sheet = rules().read(trial.before, PlayerIndex{0}, document(text), out.problems);
    return out;
}

std::string advice_on(const std::string& text) {
    const Read bad = read(text);
    EXPECT_EQ(bad.problems.size(), 1U) << orders::describe(bad.problems);
    return bad.problems.empty() ? "" : bad.problems.front().advice;
}

orders::Problem only_problem(const std::string& text) {
    const Read bad = read(text);
    EXPECT_EQ(bad.problems.size(), 1U) << orders::describe(bad.problems);
    return bad.problems.empty() ? Problem{} : bad.problems.front();
}

}  // namespace

TEST(CorporateWords, AFrenchSheetMeansWhatTheEnglishOneMeans) {
    const Read one = read(english);
    const Read other = read(french);
    EXPECT_TRUE(one.problems.empty()) << orders::describe(one.problems);
    EXPECT_TRUE(other.problems.empty()) << orders::describe(other.problems);
    ASSERT_TRUE(one.sheet && other.sheet);
    EXPECT_EQ(*one.sheet, *other.sheet);
}

TEST(CorporateWords, PlusAndMinusAreVotes) {
    const Read sheet = read("votes:\n  - {\"+\": evo, \"-\": mct}\n  - +: evo\n    -: mct\n");
    EXPECT_TRUE(sheet.problems.empty()) << orders::describe(sheet.problems);
    ASSERT_TRUE(sheet.sheet);
    EXPECT_EQ(sheet.sheet->votes, read("votes: [{up: evo, down: mct}, {up: evo, down: mct}]").sheet->votes);
}

TEST(CorporateWords, TheSameKeyInTwoLanguagesIsOneTooMany) {
    EXPECT_EQ(only_problem("achats: [influence]\nbuy: [influence]").what,
              "'achats' on line 1 and 'buy' on line 2 mean the same");
    const Read inside = read("votes: [{up: evo, down: mct, baisse: evo}, {up: evo, down: mct}]");
    EXPECT_THAT(inside.paths(), ElementsAre("votes/1"));
    EXPECT_TRUE(inside.sheet->votes.at(1));
}

TEST(CorporateNames, AnAgentByTwoNamesIsTwice) {
    const Read captives = read("captives: {maboroshi: execute, maboro: turn}");
    ASSERT_EQ(captives.problems.size(), 1U);
    EXPECT_THAT(captives.problems[0].what, HasSubstr("mean the same"));
    EXPECT_EQ(captives.sheet->captives.size(), 1U);
}

TEST(CorporateNames, ABeginningThatOnlyOneHasIsEnough) {
    EXPECT_EQ(*read("citizenship: Nippon").sheet, *read("citizenship: nct").sheet);
    EXPECT_EQ(*read("citizenship: hisato turner").sheet, *read("citizenship: horizon").sheet);
    EXPECT_EQ(*read("citizenship: NC&T").sheet, *read("citizenship: nct").sheet);
}

TEST(CorporateNames, AnExactNameComesBeforeABeginning) {
    const Trial trial({"aki", "akira"}, {});
    Problems problems;
    const auto sheet =
        rules().read(trial.before, PlayerIndex{1}, document("transfers: [{to: aki, amount: 1}]"), problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(sheet->transfers.at(0)->to.known, PlayerIndex{0});
}

TEST(CorporateNames, ABeginningOfSeveralIsAskedAgainWithAllOfThem) {
    EXPECT_EQ(only_problem("buy: [{loyalty: ki}, {loyalty: kim}]").kind, ProblemKind::warning)
        << "too short for a beginning";
    const Trial trial({"akira", "akiko"}, {});
    Problems problems;
    const auto sheet = rules().read(trial.before, PlayerIndex{0},
                                    document("transfers: [{to: aki, amount: 1}, {to: akik, amount: 1}]"), problems);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].kind, ProblemKind::invalid);
    EXPECT_EQ(problems[0].what, "'aki' may be any of: akira, akiko");
    EXPECT_FALSE(sheet->transfers.at(0));
    EXPECT_TRUE(sheet->transfers.at(1));
}

TEST(CorporateNames, AnUnknownOneIsSuggestedAsItsAuthorWouldWriteIt) {
    EXPECT_EQ(advice_on("votes: [{up: Renrako, down: evo}]"), "did you mean 'renraku'?");
    EXPECT_EQ(advice_on("votes: [{up: Nippon Credit and Trust, down: evo}]"), "did you mean 'Nippon Credit & Trust'?");
    EXPECT_EQ(advice_on("runs: [{cible: evo, type: sabotage, agent: indépandants}]"), "did you mean 'indépendants'?");
}

TEST(CorporateNames, AnEmptyNameIsNobodys) { EXPECT_EQ(only_problem("citizenship: ''").kind, ProblemKind::warning); }

TEST(CorporateProblems, AllAtOnceEachWithItsPlace) {
    const Read bad = read(
        "votes: [{up: evo}, {up: evo, down: mct}]\n"
        "forecasts: {corporation: evo}\n"
        "honour: {}\n"
        "transfers: [{to: hanae, amount: 150.000}]\n"
        "buy: [shares, share, {share: evo, loyalty: sakura}, {}]\n"
        "runs: [{typ: sabotage, target: evo, agent: sakura, invest: much}]\n"
        "dragon: {estimates: [four]}\n"
        "public_contract: {}\n"
        "auction: 1.5\n"
        "captives: {sakura: kill}\n"
        "agents: {sakura: {authorise: [{player: hanae, run: first}]}}\n"
        "evidence: [{share: 'secret:hanae/2'}, {burn: 'proof:hanae', with: hanae}]\n"
        "party_line: popular\n"
        "instinct: maybe\n"
        "notes: [a]\n"
        "vote: []\n");
    EXPECT_THAT(bad.paths(), testing::UnorderedElementsAre(
                                 "", "votes/1", "forecasts", "honour", "transfers/1", "buy/1", "buy/2", "buy/3",
                                 "buy/4", "runs/1", "runs/1", "dragon", "public_contract", "auction", "captives/sakura",
                                 "agents/sakura", "evidence/1", "evidence/2", "party_line", "instinct", "notes"))
        << orders::describe(bad.problems);
    ASSERT_TRUE(bad.sheet);
    EXPECT_TRUE(bad.sheet->votes.at(1));
    for (const Problem& one : bad.problems) {
        EXPECT_GT(one.mark.line, 0) << one.what;
        EXPECT_GT(one.mark.column, 0) << one.what;
        EXPECT_FALSE(one.excerpt.empty()) << one.what;
        EXPECT_EQ(one.kind, ProblemKind::invalid) << one.what;
    }
}

TEST(CorporateProblems, AnAuthorisationOfNobodySpoilsNothingBesideIt) {
    const Read doubtful = read("agents: {sakura: {authorise: [{run: 1}, {player: hanae}], secret_allies: [evo]}}");
    ASSERT_EQ(doubtful.problems.size(), 1U);
    EXPECT_EQ(doubtful.problems[0].kind, ProblemKind::warning);
    EXPECT_EQ(doubtful.problems[0].what, "this authorisation allows nothing: 'player' is missing");
    ASSERT_TRUE(doubtful.sheet && doubtful.sheet->agents.size() == 1U);
    EXPECT_EQ(doubtful.sheet->agents[0].authorise->size(), 2U);
}

TEST(CorporateProblems, WhatNeedsNoValueIsNotBoughtByANo) {
    EXPECT_EQ(only_problem("achats: [{influence: non}]").kind, ProblemKind::invalid);
    EXPECT_EQ(only_problem("achats: [{influence: 2}]").kind, ProblemKind::invalid);
    EXPECT_TRUE(read("achats: [{influence: oui}, influence]").problems.empty());
}

TEST(CorporateProblems, SpeakTheLanguageOfTheSheet) {
    const Problem missing = only_problem("virements: [{à: hanae}]");
    EXPECT_EQ(missing.what, "this transfer lacks 'montant'");
    EXPECT_EQ(advice_on("achats: [{par: evo}]"), "did you mean 'part'?");
    EXPECT_EQ(advice_on("runs: [{type: sabotag, cible: evo, agent: sakura}]"), "did you mean 'sabotage'?");
    EXPECT_EQ(only_problem("virements: [{à: hanae, montant: beaucoup}]").what, "montant: 'beaucoup' is not an amount");
}

TEST(CorporateProblems, NoCountOrAmountIsLargeEnoughToOverflow) {
    for (const char* text :
         {"honour: {buy: 9223372036854775807}", "buy: [{political_points: 9223372036854775807}]",
          "grant: [{corporation: evo, assets: -9223372036854775808}]", "auction: 9223372036854775807",
          "dragon: {estimates: [9223372036854775807]}", "transfers: [{to: hanae, amount: 9223372036854M}]"}) {
        EXPECT_EQ(only_problem(text).kind, ProblemKind::invalid) << text;
    }
}

TEST(CorporateProblems, AMisspeltKeyIsNotAlsoMissing) {
    EXPECT_EQ(only_problem("runs: [{tpye: sabotage, target: evo, agent: sakura}]").advice, "did you mean 'type'?");
}

TEST(CorporateProblems, ACommaBetweenBracesGetsItsAdvice) {
    const Problem problem = only_problem("transfers: [{to: hanae, amount: 1,5 M}]");
    EXPECT_EQ(problem.what, "'5 M' has no key");
    EXPECT_THAT(problem.advice, HasSubstr("comma"));
}

}  // namespace corporate_test
