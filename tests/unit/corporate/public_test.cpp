// Section 7: what everybody may know of the players, and what not.

#include <gmock/gmock.h>

#include "resolution/known.h"
#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

using corporate::Trait;

namespace {

json seen_by_all(const State& state) { return rules().view(known_to(rules(), state, Reader::anybody())); }

}  // namespace

TEST(CorporatePublic, TraitsThatCanBeHiddenAreNobodysBusiness) {
    const Trial trial({"a", "b"}, {{"players", {{"b", {{"traits", {"technomancer", "golden-boy", "celebrity"}}}}}}});
    EXPECT_EQ(seen_by_all(trial.before)["players"]["b"]["open_traits"], json({"celebrity"}));
    const auto known = known_to(rules(), trial.before, Reader::player(PlayerIndex{0}));
    EXPECT_FALSE(known->players[1].traits.has(Trait::technomancer));
    EXPECT_TRUE(known->players[1].traits.has(Trait::celebrity));
    const auto own = known_to(rules(), trial.before, Reader::player(PlayerIndex{1}));
    EXPECT_TRUE(own->players[1].traits.has(Trait::technomancer));
}

TEST(CorporatePublic, APublishedSecretShowsTheTraitThatItHid) {
    const json secret = {{"text", "viola"}, {"trait", "gaijin"}, {"public", true}};
    const Trial trial({"a", "b"}, {{"players", {{"b", {{"traits", {"gaijin"}}, {"secrets", {secret}}}}}}});
    EXPECT_EQ(seen_by_all(trial.before)["players"]["b"]["open_traits"], json({"gaijin"}));
}

TEST(CorporatePublic, InfluenceIsTheOneThatWorksThoughWhatAllowsItIsNotTold) {
    const Trial trial({"a", "b"}, {{"players", {{"b", {{"traits", {"gaijin"}}, {"honour", 1}, {"influence", 3}}}}}});
    EXPECT_EQ(seen_by_all(trial.before)["players"]["b"]["influence"], 3);
}

TEST(CorporatePublic, WhoHasLeftIsNoKobunAnyMore) {
    const Trial trial({"a", "b"}, {{"players", {{"b", {{"in_game", false}}}}},
                                   {"agents", {{"mita-gumi", {{"loyalty", {{"a", 3}, {"b", 3}}}}}}}});
    EXPECT_EQ(seen_by_all(trial.before)["agents"]["mita-gumi"]["kobun"], json({"a"}));
}

TEST(CorporatePublic, ARankIsLostInPublicByWhoLeaves) {
    Trial trial({"a", "b"},
                {{"corporations", calm},
                 {"players",
                  {{"a", {{"evidence", {"proof:b"}}, {"known", {"proof:b"}}}}, {"b", {{"traits", {"technomancer"}}}}}},
                 {"agents", {{"mita-gumi", {{"loyalty", {{"b", 3}}}}}}}});
    trial.order("a", "evidence: [{publish: 'proof:b'}]");
    trial.dice(calm_dice);
    trial.play();
    const auto lost = trial.told(Reader::anybody(), "clan-rank-lost");
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_EQ(lost[0]["player"], "b");
    EXPECT_EQ(lost[0]["clan"], "mita-gumi");
    EXPECT_EQ(lost[0]["is_kobun"], false);
}

TEST(CorporatePublic, ATraceThatIsHandedOnKeepsTheCodeItWasAimedAt) {
    const json trace = {
        {"buyer", "c"}, {"agent", "sakura"}, {"type", "information"}, {"target", "run:T1-XYZ"}, {"known_to", {"a"}}};
    Trial trial({"a", "b", "c"}, {{"corporations", calm},
                                  {"runs", {{"T2-QK7", trace}}},
                                  {"players", {{"a", {{"evidence", {"run:T2-QK7"}}, {"known", {"run:T2-QK7"}}}}}}});
    trial.order("a", "evidence: [{share: 'run:T2-QK7', with: b}]");
    trial.dice(calm_dice);
    trial.play();
    const auto given = trial.told("b", "evidence-given");
    ASSERT_EQ(given.size(), 1U);
    EXPECT_EQ(given[0]["buyer"], "c");
    EXPECT_EQ(given[0]["target"], "");
}

}  // namespace corporate_test
