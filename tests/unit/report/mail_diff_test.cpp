#include "gm/report/mail_diff.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using gm::DiffLine;
using Kind = gm::DiffLine::Kind;

std::string shown(const std::vector<DiffLine>& lines) {
    std::string out;
    for (const DiffLine& line : lines) out += to_text(line) + "\n";
    return out;
}

std::string text_of(const std::vector<DiffLine>& lines, Kind left_out) {
    std::string out;
    for (const DiffLine& line : lines) {
        if (line.kind != left_out) out += line.text + "\n";
    }
    return out;
}

TEST(MailDiff, SameTextsHaveNone) {
    EXPECT_TRUE(gm::diff_lines("a\nb\n", "a\nb\n").empty());
    EXPECT_TRUE(gm::diff_lines("", "").empty());
}

TEST(MailDiff, AChangedLineHasItsNeighbours) {
    EXPECT_EQ(shown(gm::diff_lines("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n", 2)),
              "  ... 2 lines as before\n  3\n  4\n- 5\n+ five\n  6\n  7\n  ... 2 lines as before\n");
}

TEST(MailDiff, FarChangesApartNearOnesTogether) {
    EXPECT_EQ(shown(gm::diff_lines("a\n1\n2\n3\nb\n", "A\n1\n2\n3\nB\n", 1)),
              "- a\n+ A\n  1\n  ... 1 line as before\n  3\n- b\n+ B\n");
    EXPECT_EQ(shown(gm::diff_lines("a\n1\n2\nb\n", "A\n1\n2\nB\n", 1)), "- a\n+ A\n  1\n  2\n- b\n+ B\n");
}

TEST(MailDiff, LinesComeAndGoAnywhere) {
    EXPECT_EQ(shown(gm::diff_lines("b\n", "a\nb\nc\n")), "+ a\n  b\n+ c\n");
    EXPECT_EQ(shown(gm::diff_lines("a\nb\n", "")), "- a\n- b\n");
    EXPECT_EQ(shown(gm::diff_lines("", "a\n\n")), "+ a\n+ \n");
    EXPECT_EQ(shown(gm::diff_lines("a\na\n", "a\na\na\n")), "  a\n  a\n+ a\n");
}

TEST(MailDiff, BothTextsCanBeReadOffIt) {
    const unsigned seed = std::random_device{}();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 300; ++round) {
        std::string before;
        std::string after;
        for (std::string* text : {&before, &after}) {
            const auto lines = random() % 12;
            for (unsigned i = 0; i < lines; ++i) *text += std::string(1, static_cast<char>('a' + random() % 3)) + "\n";
        }
        const auto lines = gm::diff_lines(before, after, 100);
        if (before == after) {
            EXPECT_TRUE(lines.empty());
            continue;
        }
        EXPECT_EQ(text_of(lines, Kind::come), before);
        EXPECT_EQ(text_of(lines, Kind::gone), after);
        // Backwards it takes as many changes.
        const auto changes = [](const std::vector<DiffLine>& all) {
            return std::count_if(all.begin(), all.end(), [](const DiffLine& line) { return line.kind != Kind::same; });
        };
        EXPECT_EQ(changes(lines), changes(gm::diff_lines(after, before, 100)));
    }
}

TEST(MailDiff, MailsAreComparedOneByOne) {
    const std::vector<gm::ReadMail> before{{gm::MessageKind::report, "ada", "Turn 1", "You bid 3.\n"},
                                           {gm::MessageKind::report, "bo", "Turn 1", "You bid 4.\n"},
                                           {gm::MessageKind::bulletin, "fr", "Tour 1", "Rien.\n"}};
    const std::vector<gm::ReadMail> after{{gm::MessageKind::report, "ada", "Turn 1", "You bid 5.\n"},
                                          {gm::MessageKind::report, "bo", "Turn 1", "You bid 4.\n"},
                                          {gm::MessageKind::bulletin, "en", "Turn 1", "Nothing.\n"}};
    const auto changes = gm::mail_changes(before, after);
    ASSERT_EQ(changes.size(), 3U);
    EXPECT_EQ(title_of(changes[0]), "report to ada");
    EXPECT_EQ(shown(changes[0].lines), "- You bid 3.\n+ You bid 5.\n");
    EXPECT_EQ(title_of(changes[1]), "bulletin in en, which was not there");
    EXPECT_EQ(shown(changes[1].lines), "+ Nothing.\n");
    EXPECT_EQ(title_of(changes[2]), "bulletin in fr, which is no longer there");
    EXPECT_TRUE(gm::mail_changes(before, before).empty());
    EXPECT_EQ(
        to_json(changes[0]),
        (nlohmann::json{
            {"what", "changed"},
            {"mail", "report"},
            {"reader", "ada"},
            {"subject", "Turn 1"},
            {"lines", {{{"what", "gone"}, {"text", "You bid 3."}}, {{"what", "come"}, {"text", "You bid 5."}}}}}));
}

TEST(MailDiff, AnotherSubjectIsOne) {
    const std::vector<gm::ReadMail> before{{gm::MessageKind::report, "ada", "Turn 1", "same\n"}};
    const std::vector<gm::ReadMail> after{{gm::MessageKind::report, "ada", "Turn 1, again", "same\n"}};
    const auto changes = gm::mail_changes(before, after);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(shown(changes[0].lines), "- Turn 1\n+ Turn 1, again\n");
}

}  // namespace
