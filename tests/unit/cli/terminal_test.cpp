#include "gm/cli/terminal.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "gm/cli/pager.h"

namespace gm {
namespace {

const std::string evil = "a\x1b]52;c;AAAA\a\x1b[31mb\u202Ec\nd\xff";
const std::string tame = R"(a\u001b]52;c;AAAA\u0007\u001b[31mb\u202ec\nd\xff)";

struct Spoken {
    std::ostringstream out;
    std::ostringstream err;
    Terminal terminal;
    explicit Spoken(bool screen) : terminal(out, err, screen, screen, screen, screen) {}
};

TEST(Terminal, ALineIsALineWhateverItIsMadeOf) {
    Spoken spoken(false);
    spoken.terminal.say(evil);
    spoken.terminal.note("beside: " + evil);
    spoken.terminal.table({{"name", "sheet"}, {evil, "in"}});
    EXPECT_EQ(spoken.out.str(), tame + "\nname" + std::string(tame.size() - 2, ' ') + "sheet\n" + tame + "  in\n");
    EXPECT_EQ(spoken.err.str(), "beside: " + tame + "\n");
}

TEST(Terminal, OnlyItsOwnColoursAreColours) {
    Spoken spoken(true);
    spoken.terminal.say("so " + spoken.terminal.bad(evil) + " and " + evil);
    EXPECT_EQ(spoken.out.str(), "so \x1b[31m" + tame + "\x1b[0m and " + tame + "\n");
}

TEST(Terminal, ATextKeepsItsLinesAndNothingElse) {
    Spoken spoken(false);
    spoken.terminal.show("one\r\ntwo\tthree\n" + evil + "\n");
    EXPECT_EQ(spoken.out.str(),
              "one\ntwo three\n"
              R"(a\u001b]52;c;AAAA\u0007\u001b[31mb\u202ec)"
              "\n"
              R"(d\xff)"
              "\n");
}

TEST(Terminal, DataGoToAFileToTheByteAndToAScreenLikeAnyText) {
    Spoken file(false);
    file.terminal.give(evil + "\r\n");
    EXPECT_EQ(file.out.str(), evil + "\r\n");
    Spoken screen(true);
    screen.terminal.give("\x9b" + evil);
    EXPECT_EQ(screen.out.str().find_first_of("\x1b\a\x9b\xff"), std::string::npos);
}

TEST(Terminal, JsonMeansWhatItMeantAndActsOnNothing) {
    Spoken spoken(false);
    const nlohmann::json answer{{"text", "été \x1b[2J\u009b\u202e\u2028\x7f\r\n\\u202e"}};
    spoken.terminal.answer(answer);
    EXPECT_EQ(nlohmann::json::parse(spoken.out.str()), answer);
    for (const char* part : {"\x1b", "\u009b", "\u202e", "\u2028", "\x7f", "\r"})
        EXPECT_EQ(spoken.out.str().find(part), std::string::npos);
    EXPECT_NE(spoken.out.str().find("été"), std::string::npos);
    Spoken broken(false);
    broken.terminal.answer({{"text", "\xff"}});
    EXPECT_TRUE(nlohmann::json::accept(broken.out.str()));
}

TEST(Terminal, AComplaintHoldsTogether) {
    Spoken spoken(false);
    orders::Problem problem = orders::invalid("no '" + evil + "'", "write\n  this");
    problem.file = evil;
    problem.path = "runs/" + evil;
    problem.rule = evil;
    problem.mark = {1, 3};
    problem.excerpt = "\x1b\x1b!";
    spoken.terminal.complain(problem);
    std::istringstream lines(spoken.err.str());
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line.find("gm: " + tame + ":1:3: runs/" + tame + ": no 'a\\u001b]52"), 0U) << line;
    while (std::getline(lines, line)) EXPECT_EQ(line.substr(0, 4), "    ") << line;
    EXPECT_NE(spoken.err.str().find("    \\u001b\\u001b!\n                ^\n"), std::string::npos) << spoken.err.str();
    EXPECT_EQ(spoken.err.str().find_first_of("\x1b\xff"), std::string::npos);
}

TEST(Terminal, WhatIsCollectedForThePagerIsCleanOnce) {
    Spoken spoken(false);
    {
        const Paged paged(spoken.terminal);
        spoken.terminal.say(evil);
        EXPECT_EQ(spoken.out.str(), "");
    }
    EXPECT_EQ(spoken.out.str(), tame + "\n");
}

TEST(Terminal, ALiveLineIsWipedByUsAlone) {
    Spoken spoken(true);
    spoken.terminal.overwrite("at " + evil);
    spoken.terminal.overwrite("");
    EXPECT_EQ(spoken.err.str(), "\r\x1b[Kat " + tame + "\r\x1b[K");
}

}  // namespace
}  // namespace gm
