#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/report/rules_text.h"
#include "gm/web/open/rules_document.h"
#include "resolution/registry.h"
#include "tests/support/table.h"

namespace gm::web {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(RulesDocument, HasTablesHeadingsAndSamples) {
    const RulesDocument out = document_of(
        "# Title\n\n## A part\nSome *words*.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```yaml\nturn: 1\nplayer: "
        "ada\n```\n");
    ASSERT_EQ(out.parts.size(), 1U);
    EXPECT_EQ(out.parts.front().title, "A part");
    EXPECT_THAT(out.article, HasSubstr("<h1>Title</h1>"));
    EXPECT_THAT(out.article, HasSubstr("<h2 id=\"" + out.parts.front().id + "\">A part</h2>"));
    EXPECT_THAT(out.article, HasSubstr("<thead><tr><th scope=\"col\">a</th><th scope=\"col\">b</th></tr>"));
    EXPECT_THAT(out.article, HasSubstr("<tr><td>1</td><td>2</td></tr>"));
    EXPECT_THAT(out.article, HasSubstr("turn: 1\nplayer: ada"));
}

TEST(RulesDocument, LeavesOutTheHeadThatMarkdownAskedFor) {
    EXPECT_THAT(document_of("## P\n\n| | |\n|---|---|\n| TG-1 | x |\n").article, Not(HasSubstr("<thead>")));
}

TEST(RulesDocument, HasAPlaceForEachRuling) {
    const std::string article =
        document_of(
            "- **MC-13** Laying is an order.\n- **CG-30b** Another.\n\n| | |\n|---|---|\n| AJ-13, AJ-14 | x |\n")
            .article;
    for (const char* place : {"<li id=\"MC-13\">", "<li id=\"CG-30b\">", "<tr id=\"AJ-13\">"})
        EXPECT_THAT(article, HasSubstr(place));
    for (const char* other : {"M-1", "MC-", "MC-x", "mc-1", "MCA-1", "MC-1-2", "MC-1ab", "MC"})
        EXPECT_THAT(document_of(std::string("- ") + other + " x\n").article, Not(HasSubstr("id="))) << other;
}

TEST(RulesDocument, FindsEveryRulingOfMadConInBothLanguages) {
    for (const char* language : {"en", "fr"}) {
        const auto document = rules_document("mad-con", language);
        ASSERT_TRUE(document);
        EXPECT_EQ(document->language, language);
        for (int number = 1; number <= 52; ++number)
            EXPECT_THAT(document->article, HasSubstr(" id=\"MC-" + std::to_string(number) + "\""));
    }
}

TEST(RulesDocument, HasAPlaceForEveryNumberThatLeadsThere) {
    for (const std::string& game : test_support::registered_ids()) {
        for (const char* language : {"en", "fr"}) {
            const std::string article = rules_document(game, language)->article;
            const std::string linked = RulingLinks(game, language, "").in(article);
            for (std::size_t at = linked.find("href=\"#"); at != std::string::npos;
                 at = linked.find("href=\"#", at + 1)) {
                const auto from = at + 7;
                const std::string ruling = linked.substr(from, linked.find('"', from) - from);
                EXPECT_THAT(article, HasSubstr(" id=\"" + ruling + "\"")) << game << ' ' << language;
            }
        }
    }
}

TEST(RulesDocument, TakesNoMarkupFromItsText) {
    const RulesDocument out = document_of("## <b>x</b>\n\n<script>a</script> [l](javascript:a) [m](../sheets.md)\n");
    EXPECT_THAT(out.article, Not(HasSubstr("<script")));
    EXPECT_THAT(out.article, Not(HasSubstr("<b>")));
    EXPECT_THAT(out.article, Not(HasSubstr("href")));
}

TEST(RulesDocument, IsThereForEveryGame) {
    for (const std::string& game : test_support::registered_ids()) {
        const auto document = rules_document(game, "en");
        ASSERT_TRUE(document) << game;
        EXPECT_EQ(document->language, "en") << game;
        EXPECT_GT(document->parts.size(), 1U) << game;
    }
}

TEST(RulesDocument, IsInFrenchWhereItWasWrittenInFrench) {
    for (const char* game : {"tiny", "corporate"}) {
        const auto document = rules_document(game, "fr");
        ASSERT_TRUE(document) << game;
        EXPECT_EQ(document->language, "fr") << game;
    }
    EXPECT_EQ(rules_document("tiny", "de")->language, "en");
}

TEST(RulesDocument, IsNotThereForNoGame) { EXPECT_FALSE(rules_document("chess", "en")); }

}  // namespace
}  // namespace gm::web
