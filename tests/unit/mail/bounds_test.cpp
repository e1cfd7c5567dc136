// Mails beyond the limits: told by their bytes, and no parser sees them.

#include "gm/mail/bounds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/mail/html_bounds.h"
#include "gm/mail/incoming_mail.h"
#include "words.h"

namespace gm::mail {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

std::string times(std::size_t count, const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) out += text;
    return out;
}

const std::string multipart = "Content-Type: multipart/mixed; boundary=b\n";

std::string reason(const std::string& raw) { return over_limits(raw, {}); }

TEST(MailBounds, NoParserSeesAMailBeyondThem) {
    // The mail that overflowed the address parser's stack, and the one that kept it busy for minutes.
    for (const std::string& addresses : {times(60'000, "g:"), times(50'000, "a,")}) {
        for (const char* name : {"From", "To", "Cc", "Bcc", "Reply-To", "Sender", "FROM "}) {
            const std::string raw = std::string(name) + ": " + addresses + "\nSubject: hello\n\nturn: 3\nbid: 4\n";
            const IncomingMail mail = read_mail(raw, sample::words());
            EXPECT_THAT(mail.unread, HasSubstr("bytes"));
            EXPECT_TRUE(mail.from.empty() && mail.subject.empty() && mail.sheets.empty()) << "no parser saw it";
            EXPECT_EQ(mail.raw, raw);
        }
    }
}

TEST(MailBounds, TenMegabytesOfAddressesAreNotLookedAt) {
    EXPECT_EQ(reason("From: " + times(10'000'000, ",") + "\n\nx"), "it has more than 200000 bytes of headers");
}

TEST(MailBounds, AddressHeadersAreShort) {
    EXPECT_THAT(reason("To: " + times(190, "ada@example.org, ") + "\n\nx"), IsEmpty());
    EXPECT_EQ(reason("To: " + times(201, "a,") + "\n\nx"), "its header to names more than the 200 addresses accepted");
    EXPECT_THAT(reason("Cc: " + times(201, "g:") + "\n\nx"), HasSubstr("header cc names more"));
    EXPECT_THAT(reason("From: a\n" + times(1000, " (comment)\n") + "\n\nx"), HasSubstr("header from is longer"));
    EXPECT_THAT(reason(times(300, "To: " + std::string(80, 'a') + "\n") + "\nx"), HasSubstr("20000 bytes of senders"));
    EXPECT_THAT(reason("Subject: " + times(10'000, "g:") + "\n\nx"), IsEmpty()) << "names nobody";
    EXPECT_THAT(reason("Subject: x\n\nTo: " + times(10'000, "g:") + "\n\nx"), IsEmpty()) << "a line of its text";
}

TEST(MailBounds, AddressHeadersOfMailsWithinMailsCountToo) {
    const std::string from = "From: " + times(300, "g:") + "\n\nx\n";
    EXPECT_THAT(reason("Content-Type: message/rfc822\n\n" + from), HasSubstr("header from names"));
    EXPECT_THAT(reason("content-type:\n Message (c) / RFC822\n\n" + from), HasSubstr("header from names"));
    EXPECT_THAT(reason(multipart + "\n--b\nContent-Type: message/rfc822\n\n" + from), HasSubstr("header from names"));
    EXPECT_THAT(reason("Content-Type: multipart/digest; boundary=b\n\n--b\n\n" + from), HasSubstr("header from names"));
    EXPECT_THAT(reason(multipart + "\n--b\nContent-Type: text/plain\n\n" + from), IsEmpty()) << "a line of its text";
}

TEST(MailBounds, HeadersAreFew) {
    EXPECT_THAT(reason(times(2000, "X:\n") + "\nx"), IsEmpty());
    EXPECT_EQ(reason(times(2001, "X:\n") + "\nx"), "it has more than 2000 headers");
    EXPECT_EQ(reason(multipart + "\n--b\n" + times(2001, "X:\n") + "\nx"), "it has more than 2000 headers");
    EXPECT_EQ(reason(multipart + "\n" + times(300, "--b\n" + times(7, "X:\n") + "\nx\n")),
              "it has more than 2000 headers");
    EXPECT_EQ(reason("Subject: " + std::string(200'000, 'x') + "\n\nx"), "it has more than 200000 bytes of headers");
    EXPECT_THAT(reason("Subject: x\n\n" + times(50'000, "key: value\n")), IsEmpty());
}

TEST(MailBounds, PartsAreFew) {
    EXPECT_THAT(reason(multipart + "\n" + times(1000, "--b\n\nx\n")), IsEmpty());
    EXPECT_EQ(reason(multipart + "\n" + times(1001, "--b\n\nx\n")), "it has more than 1000 parts");
    EXPECT_THAT(reason("Subject: x\n\n" + times(5000, "--b\n\nx\n")), IsEmpty()) << "one part, whatever its text";
    EXPECT_THAT(reason(times(101, "Content-Type: message/rfc822\n\n")), HasSubstr("nested too deeply"));
    EXPECT_THAT(reason(multipart + times(100, "\n--b\n" + multipart)), HasSubstr("nested too deeply"));
}

TEST(MailBounds, AGlimpseNamesTheSender) {
    EXPECT_EQ(glimpse_of_header("X: y\nFROM:  Zoe\033[2J <zoe@example.net>\n\nfrom: b\n", "from").substr(0, 3), "Zoe");
    EXPECT_LE(glimpse_of_header("From: " + times(60'000, "g:"), "from").size(), 203U);
    EXPECT_THAT(glimpse_of_header("X: y\n\nFrom: b\n", "from"), IsEmpty());
}

TEST(MailBounds, ALongHeaderLineDoesNotChangeWhenAMailCame) {
    const std::string date = "Mon, 16 Nov 2026 10:12:44 +0000";
    const IncomingMail mail =
        read_mail("Received: from " + std::string(6000, 'a') + ".example (" + std::string(3000, 'b') +
                      ") by mx.example.org;\n\t" + date + "\nReceived: from x by y; Mon, 16 Nov 2026 09:00:00 +0000\n" +
                      "From: ada@example.org\n\nturn: 3\n",
                  sample::words());
    EXPECT_EQ(mail.arrived, "2026-11-16T10:12:44Z");
}

TEST(MailBounds, WhatAServerSaysBehindALongLineIsHeard) {
    const IncomingMail mail =
        read_mail("Authentication-Results: mx.example.org; spf=pass smtp.mailfrom=" + std::string(6000, 'a') +
                      "@evil.example; dmarc=fail\n" + "From: ada@example.org\n\nturn: 3\n",
                  sample::words());
    ASSERT_EQ(mail.results.size(), 1U);
    EXPECT_THAT(mail.results.front(), HasSubstr("dmarc=fail"));
}

bool parsed(const std::string& html) { return is_bounded(html, {}); }

TEST(HtmlBounds, ATagHasFewAttributes) {
    EXPECT_TRUE(parsed("<p " + times(100, "a ") + ">" + times(500, "word ")));
    EXPECT_FALSE(parsed("<p " + times(101, "a ") + ">"));
    EXPECT_FALSE(parsed("</p " + times(101, "a ") + ">"));
    EXPECT_FALSE(parsed("<p" + times(101, "/a") + ">"));
    EXPECT_FALSE(parsed("<p " + times(101, "a=\"1\"") + ">")) << "no space between them";
    EXPECT_FALSE(parsed("<p " + times(101, "a=\">\" b='>'") + ">")) << "a bracket in quotes ends no tag";
    EXPECT_TRUE(parsed(times(5000, "<a href=\"x\" title='a b c'>t</a>")));
    EXPECT_TRUE(parsed("<p style=\"" + times(500, "a: b; ") + "\">")) << "one attribute";
}

TEST(HtmlBounds, AttributesCannotBeHiddenFromTheCount) {
    const std::string many = "<p " + times(101, "a ") + ">";
    for (const char* before : {"<!-- <a x=\" -->", "<style><a x='</style>", "<a x=\"<b y='\">",
                               "<title><i z=\"</title>", "<a x=y\">", "<a \"='>", "< a x=\""}) {
        EXPECT_FALSE(parsed(before + many)) << before;
    }
}

TEST(HtmlBounds, DepthAndEndTagsAreBounded) {
    EXPECT_TRUE(parsed(times(1000, "<span>") + "x"));
    EXPECT_FALSE(parsed(times(1001, "<span>") + "x"));
    EXPECT_FALSE(parsed(times(1001, "<span></x>"))) << "an end of nothing ends nothing";
    EXPECT_TRUE(parsed(times(5000, "<div><p>x<br></div>")));
    EXPECT_FALSE(parsed(times(20'001, "</x>")));
}

TEST(HtmlBounds, TagsDeepInsideOthersAreFew) {
    const std::string deep = times(999, "<span>");
    EXPECT_FALSE(parsed(deep + times(19'000, "</x>"))) << "for each the parser looks through all that is open";
    EXPECT_FALSE(parsed(deep + times(18'000, "<li>")));
    EXPECT_TRUE(parsed(times(19'000, "</x>"))) << "nothing is open";
    EXPECT_TRUE(parsed(times(1000, "<div>") + times(1000, "</div>")));
    const std::string quote = "<blockquote class=\"gmail_quote\" style=\"margin:0\"><div dir=\"ltr\">";
    EXPECT_TRUE(parsed(times(300, quote + "<p>some <b>words</b><br></p>") + times(300, "</div></blockquote>")))
        << "three hundred answers, each quoting the one before";
    const std::string style =
        "<w:LsdException Locked=\"false\" Priority=\"39\" UnhideWhenUsed=\"true\" Name=\"toc 1\"/>\n";
    const std::string word = "<!--[if gte mso 9]><xml>" + times(376, style) + "</xml><![endif]-->";
    EXPECT_TRUE(
        parsed(word + word + times(4000, "<p class=MsoNormal><span lang=FR>words, words<o:p></o:p></span></p>\n")))
        << "from a word processor, twice: its styles begin and never end";
}

}  // namespace
}  // namespace gm::mail
