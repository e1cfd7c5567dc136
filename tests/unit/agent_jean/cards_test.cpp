#include <gtest/gtest.h>

#include "resolution/agent_jean/trick.h"
#include "tests/unit/agent_jean/match_support.h"

namespace {

using namespace agent_jean_test;

std::string in_strength_order(const std::vector<std::string>& codes) {
    std::string out;
    for (const auto one : cards(codes)) out += (out.empty() ? "" : " ") + rules().figures().deck.code(one);
    return out;
}

TEST(Cards, StandInStrengthOrder) {
    EXPECT_EQ(in_strength_order({"B7", "G3", "G14", "Y9", "P2", "Y1"}), "Y1 G3 B7 Y9 G14 P2");
    EXPECT_EQ(in_strength_order({"B5", "G5", "Y5", "P1", "B18"}), "Y5 G5 B5 B18 P1");
}

TEST(Cards, AreFoundByTheirCodes) {
    const auto& deck = rules().figures().deck;
    EXPECT_EQ(deck.size(), 60U);
    EXPECT_EQ(deck.find("g11"), deck.find("G11"));
    EXPECT_FALSE(deck.find("P11"));
    EXPECT_FALSE(deck.find("X1"));
    EXPECT_EQ(deck.codes().front(), "P1");
    EXPECT_EQ(deck.codes().back(), "Y16");
}

TEST(Trick, KnowsWhichCardsWouldWinNow) {
    const auto& figures = rules().figures();
    agent_jean::Trick trick(figures.deck, figures.plain_turn);
    EXPECT_EQ(trick.winning(), figures.deck.all());
    trick.play(card("G8"));
    EXPECT_TRUE(trick.wins(card("G9")));
    EXPECT_TRUE(trick.wins(card("P1")));
    EXPECT_FALSE(trick.wins(card("G7")));
    EXPECT_FALSE(trick.wins(card("B18")));
    trick.play(card("P3"));
    EXPECT_FALSE(trick.wins(card("G16")));
    EXPECT_TRUE(trick.wins(card("P4")));
    EXPECT_EQ(trick.best_place(), 1U);
}

orders::Problems problems_of(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    if (at == std::string::npos) throw std::runtime_error("the campaign has no " + from);
    text.replace(at, from.size(), to);
    auto read = Rules::from_campaign(*orders::parse_document(text, "campaign.yaml"));
    return read ? orders::Problems{} : read.problems();
}

TEST(Figures, AreCheckedWhenACampaignIsOpened) {
    const std::string text = gm::load_campaign("agent-jean")->text;
    EXPECT_TRUE(problems_of(text, "plan01", "plan01").empty());
    EXPECT_FALSE(problems_of(text, "id: plan02", "id: plan01").empty()) << "an id twice";
    EXPECT_FALSE(problems_of(text, "compare: lowest", "compare: middle").empty());
    EXPECT_FALSE(problems_of(text, "effect: play_last", "effect: sing").empty());
    EXPECT_FALSE(problems_of(text, "accomplice: no_trump", "accomplice: beaver").empty());
    EXPECT_FALSE(problems_of(text, "values: [1, 2, 3,", "values: [1, 2, 2,").empty()) << "a card twice";
    EXPECT_FALSE(problems_of(text, "turns: 12", "turns: 24").empty()) << "fewer plans than turns";
    EXPECT_FALSE(problems_of(text, "cards_dealt: 12", "cards_dealt: 13").empty());
}

}  // namespace
