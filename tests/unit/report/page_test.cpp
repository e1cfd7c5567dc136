// What templates print into a page is text there, and never markup.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/report/template_engine.h"
#include "gm/report/wording.h"
#include "gm/text/html.h"

namespace gm {
namespace {

using nlohmann::json;

const std::map<std::string, std::string> page_parts{{"part.txt", "1 < 2: {{ text }}\n"},
                                                    {"fields.txt", "{{ name }} ({{ age }})"},
                                                    {"inner.html", "<b>{{ text }}</b>"},
                                                    {"layout.html", "<i>{% block content %}{% endblock %}</i>"}};

std::string render(const std::string& file, const std::string& text, const json& data) {
    TemplateEngine engine(
        [](std::string_view name) -> const std::string* {
            const auto found = page_parts.find(std::string(name));
            return found == page_parts.end() ? nullptr : &found->second;
        },
        {{"eve", "<Eve>"}});
    engine.set_words({{"prefix", {{"croc", "le CROC {{ de(name(rest)) }}"}}}});
    auto out = engine.render(file, text, data);
    return out ? *out : orders::describe(out.problems());
}

const json hostile{{"text", "<script>'\"&"}, {"list", {"<b>", 1}}, {"map", {{"<k>", "<v>"}}}, {"yes", true}};

TEST(Page, EscapesWhatIsPrinted) {
    EXPECT_EQ(render("a.html", "<p>{{ text }}</p>", hostile), "<p>&lt;script&gt;&#39;&quot;&amp;</p>");
    EXPECT_EQ(render("a.txt", "<p>{{ text }}</p>", hostile), "<p><script>'\"&</p>");
}

TEST(Page, EscapesListsAndMapsToo) {
    EXPECT_EQ(render("a.html", "{{ list }} {{ map }} {{ yes }}", hostile),
              "[&quot;&lt;b&gt;&quot;,1] {&quot;&lt;k&gt;&quot;:&quot;&lt;v&gt;&quot;} true");
}

TEST(Page, EscapesInLoopsChoicesBlocksAndParts) {
    EXPECT_EQ(render("a.html", "{% for x in list %}{{ x }};{% endfor %}", hostile), "&lt;b&gt;;1;");
    EXPECT_EQ(render("a.html", "{% if yes %}{{ text }}{% else %}-{% endif %}", hostile),
              "&lt;script&gt;&#39;&quot;&amp;");
    EXPECT_EQ(render("a.html", "{% include \"inner.html\" %}", hostile), "<b>&lt;script&gt;&#39;&quot;&amp;</b>");
    EXPECT_EQ(render("a.html", "{% extends \"layout.html\" %}{% block content %}{{ text }}{% endblock %}", hostile),
              "<i>&lt;script&gt;&#39;&quot;&amp;</i>");
}

TEST(Page, EscapesWhatFunctionsGive) {
    EXPECT_EQ(render("a.html", R"({{ name("eve") }} {{ upper(text) }})", hostile),
              "&lt;Eve&gt; &lt;SCRIPT&gt;&#39;&quot;&amp;");
    EXPECT_EQ(render("a.html", R"({{ the("croc:eve") }})", hostile), "le CROC de &lt;Eve&gt;") << "escaped once";
}

TEST(Page, APartInPlainTextIsEscapedAsAWhole) {
    EXPECT_EQ(render("a.html", R"({{ text_of("part.txt") }})", {{"text", "a & b"}}), "1 &lt; 2: a &amp; b");
    EXPECT_EQ(render("a.txt", R"({{ text_of("part.txt") }})", {{"text", "a & b"}}), "1 < 2: a & b");
}

TEST(Page, APartMaySeeOneValueOnly) {
    const json data{{"who", {{"name", "Ada"}, {"age", 36}}}, {"secret", "x"}};
    EXPECT_EQ(render("a.txt", R"({{ text_of("fields.txt", who) }})", data), "Ada (36)");
}

TEST(Page, LinesLeaveOutEmptyOnes) {
    EXPECT_EQ(render("a.txt", "{% for l in lines(text) %}[{{ l }}]{% endfor %}", {{"text", "a\n\n  b\n"}}), "[a][  b]");
    EXPECT_EQ(render("a.txt", R"({{ after("a | b | c", " | ") }}{{ after("a", " | ") }})", {}), "b | c");
}

TEST(Page, ControlCharactersAreNoPartOfHtml) {
    EXPECT_EQ(html_escaped(std::string_view("a\0b\x1b[1m\tc\n", 10)), "a b [1m\tc\n");
}

TEST(Page, SignsStayWithTheirWord) {
    EXPECT_EQ(glued("Ligne « populiste » : 10 % !"), "Ligne «\u00a0populiste\u00a0»\u00a0: 10\u00a0%\u00a0!");
    EXPECT_EQ(glued("a  b : c\nd"), "a  b\u00a0: c\nd");
}

}  // namespace
}  // namespace gm
