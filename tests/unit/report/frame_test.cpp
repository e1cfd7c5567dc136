// What stands around a turn's facts in the mails of every game: the deadline, a correction, the game master's words.

#include <gtest/gtest.h>

#include <array>
#include <map>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_set.h"
#include "tests/support/bot_games.h"
#include "tests/support/page_text.h"

namespace gm {
namespace {

using nlohmann::json;
using resolution::Reader;
using test_support::Played;
using test_support::Table;

const json moment{{"date", "2031-05-09"}, {"time", "12:30"}, {"day", 9},
                  {"month", "05"},        {"weekday", "5"},  {"zone", "Europe/Paris"}};

class Frame : public testing::TestWithParam<std::string> {
protected:
    /// What a reader knows after a first turn in which nobody ordered anything.
    json knowledge(Reader reader) const {
        const Table table = test_support::table_of(GetParam(), 1);
        const resolution::Sheets none(table.roster().size());
        const Played played = table.resolve(table.position(), none);
        return knowledge_of(reader, {1, table.game(), table.roster(), played.position, played.record, "commitment"});
    }

    Rendered render(const std::string& language, const json& known) const {
        auto templates = TemplateSet::load(GetParam(), language, {});
        if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
        auto out = templates->render(known["reader"].is_null() ? "bulletin" : "report", known);
        if (!out) throw std::runtime_error(orders::describe(out.problems()));
        return std::move(*out);
    }

    /// In the text and in the page.
    void expect_both(const Rendered& mail, const std::string& wanted) const {
        EXPECT_NE(test_support::squeezed(mail.text).find(wanted), std::string::npos) << wanted << "\n" << mail.text;
        EXPECT_NE(test_support::page_text(*mail.html).find(wanted), std::string::npos) << wanted << "\n" << *mail.html;
    }

    /// The next turn; or, in a game whose turns have parts, the one that its view names.
    static std::array<std::string, 2> coming_part(const json& view) {
        const std::map<std::string, std::array<std::string, 2>> parts{{"scheme", {"Schemes", "Manigances"}},
                                                                      {"reveal", {"Reveal", "Révélation"}},
                                                                      {"spells", {"Spells", "Sortilèges"}},
                                                                      {"choices", {"Resolution", "Résolution"}}};
        const auto part = parts.find(view.value("phase", ""));
        if (part == parts.end()) return {"turn 2", "tour 2"};
        const std::string turn = std::to_string(view.at("turn").get<int>()) + ", ";
        return {"turn " + turn + part->second[0] + ",", "tour " + turn + part->second[1]};
    }

    static std::vector<Reader> readers() { return {Reader::anybody(), Reader::player(resolution::PlayerIndex{0})}; }
};

TEST_P(Frame, SaysTheDeadlineWhereThereIsOne) {
    for (const Reader reader : readers()) {
        json known = knowledge(reader);
        EXPECT_EQ(render("en", known).text.find("are due on"), std::string::npos);
        known["deadline"] = nullptr;
        EXPECT_EQ(render("en", known).text.find("are due on"), std::string::npos);
        known["deadline"] = moment;
        // A game of phases names the coming one: after the draft, or the first programming.
        const std::map<std::string, std::array<std::string, 2>> phases{
            {"agent-jean", {"turn 1 of round 1", "tour 1 de la manche 1"}},
            {"mad-con", {"the sabotage of day 1", "sabotage de la journée 1"}}};
        const auto found = phases.find(GetParam());
        const auto& [english, french] = found == phases.end() ? coming_part(known["view"]) : found->second;
        expect_both(render("en", known), "Sheets for " + english + " are due on Friday 9 May at 12:30 (Europe/Paris).");
        expect_both(render("fr", known), french + " : vendredi 9 mai à 12:30 (Europe/Paris).");
    }
}

TEST_P(Frame, BeginsWithWhatItReplaces) {
    for (const Reader reader : readers()) {
        json known = knowledge(reader);
        known["replaces"] = nullptr;
        EXPECT_EQ(render("en", known).text.find("replaces"), std::string::npos);
        known["replaces"] = {{"sent_at", nullptr}};
        const Rendered english = render("en", known);
        expect_both(english, "This mail replaces the earlier one of the same turn");
        EXPECT_TRUE(english.text.starts_with("This mail replaces"));
        known["replaces"] = {{"sent_at", moment}};
        const Rendered french = render("fr", known);
        expect_both(french, "envoyé le vendredi 9 mai à 12:30");
        EXPECT_TRUE(french.text.starts_with("Ce courrier remplace"));
    }
}

TEST_P(Frame, PrintsTheGameMastersWordsAtTheTopOfTheBulletin) {
    json known = knowledge(Reader::anybody());
    known["editorial"] = nullptr;
    EXPECT_EQ(render("en", known).html->find("<em>"), std::string::npos);
    known["editorial"] = {{"text", "A *fine* turn."}, {"html", "<p>A <em>fine</em> turn.</p>"}};
    for (const std::string language : {"fr", "en"}) {
        const Rendered mail = render(language, known);
        EXPECT_NE(mail.text.find("A *fine* turn."), std::string::npos) << mail.text;
        EXPECT_LT(mail.text.find("A *fine* turn."), mail.text.size() / 3) << mail.text;
        EXPECT_NE(mail.html->find("<p>A <em>fine</em> turn.</p>"), std::string::npos);
    }
}

INSTANTIATE_TEST_SUITE_P(Registered, Frame, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });

}  // namespace
}  // namespace gm
