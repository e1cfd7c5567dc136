// The quick reader against yaml-cpp: whatever it accepts, yaml-cpp reads to the same tree,
// places included.

#include "orders/plain_yaml.h"

#include <gtest/gtest.h>

#include <random>

#include "orders/text.h"

namespace {

using orders::Node;
using orders::read_plain_yaml;

/// The tree as text, with every place in it but that of nothing, of which yaml-cpp is not sure.
std::string spell(const Node& node) {
    if (node.is_null()) return "nothing";
    std::string out = std::to_string(static_cast<int>(node.kind)) + "@" + std::to_string(node.mark.line) + ":" +
                      std::to_string(node.mark.column) + (node.quoted ? "'" : "") + node.text;
    for (const Node& item : node.items) out += "[" + spell(item) + "]";
    for (const orders::Member& member : node.members) {
        out += "{" + std::to_string(member.mark.line) + ":" + std::to_string(member.mark.column) + " " + member.key +
               " = " + spell(member.value) + "}";
    }
    return out;
}

/// What yaml-cpp makes of it: a tab, if only in a comment, is not for the quick reader.
std::string by_yaml_cpp(const std::string& text) {
    const auto document = orders::parse_document(text + "\n#\t\n", "text");
    return document ? spell(document->root) : "refused: " + describe(document.problems());
}

const std::vector<std::string> plain_texts{
    "a: 1",
    "a: b c  # comment\n\n# another\nd: -5\n",
    "a:\n  b:\n    c: d\n  e: f\ng: h\n",
    "a:\n- b\n- c: d\n  e: f\n-  {g: h}\ni:\n  - j\n",
    "- a\n- b: c\n",
    "a: {b: c, d: [e, 'f', \"g h\"], i: {}, j: []}\n",
    "a: [b,\n  c\n  , d]\ne: f\n",
    "{a: b}\n",
    "a: null\nb: ~\nc: 'null'\n",
    "'a b': c:d\n\"e\": 'it''s'\nrun/a/1: 40\n",
    "name: Dédé, « l'heureux »\nnext: here\n",
    "a: {b: c:d, e: trait:x}\n",
    "1: one\n  \n2: two # é\n",
};

/// Wrong, or right in a way that is left to yaml-cpp.
const std::vector<std::string> other_texts{
    "",
    "# nothing\n",
    "word\n",
    "a:\n",
    "a:\nb: 1\n",
    "a: 1\na: 2\n",
    "a: b: c\n",
    "a: &x 1",
    "a: *x",
    "a: !t 1",
    "a: |\n  text\n",
    "a: >\n  text\n",
    "a: b\n  c\n",
    "a: \"b\n  c\"\n",
    "\ta: 1",
    "a: 1\r\nb: 2\n",
    "a: 1\n  b: 2\n",
    "  a: 1\nb: 2\n",
    "? a\n: b\n",
    "a: [b\n",
    "a: [b]]\n",
    "a: {b}",
    "a: {b: }",
    "a: [b: c]",
    "a: [b,]",
    "a: {b: 1, b: 2}",
    "null: 1",
    "a: - b\n",
    "- - a\n",
    "-\n  a: 1\n",
    "---\na: 1\n",
    "a: 1\n---\nb: 2",
    "%YAML 1.2\na: 1",
    "a: 1\n...\n",
    "a : 1",
    "a: 'b' c",
    "a: [b] c",
    "a: \"\\n\"\n",
    "a: [b,\nc]\n",
    "a: b#c\n",
    "a: [b #c\n ]",
    "a:b\n",
    "a: @b",
    "a: `b",
    "\xEF\xBB\xBF\x61: 1",  // a byte order mark
    "a: ,b",
    "a: %b",
    "[a, b]: c",
    "a: }",
};

TEST(PlainYaml, ReadsWhatYamlCppReads) {
    for (const std::string& text : plain_texts) {
        const auto quick = read_plain_yaml(text, {});
        ASSERT_TRUE(quick) << text;
        EXPECT_EQ(spell(*quick), by_yaml_cpp(text)) << text;
    }
}

TEST(PlainYaml, LeavesEverythingElseToYamlCpp) {
    for (const std::string& text : other_texts) EXPECT_FALSE(read_plain_yaml(text, {})) << text;
}

TEST(PlainYaml, LeavesWhatIsTooBigToYamlCpp) {
    EXPECT_TRUE(read_plain_yaml("a: {b: [c]}", {.depth = 3}));
    EXPECT_FALSE(read_plain_yaml("a: {b: [c]}", {.depth = 2}));
    EXPECT_TRUE(read_plain_yaml("a: [b, c]", {.nodes = 5}));
    EXPECT_FALSE(read_plain_yaml("a: [b, c]", {.nodes = 4}));
    const std::string deep(100'000, '[');
    EXPECT_FALSE(read_plain_yaml("a: " + deep, {}));
    std::string wide = "a: 1\n";
    for (int i = 0; i < 100; ++i) wide += "k" + std::to_string(i) + ": 1\n";
    EXPECT_TRUE(read_plain_yaml(wide, {}));
    EXPECT_FALSE(read_plain_yaml(wide + "a: 2\n", {}));
}

TEST(PlainYaml, AgreesOnTextsWithMistakes) {
    std::mt19937_64 random(1);  // the same texts in every run
    const std::string signs = "  \n\n::,-[]{}#'\"ab1?&*!|>%@~=.";
    const auto any = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = plain_texts[any(plain_texts.size())] + plain_texts[any(plain_texts.size())];
        for (std::size_t changes = 1 + any(3); changes > 0; --changes) {
            const std::size_t at = any(text.size());
            if (any(2) == 0) {
                text.insert(at, 1, signs[any(signs.size())]);
            } else {
                text[at] = signs[any(signs.size())];
            }
        }
        if (orders::first_invalid_utf8(text)) continue;
        const auto quick = read_plain_yaml(text, {});
        if (!quick) continue;
        ++accepted;
        ASSERT_EQ(spell(*quick), by_yaml_cpp(text)) << text;
    }
    EXPECT_GT(accepted, 1000);
}

}  // namespace
