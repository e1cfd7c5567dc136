#include "gm/cli/command_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace {

using gm::Command;
using gm::ExitCode;
using gm::Invocation;
using gm::Terminal;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

ExitCode say_alone(const Invocation&, Terminal& terminal) {
    terminal.say("alone");
    return ExitCode::done;
}

ExitCode say_below(const Invocation& invocation, Terminal& terminal) {
    terminal.say("below " + invocation.argument("WHAT").value_or("-") + " " +
                 invocation.option("--turn").value_or("-"));
    return ExitCode::done;
}

ExitCode say_values(const Invocation& invocation, Terminal& terminal) {
    std::string said = "for " + invocation.argument("WHAT").value_or("-");
    for (const std::string& value : invocation.every("--set")) said += " [" + value + "]";
    terminal.say(said);
    return ExitCode::done;
}

const std::vector<Command>& commands() {
    static const std::vector<Command> all{
        {"plain", "One word", "gm plain", {}, {}, say_alone},
        {"group", "Only stands before others", "gm group below"},
        {"group below",
         "Below the group",
         "gm group below here",
         {{"WHAT", "What", false}},
         {{"--turn", "N", "When"}},
         say_below},
        {"group later", "Not there yet", "gm group later"},
        {"both", "A command of its own", "gm both", {{"WHAT", "What"}}, {}, say_below},
        {"both below", "And one below", "gm both below", {}, {}, say_alone},
        {"again",
         "Takes an option again",
         "gm again",
         {{"WHAT", "What"}},
         {{"--set", "P=V", "Sets", true}},
         say_values},
        {"later", "Not there yet", "gm later"},
    };
    return all;
}

struct Answer {
    int code = 0;
    std::string out;
    std::string err;
};

Answer typed(std::vector<const char*> words) {
    words.insert(words.begin(), "gm");
    std::ostringstream out;
    std::ostringstream err;
    Terminal terminal(out, err, false, false, false);
    const int code = gm::run_command_line(commands(), static_cast<int>(words.size()), words.data(), terminal);
    return {code, out.str(), err.str()};
}

TEST(CommandLine, ACommandMayHaveTwoWords) {
    EXPECT_EQ(typed({"group", "below", "here", "--turn", "3"}).out, "below here 3\n");
    EXPECT_EQ(typed({"-C", "x", "group", "--json", "below"}).out, "below - -\n");
}

TEST(CommandLine, TheLongestNameWins) {
    EXPECT_EQ(typed({"both", "below"}).out, "alone\n");
    EXPECT_EQ(typed({"both", "else"}).out, "below else -\n");
    EXPECT_EQ(typed({"both"}).out, "below - -\n");
}

TEST(CommandLine, ANameOfAnotherCommandIsAWordLikeAnyOther) {
    EXPECT_EQ(typed({"group", "below", "plain"}).out, "below plain -\n");
    EXPECT_EQ(typed({"group", "below", "below"}).out, "below below -\n");
}

TEST(CommandLine, AGroupAloneListsItsCommands) {
    const Answer alone = typed({"group"});
    EXPECT_EQ(alone.code, 0);
    EXPECT_THAT(alone.out, AllOf(HasSubstr("Only stands before others"), HasSubstr("Below the group"),
                                 Not(HasSubstr("later")), Not(HasSubstr("plain"))));
    EXPECT_EQ(typed({"group", "--help"}).out, alone.out);
    EXPECT_THAT(typed({"--help"}).out, AllOf(HasSubstr("group"), Not(HasSubstr("below")), Not(HasSubstr("later"))));
}

TEST(CommandLine, EachHasItsOwnHelp) {
    const Answer help = typed({"group", "below", "--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_THAT(help.out, AllOf(HasSubstr("gm group below here"), HasSubstr("--turn"), HasSubstr("WHAT")));
}

TEST(CommandLine, WrongWordsAreToldApart) {
    const Answer wrong = typed({"group", "belwo"});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err, AllOf(HasSubstr("no command 'group belwo'"), HasSubstr("'group below'")));
    EXPECT_THAT(typed({"plian"}).err, HasSubstr("did you mean 'plain'?"));
    EXPECT_THAT(typed({"later"}).err, HasSubstr("'later' is not built yet"));
    EXPECT_THAT(typed({"group", "later"}).err, HasSubstr("'group later' is not built yet"));
    const Answer option = typed({"group", "below", "--trun", "3"});
    EXPECT_EQ(option.code, 2);
    EXPECT_THAT(option.err, AllOf(HasSubstr("'group below' takes no '--trun'"), HasSubstr("did you mean '--turn'?")));
}

TEST(CommandLine, AnOptionMayBeGivenAgain) {
    const Answer answer = typed({"again", "--set", "a=1", "--set", "b=2", "here"});
    EXPECT_EQ(answer.code, 0);
    EXPECT_EQ(answer.out, "for here [a=1] [b=2]\n");
    EXPECT_EQ(typed({"again", "here"}).out, "for here\n");
    EXPECT_EQ(typed({"again", "--set"}).code, 2);
}

}  // namespace
