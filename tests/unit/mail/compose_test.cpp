// Mails as they leave: read back by the reader of incoming mail, and looked at as bytes.
// tests/program/send.py has them read by a parser that shares nothing with ours.

#include "gm/mail/compose.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "gm/mail/file_delivery.h"
#include "gm/mail/mime.h"

namespace gm::mail {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

OutgoingMail letter() {
    OutgoingMail mail;
    mail.from = {"Zoé, game master", "gm@example.org"};
    mail.to = {"Dédé \"D\" Lambert", "dede@example.org"};
    mail.subject = "Tour 3 : votre rapport, été 東京";
    mail.date = "2026-11-16T12:00:00Z";
    mail.message_id = "<abc.t3.report.dede@gm.invalid>";
    mail.text = "Bonjour,\n\nvous êtes évincé.\n";
    return mail;
}

std::string header(const std::string& bytes, const std::string& name) {
    const std::string head = "\r\n" + bytes.substr(0, bytes.find("\r\n\r\n") + 2);
    const auto at = head.find("\r\n" + name + ": ");
    if (at == std::string::npos) return {};
    auto end = head.find("\r\n", at + 2);
    while (end + 2 < head.size() && (head[end + 2] == ' ' || head[end + 2] == '\t')) end = head.find("\r\n", end + 2);
    return head.substr(at + name.size() + 4, end - at - name.size() - 4);
}

std::size_t longest_line(const std::string& bytes) {
    std::size_t longest = 0;
    for (std::size_t at = 0; at < bytes.size();) {
        const auto end = std::min(bytes.find("\r\n", at), bytes.size());
        longest = std::max(longest, end - at);
        at = end + 2;
    }
    return longest;
}

TEST(Compose, WhatIsWrittenIsRead) {
    const MimeMail read = take_apart(compose(letter()), {});
    ASSERT_EQ(read.mail.from.size(), 1U);
    EXPECT_EQ(read.mail.from[0].name, "Zoé, game master");
    EXPECT_EQ(read.mail.from[0].address, "gm@example.org");
    EXPECT_EQ(read.mail.subject, letter().subject);
    EXPECT_EQ(read.mail.date, letter().date);
    ASSERT_EQ(read.parts.size(), 1U);
    EXPECT_EQ(read.parts[0].charset, "utf-8");
    EXPECT_EQ(read.parts[0].bytes, "Bonjour,\r\n\r\nvous êtes évincé.\r\n");
}

TEST(Compose, OnlyAsciiAndShortLinesTravel) {
    OutgoingMail mail = letter();
    mail.text = std::string(5000, 'x') + "\n" + std::string(2000, '.') + " \n東京東京\n";
    for (int i = 0; i < 30; ++i) mail.subject += " très long";
    const std::string bytes = compose(mail);
    EXPECT_TRUE(std::all_of(bytes.begin(), bytes.end(), [](char c) { return c > 0; }));
    EXPECT_LE(longest_line(bytes), 78U);
    EXPECT_EQ(std::count(bytes.begin(), bytes.end(), '\r'), std::count(bytes.begin(), bytes.end(), '\n'));
    EXPECT_THAT(bytes, Not(HasSubstr("iso-8859")));
    EXPECT_EQ(take_apart(bytes, {}).parts.at(0).bytes.substr(0, 5000), std::string(5000, 'x'));
}

TEST(Compose, TheSameMailIsTheSameBytes) {
    OutgoingMail mail = letter();
    mail.html = "<p>é</p>";
    mail.attachments = {{"feuille.yaml", "application/yaml", "turn: 3\n"}};
    EXPECT_EQ(compose(mail), compose(mail));
    OutgoingMail other = mail;
    other.message_id = "<abc.t4.report.dede@gm.invalid>";
    EXPECT_NE(header(compose(mail), "Content-Type"), header(compose(other), "Content-Type")) << "a boundary a mail";
}

TEST(Compose, TextThenHtmlThenAttachments) {
    OutgoingMail mail = letter();
    mail.html = "<p>é</p>";
    mail.attachments = {{"tour n°4.yaml", "application/yaml", std::string("turn: 4\n\0\xFF", 10)}};
    const std::string bytes = compose(mail);
    EXPECT_THAT(header(bytes, "Content-Type"), StartsWith("multipart/mixed"));
    const auto alternative = bytes.find("multipart/alternative");
    const auto text = bytes.find("text/plain; charset=utf-8");
    const auto html = bytes.find("text/html; charset=utf-8");
    const auto attached = bytes.find("Content-Disposition: attachment");
    EXPECT_LT(alternative, text);
    EXPECT_LT(text, html);
    EXPECT_LT(html, attached);
    const MimeMail read = take_apart(bytes, {});
    ASSERT_EQ(read.parts.size(), 3U);
    EXPECT_EQ(read.parts[2].name, "tour n°4.yaml");
    EXPECT_EQ(read.parts[2].bytes, mail.attachments[0].bytes);
    EXPECT_EQ(read.parts[0].alternative, read.parts[1].alternative);
}

TEST(Compose, ThreadsAreKeptByTheirFirstMailAndTheLatest) {
    OutgoingMail mail = letter();
    EXPECT_EQ(header(compose(mail), "References"), "");
    for (int turn = 0; turn < 40; ++turn) mail.references.push_back("<t" + std::to_string(turn) + "@gm.invalid>");
    const std::string references = header(compose(mail), "References");
    EXPECT_THAT(references, StartsWith("<t0@gm.invalid>"));
    EXPECT_THAT(references, Not(HasSubstr("<t29@")));
    EXPECT_THAT(references, HasSubstr("<t30@"));
    EXPECT_THAT(references, testing::EndsWith("<t39@gm.invalid>"));
    EXPECT_LE(longest_line(compose(mail)), 78U);
}

TEST(Compose, AnAnswerNamesTheMailItAnswers) {
    OutgoingMail mail = letter();
    mail.in_reply_to = "of-dede@example.org";
    mail.is_answer = true;
    const std::string bytes = compose(mail);
    EXPECT_EQ(header(bytes, "In-Reply-To"), "<of-dede@example.org>");
    EXPECT_EQ(header(bytes, "References"), "<of-dede@example.org>");
    EXPECT_EQ(header(bytes, "Auto-Submitted"), "auto-replied");
}

TEST(Compose, NobodySlipsAHeaderIn) {
    OutgoingMail mail = letter();
    mail.subject = "Hello\r\nBcc: spy@example.org";
    mail.to.name = "Bo\nBcc: spy@example.org";
    mail.in_reply_to = "x@y>\r\nBcc: spy@example.org";
    mail.references = {"two words", "a\r\nBcc: spy@example.org"};
    mail.attachments = {{"a\r\nBcc: spy@example.org", "text/plain", "x"}};
    const std::string bytes = compose(mail);
    EXPECT_EQ(header(bytes, "Bcc"), "");
    EXPECT_THAT(bytes, Not(HasSubstr("\nBcc:")));
    EXPECT_EQ(header(bytes, "In-Reply-To"), "");
    EXPECT_EQ(header(bytes, "References"), "");
}

TEST(Compose, OneAddressIsReadWithItsName) {
    EXPECT_EQ(read_address("Zoé <gm@example.org>")->name, "Zoé");
    EXPECT_EQ(read_address("gm@example.org")->address, "gm@example.org");
    EXPECT_EQ(read_address("\"M., Zoé\" <gm@example.org>")->name, "M., Zoé");
    for (const char* wrong : {"", "nobody", "a@b.c, d@e.f", "x <>", "x <@b>", "x <a@>"})
        EXPECT_FALSE(read_address(wrong)) << wrong;
    EXPECT_FALSE(is_plain_address("a@b.c>\r\nRCPT TO:<d@e.f"));
    EXPECT_FALSE(is_plain_address("a@b@c"));
    EXPECT_TRUE(is_plain_address("zoé@exämple.org"));
}

TEST(Compose, AFileIsCalledByTheMailsId) {
    EXPECT_EQ(file_name_of("<abc.t3.report.dede@gm.invalid>"), "abc.t3.report.dede@gm.invalid");
    EXPECT_EQ(file_name_of("<../../etc/passwd>"), "_._.._etc_passwd");
}

}  // namespace
}  // namespace gm::mail
