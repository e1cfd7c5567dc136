// The game master's Markdown, as text and as HTML for mails.

#include "gm/report/markdown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/report/template_engine.h"

namespace gm {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string text(const std::string& markdown) {
    auto out = read_markdown(markdown);
    return out ? out->text : orders::describe(out.problems());
}

std::string html(const std::string& markdown) {
    auto out = read_markdown(markdown);
    return out ? out->html : orders::describe(out.problems());
}

TEST(MarkdownText, ReadsLikeALetter) {
    EXPECT_EQ(text("# Un titre\n\nBonjour *à* **tous**,\nla suite.\n\n- un\n- deux\n  lignes\n\n3. trois\n4. "
                   "quatre\n\n> dit-il\n>\n"
                   "> encore\n\n---\n\n    code  là\n"),
              "Un titre\n========\n\nBonjour _à_ *tous*, la suite.\n\n- un\n- deux lignes\n\n3. trois\n4. quatre\n\n"
              "> dit-il\n>\n> encore\n\n* * *\n\n    code  là");
    EXPECT_EQ(text("one  \ntwo"), "one\ntwo");
    EXPECT_EQ(text("- a\n\n- b\n  - c\n    - d"), "- a\n\n- b\n\n  - c\n    - d");
}

TEST(MarkdownText, LinesFitAMail) {
    std::string words;
    for (int i = 0; i < 60; ++i) words += "mot" + std::to_string(i) + " ";
    for (const char* lead : {"", "- ", "> ", "> - "}) {
        const std::string out = text(lead + words);
        std::size_t longest = 0;
        for (std::size_t from = 0; from < out.size();) {
            const auto end = std::min(out.find('\n', from), out.size());
            longest = std::max(longest, end - from);
            from = end + 1;
        }
        EXPECT_LE(longest, 76U) << out;
        EXPECT_GT(longest, 60U) << out;
    }
}

TEST(MarkdownText, LinksAreWrittenOut) {
    EXPECT_EQ(text("[le site](https://example.org/a?b=1&c=2)"), "le site (https://example.org/a?b=1&c=2)");
    EXPECT_EQ(text("<https://example.org>"), "https://example.org");
    EXPECT_EQ(text("see https://example.org."), "see https://example.org.");
    EXPECT_EQ(text("<mj@example.org>"), "mj@example.org");
    EXPECT_EQ(text("[x](javascript:alert(1))"), "x");
    EXPECT_EQ(text("![un dragon](https://example.org/dragon.png)"), "un dragon");
}

TEST(MarkdownHtml, HasItsStylesInItsElements) {
    EXPECT_EQ(html("Bonjour *à* **tous**"),
              "<p style=\"margin:0 0 12px\">Bonjour <em>à</em> <strong>tous</strong></p>\n");
    EXPECT_THAT(html("## Titre"), HasSubstr(">Titre</h3>"));
    EXPECT_THAT(html("- un\n- deux"), HasSubstr("<li style=\"margin:0 0 6px\">un</li>"));
    EXPECT_THAT(html("7. sept"), HasSubstr("<ol start=\"7\""));
    EXPECT_THAT(html("[le site](https://example.org/?a=1&b=2)"),
                HasSubstr("<a href=\"https://example.org/?a=1&amp;b=2\""));
    EXPECT_THAT(html("`<b>`"), HasSubstr("&lt;b&gt;</code>"));
    EXPECT_THAT(html("Vraiment ?"), HasSubstr("Vraiment\u00a0?"));
}

TEST(MarkdownHtml, NothingInItRunsOrIsFetched) {
    for (const char* nasty : {"<script>alert(1)</script>",
                              "<img src=x onerror=alert(1)>",
                              "a <b onclick='x'>b</b> c",
                              "<div>\nx\n</div>",
                              "<iframe src=\"https://example.org\"></iframe>",
                              "<!DOCTYPE html>",
                              "<?php ?>",
                              "<style>p{}</style>",
                              "![alt](https://example.org/track.gif)",
                              "![alt][1]\n\n[1]: https://example.org/track.gif",
                              "[x](javascript:alert(1))",
                              "[x](JaVaScRiPt:alert(1))",
                              "[x](javascript&colon;alert(1))",
                              "[x](javascript&#58;alert(1))",
                              "[x](java\\script:alert(1))",
                              "[x](<java script:alert(1)>)",
                              "[x](data:text/html;base64,AAAA)",
                              "[x](vbscript:x)",
                              "[x](//example.org/x)",
                              "[x](/relative)",
                              "[x](file:///etc)",
                              "<javascript:alert(1)>",
                              "[x]: javascript:alert(1)\n\n[x]"}) {
        const std::string out = html(nasty);
        EXPECT_THAT(out, Not(HasSubstr("href"))) << nasty;
        for (const char* tag : {"<script", "<img", "<b", "<div", "<iframe", "<!", "<?", "<style"})
            EXPECT_THAT(out, Not(HasSubstr(tag))) << nasty;
    }
    const std::string quoted = html("[x](https://example.org/\"onmouseover=\"alert(1))");
    EXPECT_THAT(quoted, Not(HasSubstr("\"onmouseover")));
    EXPECT_THAT(html("[a\" onclick=\"x](https://example.org 't\" onclick=\"y')"), Not(HasSubstr("\" onclick")));
}

TEST(MarkdownHtml, EntitiesAreCharacters) {
    EXPECT_EQ(text("&eacute; &#233; &#xE9; &amp;lt; &unheard; &#0; &#xD800;"), "é é é &lt; &unheard; \uFFFD \uFFFD");
    EXPECT_THAT(html("&lt;script&gt; &#60;b&#62;"), HasSubstr("&lt;script&gt; &lt;b&gt;"));
}

TEST(Markdown, IsRefusedWhereItMakesNoSense) {
    EXPECT_THAT(text("gut\n\xff"), HasSubstr("not UTF-8"));
    EXPECT_THAT(text(std::string(longest_editorial + 1, 'x')), HasSubstr("longer than"));
    EXPECT_THAT(text(std::string(5000, '>') + "x"), HasSubstr("too deeply nested"));
    EXPECT_EQ(text(""), "");
}

TEST(Markdown, CommentsAreLeftOut) {
    EXPECT_EQ(*without_comments("a<!-- secret -->b\n<!-- two\nlines -->c"), "ab\nc");
    const auto open = without_comments("a\nb <!-- no end");
    ASSERT_FALSE(open);
    EXPECT_EQ(open.problems().front().mark.line, 2);
}

std::string page(const std::string& page_template, const nlohmann::json& data) {
    TemplateEngine engine([](std::string_view) -> const std::string* { return nullptr; }, {});
    auto out = engine.render("test.html", page_template, data);
    return out ? *out : orders::describe(out.problems());
}

TEST(SafeHtml, OnlyWhatTheProgramMadeIsMarkup) {
    const nlohmann::json data = {{"editorial", {{"html", "<p>{{ x }}</p>"}, {"text", "<i>"}}},
                                 {"note", "<script>"},
                                 {"entries", {{{"editorial", {{"html", "<b>"}}}}}}};
    EXPECT_EQ(page("{{ safe_html(editorial.html) }}", data), "<p>{{ x }}</p>");
    EXPECT_EQ(page("{{ editorial.html }}", data), "&lt;p&gt;{{ x }}&lt;/p&gt;");
    EXPECT_EQ(page("{{ safe_html(note) }}", data), "&lt;script&gt;");
    EXPECT_EQ(page("{{ safe_html(editorial.text) }}", data), "&lt;i&gt;");
    EXPECT_EQ(page("{% for entry in entries %}{{ safe_html(entry.editorial.html) }}{% endfor %}", data), "&lt;b&gt;");
    EXPECT_EQ(page("{% set editorial = entries.0.editorial %}{{ safe_html(editorial.html) }}", data), "&lt;b&gt;");
    EXPECT_EQ(page("{{ safe_html(note) }}", {{"note", "<b>"}}), "&lt;b&gt;");
}

}  // namespace
}  // namespace gm
