#include "gm/report/template_engine.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace gm {
namespace {

using nlohmann::json;

std::string render(const std::string& text, const json& data = json::object()) {
    TemplateEngine engine([](std::string_view) -> const std::string* { return nullptr; },
                          {{"akira", "Akira"}, {"reformers", "Réformateurs"}});
    engine.set_words({{"the", {{"reformers", "les Réformateurs"}}},
                      {"run", {{"scandal", "scandale"}}},
                      {"prefix", {{"croc", "le CROC {{ de(name(rest)) }}"}}},
                      {"de", {{"Horizon", "d'Horizon"}}},
                      {"grammar", {{"zero", "one"}}}});
    auto out = engine.render("test", text, data);
    return out ? *out : orders::describe(out.problems());
}

TEST(TemplateWords, ComeFromTheTableOrStayAsTheyAre) {
    EXPECT_EQ(render(R"({{ word("run", "scandal") }})"), "scandale");
    EXPECT_EQ(render(R"({{ word("run", "unheard-of") }})"), "unheard-of");
    EXPECT_EQ(render(R"({{ word("nothing", "scandal") }})"), "scandal");
    EXPECT_EQ(render(R"({{ word("run", n) }})", {{"n", 7}}), "7");
    EXPECT_EQ(render(R"({% if has_word("run", "scandal") %}yes{% endif %}{% if has_word("run", "x") %}no{% endif %})"),
              "yes");
}

TEST(TemplateWords, NamesHaveArticlesInSentencesOnly) {
    EXPECT_EQ(render(R"({{ name("reformers") }})"), "Réformateurs");
    EXPECT_EQ(render(R"({{ the("reformers") }})"), "les Réformateurs");
    EXPECT_EQ(render(R"({{ the("akira") }})"), "Akira");
    EXPECT_EQ(render(R"({{ de(the("reformers")) }})"), "des Réformateurs");
    EXPECT_EQ(render(R"({{ de("Horizon") }} {{ de("Hanae") }})"), "d'Horizon de Hanae");
    EXPECT_EQ(render(R"({{ listed(ids, " et ") }})", {{"ids", {"akira", "reformers"}}}), "Akira et les Réformateurs");
}

TEST(TemplateWords, ATallyNamesWhatItCounts) {
    EXPECT_EQ(render("{{ tally(held) }}", {{"held", {{"akira", 2}, {"reformers", 1}}}}),
              "Akira\u00a02, Réformateurs\u00a01");
    EXPECT_EQ(render("{{ tally(held) }}", {{"held", json::object()}}), "");
}

TEST(TemplateWords, PrefixedIdsReadAsTheirPatternSays) {
    EXPECT_EQ(render(R"({{ the("croc:akira") }})"), "le CROC d'Akira");
    EXPECT_EQ(render(R"({{ name("croc:akira") }})"), "le CROC d'Akira");
    EXPECT_EQ(render(R"({{ the("odd:akira") }})"), "odd:akira");
}

TEST(TemplateWords, YamlIsQuotedWhereItMustBe) {
    EXPECT_EQ(render(R"({{ yaml("akira") }} {{ yaml("no") }} {{ yaml("12") }} {{ yaml("a: b") }})"),
              R"(akira "no" "12" "a: b")");
}

TEST(TemplateWords, EveryLineOfALeadTextIsLed) {
    EXPECT_EQ(render(R"({{ lead(text, "## ") }})", {{"text", "one\ntwo"}}), "## one\n## two");
}

TEST(TemplateWords, PluralsFollowTheLanguage) {
    EXPECT_EQ(render(R"({{ plural(0, "point", "points") }})"), "point");
    EXPECT_EQ(render(R"({{ plural(1, "point", "points") }})"), "point");
    EXPECT_EQ(render(R"({{ plural(n, "point", "points") }})", {{"n", -1}}), "point");
    EXPECT_EQ(render(R"({{ plural(2, "point", "points") }})"), "points");
}

TEST(TemplateLists, AMapTakesAMemberMore) {
    const json data{{"order", {{"kind", "vote"}}}};
    EXPECT_EQ(render(R"({{ with(order, "mine", true) }} {{ order }})", data),
              R"({"kind":"vote","mine":true} {"kind":"vote"})");
    EXPECT_EQ(render(R"({% set more = with(order, "kind", "run") %}{{ more.kind }})", data), "run");
}

TEST(TemplateLists, AreFilteredByAValueInside) {
    const json data{{"entries",
                     {{{"kind", "a"}, {"data", {{"run", 1}}}},
                      {{"kind", "b"}, {"data", {{"run", 2}}}},
                      {{"kind", "c"}, {"data", json::object()}}}}};
    EXPECT_EQ(render(R"({% for e in where(entries, "kind", ["a", "c"]) %}{{ e.kind }}{% endfor %})", data), "ac");
    EXPECT_EQ(render(R"({% for e in where(entries, "data.run", 2) %}{{ e.kind }}{% endfor %})", data), "b");
    EXPECT_EQ(render(R"({{ length(where(entries, "kind", ["z"])) }})", data), "0");
}

}  // namespace
}  // namespace gm
