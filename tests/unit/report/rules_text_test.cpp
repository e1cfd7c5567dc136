#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/report/rules_text.h"

namespace gm {
namespace {

const std::string link = "<a href=\"/rules#MC-13\">MC-13</a>";

std::string linked(std::string_view html) { return RulingLinks("mad-con", "fr", "/rules").in(html); }

TEST(RulingLinks, LeadFromEachNumberToItsPlace) {
    EXPECT_EQ(linked("<p>Closed (MC-13).</p>MC-13"), "<p>Closed (" + link + ").</p>" + link);
    EXPECT_EQ(linked("MC-13,MC-13"), link + "," + link);
}

TEST(RulingLinks, AreForRulingsOfThisGameAlone) {
    for (const char* other : {"MC-99", "CG-13", "mc-13", "MC13", "MC-", "AMC-13", "MC-13-2", "MC-130", "MC-13ab",
                              "T3-B", "\u00e9MC-13", "MC-13\u00e9", "&MC-13;"})
        EXPECT_EQ(linked(other), other);
    EXPECT_EQ(RulingLinks("corporate", "en", "x").in("CG-30b"), "<a href=\"x#CG-30b\">CG-30b</a>");
    EXPECT_EQ(RulingLinks("chess", "en", "x").in("MC-13"), "MC-13");
}

TEST(RulingLinks, StandNeitherInTagsNorWhereNoLinkCanBe) {
    for (const std::string html :
         {"<p title=\"MC-13\">a</p>", "<a href=\"x\">MC-13</a>", "<textarea>MC-13</textarea>", "<title>MC-13</title>",
          "<label><b>MC-13</b> MC-13</label>", "<code>MC-13</code>", "<script>\"MC-13\"</script>", "<!-- MC-13 -->",
          "<svg><text>MC-13</text><svg></svg>MC-13</svg>", "<strong>MC-13</strong>"})
        EXPECT_EQ(linked(html), html);
    EXPECT_EQ(linked("<label>MC-13</label>MC-13"), "<label>MC-13</label>" + link);
    EXPECT_EQ(linked("<article>MC-13</article>"), "<article>" + link + "</article>") << "no <a>";
}

TEST(RulingLinks, LeaveBrokenMarkupAsItIs) {
    for (const char* html : {"<", "<p", "<!--MC-13", "</", "a < b MC-1", "<a>MC-13"}) EXPECT_EQ(linked(html), html);
}

}  // namespace
}  // namespace gm
