// Tokens, cookies and seals: only whoever has the folder's key can make one.

#include "gm/web/links/keys.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "gm/mail/tokens.h"
#include "gm/web/links/links.h"
#include "tests/support/temporary_folder.h"

namespace gm::web {
namespace {

constexpr const char* now = "2026-11-16T12:00:00Z";
constexpr const char* later = "2026-12-16T12:00:00Z";

class KeysOfAFolder : public testing::Test {
protected:
    test_support::TemporaryFolder folder_;
    Keys keys_ = *Keys::of(folder_.path());
};

TEST_F(KeysOfAFolder, StayTheSameAndAreForTheOwnersEyes) {
    EXPECT_EQ(Keys::of(folder_.path())->token("akira", 1), keys_.token("akira", 1));
    struct stat status{};
    ASSERT_EQ(stat((folder_.path() / Keys::file_name).c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(KeysOfAFolder, AreAnotherFoldersAtNoTime) {
    const test_support::TemporaryFolder other;
    EXPECT_NE(Keys::of(other.path())->token("akira", 1), keys_.token("akira", 1));
}

TEST_F(KeysOfAFolder, ADamagedKeyIsComplainedOf) {
    std::ofstream(folder_.path() / Keys::file_name) << "short\n";
    const auto keys = Keys::of(folder_.path());
    ASSERT_FALSE(keys);
    EXPECT_NE(keys.problems().front().what.find("is damaged"), std::string::npos);
}

TEST_F(KeysOfAFolder, GiveEachSeatAndGenerationATokenOfItsOwn) {
    EXPECT_NE(keys_.token("akira", 1), keys_.token("akira", 2));
    EXPECT_NE(keys_.token("akira", 1), keys_.token("bo", 1));
    EXPECT_GE(keys_.token("akira", 1).size(), 32U);
}

TEST_F(KeysOfAFolder, AreNotInTheRowOfALink) {
    const LinkRow row = next_link(keys_, "akira", std::nullopt, now);
    EXPECT_EQ(row.generation, 1);
    EXPECT_EQ(row.token_hash->find(keys_.token("akira", 1)), std::string::npos);
    EXPECT_TRUE(is_link_of(keys_, row));
    const LinkRow next = next_link(keys_, "akira", row, now);
    EXPECT_EQ(next.generation, 2);
    EXPECT_FALSE(mail::is_token(keys_.token("akira", 1), *next.token_hash));
}

TEST_F(KeysOfAFolder, ACookieNamesItsBearerUntilItsTimeIsOver) {
    const std::string cookie = keys_.cookie("akira", 3, later);
    const auto bearer = keys_.bearer(cookie, now);
    ASSERT_TRUE(bearer);
    EXPECT_EQ(bearer->seat, "akira");
    EXPECT_EQ(bearer->generation, 3);
    EXPECT_FALSE(keys_.bearer(cookie, later));
}

TEST_F(KeysOfAFolder, ACookieThatWasMeddledWithIsNobodys) {
    const std::string cookie = keys_.cookie("akira", 3, later);
    for (std::size_t i = 0; i < cookie.size(); ++i) {
        std::string other = cookie;
        other[i] = other[i] == 'a' ? 'b' : 'a';
        EXPECT_FALSE(keys_.bearer(other, now)) << other;
    }
    for (const char* odd : {"", ".", "...", "a.b.c", "a.1.2027-01-01T00:00:00Z.", "a.1.2.3.4"})
        EXPECT_FALSE(keys_.bearer(odd, now)) << odd;
    EXPECT_FALSE(keys_.bearer(cookie.substr(0, cookie.size() - 1), now));
}

TEST_F(KeysOfAFolder, ASealFitsOneCookieOnly) {
    EXPECT_EQ(keys_.seal("one"), keys_.seal("one"));
    EXPECT_NE(keys_.seal("one"), keys_.seal("other"));
    EXPECT_TRUE(same_secret("abc", "abc"));
    EXPECT_FALSE(same_secret("abc", "abd"));
    EXPECT_FALSE(same_secret("", "a"));
}

}  // namespace
}  // namespace gm::web
