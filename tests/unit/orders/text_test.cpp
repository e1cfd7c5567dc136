#include "orders/text.h"

#include <gtest/gtest.h>

#include <vector>

#include "orders/document.h"
#include "orders/document_reader.h"
#include "orders/yaml_text.h"

namespace orders {
namespace {

TEST(Fold, ForgetsAccentsCaseAndJoiners) {
    EXPECT_EQ(fold("Prévisions"), "previsions");
    EXPECT_EQ(fold("Bureau de la Marine"), fold("BUREAU_de-la marine"));
    EXPECT_EQ(fold("Maison Impe\u0301riale"), fold("maison impériale"));
}

TEST(ValidUtf8, MendsEveryByteAndLooksAtEachOnce) {
    EXPECT_EQ(valid_utf8("a\xFF\xC3.\xE2\x82z\xC3\xA9"), "a??.??z\xC3\xA9");
    EXPECT_EQ(valid_utf8("\xE2\x82"), "??");
    EXPECT_EQ(valid_utf8(std::string(1'000'000, '\xFF')), std::string(1'000'000, '?'));  // once a quarter of an hour
}

TEST(Nearest, FindsWhatWasMeant) {
    const std::vector<std::string> words{"renraku", "shiawase", "sabotage", "stake"};
    EXPECT_EQ(nearest("renrakou", words), "renraku");
    EXPECT_EQ(nearest("Sabotaeg", words), "sabotage");
    EXPECT_EQ(nearest("stak", words), "stake");
    EXPECT_EQ(nearest("zzz", words), std::nullopt);
    EXPECT_EQ(suggest("zzz", words), "known here: renraku, shiawase, sabotage, stake");
}

TEST(Clip, CutsBetweenCharacters) {
    EXPECT_EQ(clip("été", 3), "été");
    EXPECT_EQ(clip("étés", 3), "été…");
}

TEST(ParseWhole, IsDecimalOnly) {
    EXPECT_EQ(parse_whole("012"), 12);
    EXPECT_EQ(parse_whole("-3"), -3);
    EXPECT_EQ(parse_whole("+3"), 3);
    for (const char* text : {"", "0x10", "1e3", "12a", " 1", "99999999999999999999"})
        EXPECT_FALSE(parse_whole(text)) << text;
}

TEST(YamlScalar, ReadsBackToTheSameText) {
    for (const std::string text :
         {"plain",       "",    " lead",     "null",   "yes", "12", "-3",  "a: b", "# no",       "line\nbreak", "\"q\"",
          "back\\slash", "été", "tab\there", "*alias", "1e3", "~",  "a'b", "{x}",  "control\x01"}) {
        const auto document = parse_document("v: " + yaml_scalar(text), "t");
        ASSERT_TRUE(document) << text;
        EXPECT_TRUE(document->root.find("v")->is_scalar()) << text;
        EXPECT_EQ(document->root.find("v")->text, text);
    }
}

TEST(DocumentReader, GathersEveryProblemWithItsPlace) {
    const auto document = parse_document("bid: nine\nstake: {a: 1}\nnoet: hello\n", "s.yaml");
    DocumentReader reader(*document);
    reader.known_keys(document->root, {"bid", "stake", "note"});
    reader.whole(*document->root.find("bid"), "bid");
    reader.whole(*document->root.find("stake"), "stake", 0, 5);
    ASSERT_EQ(reader.problems().size(), 3U);
    EXPECT_EQ(reader.problems()[0].what, "unknown key 'noet'");
    EXPECT_EQ(reader.problems()[0].advice, "did you mean 'note'?");
    EXPECT_EQ(reader.problems()[0].mark, (Mark{3, 1}));
    EXPECT_EQ(reader.problems()[1].what, "bid must be a whole number, not 'nine'");
    EXPECT_EQ(reader.problems()[2].what, "stake must be a whole number, not a map");
    EXPECT_EQ(reader.problems()[2].mark, (Mark{2, 8}));
}

}  // namespace
}  // namespace orders
