// What can be wrong with a folder or its database: one clear sentence, nothing changed.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "gm/store/database.h"
#include "gm/store/store.h"
#include "tests/unit/store/child.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;

template <class T>
std::string opened_or_why(const orders::Result<T>& result) {
    return result ? "opened" : orders::describe(result.problems());
}

class OpeningTest : public testing::Test {
protected:
    std::string read() const { return opened_or_why(Store::open(folder_)); }
    std::string write() const { return opened_or_why(Store::open(folder_, sample::writer())); }
    void put(const std::string& bytes) const {
        fs::create_directories(folder_);
        std::ofstream(folder_ / "game.db", std::ios::binary) << bytes;
    }

    sample::TemporaryFolder place_;
    fs::path folder_ = place_ / "game";
};

TEST_F(OpeningTest, NoFolder) {
    EXPECT_THAT(read(), HasSubstr("no such folder"));
    EXPECT_THAT(write(), HasSubstr("no such folder"));
}

TEST_F(OpeningTest, AFolderThatIsNoGameStaysAsItIs) {
    fs::create_directory(folder_);
    EXPECT_THAT(read(), AllOf(HasSubstr("is not a game folder"), HasSubstr("gm new")));
    EXPECT_THAT(write(), HasSubstr("is not a game folder"));
    EXPECT_TRUE(fs::is_empty(folder_));
    fs::create_directory(folder_ / "game.db");
    EXPECT_THAT(read(), HasSubstr("is not a game folder"));
}

TEST_F(OpeningTest, AFileThatIsNoDatabase) {
    put("Dear game master,\n" + std::string(5000, '.'));
    EXPECT_THAT(read(), HasSubstr("is not a game database"));
    EXPECT_THAT(write(), HasSubstr("is not a game database"));
}

TEST_F(OpeningTest, AnEmptyFile) {
    put("");
    EXPECT_THAT(read(), HasSubstr("not one of gm"));
    EXPECT_THAT(write(), HasSubstr("not one of gm"));
    EXPECT_EQ(fs::file_size(folder_ / "game.db"), 0U);
}

TEST_F(OpeningTest, ADatabaseOfAnotherProgram) {
    put("");
    sample::meddle(folder_, "CREATE TABLE cookies (name TEXT); PRAGMA user_version = 1");
    EXPECT_THAT(read(), HasSubstr("not one of gm"));
    EXPECT_THAT(write(), HasSubstr("not one of gm"));
}

TEST_F(OpeningTest, ADamagedDatabase) {
    static_cast<void>(sample::played(folder_, 3));
    const auto size = fs::file_size(folder_ / "game.db");
    std::fstream file(folder_ / "game.db", std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(200);  // past the header: the schema and all that follows
    file << std::string(size - 200, '\x5a');
    file.close();
    EXPECT_THAT(read() + write(), HasSubstr("damaged"));
}

/// Without root's rights, which no read-only folder stops.
std::string as_nobody(const std::function<std::string()>& action) {
    return sample::in_child([&]() -> std::string {
        if (getuid() == 0 && setuid(65534) != 0) return "cannot become nobody";
        return action();
    });
}

class ReadOnlyTest : public OpeningTest {
protected:
    void seal() const {
        chmod(place_.path().c_str(), 0755);
        chmod((folder_ / "game.db").c_str(), 0444);
        chmod((folder_ / "gm.lock").c_str(), 0444);
        chmod(folder_.c_str(), 0555);
    }
    void TearDown() override { chmod(folder_.c_str(), 0755); }
};

TEST_F(ReadOnlyTest, CanBeReadButNotWritten) {
    static_cast<void>(sample::played(folder_, 2));
    seal();
    EXPECT_EQ(as_nobody([&] { return std::to_string((*(*Store::open(folder_)).last_turn()).number); }), "2");
    EXPECT_EQ(as_nobody([&] { return opened_or_why((*Store::open(folder_)).verify()); }), "opened");
    EXPECT_THAT(as_nobody([&] { return write(); }), HasSubstr("Permission denied"));
}

TEST_F(ReadOnlyTest, OnlyTheDatabaseIsReadOnly) {
    static_cast<void>(sample::played(folder_, 0));
    seal();
    chmod(folder_.c_str(), 0777);
    chmod((folder_ / "gm.lock").c_str(), 0666);
    EXPECT_THAT(as_nobody([&] { return write(); }), HasSubstr("the file is read-only"));
}

TEST_F(ReadOnlyTest, NoGameIsMadeInIt) {
    fs::create_directory(folder_);
    chmod(place_.path().c_str(), 0755);
    chmod(folder_.c_str(), 0555);
    EXPECT_THAT(
        as_nobody([&] { return opened_or_why(Store::create(folder_ / "new", sample::new_game(), sample::writer())); }),
        HasSubstr("Permission denied"));
    EXPECT_TRUE(fs::is_empty(folder_));
}

TEST_F(ReadOnlyTest, ANameWithSignsThatMeanSomethingToSqlite) {
    folder_ = place_ / "a ?mode=memory#50%";
    static_cast<void>(sample::played(folder_, 1));
    EXPECT_EQ(read(), "opened");
    seal();
    EXPECT_EQ(as_nobody([&] { return std::to_string((*(*Store::open(folder_)).last_turn()).number); }), "1");
}

TEST_F(OpeningTest, FromWithinTheFolder) {
    static_cast<void>(sample::played(folder_, 1));
    EXPECT_EQ(sample::in_child([&]() -> std::string {
                  if (chdir(folder_.c_str()) != 0) return "cannot change folder";
                  return opened_or_why(Store::open(".")) + " " + opened_or_why(Store::open(".", sample::writer()));
              }),
              "opened opened");
}

}  // namespace
}  // namespace gm
