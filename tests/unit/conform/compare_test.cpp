// Each rule of comparison, shown by a pair that only that rule tells apart.

#include "gm/conform/compare.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace {

using gm::conformance::ComparisonRules;
using gm::conformance::ListOrder;
using gm::conformance::Mismatches;
using nlohmann::json;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> differences(const std::string& expected, const json& actual,
                                     const ComparisonRules& rules = {ListOrder::any, {"ranking"}}) {
    const auto document = orders::parse_document(expected, "expected.yaml");
    Mismatches found;
    gm::conformance::compare((*document).root, actual, rules, "state", found);
    std::vector<std::string> lines;
    for (const auto& difference : found) lines.push_back(difference.path + ": " + difference.what);
    return lines;
}

TEST(Compare, FindsAValueThatIsOff) {
    const json actual = {{"players", {{"a", {{"money", 7}, {"honour", 6}}}}}};
    EXPECT_THAT(differences("players: {a: {money: 5, honour: 6}}", actual),
                ElementsAre("state/players/a/money: expected 5, got 7"));
}

TEST(Compare, ReportsEveryDifferenceAtOnce) {
    const json actual = {{"a", 1}, {"b", {{"c", "x"}}}};
    EXPECT_THAT(differences("a: 2\nb: {c: y}", actual),
                ElementsAre("state/a: expected 2, got 1", "state/b/c: expected y, got x"));
}

TEST(Compare, LooksOnlyAtWhatIsExpected) { EXPECT_THAT(differences("a: 1", {{"a", 1}, {"b", 2}}), IsEmpty()); }

TEST(Compare, OfAGameThatSaysNothingCountsEveryOrder) {
    const json actual = {{"deck", {"P1", "G2"}}, {"hands", {{"a", {"B3", "B4"}}}}};
    EXPECT_THAT(differences("{deck: [P1, G2], hands: {a: [B3, B4]}}", actual, {}), IsEmpty());
    EXPECT_THAT(differences("deck: [G2, P1]", actual, {}),
                ElementsAre("state/deck: expected [G2, P1], got [P1, G2] (the order counts)"));
    EXPECT_THAT(differences("hands: {a: [B4, B3]}", actual, {}),
                ElementsAre("state/hands/a: expected [B4, B3], got [B3, B4] (the order counts)"));
}

TEST(Compare, KeepsTheOrderOfListsInAMapOfWhichItCounts) {
    const ComparisonRules rules{.lists = ListOrder::any, .in_order = {"scores"}};
    const json actual = {{"scores", {{"a", {14, 3}}}}, {"hands", {{"a", {"P1", "G2"}}}}};
    EXPECT_THAT(differences("{scores: {a: [14, 3]}, hands: {a: [G2, P1]}}", actual, rules), IsEmpty());
    EXPECT_THAT(differences("scores: {a: [3, 14]}", actual, rules),
                ElementsAre("state/scores/a: expected [3, 14], got [14, 3] (the order counts)"));
}

TEST(Compare, ListsMayBeInAnyOrderWhereThatOfOthersCounts) {
    const ComparisonRules rules{.in_any_order = {"demands"}};
    const json actual = {{"demands", {{"a", {"scheme", "reveal"}}}}, {"hand", {"whisper", "ether"}}};
    EXPECT_THAT(differences("demands: {a: [reveal, scheme]}", actual, rules), IsEmpty());
    EXPECT_THAT(differences("demands: {a: [reveal]}", actual, rules),
                ElementsAre("state/demands/a: expected [reveal], got [scheme, reveal]; not expected [scheme]"));
    EXPECT_THAT(differences("hand: [ether, whisper]", actual, rules),
                ElementsAre("state/hand: expected [ether, whisper], got [whisper, ether] (the order counts)"));
}

TEST(Compare, AWholeMapHasNothingThatIsNotExpected) {
    const ComparisonRules rules{.whole = {"known"}};
    const json actual = {{"known", {{"a", "crown"}, {"b", "guild"}, {"c", nullptr}}}, {"scores", {{"a", 1}, {"b", 2}}}};
    EXPECT_THAT(differences("{known: {a: crown, b: guild}, scores: {a: 1}}", actual, rules), IsEmpty());
    EXPECT_THAT(differences("known: {a: crown}", actual, rules),
                ElementsAre("state/known: expected no 'b', got guild"));
}

TEST(Compare, TakesWhatDidNotComeOutForItsDefault) {
    EXPECT_THAT(differences("{a: 0, b: false, c: null, d: [], e: {}, f: '', g: {h: 0, i: {}}}", json::object()),
                IsEmpty());
    EXPECT_THAT(differences("{a: 0, g: {h: 0}}", {{"a", nullptr}, {"g", nullptr}}), IsEmpty());
}

TEST(Compare, TakesNullForTheDefaultOfWhatCameOut) {
    EXPECT_THAT(differences("{a: null, b: null, c: null}", {{"a", 0}, {"b", json::array()}, {"c", {{"d", 0}}}}),
                IsEmpty());
    EXPECT_THAT(differences("a: null", {{"a", "mct"}}), ElementsAre("state/a: expected nothing, got mct"));
}

TEST(Compare, MissesWhatIsNoDefault) {
    EXPECT_THAT(differences("a: 1", json::object()), ElementsAre("state/a: expected 1, got nothing"));
    EXPECT_THAT(differences("a: {b: true, c: 0}", {{"a", nullptr}}),
                ElementsAre("state/a: expected {b: true, c: 0}, got nothing"));
}

TEST(Compare, OffersTheNearestKey) {
    EXPECT_THAT(differences("monny: 5", {{"money", 5}}),
                ElementsAre("state/monny: expected 5, got nothing (did you mean 'money'?)"));
}

TEST(Compare, TellsZeroFromFalseWhereBothAreThere) {
    EXPECT_THAT(differences("a: false", {{"a", 0}}), ElementsAre("state/a: expected false, got 0"));
}

TEST(Compare, ListsAreSets) {
    EXPECT_THAT(differences("traits: [b, a]", {{"traits", {"a", "b"}}}), IsEmpty());
    EXPECT_THAT(differences("traits: [a, b]", {{"traits", {"a", "b", "b"}}}), IsEmpty());
    EXPECT_THAT(differences("traits: [a, b]", {{"traits", {"a", "c"}}}),
                ElementsAre("state/traits: expected [a, b], got [a, c]; missing [b]; not expected [c]"));
    EXPECT_THAT(differences("traits: []", {{"traits", {"a"}}}),
                ElementsAre("state/traits: expected [], got [a]; not expected [a]"));
}

TEST(Compare, RankingIsInOrder) {
    EXPECT_THAT(differences("ranking: [a, b]", {{"ranking", {"a", "b"}}}), IsEmpty());
    EXPECT_THAT(differences("ranking: [b, a]", {{"ranking", {"a", "b"}}}),
                ElementsAre("state/ranking: expected [b, a], got [a, b] (the order counts)"));
    EXPECT_THAT(differences("ranking: [a]", {{"ranking", {"a", "b"}}}),
                ElementsAre("state/ranking: expected [a], got [a, b] (the order counts)"));
}

TEST(Compare, AGameMayWantItemsCounted) {
    const ComparisonRules counted{ListOrder::counted, {}};
    EXPECT_THAT(differences("hand: [b, a, b]", {{"hand", {"a", "b", "b"}}}, counted), IsEmpty());
    EXPECT_THAT(differences("hand: [a, b]", {{"hand", {"a", "b", "b"}}}, counted),
                ElementsAre("state/hand: expected [a, b], got [a, b, b]; not expected [b]"));
}

TEST(Compare, AGameMayWantAllListsInOrder) {
    EXPECT_THAT(differences("pile: [b, a]", {{"pile", {"a", "b"}}}, {ListOrder::kept, {}}), testing::SizeIs(1));
}

TEST(Compare, ItemsThatAreMapsAreSubsetsToo) {
    const json actual = {{"captured", {{{"unit", "jin"}, {"zone", 3}}, {{"unit", "cc"}, {"zone", 1}}}}};
    EXPECT_THAT(differences("captured: [{unit: cc}, {unit: jin}]", actual), IsEmpty());
    EXPECT_THAT(differences("captured: [{unit: cc}, {unit: jin, zone: 4}]", actual), testing::SizeIs(1));
}

TEST(Compare, LeavesItToTheResultWhetherDigitsAreANumber) {
    EXPECT_THAT(differences("{a: 12, b: 12, c: '12'}", {{"a", 12}, {"b", "12"}, {"c", "12"}}), IsEmpty());
    EXPECT_THAT(differences("a: '12'", {{"a", 12}}), testing::SizeIs(1));
}

TEST(Compare, TellsKindsApart) {
    EXPECT_THAT(differences("a: {b: 1}", {{"a", 1}}), ElementsAre("state/a: expected {b: 1}, got 1"));
    EXPECT_THAT(differences("a: [1]", {{"a", 1}}), ElementsAre("state/a: expected [1], got 1"));
    EXPECT_THAT(differences("a: 1", {{"a", {1}}}), ElementsAre("state/a: expected 1, got [1]"));
}

TEST(Compare, MarksWhatWasExpected) {
    const auto document = orders::parse_document("a:\n  b: 2\n", "expected.yaml");
    Mismatches found;
    gm::conformance::compare((*document).root, {{"a", {{"b", 1}}}}, {}, "state", found);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().mark, (orders::Mark{2, 6}));
}

}  // namespace
