#include "gm/assets/campaigns.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../conform/folder.h"

namespace {

using testing::Contains;
using testing::HasSubstr;

TEST(Campaigns, ThoseOfTheProgramAreListed) { EXPECT_THAT(gm::campaign_names(), Contains("tiny")); }

TEST(Campaigns, EveryListedOneLoads) {
    for (const std::string& name : gm::campaign_names()) {
        const auto campaign = gm::load_campaign(name);
        ASSERT_TRUE(campaign) << describe(campaign.problems());
        EXPECT_NE(campaign->root.find("game"), nullptr) << name;
        EXPECT_EQ(campaign->file, "campaigns/" + name + "/campaign.yaml");
    }
}

TEST(Campaigns, AnUnknownNameIsMended) {
    const auto campaign = gm::load_campaign("tinny");
    ASSERT_FALSE(campaign);
    EXPECT_THAT(describe(campaign.problems()), HasSubstr("there is no campaign called 'tinny'"));
    EXPECT_THAT(describe(campaign.problems()), HasSubstr("did you mean 'tiny'?"));
    EXPECT_FALSE(gm::load_campaign(""));
}

TEST(Campaigns, APathIsAFileOrAFolder) {
    const gm::sample::Folder folder;
    const std::string file = folder.write("mine/campaign.yaml", "game: tiny\n");
    EXPECT_TRUE(gm::load_campaign(file));
    EXPECT_TRUE(gm::load_campaign((folder.path() / "mine").string()));
    EXPECT_TRUE(gm::load_campaign("./mine", folder.path()));
    EXPECT_FALSE(gm::load_campaign("./yours", folder.path()));
}

}  // namespace
