// What is left of a mail's page within a page of the site.

#include "gm/web/site/article.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gm::web {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Article, KeepsTheSheetAndDropsItsFrame) {
    EXPECT_EQ(
        article_of("<html><head><title>t</title><style>p{}</style></head><body class=\"ground\"><table><tr>"
                   "<td class=\"sheet margin\"><h1 style=\"margin:0\">Hello</h1><p>You</p></td></tr></table></body>"),
        "<h1>Hello</h1><p>You</p>");
}

TEST(Article, KeepsWhatStyleAloneSaid) {
    EXPECT_EQ(article_of("<p class=\"line odd head\" style=\"text-align:right;font-family:monospace\">1</p>"),
              "<p class=\"line head n mono\">1</p>");
}

TEST(Article, KeepsTheColourOfABoardAndNothingElseThere) {
    EXPECT_EQ(article_of("<span style=\"padding:5px;background:#1d5aa6;color:#ffffff\">B7</span>"),
              "<span class=\"on-1d5aa6\">B7</span>");
    EXPECT_EQ(article_of("<span style=\"background:#1d5a\">B7</span>"), "<span>B7</span>");
    EXPECT_EQ(article_of("<span style=\"background:#1d5aa&quot;\">B7</span>"), "<span>B7</span>");
    EXPECT_EQ(article_of("<p style=\"background:#1d5aa6\">B7</p>"), "<p>B7</p>");
}

TEST(Article, LetsNothingRunAndFetchesNothing) {
    const std::string article = article_of(
        "<script>alert(1)</script><p onclick=\"alert(1)\">a<img src=x onerror=alert(1)></p><iframe src=x></iframe>"
        "<a href=\"javascript:alert(1)\">b</a><svg onload=alert(1)><script>x</script></svg><form action=x>c</form>"
        "<a href=\"https://example.org/?a=1&amp;b='\">d</a><style>p{}</style><base href=x><object data=x></object>");
    EXPECT_EQ(
        article,
        "<p>a</p><a>b</a>c<a href=\"https://example.org/?a=1&amp;b=&#39;\" rel=\"noopener noreferrer nofollow\">d</a>");
}

TEST(Article, KeepsShapesOfAPictureWithTheirSizesAndClasses) {
    EXPECT_EQ(
        article_of("<svg class=\"con-board\" viewBox=\"0 0 360 90\" width=\"100%\" role=\"img\" aria-label=\"A & B\">"
                   "<g class=\"token\"><rect x=\"1.5\" y=\"2\" fill=\"#1d5aa6\" stroke=\"url(#x)\"/><text "
                   "font-size=\"10\">V01</text></g></svg>"),
        "<svg viewBox=\"0 0 360 90\" width=\"100%\" class=\"con-board\" role=\"img\" aria-label=\"A &amp; B\">"
        "<g class=\"token\"><rect x=\"1.5\" y=\"2\" fill=\"#1d5aa6\"></rect><text "
        "font-size=\"10\">V01</text></g></svg>");
}

TEST(Article, LetsNothingRunInAPicture) {
    EXPECT_EQ(
        article_of("<svg onload=alert(1) style=x id=y><style>a</style><a href=https://example.org><text>b</text></a>"
                   "<rect x=\"url(#a)\" class=\"A;\" onclick=x></rect><image href=x></image><use href=x></use>"
                   "<foreignObject><p>c</p></foreignObject><animate to=x></animate><script>d</script></svg>"),
        "<svg><rect></rect></svg>");
}

TEST(Article, TextStaysText) {
    EXPECT_EQ(article_of("<p>&lt;script&gt; &amp; &quot;x&quot;</p>"), "<p>&lt;script&gt; &amp; &quot;x&quot;</p>");
    EXPECT_EQ(article_of("<td colspan=\"2\" rowspan=\"x\">"), "");
    EXPECT_EQ(article_of("<table><tr><td colspan=\"2\" rowspan=\"x\">a</td></tr></table>"),
              "<table><tbody><tr><td colspan=\"2\">a</td></tr></tbody></table>");
}

TEST(Article, ADeepOneComesToAnEnd) {
    std::string deep;
    for (int i = 0; i < 20'000; ++i) deep += "<div>";
    EXPECT_THAT(article_of(deep + "x"), Not(HasSubstr("x")));
}

}  // namespace
}  // namespace gm::web
