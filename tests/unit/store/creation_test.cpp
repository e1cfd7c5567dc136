// A new game is whole or is not there.

#include "gm/store/creation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "gm/store/database.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class CreationTest : public testing::Test {
protected:
    orders::Result<Store> create() { return Store::create(folder_, sample::new_game(), sample::writer()); }
    std::string refusal() {
        const auto made = create();
        return made ? "made" : orders::describe(made.problems());
    }

    sample::TemporaryFolder place_;
    fs::path folder_ = place_ / "game";
};

TEST_F(CreationTest, LeavesNothingBesideTheGame) {
    {
        const Store store = *create();
    }
    EXPECT_FALSE(fs::exists(building_site(folder_)));
    std::set<std::string> files;
    for (const auto& item : fs::directory_iterator(folder_)) files.insert(item.path().filename().string());
    EXPECT_EQ(files, (std::set<std::string>{"game.db", "gm.lock"}));
}

TEST_F(CreationTest, HoldsTheLockOfTheNewFolder) {
    const Store store = *create();
    Writer other = sample::writer();
    other.patience = {};
    EXPECT_FALSE(Store::open(folder_, other));
}

TEST_F(CreationTest, TakesAnEmptyFolderAndATrailingSlash) {
    fs::create_directory(folder_);
    folder_ += "/";
    EXPECT_EQ(refusal(), "made");
    EXPECT_TRUE(is_game_folder(folder_));
}

TEST_F(CreationTest, RefusesAGameAFileAndAFullFolder) {
    static_cast<void>(create());
    EXPECT_THAT(refusal(), HasSubstr("game folder already"));
    folder_ = place_ / "file";
    std::ofstream(folder_) << "mine";
    EXPECT_THAT(refusal(), HasSubstr("is a file"));
    folder_ = place_ / "full";
    fs::create_directory(folder_);
    std::ofstream(folder_ / "thesis.tex") << "mine";
    EXPECT_THAT(refusal(), HasSubstr("not empty"));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1) << "and leaves it alone";
}

TEST_F(CreationTest, RefusesAFolderInNoFolder) {
    folder_ = place_ / "no/such";
    EXPECT_THAT(refusal(), HasSubstr("No such file or directory"));
}

TEST_F(CreationTest, CleansUpWhatAKilledOneLeft) {
    const fs::path site = building_site(folder_);
    fs::create_directories(site / "deep");
    std::ofstream(site / "game.db") << "half a game";
    EXPECT_EQ(refusal(), "made");
    EXPECT_FALSE(fs::exists(site));
    EXPECT_FALSE(fs::exists(folder_ / "deep"));
}

TEST_F(CreationTest, TwoAtOnceMakeOneGame) {
    fs::create_directory(building_site(folder_));
    const auto first = FolderLock::take(building_site(folder_), sample::writer("gm new"));
    ASSERT_TRUE(first);
    Writer second = sample::writer();
    second.patience = {};
    const auto made = Store::create(folder_, sample::new_game(), second);
    ASSERT_FALSE(made);
    EXPECT_THAT(orders::describe(made.problems()), HasSubstr("held by gm new"));
}

TEST_F(CreationTest, AGameThatMakesNoSenseLeavesNothing) {
    NewGame game = sample::new_game();
    game.players[1].id = game.players[0].id;
    EXPECT_FALSE(Store::create(folder_, game, sample::writer()));
    EXPECT_TRUE(fs::is_empty(place_.path()));
}

}  // namespace
}  // namespace gm
