#include "gm/cli/progress_bar.h"

#include <gtest/gtest.h>

#include <sstream>

namespace gm {
namespace {

TEST(ProgressLine, HasBarRateAndTimeLeft) {
    EXPECT_EQ(progress_line("Simulating tiny", "games", 0, 500, 1000, 10, 120),
              "Simulating tiny [###############...............] 500/1000  50 games/s  10 s left");
}

TEST(ProgressLine, CountsThePaceOfThisRunOnly) {
    const std::string line = progress_line("x", "games", 900, 910, 1000, 10, 120);
    EXPECT_NE(line.find("910/1000  1.0 games/s  1 min 30 s left"), std::string::npos) << line;
}

TEST(ProgressLine, SaysNothingOfThePaceBeforeThereIsOne) {
    EXPECT_EQ(progress_line("x", "games", 0, 0, 10, 0, 40).find("/s"), std::string::npos);
}

TEST(ProgressLine, FitsTheTerminal) {
    for (std::size_t columns = 1; columns < 120; ++columns)
        EXPECT_LE(progress_line("Simulating neo-tokyo", "games", 0, 123456, 99999999, 12, columns).size(), columns);
}

TEST(ProgressBar, IsSilentWhereNobodyWatches) {
    std::ostringstream out;
    std::ostringstream err;
    Terminal terminal(out, err, false, false, false);
    {
        ProgressBar bar(terminal, "x", "games", 10);
        bar.show(0, 5);
    }
    EXPECT_EQ(out.str() + err.str(), "");
}

TEST(ProgressBar, WipesItsLine) {
    std::ostringstream out;
    std::ostringstream err;
    Terminal terminal(out, err, false, false, true);
    {
        ProgressBar bar(terminal, "x", "games", 10);
        bar.show(0, 5);
        EXPECT_NE(err.str().find("5/10"), std::string::npos);
    }
    EXPECT_TRUE(err.str().ends_with("\r\x1b[K"));
}

}  // namespace
}  // namespace gm
