#include "gm/simulate/table_file.h"

#include <gtest/gtest.h>

#include <fstream>

#include "gm/files/read.h"
#include "tests/support/temporary_folder.h"

namespace gm::simulation {
namespace {

class TableFiles : public testing::Test {
protected:
    Content write(const std::string& text) {
        auto file = TableFile::begin(path_);
        file->append(text);
        return *file->flush();
    }
    void add_behind_our_back(const std::string& text) { std::ofstream(path_, std::ios::app) << text; }

    test_support::TemporaryFolder folder_;
    std::filesystem::path path_ = folder_.path() / "games.csv";
};

TEST_F(TableFiles, GoOnAfterWhatWasKept) {
    const Content kept = write("a\nb\n");
    add_behind_our_back("half a li");
    auto file = TableFile::go_on(path_, kept);
    ASSERT_TRUE(file);
    file->append("c\n");
    const Content whole = *file->flush();
    EXPECT_EQ(*read_file(path_), "a\nb\nc\n");
    EXPECT_EQ(whole, write("a\nb\nc\n"));
}

TEST_F(TableFiles, ThatWereChangedAreNotGoneOnWith) {
    const Content kept = write("a\nb\n");
    std::ofstream(path_) << "a\nx\n";
    EXPECT_FALSE(TableFile::go_on(path_, kept));
    std::ofstream(path_) << "a\n";
    EXPECT_FALSE(TableFile::go_on(path_, kept));
    std::filesystem::remove(path_);
    EXPECT_FALSE(TableFile::go_on(path_, kept));
}

TEST_F(TableFiles, AreReadLineByLineAndChecked) {
    std::string text;
    for (int i = 0; i < 30'000; ++i) text += std::to_string(i) + "\n";
    const Content content = write(text);
    std::string read;
    ASSERT_TRUE(read_checked(path_, content, [&](std::string_view line) { read += std::string(line) + "\n"; }));
    EXPECT_EQ(read, text);
    add_behind_our_back("30000\n");
    EXPECT_FALSE(read_checked(path_, content, [](std::string_view) {}));
}

}  // namespace
}  // namespace gm::simulation
