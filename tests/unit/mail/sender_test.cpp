#include "gm/mail/sender.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/mail/tokens.h"
#include "words.h"

namespace gm::mail {
namespace {

using testing::HasSubstr;
using testing::Optional;

const std::vector<KnownSender> players = {
    {"ada", "Ada@example.org", token_hash("K7-ADA")},
    {"bo", "home+bo@example.org"},
    {"chie", "family@example.org"},
    {"chu", "family@example.org"},
    {"dede", "", token_hash("K7-DEDE")},
};

Sender sender_of(std::vector<Address> from, std::vector<std::string> tokens = {}) {
    IncomingMail mail;
    mail.from = std::move(from);
    mail.tokens = std::move(tokens);
    return identify_sender(mail, players);
}

TEST(Senders, AreKnownByTheirAddressWhateverItsCase) {
    EXPECT_THAT(sender_of({{"Bo", "ADA@Example.ORG"}}).player, Optional(std::string("ada")));
    EXPECT_EQ(sender_of({{"", "ada@example.org"}}).by, IdentifiedBy::address);
}

TEST(Senders, ATagMakesAnotherAddress) {
    EXPECT_THAT(sender_of({{"", "ada+games@example.org"}}).reason, HasSubstr("no player has the address ada+games"));
    EXPECT_THAT(sender_of({{"", "home+bo@example.org"}}).player, Optional(std::string("bo")));
    EXPECT_FALSE(sender_of({{"", "home@example.org"}}).player);
}

TEST(Senders, ATokenBeatsTheAddress) {
    const Sender sender = sender_of({{"", "ada@example.org"}}, {"K7-DEDE"});
    EXPECT_THAT(sender.player, Optional(std::string("dede")));
    EXPECT_EQ(sender.by, IdentifiedBy::token);
    EXPECT_THAT(sender_of({}, {"K7-ADA"}).player, Optional(std::string("ada")));
}

TEST(Senders, AnUnknownTokenIsRemarkedAndTheAddressCounts) {
    const Sender sender = sender_of({{"", "ada@example.org"}}, {"k7-ada"});
    EXPECT_THAT(sender.player, Optional(std::string("ada")));
    EXPECT_EQ(sender.by, IdentifiedBy::address);
    EXPECT_THAT(sender.reason, HasSubstr("token is not known"));
}

TEST(Senders, OthersAreSetAsideWithTheReason) {
    EXPECT_THAT(sender_of({{"Ada <ada@example.org>", "mallory@example.net"}}).reason,
                HasSubstr("no player has the address mallory@example.net"));
    EXPECT_THAT(sender_of({}).reason, HasSubstr("does not say who"));
    EXPECT_THAT(sender_of({{"", ""}}).reason, HasSubstr("no player")) << "an empty address is not dede's";
    EXPECT_THAT(sender_of({}, {"K7-ADA", "K7-DEDE"}).reason, HasSubstr("tokens of several players: ada, dede"));
    EXPECT_THAT(sender_of({{"", "family@example.org"}}).reason,
                HasSubstr("several players may have sent it: chie, chu"));
    EXPECT_FALSE(sender_of({{"", "ada@example.org"}, {"", "home+bo@example.org"}}).player);
}

TEST(Senders, AForgedAddressIsNobodysButATokenStillCounts) {
    const std::string raw =
        "Authentication-Results: mx.example.org; spf=pass smtp.mailfrom=evil.example;\n"
        " dkim=none; dmarc=fail (p=none dis=none) header.from=example.org\n"
        "From: ada@example.org\n\nturn: 3\nbid: 4\n";
    IncomingMail mail = read_mail(raw, sample::words());
    const Sender sender = identify_sender(mail, players);
    EXPECT_FALSE(sender.player);
    EXPECT_EQ(sender.reason, "mx.example.org found its From line forged (dmarc=fail)");
    mail.tokens = {"K7-ADA"};
    EXPECT_THAT(identify_sender(mail, players).player, Optional(std::string("ada")));
}

TEST(Senders, AMailThatNamesSeveralIsNobodys) {
    const auto sender_in = [](const std::string& raw) {
        return identify_sender(read_mail(raw + "\nturn: 3\nbid: 4\n", sample::words()), players);
    };
    EXPECT_THAT(sender_in("From: ada@example.org\n").player, Optional(std::string("ada")));
    for (const char* raw :
         {"From: ada@example.org\nFrom: mallory@example.net\n",
          "From: mallory@example.net\nX: y\nfrom : ada@example.org\n", "From: ada@example.org, mallory@example.net\n",
          "From: friends: ada@example.org, mallory@example.net;\n",
          "From: ada@example.org\nFrom: ada@example.org\nSubject: gm-token: K7-ADA\n"}) {
        const Sender sender = sender_in(raw);
        EXPECT_FALSE(sender.player) << raw;
        EXPECT_EQ(sender.reason, "it names several senders, where one is right") << raw;
    }
}

TEST(Tokens, AreComparedByTheirHashes) {
    EXPECT_EQ(token_hash("secret").size(), 64U);
    EXPECT_TRUE(is_token("secret", token_hash("secret")));
    EXPECT_FALSE(is_token("Secret", token_hash("secret")));
    EXPECT_FALSE(is_token("secret", ""));
    EXPECT_FALSE(is_token("", token_hash("secret")));
}

}  // namespace
}  // namespace gm::mail
