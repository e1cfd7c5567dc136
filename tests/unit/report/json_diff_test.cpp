#include "gm/report/json_diff.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace {

using gm::differences;
using gm::path_text;
using nlohmann::json;

std::string shown(const json& before, const json& after) {
    std::string out;
    for (const gm::Difference& one : differences(before, after)) {
        out += path_text(one.path) + ": " + one.before.value_or("-") + " > " + one.after.value_or("-") + "\n";
    }
    return out;
}

TEST(Differences, EqualValuesHaveNone) {
    const json state = json::parse(R"({"a": {"b": [1, {"id": "x"}]}})");
    EXPECT_EQ(shown(state, state), "");
    EXPECT_FALSE(gm::first_difference(state, state));
}

TEST(Differences, AreFoundInDepthInTheOrderOfTheKeys) {
    const json before =
        json::parse(R"({"players": {"ada": {"coins": 3, "points": 1}, "bo": {"coins": 4}}, "turn": 1})");
    json after = before;
    after["turn"] = 2;
    after["players"]["bo"]["coins"] = 7;
    after["players"]["ada"]["points"] = 2;
    EXPECT_EQ(shown(before, after), "players/ada/points: 1 > 2\nplayers/bo/coins: 4 > 7\nturn: 1 > 2\n");
    EXPECT_EQ(path_text(gm::first_difference(before, after)->path), "players/ada/points");
}

TEST(Differences, WhatIsNewOrGoneIsOneLine) {
    const json before = json::parse(R"({"a": 1, "b": {"c": [1]}})");
    const json after = json::parse(R"({"b": {"d": null}})");
    EXPECT_EQ(shown(before, after), "a: 1 > -\nb/c: [1] > -\nb/d: - > null\n");
}

TEST(Differences, ThingsOfAListAreFoundByTheirId) {
    const json before = json::parse(R"({"contracts": [{"id": "c1", "paid": 1}, {"id": "c2", "paid": 2}]})");
    const json after = json::parse(R"({"contracts": [{"id": "c2", "paid": 5}, {"id": "c3", "paid": 3}]})");
    EXPECT_EQ(shown(before, after),
              "contracts/c1: {\"id\":\"c1\",\"paid\":1} > -\ncontracts/c2/paid: 2 > 5\n"
              "contracts/c3: - > {\"id\":\"c3\",\"paid\":3}\n");
}

TEST(Differences, ThingsWithoutIdAreCountedFromOne) {
    EXPECT_EQ(shown(json::parse(R"([{"a": 1}, {"a": 2}])"), json::parse(R"([{"a": 1}, {"a": 3}])")), "2/a: 2 > 3\n");
}

TEST(Differences, AnIdThatTwoThingsShareHidesNone) {
    EXPECT_EQ(shown(json::parse(R"([{"id": 1, "a": 1}, {"id": 1}])"), json::parse(R"([{"id": 1, "a": 2}, {"id": 1}])")),
              "1/a: 1 > 2\n");
}

TEST(Differences, ListsOfWordsAreComparedWhole) {
    EXPECT_EQ(shown(json::parse(R"({"traits": ["a", "b"]})"), json::parse(R"({"traits": ["b"]})")),
              "traits: [\"a\",\"b\"] > [\"b\"]\n");
}

TEST(Differences, AnotherTypeIsADifference) {
    EXPECT_EQ(shown(json::parse(R"({"a": {"b": 1}})"), json::parse(R"({"a": [1]})")), "a: {\"b\":1} > [1]\n");
    EXPECT_EQ(shown(json::parse(R"({"a": 1})"), json::parse(R"({"a": "1"})")), "a: 1 > \"1\"\n");
}

TEST(Differences, InWords) {
    const gm::NamesById names{{"ada", "Ada Lovelace"}, {"mct", "MCT"}};
    const auto money = gm::in_words({{"players", "ada", "shares", "mct"}, "390000", "-1340000"}, names);
    EXPECT_EQ(money.thing, "Ada Lovelace");
    EXPECT_EQ(money.field, "shares MCT");
    EXPECT_EQ(money.before, "390 000");
    EXPECT_EQ(money.after, "-1 340 000");
    const auto run = gm::in_words({{"runs", "KX-12"}, std::nullopt, R"(["ada", "bo"])"}, names);
    EXPECT_EQ(run.thing, "runs KX-12");
    EXPECT_EQ(run.before, "-");
    EXPECT_EQ(run.after, "Ada Lovelace, bo");
    const auto turn = gm::in_words({{"turn"}, "null", "true"}, names);
    EXPECT_EQ(turn.thing + turn.field + turn.before + turn.after, "gameturnnoneyes");
}

TEST(Differences, NumbersAreGrouped) {
    EXPECT_EQ(gm::grouped(0), "0");
    EXPECT_EQ(gm::grouped(-999), "-999");
    EXPECT_EQ(gm::grouped(1000), "1 000");
    EXPECT_EQ(gm::grouped(-1000000), "-1 000 000");
}

}  // namespace
