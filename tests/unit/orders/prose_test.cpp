// Orders in plain words, as the author of Corporate Game has his players write them.

#include <gmock/gmock.h>

#include "orders/described/prose.h"
#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

namespace {

using orders::Problems;
using orders::described::Prose;
using testing::AllOf;
using testing::HasSubstr;
using Sheet = orders::corporate::Sheet;

const auto& sheet_kind() { return orders::described::kind_of<Sheet>; }

bool taken_for_prose(const std::string& text) { return orders::described::is_prose(text, sheet_kind()); }

/// What is understood of a message of turn 3, and all complaints of it.
struct Understood {
    Prose prose;
    orders::Document document;
    std::optional<Sheet> sheet;
    Problems problems;
};

Understood understand(const std::string& orders, const std::string& heading = "#3 - Akira",
                      const std::string& language = "fr") {
    static const Trial trial({"akira", "hanae"}, {});
    Understood out;
    out.prose = orders::described::read_prose(heading + "\n" + orders, "message.txt", sheet_kind(), language);
    for (const auto& line : out.prose.lines)
        out.problems.insert(out.problems.end(), line.problems.begin(), line.problems.end());
    out.document = orders::described::sheet_of(out.prose, sheet_kind());
    out.sheet = rules().read(trial.before, PlayerIndex{0}, out.document, out.problems);
    return out;
}

/// The same as this sheet, and nothing to complain of.
void expect_same(const std::string& message, const std::string& yaml) {
    static const Trial trial({"akira", "hanae"}, {});
    const Understood read = understand(message);
    EXPECT_TRUE(read.problems.empty()) << message << "\n" << orders::describe(read.problems);
    Problems problems;
    const auto expected = rules().read(trial.before, PlayerIndex{0}, document(yaml), problems);
    ASSERT_TRUE(expected && read.sheet) << message;
    EXPECT_TRUE(problems.empty()) << orders::describe(problems);
    EXPECT_EQ(*read.sheet, *expected) << message << "\n"
                                      << orders::described::yaml_of(read.document.root, sheet_kind());
}

std::string only_complaint(const std::string& message) {
    const Understood read = understand(message);
    EXPECT_EQ(read.problems.size(), 1U) << message << "\n" << orders::describe(read.problems);
    return read.problems.empty() ? "" : orders::describe(read.problems.front());
}

}  // namespace

TEST(Prose, ASecondHeadingIsComplainedOf) {
    const std::string complaint = only_complaint("vote +Evo -Renraku\n#3 - Hanae\n");
    EXPECT_THAT(complaint, HasSubstr("message.txt:3:1"));
    EXPECT_THAT(complaint, HasSubstr("no order begins with '#3'"));
}

TEST(Prose, TheAuthorsOwnExampleIsARun) {
    const std::string yaml = "runs: [{type: sabotage, target: renraku, agent: maboroshi, invest: 3}]";
    for (const char* message : {"Ordre : run avec Maboroshi, de type sabotage, contre Renraku, payée 3",
                                "Ordre: run avec Maboroshi, de type sabotage, contre Renraku, payée 3.",
                                "Ordre:run avec maboroshi, de type sabotage, contre renraku, payée 3",
                                "ORDRE - RUN AVEC MABOROSHI, DE TYPE SABOTAGE, CONTRE RENRAKU, PAYEE 3",
                                "Ordre 1 : run avec Maboroshi, de type « sabotage », contre “Renraku”, payée 3",
                                "- run sabotage contre Renraku avec Maboroshi payée 3",
                                "• Run : avec l’agent Maboroshi ; sabotage ; sur Renraku ; payée 3 ¥",
                                "1. run avec maboro, type: sabotage, cible : \"Renraku\", montant = 3",
                                "run\u00A0avec\u00A0Maboroshi, de\u202Ftype sabotage et payée 3 contre Renraku",
                                "Order: run with Maboroshi, type sabotage, against Renraku, paid 3",
                                "Order: run with Maboroshi, of type sabotage, against Renraku and paid 3"})
        expect_same(message, yaml);
}

TEST(Prose, EveryKindOfOrderHasItsWords) {
    expect_same("Ordre : vote +Renraku -Evo", "votes: [{up: renraku, down: evo}]");
    expect_same("je vote pour Renraku contre Evo", "votes: [{up: renraku, down: evo}]");
    expect_same("prévision Renraku au rang 2", "forecasts: [{corporation: renraku, rank: 2}]");
    expect_same("honneur : quémander 1", "honour: {beg: 1}");
    expect_same("virement de 150 000 ny à Hanae, contrat C-3",
                "transfers: [{to: hanae, amount: 150000, contract: C-3}]");
    expect_same("virement 1,5 M à Hanae", "transfers: [{to: hanae, amount: 1500000}]");
    expect_same("acheter une part de Renraku", "buy: [{share: renraku}]");
    expect_same("achat influence", "buy: [influence]");
    expect_same("achat points politiques 2 au parti réformateurs", "buy: [{political_points: 2, party: reformers}]");
    expect_same("run de type protection, cible akira, avec Kuro-Fuuga, payée 100k, sauf information et sabotage",
                "runs: [{type: protection, target: akira, agent: kuro-fuuga, invest: 100000, "
                "except: [information, sabotage]}]");
    expect_same("run info sur Evo avec mon réseau, avec mon croc, payée 50k",
                "runs: [{type: information, target: evo, agent: croc, network: true, invest: 50000}]");
    expect_same("dragon, estimations 4 et 2", "dragon: {estimations: [4, 2]}");
    expect_same("ligne du parti : contrats publics", "party_line: public-contracts");
    expect_same("contrat public retirer Mitsuhama", "public_contract: {remove: mct}");
    expect_same("répartition 3 à Evo", "grant: [{corporation: evo, assets: 3}]");
    expect_same("enchère 0,3M", "auction: 300000");
    expect_same("captif Maboroshi : exécuter\ncaptif Nagata retourner", "captives: {maboroshi: execute, nagata: turn}");
    expect_same("agent Sakura autoriser Hanae, run 1, autoriser akira de type sabotage, alliés secrets evo et hanae",
                "agents: {sakura: {authorise: [{player: hanae, run: 1}, {player: akira, type: sabotage}], "
                "secret_allies: [evo, hanae]}}");
    expect_same("citoyenneté aucune", "citizenship: none");
    expect_same("preuve transmettre secret:hanae/2 à Hanae", "evidence: [{share: 'secret:hanae/2', with: hanae}]");
    expect_same("instinct", "instinct: true");
    expect_same("note mj : absent mardi, « oui » : à bientôt.", "gm_note: 'absent mardi, oui : à bientôt.'");
}

TEST(Prose, OrdersKeepTheirOrderAndMakeOneSheet) {
    expect_same("\nOrdre : achat influence\n\nOrdre : achat part Evo\nOrdre : vote + Evo, - Renraku\n-- \nAkira\nrun",
                "buy: [influence, {share: evo}]\nvotes: [{up: evo, down: renraku}]");
}

TEST(Prose, WhatIsQuotedInAnAnswerIsNotRead) {
    expect_same("Ordre : achat influence\n> Ordre : achat part Evo\n> vote", "buy: [influence]");
    const Understood quoted = understand("> > Ordre : achat influence\nOrdre : achat part Evo", "> > #3 - Akira");
    EXPECT_EQ(quoted.prose.lines.size(), 1U);
}

TEST(Prose, ALineThatAMailProgramBrokeIsOne) {
    expect_same(
        "Ordre : run avec Maboroshi, de type sabotage, contre Renraku,\nau profit de Evo, payée 3\nvote +Evo -Renraku",
        "runs: [{type: sabotage, target: renraku, agent: maboroshi, benefit: evo, invest: 3}]\n"
        "votes: [{up: evo, down: renraku}]");
}

TEST(Prose, ALongLineEndsWhereTheNextOrderBegins) {
    const std::string run =
        "run avec Maboroshi, de type sabotage, contre Mitsuhama Computer Technology, payée 150000\n";
    const std::string yaml =
        "runs: [{type: sabotage, target: mct, agent: maboroshi, invest: 150000}]\n"
        "citizenship: evo";
    expect_same(run + "citoyenneté Evo", yaml);
    expect_same("Ordre : " + run + "Ordre : citoyenneté Evo", yaml);
    expect_same(
        "Ordre : run de type sabotage, contre Mitsuhama Computer Technology, avec\nl'agent Maboroshi, payée 150000\n"
        "Ordre : citoyenneté Evo",
        yaml);
    expect_same(
        "Ordre : run de type sabotage, contre Mitsuhama Computer Technology et\nagent Maboroshi, payée 150000\n"
        "Ordre : citoyenneté Evo",
        yaml);
}

TEST(Prose, ANoteSwallowsNoOrderBelowIt) {
    const std::string note = "note mj : absent mardi soir, de retour mercredi, je répondrai en fin de semaine";
    const std::string yaml =
        "votes: [{up: evo, down: renraku}]\n"
        "gm_note: 'absent mardi soir, de retour mercredi, je répondrai en fin de semaine'";
    for (const char* head : {"Ordre : ", "", "- "}) {
        expect_same(head + note + "\nvote +Evo -Renraku", yaml);
        expect_same(head + note + "\nje vote pour Evo contre Renraku", yaml);
    }
    expect_same("Ordre : note mj : absent mardi soir, de retour mercredi, je répondrai en fin\nde semaine",
                "gm_note: 'absent mardi soir, de retour mercredi, je répondrai en fin de semaine'");
}

TEST(Prose, ALongOrderTakesNoWordThatIsNoneOfItsOwn) {
    expect_same(
        "Ordre : run de type sabotage, contre Mitsuhama Computer Technology, avec Maboroshi, payée 150000\n"
        "citoyenneté Evo",
        "runs: [{type: sabotage, target: mct, agent: maboroshi, invest: 150000}]\ncitizenship: evo");
}

TEST(Prose, WhatStandsBehindACodesCommaIsNotOfIt) {
    EXPECT_THAT(only_complaint("virement de 150 000 à Hanae, contrat C-3, dès ce soir"),
                HasSubstr("'dès ce soir' was not understood here"));
    expect_same("virement à Hanae, contrat C-3, 150 000", "transfers: [{to: hanae, amount: 150000, contract: C-3}]");
    EXPECT_THAT(only_complaint("achat CROC Étoile montante, merci"), HasSubstr("'merci' was not understood here"));
    expect_same("achat CROC « Étoile, montante »", "buy: [{croc: 'Étoile, montante'}]");
}

TEST(Prose, WhatIsNotUnderstoodIsShownWhereItStands) {
    EXPECT_THAT(only_complaint("Ordre : rune avec Tanaka"),
                AllOf(HasSubstr("message.txt:2:9"), HasSubstr("no order begins with 'rune'"), HasSubstr("run")));
    EXPECT_THAT(only_complaint("achat influence\nvote +Evo, -Renraku, peut-être"),
                AllOf(HasSubstr("message.txt:3:22"), HasSubstr("'peut-être' was not understood here")));
    EXPECT_THAT(only_complaint("run de type sabotge, contre Evo, avec Maboroshi"),
                AllOf(HasSubstr("message.txt:2:13"), HasSubstr("did you mean 'sabotage'?")));
    EXPECT_THAT(only_complaint("vote +Renrako, -Evo"), HasSubstr("did you mean"));
    EXPECT_THAT(only_complaint("vote +Renraku"), HasSubstr("baisse"));
    EXPECT_THAT(only_complaint("run sabotage contre Evo, avec Maboroshi, agent Nagata"),
                HasSubstr("'agent' on line 2 and 'agent' on line 2 mean the same"));
    EXPECT_THAT(only_complaint("honneur quémander 1\nhonneur acheter 1"), HasSubstr("on line 3 mean the same"));
    EXPECT_THAT(only_complaint("captif"), HasSubstr("a name is missing here"));
}

TEST(Prose, AnotherTurnAndAnotherPlayerAreToldAsOfSheets) {
    const Understood late = understand("achat influence", "#2 - Akira");
    EXPECT_FALSE(late.sheet);
    EXPECT_THAT(orders::describe(late.problems), AllOf(HasSubstr("message.txt:1:2"), HasSubstr("sheet for turn 2")));
    const Understood other = understand("achat influence", "#3 - Hanae");
    EXPECT_FALSE(other.sheet);
    EXPECT_THAT(orders::describe(other.problems), AllOf(HasSubstr("message.txt:1:6"), HasSubstr("from 'Hanae'")));
}

TEST(Prose, OnlyWhatBeginsSoAndOrdersSomethingIsProse) {
    EXPECT_TRUE(taken_for_prose("#1 - Alice\nOrdre : run avec Tanaka, de type sabotage"));
    EXPECT_TRUE(taken_for_prose("\n  # 1 – Alice\r\n\r\nvote +Evo -Renraku\r\n"));
    EXPECT_TRUE(taken_for_prose("> #1 - Alice\n> Ordre : bidule"));
    EXPECT_TRUE(taken_for_prose("#1 - Alice\nrun : avec Tanaka, de type sabotage"));
    EXPECT_TRUE(taken_for_prose("#1 - Alice\ncitoyenneté : Evo\nvote +Evo -Renraku\n"));
    EXPECT_FALSE(taken_for_prose("#1 - Alice\ncitoyenneté : Evo\ninstinct : oui\n"));
    EXPECT_FALSE(taken_for_prose(""));
    EXPECT_FALSE(taken_for_prose("#1 - Alice"));
    EXPECT_FALSE(taken_for_prose("#1 - Alice\nOrdre::\nOrdre\n:\n"));
    EXPECT_FALSE(taken_for_prose("#1 - \nOrdre : achat influence"));
    EXPECT_FALSE(taken_for_prose("Bonjour\n#1 - Alice\nOrdre : achat influence"));
    EXPECT_FALSE(taken_for_prose("#1 - Alice\nBonjour, je pars en vacances.\nÀ bientôt"));
    // Sheets, below what is a comment to them; whole or broken.
    EXPECT_FALSE(taken_for_prose("#1 - Alice\nvotes:\n  - {hausse: Evo, baisse: Renraku}\n"));
    EXPECT_FALSE(taken_for_prose("#1 - Alice\nnotes: |\n  Ordre : run avec Tanaka\n  vote +Evo\n"));
    EXPECT_FALSE(taken_for_prose("#1 - Alice\nnotes: |\n  vote +Evo\ntour: 1\n"));
    EXPECT_FALSE(taken_for_prose("#1 - Alice\nvotes:\n  - {hausse: Evo, baisse: Renraku\nachats:\n  - influence\n"));
    EXPECT_FALSE(taken_for_prose("#1 - Alice\nruns:\n  - type: sabotage\n    agent: Tanaka\n   cible: Evo\n"));
}

TEST(Prose, TheSheetIsReadableYaml) {
    const Understood read = understand(
        "run avec Maboroshi, de type vol de données, contre Mitsuhama Computer Technology, "
        "payée 150 000, réseau\ncitoyenneté Evo\nnote : « a: [b] »");
    EXPECT_EQ(orders::described::yaml_of(read.document.root, sheet_kind()),
              "tour: 3\njoueur: Akira\nruns:\n"
              "  - {agent: Maboroshi, type: vol de données, cible: Mitsuhama Computer Technology, montant: 150 000, "
              "réseau: oui}\n"
              "citoyenneté: Evo\nnotes: \"a: [b]\"\n");
}

TEST(Prose, YesIsSaidInTheSheetsLanguage) {
    const auto yaml = [](const std::string& message, const std::string& language) {
        return orders::described::yaml_of(understand(message, "#3 - Akira", language).document.root, sheet_kind());
    };
    EXPECT_EQ(yaml("instinct", "fr"), "tour: 3\njoueur: Akira\ninstinct: oui\n");
    EXPECT_EQ(yaml("instinct", "en"), "turn: 3\nplayer: Akira\ninstinct: true\n");
}

TEST(Prose, WhateverComesInIsReadInBounds) {
    std::string many;
    for (int i = 0; i < 5000; ++i) many += "vote +Evo -Renraku\n";
    const Understood lines = understand(many);
    EXPECT_EQ(lines.prose.lines.size(), orders::described::most_prose_lines + 1);
    EXPECT_THAT(orders::describe(lines.problems), HasSubstr("more than 400 lines"));
    EXPECT_TRUE(understand("vote " + std::string(200'000, '+')).prose.lines.empty());
    EXPECT_FALSE(understand("vote " + std::string(100'000, ',') + std::string(20'000, '"')).problems.empty());
    std::string open, pieces;
    for (int i = 0; i < 30'000; ++i) open += "« ", pieces += ",x";
    EXPECT_FALSE(understand("vote " + open).problems.empty());
    EXPECT_LE(understand("vote +Evo -Renraku" + pieces).problems.size(), 5U);
    EXPECT_FALSE(understand("run " + std::string(60'000, '\xC3') + "\x01 avec").problems.empty());
}

}  // namespace corporate_test
