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
    EXPECT_EQ(fold("Faire « disparaître »"), fold("faire 'disparaitre'"));
    EXPECT_EQ(fold("selon l’organisation"), fold("selon lorganisation"));
}

TEST(Trimmed, LosesThoseBlanksAtBothEnds) {
    EXPECT_EQ(trimmed(" \ta b\t "), "a b");
    EXPECT_EQ(trimmed("\ta ", " "), "\ta");
    EXPECT_EQ(trimmed(" \n", " \n"), "");
    EXPECT_EQ(trimmed(""), "");
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

/// The characters on which a terminal acts, and those that change how their neighbours are read.
bool is_forbidden(char32_t c) {
    return (c < 0x20 && c != '\n') || (c >= 0x7F && c < 0xA0) || c == 0x061C || c == 0x200E || c == 0x200F ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x206F);
}

std::string utf8(char32_t c) {
    const auto tail = [c](unsigned shift) { return static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) return {static_cast<char>(c)};
    if (c < 0x800) return {static_cast<char>(0xC0U | (c >> 6U)), tail(0)};
    if (c < 0x10000) return {static_cast<char>(0xE0U | (c >> 12U)), tail(6), tail(0)};
    return {static_cast<char>(0xF0U | (c >> 18U)), tail(12), tail(6), tail(0)};
}

TEST(Printable, WritesOutWhateverActsAndNothingElse) {
    for (char32_t c = 0; c < 0x110000; ++c) {
        if (c >= 0xD800 && c < 0xE000) continue;
        const std::string text = "a" + utf8(c) + "b";
        const std::string shown = printable(text);
        if (is_forbidden(c) && c != '\t') {
            ASSERT_EQ(shown.find(utf8(c)), std::string::npos) << static_cast<unsigned>(c);
            ASSERT_EQ(shown.substr(0, 2), "a\\") << static_cast<unsigned>(c);
        } else {
            ASSERT_EQ(shown, c == '\t' ? "a b" : text) << static_cast<unsigned>(c);
        }
    }
    EXPECT_EQ(printable("\x1b[2J \u009b \u202e \x7f a\rb"), R"(\u001b[2J \u009b \u202e \u007f a\rb)");
    EXPECT_EQ(printable("\xff\xc3 \xe2\x80 \xed\xa0\x80"), R"(\xff\xc3 \xe2\x80 \xed\xa0\x80)");
    EXPECT_EQ(printable("one\r\ntwo\n"), "one\ntwo\n");
    EXPECT_EQ(printable(""), "");
    EXPECT_EQ(printable(printable("\x1b\xff")), printable("\x1b\xff"));
}

TEST(Printable, WordsOfALineBeginNoOther) { EXPECT_EQ(printable_line("a\nb\r\nc"), R"(a\nb\r\nc)"); }

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
