// `gm conform` from files to exit code, on the tiny game.

#include "gm/conform/conform.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "folder.h"

namespace {

using gm::sample::Folder;
using testing::HasSubstr;
using testing::Not;

struct Output {
    int code = 0;
    std::string out;
    std::string err;
};

Output conform(gm::ConformOptions options) {
    std::ostringstream out;
    std::ostringstream err;
    gm::Terminal terminal(out, err, false, false, false);
    const int code = gm::conform(options, terminal);
    return {code, out.str(), err.str()};
}

/// A die of 4: ada bids too high and loses, bo is right and scores.
const std::string bids =
    "name: The highest right bid scores\n"
    "campaign: tiny\n"
    "turn: 2\n"
    "players: [ada, bo]\n"
    "state: {players: {ada: {coins: 8}, bo: {lucky: 4}}}\n"
    "orders: {ada: {bid: 5, stake: 3}, bo: {bid: 4, stake: 2}}\n"
    "dice: {die: 4, windfall: ada}\n";

class Conform : public testing::Test {
protected:
    Output run(const std::string& text) const { return conform({.files = {folder_.write("case.yaml", text)}}); }
    Folder folder_;
};

TEST_F(Conform, AScenarioThatHolds) {
    const Output output =
        run(bids +
            "expect:\n"
            "  state: {turn: 3, order: [ada, bo], players: {ada: {coins: 6, points: 0}, bo: {coins: 14, points: 4}}}\n"
            "  refused: {ada: [], bo: []}\n");
    EXPECT_EQ(output.out, "ok The highest right bid scores\n");
    EXPECT_EQ(output.err, "");
    EXPECT_EQ(output.code, 0);
}

TEST_F(Conform, AScenarioThatDoesNotHoldSaysWhatDiffers) {
    const Output output = run(bids + "expect:\n  state: {players: {bo: {points: 5}}}\n  refused: {ada: [stake]}\n");
    EXPECT_THAT(output.out, testing::StartsWith("not ok The highest right bid scores\n"
                                                "    state/players/bo/points: expected 5, got 4\n"
                                                "    refused/ada: expected [stake], got []; missing [stake]\n"));
    EXPECT_THAT(output.out, HasSubstr("case.yaml:9:"));
    EXPECT_EQ(output.code, 1);
}

TEST_F(Conform, OrderCountsWhereTheGameSaysSo) {
    EXPECT_EQ(run(bids + "expect: {state: {order: [bo, ada]}}\n").code, 1);
}

/// Of a game in which a sheet that is not understood is none.
TEST_F(Conform, SheetsThatAreInvalidAreCountedOverAllStops) {
    const std::string text =
        "campaign: rollback-propaganda\n"
        "turn: 2\n"
        "players: [Ada, Bo]\n"
        "state: {settings: {pace: step}, active: Bo}\n"
        "orders: [{Ada: [{scheme: whisper}, {scheme: wisper}]}, {Ada: {moon: full}, Bo: {reveal: {max_cards: 1}}}]\n";
    EXPECT_EQ(run(text + "expect: {invalid: {Ada: [2, 3], Bo: []}}\n").out, "ok case\n");
    const Output output = run(text + "expect: {invalid: {Ada: [2]}}\n");
    EXPECT_THAT(output.out, HasSubstr("invalid/Ada: expected [2], got [2, 3]"));
    EXPECT_THAT(run(text + "expect: {invalid: {Adda: [2]}}\n").out, HasSubstr("did you mean 'Ada'?"));
}

/// Of a game whose fresh state is one that was set up.
TEST_F(Conform, AScenarioMayBeginWithASetUpThatDiceDecide) {
    const std::string text =
        "campaign: rollback-propaganda\n"
        "players: [Ada, Bo]\n"
        "dice: {setup/contracts: [army, guild, crown, temple, commons]}\n";
    EXPECT_EQ(run(text + "expect: {state: {unassigned: [crown, temple, commons]}}\n").out, "ok case\n");
    EXPECT_THAT(run("campaign: rollback-propaganda\nplayers: [Ada, Bo]\ndice: {setup/contracts: [army]}\n").out,
                HasSubstr("setup/contracts"));
}

TEST_F(Conform, AWrongOrderOfADeckIsNoticed) {
    const std::string text =
        "campaign: agent-jean\n"
        "players: [a, b, c]\n"
        "state: {turn: 2, leader: b, pile: [plan07, plan03, plan01], hands: {a: [G5, Y1], b: [G6, Y2], c: [G7, Y3]}}\n";
    EXPECT_EQ(run(text + "expect: {state: {pile: [plan03, plan01]}}\n").code, 0);
    EXPECT_EQ(run(text + "expect: {state: {pile: [plan01, plan03]}}\n").code, 1);
}

TEST_F(Conform, RefusedOrdersAreCompared) {
    const std::string text = "campaign: tiny\nplayers: [ada, bo]\norders: {ada: {bid: 1, stake: 99}}\n";
    EXPECT_EQ(run(text + "expect: {refused: {ada: [stake], bo: []}}\n").code, 0);
    EXPECT_EQ(run(text + "expect: {refused: {ada: []}}\n").code, 1);
}

TEST_F(Conform, WithoutASeedItIsAllZero) {
    const std::string text = "campaign: tiny\nplayers: [ada, bo]\nturn: 3\n";
    const std::string zero = "seed: \"" + std::string(64, '0') + "\"\n";
    const auto printed = [&](const std::string& scenario) {
        return conform({.files = {folder_.write("case.yaml", scenario)}, .print = true}).out;
    };
    EXPECT_EQ(printed(text), printed(text + zero));
}

TEST_F(Conform, EachStopIsATurnOfItsOwn) {
    const Output output =
        run("campaign: tiny\nplayers: [ada, bo]\nturn: 4\n"
            "orders: [{ada: {bid: 1}}, {ada: {bid: 1}}, {ada: {bid: 1}}]\n"
            "dice: {die: 1, windfall: bo}\n"
            "expect: {state: {turn: 6, players: {ada: {points: 2}}}}\n");  // five turns: the third stop is not played
    EXPECT_EQ(output.out, "ok case\n");
}

TEST_F(Conform, OfSeveralSheetsTheLastCounts) {
    EXPECT_EQ(run("campaign: tiny\nplayers: [ada, bo]\norders: {ada: [{bid: 2}, {bid: 1}]}\ndice: {die: 6}\n"
                  "expect: {state: {players: {ada: {points: 1}}}}\n")
                  .code,
              0);
}

TEST_F(Conform, BotsWriteSheets) {
    EXPECT_EQ(run("campaign: tiny\nplayers: [ada, bo]\nbots: {ada: steady}\ndice: {die: 6}\n"
                  "expect: {state: {players: {ada: {points: 3}, bo: {points: 0}}}}\n")
                  .code,
              0);
    const Output wrong = run("campaign: tiny\nplayers: [ada, bo]\nbots: {ada: stedy}\n");
    EXPECT_THAT(wrong.out, HasSubstr("case.yaml:3:13: no bot of this game plays 'stedy'"));
    EXPECT_THAT(wrong.out, HasSubstr("did you mean 'steady'?"));
    EXPECT_EQ(wrong.code, 1);
}

TEST_F(Conform, PrintsWhatCameOut) {
    const Output output = conform({.files = {folder_.write("case.yaml", bids)}, .print = true});
    ASSERT_THAT(output.out, testing::StartsWith("ok The highest right bid scores\n{"));
    const auto result = nlohmann::json::parse(output.out.substr(output.out.find('{')));
    EXPECT_EQ(result.at("state").at("players").at("bo").at("points"), 4);
    EXPECT_TRUE(result.at("refused").at("ada").empty());
}

TEST_F(Conform, PrintMentionsDiceNothingDrew) {
    const std::string text = "campaign: tiny\nplayers: [ada, bo]\nstate: {turn: 6}\ndice: {die: 3}\n";  // over already
    const Output output = conform({.files = {folder_.write("case.yaml", text)}, .print = true});
    EXPECT_THAT(output.out, HasSubstr("\"unused_dice\": [\n    \"die\"\n  ]"));
}

TEST_F(Conform, JsonIsAListOfVerdicts) {
    const std::string good = folder_.write("a.yaml", bids);
    const std::string bad = folder_.write("b.yaml", bids + "expect: {state: {turn: 9}}\n");
    const Output output = conform({.files = {good, bad}, .print = true, .json = true});
    const auto list = nlohmann::json::parse(output.out);
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0].at("ok"), true);
    EXPECT_EQ(list[0].at("result").at("state").at("turn"), 3);
    EXPECT_EQ(list[1].at("standing"), "differs");
    EXPECT_EQ(list[1].at("differences")[0].at("path"), "state/turn");
    EXPECT_EQ(list[1].at("differences")[0].at("line"), 8);
    EXPECT_EQ(nlohmann::json::parse(conform({.files = {}, .json = true}).out), nlohmann::json::array());
}

TEST_F(Conform, AFolderStandsForAllScenariosBelowIt) {
    folder_.write("b.yaml", "name: second\n" + bids.substr(bids.find('\n') + 1));
    folder_.write("a/deep.yml", "name: first\n" + bids.substr(bids.find('\n') + 1));
    folder_.write("notes.txt", "no scenario");
    const Output output = conform({.files = {folder_.path().string()}});
    EXPECT_EQ(output.out, "ok first\nok second\n");
    EXPECT_EQ(output.code, 0);
}

TEST_F(Conform, UnreadableFilesHideNoVerdict) {
    const Output output = conform({.files = {folder_.write("good.yaml", bids), (folder_.path() / "god.yaml").string(),
                                             folder_.write("broken.yaml", "a: [1\nb: 2\n")}});
    EXPECT_THAT(output.out, HasSubstr("ok The highest right bid scores\nnot ok "));
    EXPECT_THAT(output.out, HasSubstr("god.yaml: there is no such file\n        did you mean 'good.yaml'?\n"));
    EXPECT_THAT(output.out, HasSubstr("broken.yaml:2:"));
    EXPECT_EQ(output.err, "2 of 3 scenarios do not hold\n");
    EXPECT_EQ(output.code, 2);
}

TEST_F(Conform, AFolderWithoutScenariosIsUnreadable) {
    const Output output = conform({.files = {folder_.path().string()}});
    EXPECT_THAT(output.out, HasSubstr("there is no .yaml file in this folder"));
    EXPECT_EQ(output.code, 2);
}

// What names something that does not exist is refused, with its place and the nearest right name.

TEST_F(Conform, UnknownCampaign) {
    const Output output = run("campaign: tyny\nplayers: [ada, bo]\n");
    EXPECT_THAT(output.out, testing::StartsWith("not ok case\n"));
    EXPECT_THAT(output.out, HasSubstr("case.yaml:1:11: there is no campaign called 'tyny'"));
    EXPECT_THAT(output.out, HasSubstr("did you mean 'tiny'?"));
    EXPECT_EQ(output.code, 1);
}

TEST_F(Conform, UnknownPartOfTheState) {
    const Output output = run("campaign: tiny\nplayers: [ada, bo]\nstate:\n  player: {ada: {coins: 1}}\n");
    EXPECT_THAT(output.out, HasSubstr("case.yaml:4:3: state/player: "));
    EXPECT_EQ(output.code, 1);
}

TEST_F(Conform, UnknownPlayerInTheState) {
    const Output output = run("campaign: tiny\nplayers: [ada, bo]\nstate:\n  players:\n    adda: {coins: 1}\n");
    EXPECT_THAT(output.out, HasSubstr("case.yaml:5:5: state/players/adda: "));
    EXPECT_EQ(output.code, 1);
}

TEST_F(Conform, UnknownDraw) {
    const Output output = run(bids.substr(0, bids.find("dice")) + "dice: {dye: 4}\n");
    EXPECT_THAT(output.out, HasSubstr("case.yaml:7:8: no draw of this game is called 'dye'"));
    EXPECT_THAT(output.out, HasSubstr("did you mean 'die'?"));
}

TEST_F(Conform, ImpossibleDraw) {
    EXPECT_THAT(run("campaign: tiny\nplayers: [ada, bo]\ndice: {die: 7}\n").out, HasSubstr("case.yaml:3:8: 'die': "));
    EXPECT_THAT(run("campaign: tiny\nplayers: [ada, bo]\ndice: {windfall: boo}\n").out,
                HasSubstr("did you mean 'bo'?"));
}

TEST_F(Conform, SheetsThatCannotBeReadAreRefusedInTheirPlace) {
    const Output output = run("campaign: tiny\nplayers: [ada, bo]\norders:\n  ada: {bid: 9}\n  bo: {bidd: 1}\n");
    EXPECT_THAT(output.out, HasSubstr("case.yaml:4:14: bid must be between 1 and 6, not 9"));
    EXPECT_THAT(output.out, HasSubstr("    ada: {bid: 9}"));
    EXPECT_THAT(output.out, HasSubstr("case.yaml:5:8: unknown key 'bidd'"));
    EXPECT_EQ(output.code, 1);
}

TEST_F(Conform, UnknownExpectations) {
    EXPECT_THAT(run(bids + "expect: {refuse: {}}\n").out, HasSubstr("did you mean 'refused'?"));
    EXPECT_THAT(run(bids + "expect: {state: {playrs: {}}}\n").out, HasSubstr("case.yaml:8:18: unknown key 'playrs'"));
}

TEST_F(Conform, UnknownPlayersInExpectations) {
    const auto refusal = [&](const std::string& expect) { return run(bids + "expect: {" + expect + "}\n").out; };
    EXPECT_THAT(refusal("refused: {adda: []}"),
                HasSubstr("case.yaml:8:20: no player of this scenario is called 'adda'"));
    EXPECT_THAT(refusal("state: {players: {adda: {coins: 1}}}"), HasSubstr("case.yaml:8:28: no player"));
    EXPECT_THAT(refusal("outcomes: {adda/1: success}"), HasSubstr("did you mean 'ada'?"));
    EXPECT_THAT(refusal("outcomes: {ada: success}"), HasSubstr("write 'ada/1'"));
    EXPECT_THAT(refusal("outcomes: {ada/x: success}"), HasSubstr("write 'ada/1'"));
}

TEST_F(Conform, TooManyPlayers) {
    EXPECT_THAT(run("campaign: tiny\nplayers: [a, b, c, d, e, f, g, h, i]\n").out,
                HasSubstr("case.yaml:2:10: 9 players are too many: this game takes 8"));
}

TEST_F(Conform, ACampaignMayBeAFileBesideTheScenario) {
    folder_.write(
        "mine/campaign.yaml",
        "game: tiny\nturns: 2\nfaces: 6\ncoins: 50\nlucky_coins: 2\nwindfall: 1\nplayers: {least: 2, most: 8}\n");
    const std::string rest =
        "players: [ada, bo]\ndice: {die: 6, windfall: bo}\nexpect: {state: {players: {ada: {coins: 50}}}}\n";
    EXPECT_EQ(run("campaign: mine/campaign.yaml\n" + rest).out, "ok case\n");
    EXPECT_EQ(run("campaign: ./mine\n" + rest).out, "ok case\n");
    EXPECT_EQ(run("campaign: mine\n" + rest).out, "ok case\n");
    EXPECT_THAT(run("campaign: ./nowhere.yaml\n" + rest).out, HasSubstr("there is no such file"));
}

TEST_F(Conform, ABrokenCampaignIsToldOfInItsOwnFile) {
    folder_.write("mine.yaml", "game: tynni\n");
    EXPECT_THAT(run("campaign: ./mine.yaml\nplayers: [ada]\n").out,
                HasSubstr("mine.yaml:1:7: there is no game called 'tynni'"));
}

// Reports.

class ConformReports : public Conform {
protected:
    Output with_reports(const std::string& expect) const {
        gm::ConformOptions options{
            .files = {folder_.write("case.yaml", bids + "expect: {reports: {" + expect + "}}\n")}};
        options.render = [](const gm::ReportRequest& request) {
            return resolution::to_json(request.journal, request.roster, request.reader).dump();
        };
        return conform(options);
    }
};

TEST_F(ConformReports, ContainAndLackTexts) {
    EXPECT_EQ(
        with_reports("ada: {contains: [stake], lacks: [nonsense]}, public: {contains: [award], lacks: [stake]}").code,
        0);
    const Output output = with_reports("ada: {contains: [nonsense], lacks: [stake]}");
    EXPECT_THAT(output.out, HasSubstr("reports/ada/contains: not in the report: \"nonsense\"\n"));
    EXPECT_THAT(output.out, HasSubstr("reports/ada/lacks: in the report: \"stake\"\n"));
    EXPECT_EQ(output.code, 1);
}

TEST_F(ConformReports, DoNotHoldUnseen) {
    EXPECT_THAT(run(bids + "expect: {reports: {ada: {lacks: [x]}}}\n").out,
                HasSubstr("reports cannot be rendered here"));
}

TEST_F(ConformReports, AFaultOfTheProgramStaysWithItsScenario) {
    gm::ConformOptions options{.files = {folder_.write("a.yaml", bids + "expect: {reports: {ada: {lacks: [x]}}}\n"),
                                         folder_.write("b.yaml", bids)}};
    options.render = [](const gm::ReportRequest&) -> std::string { throw std::logic_error("no ink"); };
    const Output output = conform(options);
    EXPECT_THAT(output.out, HasSubstr("a.yaml: the game broke: no ink"));
    EXPECT_THAT(output.out, HasSubstr("\nok The highest"));
    EXPECT_EQ(output.code, 1);
}

}  // namespace
