#include "gm/mail/authentication.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/mail/results_header.h"

namespace gm::mail {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;

std::string doubt(std::vector<std::string> results, const char* server = "") {
    return doubt_of_sender("Ada@Example.org", results, server);
}

TEST(ResultsHeader, IsReadAsItsStandardSays) {
    const ResultsHeader header = read_results_header(
        " (a; b=c) \"MX.example.org\" 1 (v) ; SPF/1 = Pass (x (y) \\) z) reason=\"good; dkim=fail\" smtp . mailfrom = "
        "\"a\\\"b (\"@example.org ; none; dkim=none");
    EXPECT_FALSE(header.broken);
    EXPECT_EQ(header.server, "mx.example.org");
    ASSERT_EQ(header.results.size(), 2U);
    EXPECT_EQ(header.results[0].method, "spf");
    EXPECT_EQ(header.results[0].result, "pass");
    EXPECT_THAT(header.results[0].properties,
                ElementsAre(Pair("reason", "good; dkim=fail"), Pair("smtp.mailfrom", "a\"b (@example.org")));
    EXPECT_EQ(header.results[1].method, "dkim");
}

TEST(ResultsHeader, IsReadAsServersWriteIt) {
    const ResultsHeader google = read_results_header(
        "mx.google.com; dkim=pass header.i=@example.org header.s=s1 header.b=\"ab/+c==\"; spf=pass (google.com: domain "
        "of "
        "ada@example.org designates 192.0.2.1 as permitted sender) smtp.mailfrom=ada@example.org; dmarc=pass (p=NONE "
        "sp=NONE dis=NONE) header.from=example.org");
    EXPECT_FALSE(google.broken);
    EXPECT_EQ(google.results.size(), 3U);
    const ResultsHeader microsoft = read_results_header(
        "spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=example.org; dkim=pass (signature was verified) "
        "header.d=example.org;dmarc=pass action=none header.from=example.org;compauth=pass reason=100");
    EXPECT_FALSE(microsoft.broken);
    EXPECT_EQ(microsoft.server, "") << "it does not write its name";
    EXPECT_EQ(microsoft.results.size(), 4U);
}

TEST(ResultsHeader, WhatBreaksTheGrammarIsBroken) {
    for (const char* text : {"", ";;;=", "((((", "mx; spf", "mx; spf=", "mx; =pass", "mx; spf=pass smtp.mailfrom=\"a",
                             "mx; spf=pass smtp.mailfrom=(a@evil.example; dmarc=fail", "mx; spf=pass stray words",
                             "mx dmarc=pass", "mx; spf/=pass", "mx; spf=pass smtp.=a", "\"mx", "mx; a=b \\"}) {
        EXPECT_TRUE(read_results_header(text).broken) << text;
    }
    for (const char* text : {"mx", "mx;", "mx 1; none", "mx; spf=none;"}) {
        EXPECT_FALSE(read_results_header(text).broken) << text;
    }
}

TEST(Authentication, DmarcDecides) {
    EXPECT_THAT(doubt({"mx; dmarc=pass header.from=example.org"}), IsEmpty());
    EXPECT_THAT(doubt({"mx; spf=fail; dkim=fail; dmarc=pass"}), IsEmpty());
    EXPECT_EQ(doubt({"mx.example.org; spf=pass smtp.mailfrom=example.org; dmarc=fail"}),
              "mx.example.org found its From line forged (dmarc=fail)");
    EXPECT_THAT(doubt({"mx; dmarc=pass; dmarc=fail"}), HasSubstr("dmarc=fail")) << "a pass may be put in its mouth";
    EXPECT_THAT(doubt({"mx; dmarc=pass header.from=evil.example"}), HasSubstr("a sender at evil.example"));
    EXPECT_THAT(doubt({"mx; arc=pass (dmarc=fail); dmarc=pass"}), IsEmpty()) << "in a comment";
}

TEST(Authentication, AQuotedBracketHidesNothing) {
    EXPECT_THAT(doubt({"mx; spf=pass smtp.mailfrom=\"(\"@evil.example; dmarc=fail"}), HasSubstr("dmarc=fail"));
    EXPECT_THAT(doubt({"mx; spf=pass smtp.mailfrom=(@evil.example; dmarc=fail"}), HasSubstr("cannot be read"));
    EXPECT_THAT(doubt({"mx; spf=pass smtp.mailfrom=\"x; dmarc=pass \"@evil.example; dkim=none"}),
                HasSubstr("does not confirm"));
}

TEST(Authentication, WithoutDmarcSomethingPassesForTheFromDomain) {
    EXPECT_THAT(doubt({"mx; spf=fail; dkim=pass header.d=example.org"}), IsEmpty()) << "forwarded, and signed";
    EXPECT_THAT(doubt({"mx; spf=pass smtp.mailfrom=bounce@mail.example.org; dkim=none"}), IsEmpty()) << "below it";
    EXPECT_THAT(doubt({"mx; dkim=fail header.d=example.org; dkim=pass header.i=@EXAMPLE.org"}), IsEmpty());
    EXPECT_THAT(doubt({"mx; dmarc=none; dkim=pass header.d=example.org"}), IsEmpty());
    EXPECT_EQ(doubt({"mx; spf=pass smtp.mailfrom=me@evil.example; dkim=pass header.d=evil.example"}),
              "mx does not confirm that it comes from example.org (spf=pass for evil.example, dkim=pass for "
              "evil.example)");
    EXPECT_THAT(doubt({"mx; spf=fail; dkim=fail"}), HasSubstr("(spf=fail, dkim=fail)"));
    EXPECT_THAT(doubt({"mx; spf=none; dkim=none"}), HasSubstr("(spf=none, dkim=none)"));
    EXPECT_THAT(doubt({"mx; dkim=pass"}), HasSubstr("not said whom"));
    for (const char* other : {"org", "notexample.org", "example.org.evil.example", "evil.example/example.org"})
        EXPECT_THAT(doubt({std::string("mx; dkim=pass header.d=") + other}), HasSubstr("does not confirm")) << other;
    EXPECT_THAT(doubt({"mx; spf=fail; spf=pass smtp.mailfrom=example.org"}), HasSubstr("does not confirm"));
}

TEST(Authentication, OnlyTheTopmostHeaderOfTheServerCounts) {
    EXPECT_THAT(doubt({}), IsEmpty()) << "a server that says nothing";
    EXPECT_THAT(doubt({"mx; none", "far; dmarc=fail"}), IsEmpty()) << "an earlier server's opinion";
    EXPECT_THAT(doubt({"mx; dmarc=fail", "mx; dmarc=pass"}), HasSubstr("dmarc=fail"));
    EXPECT_THAT(doubt({"mx; spf=none", "mx; dmarc=pass"}), HasSubstr("does not confirm")) << "came with the mail";
    EXPECT_THAT(doubt({"far; dmarc=pass", "mx; dmarc=fail"}, "MX"), HasSubstr("mx found"));
    EXPECT_THAT(doubt({"far; dmarc=pass"}, "mx.example.org"), HasSubstr("mx.example.org says nothing of its sender"));
    EXPECT_THAT(doubt({"((((", "mx; dmarc=pass"}, "mx"), IsEmpty()) << "not the server's own";
}

}  // namespace
}  // namespace gm::mail
