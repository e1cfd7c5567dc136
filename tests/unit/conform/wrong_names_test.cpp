// What a scenario of Corporate Game names and the game does not have is refused where it stands.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "folder.h"
#include "gm/conform/conform.h"

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// What `gm conform` says of a scenario whose fourth line and on are `rest`.
std::string said(const std::string& rest) {
    const gm::sample::Folder folder;
    const std::string head = "campaign: neo-tokyo\nturn: 3\nplayers: [a, b]\n";
    std::ostringstream out;
    std::ostringstream err;
    gm::Terminal terminal(out, err, false, false, false);
    gm::conform({.files = {folder.write("case.yaml", head + rest)}}, terminal);
    return out.str() + err.str();
}

TEST(WrongNames, AValueOfTheStateIsToldOfOnItsOwnLine) {
    EXPECT_THAT(said("state:\n  corporations: {monobe: {assets: 3}}\n  players: {a: {citizenship: monob}}\n"),
                AllOf(HasSubstr("case.yaml:6:17: state/players/a/citizenship: unknown corporation 'monob'"),
                      HasSubstr("did you mean 'monobe'?")));
}

TEST(WrongNames, AKeyOfTheStateIsToldOfInItsOwnColumn) {
    EXPECT_THAT(said("state:\n  corporations: {monob: {assets: 3}}\n"),
                AllOf(HasSubstr("case.yaml:5:18: state/corporations/monob: unknown key 'monob'"),
                      HasSubstr("did you mean 'monobe'?")));
    EXPECT_THAT(said("state:\n  auktion: 3\n"), HasSubstr("case.yaml:5:3: state/auktion: unknown key 'auktion'"));
}

TEST(WrongNames, AnItemOfAListIsToldOfInItsOwnColumn) {
    EXPECT_THAT(said("state:\n  players: {a: {traits: [woman, gaijn]}}\n"),
                AllOf(HasSubstr("case.yaml:5:33: state/players/a/traits/2: unknown trait 'gaijn'"),
                      HasSubstr("did you mean 'gaijin'?")));
}

TEST(WrongNames, IdsOfTheExpectedState) {
    EXPECT_THAT(said("expect:\n  state:\n    agents: {sakur: {}}\n"),
                AllOf(HasSubstr("case.yaml:6:14: unknown key 'sakur'"), HasSubstr("did you mean 'sakura'?")));
    EXPECT_THAT(said("expect:\n  state:\n    agents: {sakura: {loyalty: {zz: 0}}}\n"),
                HasSubstr("case.yaml:6:33: unknown key 'zz'"));
}

TEST(WrongNames, FieldsOfTheExpectedState) {
    EXPECT_THAT(said("expect:\n  state:\n    players: {a: {honor: 5}}\n"),
                AllOf(HasSubstr("case.yaml:6:19: unknown key 'honor'"), HasSubstr("did you mean 'honour'?")));
    EXPECT_THAT(said("expect: {state: {agents: {hanzo: {bonsu: []}}}}\n"), HasSubstr("did you mean 'bonus'?"));
}

TEST(WrongNames, FixersThatMayStillComeAreKnown) {
    EXPECT_EQ(said("expect: {state: {agents: {hanzo: null, ronin-7: {bonus: []}}}}\n"), "ok case\n");
}

TEST(WrongNames, WhatIsNotThereAtTheStartMayCome) {
    EXPECT_THAT(said("expect: {state: {players: {a: {croc: {runs: 0}}}, runs: {1-a-x: {}}, publish_votes: null}}\n"),
                Not(HasSubstr("unknown")));
}

TEST(WrongNames, Outcomes) {
    EXPECT_THAT(said("expect: {outcomes: {b/7: succes}}\n"),
                AllOf(HasSubstr("case.yaml:4:21: no order of this scenario is 'b/7'"),
                      HasSubstr("case.yaml:4:26: unknown outcome 'succes'"), HasSubstr("did you mean 'success'?")));
}

}  // namespace
