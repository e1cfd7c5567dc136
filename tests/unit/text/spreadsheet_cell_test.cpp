// Cells of CSV files that a spreadsheet would run.

#include "gm/text/spreadsheet_cell.h"

#include <gtest/gtest.h>

#include "gm/archive/csv.h"
#include "gm/simulate/csv.h"

namespace gm {
namespace {

TEST(SpreadsheetCell, FormulasAreMadeTextAndComeBackAsTheyWere) {
    for (const char* text : {"=1+1", "=HYPERLINK(\"http://x\")", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1",
                             "\r=1", "-", "'=1", "''=1", "-5e", "--5", "+", "-1.", "'-5"}) {
        const std::string cell = harmless_cell(text);
        EXPECT_EQ(cell, std::string("'") + text);
        EXPECT_EQ(original_cell(cell), text);
    }
}

TEST(SpreadsheetCell, NumbersAndWordsAreAsTheyWere) {
    for (const char* text : {"", "-5", "+5", "-0.25", "12", "a=b", "'quoted'", "it's", "'", "akira", "été"}) {
        EXPECT_EQ(harmless_cell(text), text);
        EXPECT_EQ(original_cell(text), text);
    }
}

TEST(SpreadsheetCell, ALineOfCsvQuotesWhatItMust) {
    EXPECT_EQ(csv_cell("plain"), "plain");
    EXPECT_EQ(csv_cell("a,b"), "\"a,b\"");
    EXPECT_EQ(csv_cell("say \"x\""), "\"say \"\"x\"\"\"");
    EXPECT_EQ(csv_cell("two\nlines"), "\"two\nlines\"");
    EXPECT_EQ(simulation::csv_line({"two\r\nlines", ""}), "\"two  lines\",\n") << "a row is one line there";
}

TEST(SpreadsheetCell, NoExportedTableRunsAnything) {
    const archive::TableContent table{
        "t", {"a", "b"}, {{archive::Text{"=1+1"}, std::int64_t{-5}}, {archive::Blob{"@x"}, archive::Text{"-5"}}}};
    EXPECT_EQ(archive::to_csv(table), "a,b\r\n'=1+1,-5\r\n'@x,-5\r\n");
}

TEST(SpreadsheetCell, ASimulationReadsBackWhatItWrote) {
    const simulation::Row row{"=1+1", "-5", "'=x", "@a,b", "plain"};
    std::string line = simulation::csv_line(row);
    EXPECT_EQ(line, "'=1+1,-5,''=x,\"'@a,b\",plain\n");
    line.pop_back();
    EXPECT_EQ(simulation::csv_cells(line), row);
}

}  // namespace
}  // namespace gm
