// Reports as pages: for every registered game a page says what the text says, and nothing that anybody wrote
// becomes part of its markup.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_set.h"
#include "tests/support/bot_games.h"
#include "tests/support/page_text.h"
#include "tests/support/reading.h"

using namespace resolution;
using nlohmann::json;
using test_support::Played;
using test_support::Table;

namespace {

class EveryPage : public testing::TestWithParam<std::string> {
protected:
    static constexpr int seeds = 6;
};

gm::TemplateSet templates_of(const Table& table, const std::string& language, const std::string& name_suffix = "") {
    std::map<std::string, std::string> names = table.game().names(language);
    for (const Seat& seat : table.roster().seats()) names[seat.id] = seat.name + name_suffix;
    auto templates = gm::TemplateSet::load(std::string(table.game().id()), language, names);
    if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
    return std::move(*templates);
}

gm::Rendered render(gm::TemplateSet& templates, const json& known) {
    auto out = templates.render(known["reader"].is_null() ? "bulletin" : "report", known);
    if (!out) throw std::runtime_error(orders::describe(out.problems()));
    return std::move(*out);
}

/// The elements of a page, in order, each with its attributes.
std::string markup(std::string_view page) {
    std::string out;
    for (auto at = page.find('<'); at != std::string_view::npos; at = page.find('<', at + 1))
        out += page.substr(at, page.find('>', at) - at + 1);
    return out;
}

/// Frames, bars and arrowheads with which a text draws what a page shows as a picture: U+2500 to U+25FF, and dots.
bool is_drawn(std::string_view word) {
    while (!word.empty()) {
        const bool shape = word.size() > 2 && word[0] == '\xE2' && word[1] >= '\x94' && word[1] <= '\x97';
        if (!shape && !word.starts_with("·")) return false;
        word.remove_prefix(shape ? 3 : 2);
    }
    return true;
}

void add_to_texts(json& value, const std::string& ending) {
    if (value.is_object() || value.is_array()) {
        for (json& inner : value) add_to_texts(inner, ending);
    } else if (value.is_string() && value.get<std::string>().find(' ') != std::string::npos) {
        value = value.get<std::string>() + ending;  // ids, by which templates choose, have no spaces
    }
}

/// With this at the end of every text that the reader may see, its own name included.
json ended_by(json known, const std::string& ending) {
    add_to_texts(known, ending);
    if (!known["reader"].is_null()) known["reader"]["name"] = known["reader"]["name"].get<std::string>() + ending;
    return known;
}

}  // namespace

TEST_P(EveryPage, SaysEachEntryThatTheTextSays) {
    std::size_t compared = 0;
    test_support::play_bots(GetParam(), seeds, 3, [&](const Table& table, const Sheets& sheets) {
        const Played played = table.resolve(table.position(), sheets);
        for (const std::string language : {"fr", "en"}) {
            gm::TemplateSet templates = templates_of(table, language);
            for (const Reader reader : test_support::readers_of(table)) {
                const json known = test_support::knowledge(table, played, reader);
                const gm::Rendered report = render(templates, known);
                ASSERT_TRUE(report.html);
                const std::string text = test_support::squeezed(report.text);
                const std::string page = test_support::page_text(*report.html);
                gm::Phrasings phrasings(known);
                for (const json& entry : known["entries"]) {
                    auto phrase = templates.phrase(entry, known, phrasings.next(entry["kind"].get<std::string>()));
                    ASSERT_TRUE(phrase) << orders::describe(phrase.problems());
                    const std::string said = test_support::squeezed(*phrase);
                    if (said.empty() || text.find(said) == std::string::npos) continue;
                    ++compared;
                    EXPECT_NE(page.find(said), std::string::npos)
                        << language << ", " << entry["kind"] << ": the page lacks\n"
                        << said << "\nin\n"
                        << page;
                }
            }
        }
    });
    EXPECT_GT(compared, 100U);
}

TEST_P(EveryPage, HasTheLinesAndFiguresOfTheText) {
    test_support::play_bots(GetParam(), seeds, 3, [&](const Table& table, const Sheets& sheets) {
        const Played played = table.resolve(table.position(), sheets);
        gm::TemplateSet templates = templates_of(table, "fr");
        for (const Reader reader : test_support::readers_of(table)) {
            const json known = test_support::knowledge(table, played, reader);
            const gm::Rendered report = render(templates, known);
            const std::string page = test_support::page_text(*report.html) + " ";
            std::set<std::string> missing;
            std::istringstream words(test_support::squeezed(report.text));
            for (std::string word; words >> word;) {
                // what draws lists and tables in a text: bullets, a stop where a page has a heading
                if (word == "-" || word == "-." || is_drawn(word)) continue;
                if (word.ends_with('.')) word.pop_back();
                if (page.find(word) == std::string::npos) missing.insert(word);
            }
            EXPECT_TRUE(missing.empty()) << "lacks " << json(missing).dump() << "\n" << report.text << "\n" << page;
        }
    });
}

// Names, notes, secrets, terms: whatever people write, the elements of the page are those of the template.
TEST_P(EveryPage, KeepsItsMarkupWhateverPeopleWrite) {
    const std::string poison = " </td><script>alert(\"x\")</script><img src=x onerror='y'>&copy;\" style=\"";
    std::string harmless = poison;
    for (char& c : harmless) {
        if (std::string_view("<>&\"'").find(c) != std::string_view::npos) c = '.';
    }
    test_support::play_bots(GetParam(), 3, 3, [&](const Table& table, const Sheets& sheets) {
        const Played played = table.resolve(table.position(), sheets);
        gm::TemplateSet hostile = templates_of(table, "fr", poison);
        gm::TemplateSet tame = templates_of(table, "fr", harmless);
        for (const Reader reader : test_support::readers_of(table)) {
            const json known = test_support::knowledge(table, played, reader);
            const gm::Rendered page = render(hostile, ended_by(known, poison));
            EXPECT_EQ(markup(*page.html), markup(*render(tame, ended_by(known, harmless)).html));
            EXPECT_EQ(page.html->find("<script"), std::string::npos);
            EXPECT_EQ(page.html->find("onerror='"), std::string::npos);
            EXPECT_NE(page.html->find("&lt;script&gt;"), std::string::npos) << "nothing hostile was shown at all";
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryPage, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
