// Mails written to break their reader: each ends, soon, with what could be had.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/mail/incoming_mail.h"
#include "words.h"

namespace gm::mail {
namespace {

using namespace std::string_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

const std::string sheet = "turn: 3\nbid: 4\n";
const std::string begin = "From: ada@example.org\nMIME-Version: 1.0\n";

IncomingMail read(std::string raw) { return read_mail(std::move(raw), sample::words()); }

std::vector<std::string> reasons(const IncomingMail& mail) {
    std::vector<std::string> out;
    for (const SetAside& aside : mail.set_aside) out.push_back(aside.what + ": " + aside.reason);
    return out;
}

std::string repeat(const std::string& text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

std::string with_html(const std::string& html) { return begin + "Content-Type: text/html; charset=utf-8\n\n" + html; }

TEST(HostileMail, WhatIsNoMailIsKeptAndSaysWhy) {
    for (const char* raw : {"", "\n", "hello world", "\n\nturn: 3\n"}) {
        const IncomingMail mail = read(raw);
        EXPECT_THAT(reasons(mail), ElementsAre("the mail: it is none: it does not begin with headers"));
        EXPECT_EQ(mail.raw, raw);
        EXPECT_TRUE(mail.from.empty() && mail.sheets.empty());
    }
    const IncomingMail longer = read_mail(begin + '\n' + sheet, sample::words(), {.raw = 10});
    EXPECT_THAT(reasons(longer), ElementsAre("the mail: it is longer than the 10 bytes accepted"));
    EXPECT_EQ(longer.raw, begin + '\n' + sheet);
}

TEST(HostileMail, NestedAThousandDeep) {
    std::string raw = begin;
    for (int i = 0; i < 3000; ++i) {
        const std::string boundary = "b" + std::to_string(i);
        raw += "Content-Type: multipart/mixed; boundary=" + boundary + "\n\n--" + boundary + "\n";
    }
    const IncomingMail mail = read(raw + "\n" + sheet);
    EXPECT_THAT(reasons(mail), Contains(HasSubstr("nested too deeply")));
}

TEST(HostileMail, MailsWithinMails) {
    const IncomingMail mail = read(begin + repeat("Content-Type: message/rfc822\n\nFrom: a@b\n", 3000) + "\n" + sheet);
    EXPECT_TRUE(mail.sheets.empty());
}

TEST(HostileMail, TenThousandParts) {
    const std::string raw = begin + "Content-Type: multipart/mixed; boundary=b\n\n" +
                            repeat("--b\nContent-Type: image/png\n\nx\n", 10'000) + "--b\n\n" + sheet + "--b--\n";
    const IncomingMail mail = read(raw);
    EXPECT_LE(mail.set_aside.size(), 101U);
    EXPECT_TRUE(mail.sheets.empty());
    const std::string texts = begin + "Content-Type: multipart/mixed; boundary=b\n\n" + repeat("--b\n\nx\n", 400);
    EXPECT_THAT(reasons(read(texts)), Contains(HasSubstr("more than 50 texts")));
}

TEST(HostileMail, TextsThatAreNotReadAreNotDecoded) {
    const std::string raw = begin + "Content-Type: multipart/mixed; boundary=b\n\n" + repeat("--b\n\nx\n", 50) +
                            "--b\n\n" + std::string(1'000'001, 'x') + "\n--b--\n";
    EXPECT_THAT(reasons(read(raw)), ElementsAre(HasSubstr("more than 50 texts"))) << "how long it is nobody found out";
}

TEST(HostileMail, HugeHeaders) {
    const IncomingMail mail = read("Subject: " + std::string(2'000'000, 'x') + "\nFrom: " + repeat("a@b, ", 100'000) +
                                   "ada@example.org\n" + repeat("X-Header: y\n", 20'000) + "\n" + sheet);
    EXPECT_EQ(mail.unread, "it has more than 200000 bytes of headers");
}

TEST(HostileMail, AThirtyMegabyteAttachmentIsNotDecoded) {
    const std::string big = repeat(std::string(76, 'A') + "\n", 550'000);
    const std::string raw = begin + "Content-Type: multipart/mixed; boundary=b\n\n--b\n\n" + sheet +
                            "--b\nContent-Type: application/octet-stream; name=orders.yaml\n" +
                            "Content-Transfer-Encoding: base64\n\n" + big + "--b--\n";
    const IncomingMail mail = read(raw);
    ASSERT_EQ(mail.sheets.size(), 1U);
    EXPECT_EQ(mail.sheets.front().text, sheet);
    EXPECT_THAT(reasons(mail), Contains("attachment orders.yaml: it is longer than the 1000000 bytes accepted"));
}

TEST(HostileMail, ArchivesAreNotOpened) {
    const IncomingMail mail =
        read(begin + "Content-Type: application/zip; name=bomb.zip\nContent-Transfer-Encoding: base64\n\nUEsDBBQ=\n");
    EXPECT_THAT(reasons(mail), Contains(HasSubstr("bomb.zip: it is an archive")));
    const IncomingMail unnamed =
        read(begin + "Content-Type: application/zip\nContent-Transfer-Encoding: base64\n\nUEsDBBQ=\n");
    EXPECT_THAT(reasons(unnamed), Contains(HasSubstr("it is an archive")));
    const IncomingMail disguised = read(begin + "Content-Type: text/yaml; name=orders.yaml\n" +
                                        "Content-Transfer-Encoding: base64\n\nUEsDBBQAAAAIAA==\n");
    EXPECT_THAT(reasons(disguised), Contains(HasSubstr("orders.yaml: it is no text")));
    EXPECT_TRUE(disguised.sheets.empty());
}

TEST(HostileMail, AFileOfUnknownKindMayBeASheet) {
    const IncomingMail mail = read(begin + "Content-Type: application/octet-stream; name=orders\n\n" + sheet);
    ASSERT_EQ(mail.sheets.size(), 1U);
    EXPECT_EQ(mail.sheets.front().text, sheet);
}

TEST(HostileMail, TextsHaveOneBudget) {
    const std::string part = "--b\n\n" + std::string(900'000, 'x') + "\n";
    const IncomingMail mail =
        read(begin + "Content-Type: multipart/mixed; boundary=b\n\n" + repeat(part, 5) + "--b--\n");
    EXPECT_THAT(reasons(mail), Contains(HasSubstr("4000000 bytes of text, is not read on")));
}

TEST(HostileMail, HtmlMadeToBeCostly) {
    EXPECT_THAT(reasons(read(with_html(repeat("<div>", 150'000)))), Contains(HasSubstr("too tangled")));
    EXPECT_TRUE(read(with_html(repeat("<div>", 900) + "turn: 3<br>bid: 4")).sheets.size() == 1);
    std::string formatting;
    for (int i = 0; i < 8000; ++i) formatting += "<b a" + std::to_string(i) + "=1>";
    EXPECT_THAT(reasons(read(with_html("<p>" + formatting + repeat("</p><p>x", 8000)))),
                Contains(HasSubstr("too tangled")));
    EXPECT_TRUE(read(with_html(repeat("<table>", 3000) + repeat("<a>", 3000))).sheets.empty());
}

TEST(HostileMail, LongLinesOfMarks) {
    const auto in_text = [](const std::string& text) {
        return read(begin + "Content-Type: text/plain; charset=utf-8\n\n" + text);
    };
    in_text("turn: [" + repeat("“a, ", 100'000));
    in_text(repeat(">", 500'000));
    in_text(repeat("turn: 3\n", 100'000));
    in_text(repeat("turn: 3\nnote: \"x\n", 40'000));
    in_text(repeat("From: a\nOn wrote\n", 40'000));
    in_text(repeat("gm-token: a", 80'000));
    in_text("turn: 3\n" + repeat("- ", 400'000));
    in_text("turn: 3\n" + repeat(std::string(70, 'x') + "\n", 14'000));  // each seems folded off the one before
    in_text("turn: [" + repeat("“a”" + std::string(40, ' '), 20'000));
    EXPECT_LE(in_text(repeat("gm-token: a\ngm-token: " + std::string(40, 'b') + "\n", 100)).tokens.size(), 8U);
}

TEST(HostileMail, NullsAndControlCharacters) {
    const IncomingMail mail = read("Subject: a\033[2Jb\nFrom: ada@example.org\n\nturn: 3\n\0\0\n"s);
    EXPECT_TRUE(mail.sheets.empty()) << "what holds a null is no text";
    EXPECT_EQ(mail.subject.find('\033'), std::string::npos);
}

}  // namespace
}  // namespace gm::mail
