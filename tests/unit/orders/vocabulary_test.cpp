#include "orders/vocabulary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "orders/corporate/sheet.h"
#include "orders/document_reader.h"
#include "orders/tiny/sheet.h"

namespace orders {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string id_of(const Vocabulary& vocabulary, std::string_view place, std::string_view word) {
    const Term* term = vocabulary.find(place, word);
    return term == nullptr ? "" : term->id;
}

Document document(const std::string& text) { return *parse_document(text, "sheet.yaml"); }

Problems problems_of(const std::string& text) {
    Problems problems;
    tiny::read_sheet(document(text), {1, "ada", 6}, problems);
    return problems;
}

}  // namespace

TEST(Vocabulary, AccentsCaseSpacesHyphensAndUnderscoresDoNotMatter) {
    const Vocabulary& words = described::vocabulary<corporate::Sheet>();
    for (const char* word : {"Note MJ", "note_mj", "NOTE-MJ", "notemj", "gm_note", "GM note", "note\u00A0mj"}) {
        EXPECT_EQ(id_of(words, "sheet", word), "gm_note") << word;
    }
    EXPECT_EQ(id_of(words, "sheet", "PRÉVISIONS"), "forecasts");
    EXPECT_EQ(id_of(words, "sheet", "pre\u0301visions"), "forecasts");
    EXPECT_EQ(id_of(words, "sheet", "previsions"), "forecasts");
    EXPECT_EQ(id_of(words, "sheet", "prévissions"), "");
}

TEST(Vocabulary, AWordMeansWhatItsPlaceSays) {
    const Vocabulary& words = described::vocabulary<corporate::Sheet>();
    EXPECT_EQ(id_of(words, "votes", "+"), "up");
    EXPECT_EQ(id_of(words, "votes", "-"), "down");
    EXPECT_EQ(id_of(words, "transfers", "à"), "to");
    EXPECT_EQ(id_of(words, "evidence", "à"), "with");
    EXPECT_EQ(id_of(words, "sheet", "ligne"), "party_line");
    EXPECT_EQ(id_of(words, "runs", "ligne"), "line");
    EXPECT_EQ(id_of(words, "sheet", "run"), "runs");
    EXPECT_EQ(id_of(words, "authorise", "run"), "run");
    EXPECT_EQ(id_of(words, "transfers", "montant"), "amount");
    EXPECT_EQ(id_of(words, "runs", "montant"), "invest");
    EXPECT_EQ(id_of(words, "nowhere", "run"), "");
}

TEST(Vocabulary, TwoMeaningsInOnePlaceAreAFault) {
    EXPECT_THROW(Vocabulary({{"sheet", {{"a", {"mot"}}, {"b", {"Mot"}}}}}), std::logic_error);
    EXPECT_NO_THROW(Vocabulary({{"sheet", {{"a", {"mot"}}}}, {"other", {{"b", {"mot"}}}}}));
}

TEST(Vocabulary, ASheetUsesTheFirstWordOfItsLanguage) {
    const Vocabulary& words = described::vocabulary<corporate::Sheet>();
    EXPECT_EQ(words.word("sheet", "buy", "fr"), "achats");
    EXPECT_EQ(words.word("sheet", "buy", "en"), "buy");
    EXPECT_EQ(words.word("run_type", "datasteal", "fr"), "datasteal");
    EXPECT_EQ(words.word("sheet", "unheard", "fr"), "unheard");
}

TEST(Vocabulary, TermsOfAValueComeInTheOrderOfItsEnumeration) {
    const auto check = [](std::string_view place, auto ids) {
        const auto terms = described::vocabulary<corporate::Sheet>().terms(place);
        ASSERT_EQ(terms.size(), ids.size()) << place;
        for (std::size_t i = 0; i < ids.size(); ++i) EXPECT_EQ(terms[i].id, ids[i]);
    };
    check("run_type", corporate::run_type_ids);
    check("line", corporate::line_ids);
    check("fate", corporate::captive_fates.ids);
    for (const auto id : corporate::evidence_uses.ids)
        EXPECT_EQ(id_of(described::vocabulary<corporate::Sheet>(), "evidence", id), id);
}

TEST(Vocabulary, EveryWordForYesAndNoIsReadAsSuch) {
    for (const Term& term : boolean_place().terms) {
        for (const std::string_view language : {"fr", "en"}) {
            for (const std::string& word : term.words(language)) {
                const Document text = document("a: " + word);
                DocumentReader reader(text);
                EXPECT_EQ(reader.boolean(*text.root.find("a"), "a"), term.id == "true") << word;
            }
        }
    }
}

TEST(Vocabulary, TheLanguageOfASheetIsThatOfMostOfItsKeys) {
    const Vocabulary& words = described::vocabulary<corporate::Sheet>();
    EXPECT_EQ(words.language_of(document("votes: [{hausse: evo, down: mct}]\nachats: [influence]").root), "fr");
    EXPECT_EQ(words.language_of(document("votes: [{up: evo, down: mct}]\nachats: [influence]").root), "en");
    EXPECT_EQ(words.language_of(document("votes: []").root), "en");
}

TEST(Vocabulary, AMemberIsFoundByAnyOfItsWords) {
    const Document text = document("Joueur: ada\ntour: 1");
    const Member* player = described::vocabulary<tiny::Sheet>().member(text.root, "sheet", "player");
    ASSERT_NE(player, nullptr);
    EXPECT_EQ(player->value.text, "ada");
    EXPECT_EQ(described::vocabulary<tiny::Sheet>().member(text.root, "sheet", "bid"), nullptr);
}

TEST(TinySheet, ReadsFrenchEnglishAndBoth) {
    for (const char* text : {"tour: 1\njoueur: ada\npari: 4\nmise: 3\nnote: un mot",
                             "turn: 1\nbid: 4\nstake: 3\nnote: un mot", "Tour: 1\nbid: 4\nEnjeu: 3 \nNOTES: un mot"}) {
        Problems problems;
        const auto sheet = tiny::read_sheet(document(text), {1, "ada", 6}, problems);
        EXPECT_TRUE(problems.empty()) << describe(problems);
        ASSERT_TRUE(sheet);
        EXPECT_EQ(sheet->bid, 4);
        EXPECT_EQ(sheet->stake, Money{3});
        EXPECT_EQ(sheet->note, "un mot");
    }
}

TEST(TinySheet, AllItsProblemsAtOnceEachWithItsPlaceAndPath) {
    const Problems problems = problems_of("bid: nine\nstake: 1.5k5\nnot: x\nnote: [a]");
    ASSERT_EQ(problems.size(), 4U) << describe(problems);
    std::vector<std::string> seen;
    for (const Problem& one : problems) seen.push_back(std::to_string(one.mark.line) + one.path);
    EXPECT_THAT(seen, ElementsAre("3", "1bid", "2stake", "4note"));
    for (const Problem& one : problems) EXPECT_FALSE(one.excerpt.empty());
}

TEST(TinySheet, WhatItDoesNotKnowItSuggestsInTheLanguageOfTheSheet) {
    EXPECT_EQ(problems_of("joueur: ada\nmize: 3").front().advice, "did you mean 'mise'?");
    EXPECT_EQ(problems_of("player: ada\nstak: 3").front().advice, "did you mean 'stake'?");
    EXPECT_EQ(problems_of("joueur: ada\nstak: 3").front().advice, "did you mean 'stake'?");
    EXPECT_EQ(problems_of("joueur: ada\nxyzzy: 3").front().advice, "known here: tour, joueur, pari, mise, note");
}

TEST(TinySheet, TheSameKeyInTwoLanguagesIsSaidWithBothLines) {
    const Problems problems = problems_of("mise: 3\nbid: 2\nstake: 4");
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].what, "'mise' on line 1 and 'stake' on line 3 mean the same");
    EXPECT_EQ(problems[0].mark.line, 3);
}

TEST(TinySheet, AStakeIsAnAmountWithinBounds) {
    EXPECT_TRUE(problems_of("stake: 1k").empty());
    EXPECT_THAT(problems_of("mise: -1").front().what, HasSubstr("mise must be between 0 and 1000000, not -1"));
    EXPECT_THAT(problems_of("mise: 2M").front().what, HasSubstr("not 2000000"));
}

}  // namespace orders
