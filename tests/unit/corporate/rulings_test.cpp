// Rulings on Neo-Tokyo: what the rules make of a changed figure, contracts, careers that end.

#include "resolution/ruling.h"

#include "resolution/typed_game.h"
#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

namespace {

/// A trial in which rulings come before the sheets.
struct Ruled : Trial {
    using Trial::Trial;
    TypedGame<Rules> game{rules()};

    orders::Problems rule(const std::string& kind, json args, Audience audience = Audience::everyone()) {
        Record tried = record;
        tried.journal.enter(rulings_step.id);
        auto ruled = game.rule({before}, roster, {kind, "because", audience, std::move(args)}, tried);
        if (!ruled) return ruled.problems();
        before = std::any_cast<State>(ruled->state);
        record = std::move(tried);
        return {};
    }
    orders::Problems set(std::vector<std::string> path, json value) {
        return rule("set", {{"path", std::move(path)}, {"value", std::move(value)}});
    }
    std::string refused_set(std::vector<std::string> path, json value) {
        const auto problems = set(std::move(path), std::move(value));
        return problems.empty() ? "it was not refused" : orders::describe(problems);
    }
    json state() const { return rules().to_json(before); }
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST(CorporateRulings, LessHonourTakesAwayWhatItCarried) {
    Ruled trial({"a", "b"},
                {{"players", {{"b", {{"honour", 5}}}}}, {"agents", {{"kodachi-gumi", {{"loyalty", {{"b", 4}}}}}}}});
    ASSERT_TRUE(trial.set({"players", "b", "honour"}, 2).empty());
    EXPECT_EQ(trial.state()["agents"]["kodachi-gumi"]["loyalty"]["b"], 2);
    EXPECT_EQ(trial.told("b", "loyalty-changed").size(), 1U);
    EXPECT_TRUE(trial.told("a", "loyalty-changed").empty());
    trial.play();
}

TEST(CorporateRulings, WhatTheRulesCannotLiveWithIsRefusedAndNothingChanges) {
    Ruled trial({"a", "b"}, {});
    const json before = trial.state();
    EXPECT_TRUE(has(trial.refused_set({"players", "a", "honour"}, 0), "gm rule eliminate a"));
    EXPECT_TRUE(has(trial.refused_set({"players", "a", "honour"}, 99), "goes up to"));
    EXPECT_TRUE(has(trial.refused_set({"players", "a", "in_game"}, false), "gm rule eliminate a"));
    EXPECT_TRUE(has(trial.refused_set({"players", "a", "political_points"}, 2), "comes first, and brings 1 point"));
    EXPECT_TRUE(has(trial.refused_set({"players", "a", "party"}, "nowhere"), "cannot be nowhere"));
    EXPECT_TRUE(has(trial.refused_set({"players", "a", "money"}, nullptr), "cannot be null"));
    EXPECT_TRUE(has(trial.refused_set({"turn"}, 5), "neither the turn"));
    EXPECT_TRUE(has(trial.refused_set({"enrolment"}, {"b", "a"}), "cannot be"));
    EXPECT_EQ(trial.state(), before);
    EXPECT_TRUE(trial.record.journal.entries().empty());
}

TEST(CorporateRulings, PartyAndPointsGoTogether) {
    Ruled trial({"a", "b"}, {});
    const std::string party = trial.state()["parties"].begin().key();
    EXPECT_TRUE(has(trial.refused_set({"parties", party, "chief"}, "a"), "is no member"));
    ASSERT_TRUE(trial.set({"players", "a", "party"}, party).empty());
    EXPECT_EQ(trial.state()["players"]["a"]["political_points"], 1);
    ASSERT_TRUE(trial.set({"parties", party, "chief"}, "a").empty());
    ASSERT_TRUE(trial.set({"players", "a", "political_points"}, 0).empty());
    EXPECT_EQ(trial.state()["players"]["a"]["party"], nullptr);
    EXPECT_EQ(trial.state()["parties"][party]["chief"], nullptr);
    trial.play();
}

TEST(CorporateRulings, AMapThatLacksKeysIsRefusedAndNothingIsFilledIn) {
    Ruled trial({"a", "b"}, {});
    const json before = trial.state();
    const std::string half = trial.refused_set({"players", "a"}, {{"money", 5}});
    EXPECT_TRUE(has(half, "it lacks ") && has(half, "honour") && has(half, "secrets")) << half;
    EXPECT_FALSE(trial.set({"players"}, json::object()).empty());
    EXPECT_EQ(trial.state(), before);
}

TEST(CorporateRulings, WhoFeelsAHiddenFigureIsNotToldHowItStands) {
    Ruled trial({"a", "b"}, {});
    const std::vector<std::string> path = {"effects", "a", "no_network_until"};
    ASSERT_TRUE(trial.rule("set", {{"path", path}, {"value", 6}}, Audience::game_master()).empty());
    EXPECT_EQ(trial.told("a", "ruling-felt")[0]["changes"],
              json::array({{{"path", "effects.a.no_network_until"}, {"parts", path}}}));
    ASSERT_TRUE(
        trial.rule("adjust", {{"path", {"players", "a", "money"}}, {"by", 5}}, Audience::game_master()).empty());
    EXPECT_EQ(trial.told("a", "ruling-felt")[1]["changes"][0]["after"]["value"],
              trial.state()["players"]["a"]["money"]);
    EXPECT_TRUE(trial.told("b", "ruling-felt").empty());
}

TEST(CorporateRulings, ALoyaltyThatBeginsIsSeen) {
    Ruled trial({"a", "b"}, {});
    const json args = {{"path", {"agents", "kodachi-gumi", "loyalty", "a"}}, {"by", 2}};
    ASSERT_TRUE(trial.rule("adjust", args, Audience::game_master()).empty());
    EXPECT_EQ(trial.told("a", "ruling-felt")[0]["changes"][0]["after"]["value"], 2);
}

TEST(CorporateRulings, AssetsMoveTheRanking) {
    Ruled trial({"a", "b"}, {});
    const std::string last = trial.state()["ranking"].back();
    ASSERT_TRUE(trial.rule("adjust", {{"path", {"corporations", last, "assets"}}, {"by", 50}}).empty());
    EXPECT_EQ(trial.state()["ranking"].front(), last);
    trial.play();
}

TEST(CorporateRulings, AnEliminatedPlayerOwesNoSheet) {
    Ruled trial({"a", "b", "c"}, {});
    ASSERT_TRUE(trial.rule("eliminate", {{"player", "b"}}).empty());
    EXPECT_FALSE(trial.state()["players"]["b"]["in_game"].get<bool>());
    EXPECT_EQ(trial.game.demands({trial.before}).size(), 2U);
    ASSERT_EQ(trial.told(Reader::anybody(), "out-of-game").size(), 1U);
    EXPECT_EQ(trial.told(Reader::anybody(), "out-of-game")[0]["cause"], "ruling");
    EXPECT_TRUE(has(orders::describe(trial.rule("eliminate", {{"player", "b"}})), "already"));
    trial.play();
}

TEST(CorporateRulings, AContractMovesMoneyAndItsBreachIsPublic) {
    Ruled trial({"a", "b", "c"}, {});
    PlayerSet parties(PlayerIndex{0});
    parties.add(PlayerIndex{1});
    const json loan = {{"contract", "C-K7QM"},
                       {"parties", {"a", "b"}},
                       {"transfers", {{{"from", "a"}, {"to", "b"}, {"amount", 300000}, {"due", 0}}}},
                       {"terms", "a loan"},
                       {"public", false}};
    ASSERT_TRUE(trial.rule("contract", loan, Audience::only(parties)).empty());
    EXPECT_EQ(trial.record.ledger.size(), 2U);
    EXPECT_EQ(trial.told("b", "contract-signed").size(), 1U);
    EXPECT_EQ(trial.told("b", "ruling")[0]["contract"], "C-K7QM");
    EXPECT_TRUE(trial.told("c", "contract-signed").empty());
    EXPECT_TRUE(trial.told("c", "ruling").empty());
    for (const Entry& entry : trial.record.journal.entries()) EXPECT_EQ(entry.step, "rulings") << entry.kind;

    EXPECT_TRUE(has(orders::describe(trial.rule("breach", {{"contract", "C-9"}, {"player", "b"}})), "C-9"));
    ASSERT_TRUE(trial.rule("breach", {{"contract", "C-K7QM"}, {"player", "b"}}).empty());
    EXPECT_EQ(trial.state()["players"]["b"]["honour"], 2);
    EXPECT_EQ(trial.told("c", "contract-broken").size(), 1U);
    EXPECT_TRUE(has(orders::describe(trial.rule("breach", {{"contract", "C-K7QM"}, {"player", "b"}})), "already"));
    trial.play();  // with the same record: the ledger adds up, or an invariant is broken
}

TEST(CorporateRulings, AContractKeepsItsCodeWhateverBecomesOfOthers) {
    const auto contract = [](const std::string& code, const std::string& terms) {
        return json{{"contract", code},
                    {"parties", {"a", "b"}},
                    {"transfers", json::array()},
                    {"terms", terms},
                    {"public", false}};
    };
    Ruled without_the_first({"a", "b"}, {});
    ASSERT_TRUE(without_the_first.rule("contract", contract("C-WXYZ", "second")).empty());
    const auto refused = without_the_first.rule("breach", {{"contract", "C-K7QM"}, {"player", "b"}});
    EXPECT_TRUE(has(orders::describe(refused), "no contract is called 'C-K7QM'"));
    EXPECT_EQ(without_the_first.told("b", "ruling")[0]["contract"], "C-WXYZ");
    EXPECT_TRUE(has(orders::describe(without_the_first.rule("contract", contract("C-WXYZ", "third"))), "C-WXYZ"));
    ASSERT_TRUE(without_the_first.rule("contract", contract("C-ABCD", "third")).empty());
    json same_code = without_the_first.state()["contracts"];
    same_code[1]["id"] = "c-wxyz";
    const std::string answer = without_the_first.refused_set({"contracts"}, same_code);
    EXPECT_TRUE(has(answer, "another contract is called 'c-wxyz'")) << answer;
}

TEST(CorporateRulings, ContractsOfEarlierVersionsKeepTheirNumbers) {
    Ruled trial({"a", "b"}, {});
    const json args = {{"parties", {"a", "b"}}, {"transfers", json::array()}, {"terms", ""}, {"public", false}};
    ASSERT_TRUE(trial.rule("contract", args).empty());
    ASSERT_TRUE(trial.rule("contract", args).empty());
    EXPECT_EQ(trial.state()["contracts"][1]["id"], "C-2");
}

}  // namespace corporate_test
