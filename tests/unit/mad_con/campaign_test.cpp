// Campaigns of Mad-Con that cannot be played, and rulings that cannot be made.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "resolution/mad_con/rules.h"

namespace resolution::mad_con {
namespace {

using testing::HasSubstr;

const orders::Document& shipped() {
    static const orders::Document campaign = *gm::load_campaign("mad-con");
    return campaign;
}

/// What is said of the shipped campaign with that text in the place of another.
std::string problems_with(const std::string& what, const std::string& with) {
    std::string text = shipped().text;
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    text.replace(at, what.size(), with);
    const auto changed = orders::parse_document(std::move(text), "campaign.yaml");
    EXPECT_TRUE(changed);
    const auto rules = Rules::from_campaign(*changed);
    return rules ? "" : orders::describe(rules.problems());
}

/// What is said of a ruling that changes so much of a running game.
std::string problems_of_ruling(const nlohmann::json& change) {
    static const Rules rules = *Rules::from_campaign(shipped());
    const Roster roster = Roster::of({"ada", "bo", "cy", "di"});
    nlohmann::json patch = {{"visitors", {{"V01", {{"kind", "loser"}, {"marker", "ada"}, {"at", "entrance"}}}}}};
    const State before = *rules.scenario(roster, 1, patch);
    patch.merge_patch(change);
    const auto after = rules.scenario(roster, 1, patch);
    EXPECT_TRUE(after);
    Record record;
    const auto settled = rules.settle(before, *after, record);
    return settled ? "" : orders::describe(settled.problems());
}

TEST(MadConCampaign, NeedsAVariant) {
    EXPECT_THAT(problems_with("  standard: {}\n  balanced:\n    visitors: {loser: {count: 8}, fbi_agent: {count: 12}}\n"
                              "    teams: {police_wins_if_a_team_is_below: -1}\n",
                              "  {}\n"),
                HasSubstr("there must be a variant"));
}

TEST(MadConCampaign, AVariantHasNoVariantsOrOptions) {
    EXPECT_THAT(problems_with("standard: {}", "standard: {variants: {other: {}}}"),
                HasSubstr("no variants of its own"));
    EXPECT_THAT(problems_with("standard: {}", "standard: {options: {mode: teams}}"),
                HasSubstr("no options of its own"));
}

TEST(MadConCampaign, TakesFrenchWordsForModeAndVariant) {
    for (const char* mode : {"chacun pour soi", "Individuel", "par-equipes"})
        EXPECT_EQ(problems_with("mode: teams ", "mode: " + std::string(mode) + " "), "") << mode;
    for (const char* variant : {"équilibrée", "Equilibre", "normale"})
        EXPECT_EQ(problems_with("variant: standard ", "variant: " + std::string(variant) + " "), "") << variant;
    EXPECT_THAT(problems_with("mode: teams ", "mode: chacun "), HasSubstr("unknown mode 'chacun'"));
}

TEST(MadConCampaign, PlaysTheModeAndVariantOfAFrenchWord) {
    std::string text = shipped().text;
    for (const auto& [from, to] :
         {std::pair{"mode: teams ", "mode: chacun pour soi "}, std::pair{"variant: standard ", "variant: équilibrée "}})
        text.replace(text.find(from), std::string_view(from).size(), to);
    const auto rules = Rules::from_campaign(*orders::parse_document(std::move(text), "campaign.yaml"));
    ASSERT_TRUE(rules) << orders::describe(rules.problems());
    const State state = *rules->scenario(Roster::of({"ada", "bo", "cy", "di"}), 1, nlohmann::json::object());
    const nlohmann::json settings = rules->to_json(state).at("settings");
    EXPECT_EQ(settings.at("mode"), "individual");
    EXPECT_EQ(settings.at("variant"), "balanced");
}

TEST(MadConCampaign, EveryDayLetsVisitorsMove) {
    EXPECT_THAT(problems_with("max_move: 1", "max_move: 0"), HasSubstr("max_move"));
}

TEST(MadConCampaign, NobodyGoesSidewaysFromTheEntrance) {
    EXPECT_THAT(problems_with("from: [zone], visitors: 1, sideways", "from: [zone, entrance], visitors: 1, sideways"),
                HasSubstr("sideways from the entrance"));
}

TEST(MadConRuling, MovesAVisitor) {
    EXPECT_EQ(problems_of_ruling({{"visitors", {{"V01", {{"at", "hakka:2"}, {"marker", "bo"}}}}}}), "");
}

TEST(MadConRuling, LeavesEachVisitorItsKindAndMarker) {
    EXPECT_THAT(problems_of_ruling({{"visitors", {{"V01", {{"marker", nullptr}}}}}}), HasSubstr("V01"));
    EXPECT_THAT(problems_of_ruling({{"visitors", {{"V01", {{"kind", nullptr}}}}}}), HasSubstr("V01"));
}

TEST(MadConRuling, LeavesTheSettings) {
    for (const nlohmann::json& settings :
         {nlohmann::json{{"mode", "individual"}}, {{"variant", "balanced"}}, {{"targeted_groups", false}}})
        EXPECT_THAT(problems_of_ruling({{"settings", settings}}), HasSubstr("MC-51")) << settings;
}

}  // namespace
}  // namespace resolution::mad_con
