#include "gm/files/read.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>
#include <cstdlib>
#include <iostream>

#include "../conform/folder.h"
#include "gm/files/find.h"

namespace {

using gm::read_file;
using gm::sample::Folder;
using testing::HasSubstr;

class Files : public testing::Test {
protected:
    template <class T>
    static std::string complaint(const orders::Result<T>& result) {
        return result ? "it was read" : describe(result.problems());
    }
    Folder folder_;
};

TEST_F(Files, AFileIsReadWhole) {
    EXPECT_EQ(*read_file(folder_.write("a", "one\ntwo")), "one\ntwo");
    EXPECT_EQ(*read_file(folder_.write("b", "")), "");
    const std::string long_text(300'000, 'x');
    EXPECT_EQ(*read_file(folder_.write("c", long_text)), long_text);
}

TEST_F(Files, TheLimitIsTheLastLengthAccepted) {
    EXPECT_TRUE(read_file(folder_.write("a", "12345"), 5));
    EXPECT_THAT(complaint(read_file(folder_.write("b", "123456"), 5)), HasSubstr("longer than the 5 bytes accepted"));
    EXPECT_THAT(complaint(read_file("/dev/zero")), HasSubstr("longer than the 1000000 bytes"));
}

TEST_F(Files, AMissingFileIsNamedWithItsNeighbour) {
    folder_.write("orders.yaml", "");
    EXPECT_THAT(complaint(read_file(folder_.path() / "oders.yaml")),
                HasSubstr("oders.yaml: there is no such file\n    did you mean 'orders.yaml'?"));
    EXPECT_THAT(complaint(read_file(folder_.path() / "no" / "where")), HasSubstr("check the name and the folder"));
}

TEST_F(Files, AFolderIsNoFile) { EXPECT_THAT(complaint(read_file(folder_.path())), HasSubstr("this is a folder")); }

TEST_F(Files, AFileThatMayNotBeReadSaysSo) {
    const std::string file = folder_.write("secret", "x");
    std::filesystem::permissions(file, std::filesystem::perms::none);
    std::filesystem::permissions(folder_.path(), std::filesystem::perms(0711));
    const auto read_as_nobody = [&] {  // root may read everything
        constexpr uid_t nobody = 65534;
        if (::geteuid() == 0 && ::setuid(nobody) != 0) std::exit(2);
        std::cerr << complaint(read_file(file));
        std::exit(0);
    };
    EXPECT_EXIT(read_as_nobody(), testing::ExitedWithCode(0), "cannot be read: Permission denied");
}

TEST_F(Files, DocumentsKnowTheirFile) {
    const std::string file = folder_.write("a.yaml", "a: {b: 1}\n");
    EXPECT_EQ(gm::load_document(file)->file, file);
    EXPECT_THAT(complaint(gm::load_document(folder_.write("b.yaml", "a: 1\na: 2\n"))),
                HasSubstr("b.yaml:2:1: the key 'a'"));
    EXPECT_THAT(complaint(gm::load_document(folder_.write("c.yaml", "long: text"), {.bytes = 4})),
                HasSubstr("longer than"));
}

TEST_F(Files, AFolderStandsForItsYamlFilesSorted) {
    folder_.write("b.yaml", "");
    folder_.write("a.yaml", "");
    folder_.write("c/d.yml", "");
    folder_.write("c/readme.md", "");
    const auto found = gm::yaml_files(folder_.path());
    ASSERT_TRUE(found);
    EXPECT_THAT(*found,
                testing::ElementsAre(folder_.path() / "a.yaml", folder_.path() / "b.yaml", folder_.path() / "c/d.yml"));
    EXPECT_EQ(gm::yaml_files(folder_.path() / "c/readme.md")->size(), 1U);
}

}  // namespace
