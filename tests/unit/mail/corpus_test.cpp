// The mails of tests/mail-corpus, as real clients send them, against what its index says is in them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "gm/files/read.h"
#include "gm/mail/incoming_mail.h"
#include "words.h"

namespace gm::mail {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::HasSubstr;

const fs::path folder = fs::path(GM_SOURCE_DIR) / "tests" / "mail-corpus";

std::string text_of(const orders::Node& entry, const char* key) {
    const orders::Node* node = entry.find(key);
    return node == nullptr ? "" : node->text;
}

std::vector<std::string> list_of(const orders::Node& entry, const char* key) {
    std::vector<std::string> out;
    if (const orders::Node* node = entry.find(key)) {
        for (const orders::Node& item : node->items) out.push_back(item.text);
    }
    return out;
}

std::string place_of(const Where& where) {
    switch (where.place) {
        case Place::plain_body: return "plain";
        case Place::html_body: return "html";
        default: return "attachment " + where.name;
    }
}

void compare(const IncomingMail& mail, const orders::Node& expected) {
    ASSERT_FALSE(mail.from.empty());
    EXPECT_EQ(mail.from.front().address, text_of(expected, "from"));
    if (expected.find("subject") != nullptr) {
        EXPECT_EQ(mail.subject, text_of(expected, "subject"));
    }
    EXPECT_EQ(mail.automatic, text_of(expected, "automatic"));
    EXPECT_EQ(mail.tokens, list_of(expected, "tokens"));
    EXPECT_EQ(mail.in_reply_to, "turn-3@gm.example.org");
    EXPECT_EQ(mail.date, "2026-11-16T09:12:44Z");
    std::vector<std::string> reasons;
    for (const SetAside& aside : mail.set_aside) reasons.push_back(aside.what + ": " + aside.reason);
    for (const std::string& words : list_of(expected, "aside")) EXPECT_THAT(reasons, Contains(HasSubstr(words)));
    if (expected.find("aside") == nullptr) {
        EXPECT_THAT(reasons, testing::IsEmpty());
    }

    const orders::Node* listed = expected.find("sheets");
    const std::vector<orders::Node> sheets = listed == nullptr ? std::vector<orders::Node>() : listed->items;
    EXPECT_EQ(mail.sheets.size(), sheets.size());
    for (std::size_t i = 0; i < std::min(sheets.size(), mail.sheets.size()); ++i) {
        EXPECT_EQ(mail.sheets[i].text, text_of(sheets[i], "text"));
        EXPECT_EQ(place_of(mail.sheets[i].where), text_of(sheets[i], "in"));
        EXPECT_TRUE(orders::parse_document(mail.sheets[i].text, "sheet")) << "the sheet is no YAML";
    }
}

TEST(MailCorpus, EveryMailHoldsWhatTheIndexSays) {
    const auto index = load_document(folder / "index.yaml");
    ASSERT_TRUE(index) << describe(index.problems());
    EXPECT_GE(index->root.items.size(), 60U);
    for (const orders::Node& expected : index->root.items) {
        SCOPED_TRACE(text_of(expected, "mail") + ": " + text_of(expected, "what"));
        const auto raw = read_file(folder / text_of(expected, "mail"));
        ASSERT_TRUE(raw) << describe(raw.problems());
        const IncomingMail mail = read_mail(*raw, sample::words());
        EXPECT_EQ(mail.raw, *raw);
        compare(mail, expected);
    }
}

TEST(MailCorpus, EveryMailIsInTheIndexAndHasItsOwnKey) {
    const auto index = load_document(folder / "index.yaml");
    ASSERT_TRUE(index);
    std::set<std::string> named;
    for (const orders::Node& entry : index->root.items) named.insert(text_of(entry, "mail"));
    std::set<std::string> keys;
    std::set<std::string> present;
    for (const auto& file : fs::directory_iterator(folder)) {
        if (file.path().extension() != ".eml") continue;
        present.insert(file.path().filename().string());
        keys.insert(message_key(*read_file(file.path())).text());
    }
    EXPECT_EQ(named, present);
    EXPECT_EQ(keys.size(), present.size());
}

}  // namespace
}  // namespace gm::mail
