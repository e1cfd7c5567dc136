#include "gm/report/wording.h"

#include <gtest/gtest.h>

namespace gm {
namespace {

TEST(Wording, CapitalsKnowAccents) {
    EXPECT_EQ(capital("renraku"), "Renraku");
    EXPECT_EQ(capital("éveillé"), "Éveillé");
    EXPECT_EQ(capital("÷ 2"), "÷ 2");
    EXPECT_EQ(capital("3 parts"), "3 parts");
    EXPECT_EQ(capital(""), "");
}

TEST(Wording, FrenchContractsItsArticles) {
    EXPECT_EQ(french_of("Renraku"), "de Renraku");
    EXPECT_EQ(french_of("Akira"), "d'Akira");
    EXPECT_EQ(french_of("Éric"), "d'Éric");
    EXPECT_EQ(french_of("le Bureau de la Marine"), "du Bureau de la Marine");
    EXPECT_EQ(french_of("les Nationalistes"), "des Nationalistes");
    EXPECT_EQ(french_of("l'Agence"), "de l'Agence");
    EXPECT_EQ(french_of("Leon"), "de Leon");
    EXPECT_EQ(french_to("Akira"), "à Akira");
    EXPECT_EQ(french_to("le Bureau"), "au Bureau");
    EXPECT_EQ(french_to("les Nationalistes"), "aux Nationalistes");
}

TEST(Wording, PartsOfAPath) {
    EXPECT_EQ(part_of("runs/2/network", "/", 1), "runs");
    EXPECT_EQ(part_of("runs/2/network", "/", 3), "network");
    EXPECT_EQ(part_of("runs/2", "/", 3), "");
    EXPECT_EQ(part_of("honour", "/", 1), "honour");
}

TEST(Wording, LongLinesAreBrokenBetweenWords) {
    EXPECT_EQ(wrapped("  - one two three four", 12, 4), "  - one two\n    three\n    four");
    EXPECT_EQ(wrapped("one\ntwo", 12, 4), "one\ntwo");
    EXPECT_EQ(wrapped("unbreakably", 4, 2), "unbreakably");
    EXPECT_EQ(wrapped("", 10, 2), "");
    EXPECT_EQ(wrapped("  name    one two", 15, 10), "  name    one\n          two");
}

TEST(Wording, NoLineBeginsWithASignThatBelongsToTheWordBefore) {
    EXPECT_EQ(wrapped("aaaa bbbb : cccc", 10, 0), "aaaa\nbbbb :\ncccc");
    EXPECT_EQ(wrapped("aaaa bb « cc » dd", 9, 0), "aaaa bb\n« cc » dd");
    EXPECT_EQ(wrapped("prix 100 000 ny.", 13, 0), "prix 100\n000 ny.");
}

TEST(Wording, IndentedTextKeepsItsLines) {
    EXPECT_EQ(indented("a\n\n  b\n", 2), "  a\n\n    b");
    EXPECT_EQ(indented("", 2), "");
}

TEST(Wording, NothingEscapesFromALedText) {
    EXPECT_EQ(led("a\nb", "## "), "## a\n## b");
    EXPECT_EQ(led("a\n\nb ", "## "), "## a\n##\n## b");
    EXPECT_EQ(led("a\rb\tc\u0085d\u2028e\u2029f\x7Fg", "# "), "# a b c d e f g");
    EXPECT_EQ(led("né\u00a0à", "## "), "## né\u00a0à");
    EXPECT_EQ(led("", "## "), "##");
}

}  // namespace
}  // namespace gm
