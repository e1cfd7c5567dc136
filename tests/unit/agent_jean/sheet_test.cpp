#include <gtest/gtest.h>

#include "gm/report/problem_words.h"
#include "tests/unit/agent_jean/match_support.h"

namespace {

using namespace agent_jean_test;

const State& playing() {
    static const State state = state_of(3, R"({"turn": 3, "pile": ["plan04"], "hands": {"s0": ["G8", "P3"]}})");
    return state;
}

orders::Problems problems_in(const std::string& sheet) {
    orders::Problems problems;
    const auto document = orders::parse_document(sheet, "sheet.yaml");
    const auto read = rules().read(playing(), PlayerIndex(0), *document, problems);
    EXPECT_EQ(read.has_value(), problems.empty()) << sheet;
    return problems;
}

std::string written(const std::string& sheet) {
    orders::Problems problems;
    const auto document = orders::parse_document(sheet, "sheet.yaml");
    const auto read = rules().read(playing(), PlayerIndex(0), *document, problems);
    if (!read) return orders::describe(problems);
    return rules().write_sheet(playing(), PlayerIndex(0), *read);
}

TEST(AgentJeanSheet, IsWrittenAsItWasRead) {
    const std::string sheet =
        "round: 1\nplayer: s0\nhalf: 1\n"
        "agents: [henry, jean]\n"
        "henry_leader: [self, s2, last_winner]\n"
        "pass: {pick: lowest, colours: [green, yellow]}\n"
        "auto: true\n"
        "turns:\n"
        "  3:\n"
        "    - {if: {turn: [3], position: first, have: G8}, play: G8}\n"
        "  5:\n"
        "    - {play: highest}\n"
        "default:\n"
        "  - {if: {position: 2, led: [green], best_colour: [blue, green], best_player: s1, trump_played: false, "
        "can_win: true, plan_at_least: 2, plan_at_most: 5, accomplice: no_trump, trick_yellow_at_least: 0, "
        "trick_yellow_at_most: 1, trick_green_at_least: 1, trick_green_at_most: 2}, "
        "play: {pick: lowest_winning, colours: [blue, green]}}\n"
        "  - {if: {accomplice: any}, play: highest_losing}\n"
        "  - {play: P3}\n";
    EXPECT_EQ(written(sheet), sheet);
}

TEST(AgentJeanSheet, SaysTheSameInFrench) {
    EXPECT_EQ(written("{manche: 1, joueur: s0, meneur: [moi, dernier gagnant], passe: plus forte, auto: oui, "
                      "défaut: [{si: {position: pas premier, entame: [vert], en main: G8, complice: aucun}, "
                      "jouer: {choisir: plus faible perdante, couleurs: [mauve]}}]}"),
              written("{round: 1, player: s0, henry_leader: [self, last_winner], pass: highest, auto: true, "
                      "default: [{if: {position: not_first, led: [green], have: G8, accomplice: none}, "
                      "play: {pick: lowest_losing, colours: [purple]}}]}"));
}

TEST(AgentJeanSheet, PointsAtWhatItDoesNotUnderstand) {
    const orders::Problems problems = problems_in("default:\n  - {if: {led: gren}, play: lowest}\n  - {play: P12}\n");
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[0].mark.line, 2);
    EXPECT_EQ(problems[0].advice, "did you mean 'green'?");
    EXPECT_EQ(problems[1].what, "there is no card 'P12'");
}

TEST(AgentJeanSheet, ComplainsInTheLanguageOfItsReader) {
    const orders::Problem french =
        gm::in_language(problems_in("manche: 4\ndéfaut: [{jouer: plus faible}]").at(0), "fr");
    EXPECT_EQ(french.what, "c'est une feuille de la manche 4");
    EXPECT_EQ(french.advice, "on joue la manche 1 : corrigez cette ligne si les ordres sont pour celle-ci");
}

TEST(AgentJeanSheet, AnEmptyOneIsASheet) {
    EXPECT_TRUE(problems_in("").empty());
    EXPECT_TRUE(problems_in("player: S0").empty());
}

}  // namespace
