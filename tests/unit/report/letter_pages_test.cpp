// Receipts and reminders as pages: what the text says, and nothing of what people wrote as markup.

#include <gtest/gtest.h>

#include <sstream>

#include <nlohmann/json.hpp>

#include "gm/report/template_set.h"
#include "tests/support/page_text.h"

namespace gm {
namespace {

using nlohmann::json;

const json sent_at{{"date", "2031-05-09"}, {"time", "12:30"}, {"day", 9},
                   {"month", "05"},        {"weekday", "5"},  {"zone", "Europe/Paris"}};

json common() {
    return {{"turn", 2},
            {"over", false},
            {"reader", {{"id", "ada"}, {"name", "Ada <b>"}}},
            {"deadline", sent_at},
            {"closed", false}};
}

json receipt() {
    json known = common();
    known.update({{"number", 3},
                  {"replaces", 2},
                  {"in_force", nullptr},
                  {"status", "received"},
                  {"accepted_late", false},
                  {"digest", "0123456789abcdef"},
                  {"received", sent_at},
                  {"gm", false},
                  {"converted", nullptr},
                  {"check",
                   {{"money", 10},
                    {"left", 5},
                    {"limits", json::array()},
                    {"orders", {{{"path", "bid"}, {"kind", "bid"}, {"bid", 3}, {"taken", true}}}},
                    {"remarks", json::array()}}},
                  {"problems",
                   {{{"line", 4},
                     {"column", 7},
                     {"what", "unknown key '<i>'"},
                     {"advice", "write bid"},
                     {"rule", "SB-1"},
                     {"lines", {"<i>: 3", "^"}}}}}});
    return known;
}

/// Both forms; every word of the text is in the page.
Rendered rendered(const std::string& language, const std::string& kind, const json& known) {
    auto templates = TemplateSet::load("tiny", language, {});
    if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
    auto out = templates->render(kind, known);
    if (!out) throw std::runtime_error(orders::describe(out.problems()));
    EXPECT_TRUE(out->html);
    const std::string page = test_support::page_text(*out->html);
    std::istringstream words(test_support::squeezed(out->text));
    for (std::string word; words >> word;) {
        if (word == "-" || word == "|" || word.starts_with("___")) continue;  // how a text is laid out
        EXPECT_NE(page.find(word), std::string::npos) << word << "\n" << page;
    }
    return std::move(*out);
}

TEST(LetterPages, AReceiptSaysWhatItsTextSays) {
    for (const std::string language : {"fr", "en"}) {
        const Rendered mail = rendered(language, "receipt", receipt());
        EXPECT_EQ(mail.html->find("<i>"), std::string::npos);
        EXPECT_EQ(mail.html->find("Ada <b>"), std::string::npos);
        EXPECT_NE(mail.html->find("&lt;i&gt;: 3"), std::string::npos);
        EXPECT_NE(mail.text.find("(SB-1)"), std::string::npos) << "the ruling behind it";
    }
    EXPECT_NE(rendered("en", "receipt", receipt()).text.find("line 4, column 7: unknown key '<i>'"), std::string::npos);
}

TEST(LetterPages, EveryFateOfASheetHasItsWords) {
    for (const char* status : {"refused", "late", "replaced", "received"}) {
        json known = receipt();
        known["status"] = status;
        known["in_force"] = 1;
        known["check"] = nullptr;
        rendered("fr", "receipt", known);
        rendered("en", "receipt", known);
    }
}

TEST(LetterPages, OrdersInPlainWordsAreAnsweredWithASheetToConfirm) {
    json known = receipt();
    const json problem = known["problems"][0];
    known.update({{"status", "refused"}, {"check", nullptr}, {"replaces", nullptr}, {"in_force", 1}});
    known["converted"] = {{"whole", false},
                          {"sheet", "tour: 2\nbid: 3\n# 4: <i> lune\n"},
                          {"lines",
                           {{{"line", 2}, {"text", "bid 3"}, {"sheet", "bid: 3"}, {"problems", json::array()}},
                            {{"line", 4}, {"text", "<i> lune"}, {"sheet", ""}, {"problems", {problem}}}}}};
    const Rendered french = rendered("fr", "receipt", known);
    EXPECT_NE(french.subject.find("à confirmer"), std::string::npos) << french.subject;
    EXPECT_NE(test_support::squeezed(french.text).find("RIEN N'EST ENCORE EN VIGUEUR"), std::string::npos)
        << french.text;
    EXPECT_NE(french.text.find("\ntour: 2\nbid: 3\n# 4: <i> lune\n"), std::string::npos) << french.text;
    EXPECT_EQ(french.html->find("<i>"), std::string::npos);
    const Rendered english = rendered("en", "receipt", known);
    EXPECT_NE(test_support::squeezed(english.text).find("NOTHING IS IN FORCE YET"), std::string::npos) << english.text;
    EXPECT_NE(english.text.find("line 4 \"<i> lune\": not understood"), std::string::npos) << english.text;
}

TEST(LetterPages, AReminderSaysWhatItsTextSays) {
    json known = common();
    EXPECT_NE(rendered("en", "reminder", known).text.find("due on Friday 9 May at 12:30"), std::string::npos);
    known["closed"] = true;
    EXPECT_NE(rendered("fr", "reminder", known).text.find("La clôture était le vendredi 9 mai"), std::string::npos);
    known["deadline"] = nullptr;
    EXPECT_EQ(rendered("fr", "reminder", known).text.find("clôture"), std::string::npos);
}

}  // namespace
}  // namespace gm
