#include "gm/text/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "orders/text.h"

namespace {

using gm::Table;
using gm::wrap;
using testing::ElementsAre;

Table purses() {
    Table table({{"player"}, {"coins", Table::Align::right}, {"why", Table::Align::left, true}});
    table.add({"ada", "12", "a stake that was doubled"});
    table.add({"dédé", "1 340", "luck"});
    return table;
}

TEST(Tables, ColumnsAreAsWideAsWhatIsInThem) {
    EXPECT_EQ(purses().text(),
              "player  coins  why\n"
              "ada        12  a stake that was doubled\n"
              "dédé    1 340  luck\n");
}

TEST(Tables, WideCharactersTakeTwoColumns) {
    Table table({{"name"}, {"n", Table::Align::right}});
    table.add({"東京", "1"});
    table.add({"été", "22"});
    EXPECT_EQ(table.text(), "name   n\n東京   1\nété   22\n");
}

TEST(Tables, ATooWideTableGoesOnInTheNextLine) {
    EXPECT_EQ(purses().text(30),
              "player  coins  why\n"
              "ada        12  a stake that\n"
              "               was doubled\n"
              "dédé    1 340  luck\n");
}

TEST(Tables, NoLineIsWiderThanTheTerminal) {
    Table table({{"a", Table::Align::left, true}, {"b"}, {"n", Table::Align::right}});
    table.add({"déjà vu, encore et encore, sans aucune fin", "anextremelylongwordwithoutanyspaceinit", "123 456"});
    table.add_rule();
    for (std::size_t width = 30; width < 100; ++width) {
        const std::string text = table.text(width);
        for (std::size_t start = 0; start < text.size();) {
            const std::size_t end = text.find('\n', start);
            EXPECT_LE(orders::display_width(text.substr(start, end - start)), width) << text;
            start = end + 1;
        }
    }
}

TEST(Tables, ALineBreakInACellBreaksNoTable) {
    Table table({{"a"}, {"b"}});
    table.add({"one\ntwo", "x\x1b[31my"});
    const std::string text = table.text();
    EXPECT_EQ(std::ranges::count(text, '\n'), 2);
    EXPECT_NE(text.find("\none two  x"), std::string::npos);
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
}

TEST(Tables, MissingCellsAreEmpty) {
    Table table({{"a"}, {"b"}});
    table.add({"1"});
    EXPECT_EQ(table.text(), "a  b\n1\n");
}

TEST(Tables, TextIsCutBetweenWords) {
    EXPECT_THAT(wrap("one two three", 7), ElementsAre("one two", "three"));
    EXPECT_THAT(wrap("abcdefgh", 3), ElementsAre("abc", "def", "gh"));
    EXPECT_THAT(wrap("éèàùç", 2), ElementsAre("éè", "àù", "ç"));
    EXPECT_THAT(wrap("", 5), ElementsAre(""));
    EXPECT_THAT(wrap("東京都", 1), ElementsAre("東", "京", "都"));
}

}  // namespace
