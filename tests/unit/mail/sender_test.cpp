#include "gm/mail/sender.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gm::mail {
namespace {

using testing::HasSubstr;
using testing::Optional;

const std::vector<KnownSender> players = {
    {"ada", {"ada@example.org", "Ada.L@Work.example"}},
    {"bo", {"home+bo@example.org"}},
    {"chie", {"home+chie@example.org"}},
    {"dede", {}},
};

std::optional<std::string> owner(const std::string& token) {
    if (token == "K7-ADA") return "ada";
    if (token == "K7-DEDE") return "dede";
    return std::nullopt;
}

Sender sender_of(std::vector<Address> from, std::vector<std::string> tokens = {}) {
    IncomingMail mail;
    mail.from = std::move(from);
    mail.tokens = std::move(tokens);
    return identify_sender(mail, players, &owner);
}

TEST(Senders, AreKnownByTheirAddressWhateverItsCase) {
    EXPECT_THAT(sender_of({{"Bo", "ADA@Example.ORG"}}).player, Optional(std::string("ada")));
    EXPECT_EQ(sender_of({{"", "ada.l@work.example"}}).by, IdentifiedBy::address);
}

TEST(Senders, MayAddATagToTheirAddress) {
    EXPECT_THAT(sender_of({{"", "ada+games@example.org"}}).player, Optional(std::string("ada")));
    EXPECT_THAT(sender_of({{"", "home+bo@example.org"}}).player, Optional(std::string("bo")));
    EXPECT_THAT(sender_of({{"", "home@example.org"}}).reason, HasSubstr("several players have this address: bo, chie"));
}

TEST(Senders, ATokenBeatsTheAddress) {
    const Sender sender = sender_of({{"", "ada@example.org"}}, {"K7-DEDE"});
    EXPECT_THAT(sender.player, Optional(std::string("dede")));
    EXPECT_EQ(sender.by, IdentifiedBy::token);
    EXPECT_THAT(sender_of({}, {"K7-ADA"}).player, Optional(std::string("ada")));
}

TEST(Senders, AnUnknownTokenIsRemarkedAndTheAddressCounts) {
    const Sender sender = sender_of({{"", "ada@example.org"}}, {"nonsense"});
    EXPECT_THAT(sender.player, Optional(std::string("ada")));
    EXPECT_THAT(sender.reason, HasSubstr("token is not known"));
}

TEST(Senders, OthersAreSetAsideWithTheReason) {
    EXPECT_THAT(sender_of({{"Ada <ada@example.org>", "mallory@example.net"}}).reason,
                HasSubstr("no player has the address mallory@example.net"));
    EXPECT_THAT(sender_of({}).reason, HasSubstr("does not say who"));
    EXPECT_THAT(sender_of({}, {"K7-ADA", "K7-DEDE"}).reason, HasSubstr("tokens of several players: ada, dede"));
    const Sender both = sender_of({{"", "ada@example.org"}, {"", "home+bo@example.org"}});
    EXPECT_FALSE(both.player);
    EXPECT_THAT(both.reason, HasSubstr("several players"));
}

}  // namespace
}  // namespace gm::mail
