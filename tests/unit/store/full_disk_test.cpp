// A disk that fills up while a game is written: plain words, and the game as it was.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>

#include <csignal>

#include "gm/store/store.h"
#include "tests/unit/store/child.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// Turns with a state of 20 kB each, until it fails; how many, and why.
std::string play_until_refused(Store& store, int limit) {
    for (int number = 1; number <= limit; ++number) {
        TurnRecord record = sample::turn_record(number);
        record.state = '"' + std::string(20'000, 'x') + '"';
        const auto hash = store.record_turn(record);
        if (hash) continue;
        const bool same = (*store.last_turn()).number == number - 1;
        const bool sound = static_cast<bool>(store.verify());
        return (number > 1 ? "some turns, then: " : "at once: ") + orders::describe(hash.problems()) +
               (same ? "" : " TURN WRITTEN") + (sound ? " sound" : " BROKEN");
    }
    return "never refused";
}

TEST(FullDiskTest, ATinyFileSystemFillsUp) {
    const sample::TemporaryFolder place;
    const std::string told = sample::in_child([&]() -> std::string {
        // In a mount namespace of its own: nothing is left mounted, whatever happens.
        if (unshare(CLONE_NEWNS) != 0 || mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0)
            return "no right";
        if (mount("tmpfs", place.path().c_str(), "tmpfs", 0, "size=600k") != 0) return "no right";
        auto store = Store::create(place / "game", sample::new_game(), sample::writer());
        if (!store) return "no game: " + orders::describe(store.problems());
        return play_until_refused(*store, 100);
    });
    if (told == "no right") GTEST_SKIP() << "only root may mount; the next test is for everybody";
    EXPECT_THAT(told, HasSubstr("some turns, then"));
    EXPECT_THAT(told, HasSubstr("the disk is full; nothing was changed"));
    EXPECT_THAT(told, HasSubstr("sound"));
}

TEST(FullDiskTest, AFileMayGrowNoFurther) {
    const sample::TemporaryFolder place;
    const std::string told = sample::in_child([&]() -> std::string {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{400'000, 400'000};
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return "cannot set a limit";
        Store store = *Store::create(place / "game", sample::new_game(), sample::writer());
        return play_until_refused(store, 100);
    });
    EXPECT_THAT(told, HasSubstr("some turns, then"));
    EXPECT_THAT(told, HasSubstr("the disk is full; nothing was changed"));
    EXPECT_THAT(told, HasSubstr("sound"));
}

TEST(FullDiskTest, NoRoomForANewGame) {
    const sample::TemporaryFolder place;
    const std::string told = sample::in_child([&]() -> std::string {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{8'000, 8'000};
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return "cannot set a limit";
        const auto made = Store::create(place / "game", sample::new_game(), sample::writer());
        return made ? "made" : orders::describe(made.problems());
    });
    EXPECT_THAT(told, HasSubstr("the disk is full; nothing was changed"));
    EXPECT_TRUE(fs::is_empty(place.path()));
}

}  // namespace
}  // namespace gm
