// A sheet as a form and back: whatever can be ordered can be filled in, and nothing else comes of it.

#include <algorithm>
#include <array>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "gm/web/player/form/form_parts.h"
#include "tests/support/bot_games.h"
#include "tests/unit/web/browser.h"

namespace gm::web {
namespace {

using orders::Document;
using orders::Node;
using orders::Shape;
using orders::ShapeKind;
using resolution::PlayerIndex;
using test_support::Table;

Document read(const std::string& text) {
    auto document = orders::parse_document(text, "");
    if (!document) throw std::runtime_error(orders::describe(document.problems()) + "\n" + text);
    return std::move(*document);
}

/// As a browser sends it back: through the page's own description of the form.
Node sent_back(const Shape& shape, const Node& tree, const FormWords& words) {
    return form_of_fields(shape, test::untouched(form_parts(shape, tree, words, {})));
}

/// The marks of a tree that was written are those of the text.
void compare_marks(const Node& written, const Node& parsed) {
    if (written.is_scalar() && parsed.is_scalar()) {
        EXPECT_EQ(written.mark, parsed.mark)
            << written.text << ": line " << written.mark.line << ", column " << written.mark.column << "; "
            << parsed.mark.line << ", " << parsed.mark.column;
    }
    for (const orders::Member& member : written.members) {
        const Node* other = parsed.find(member.key);
        if (other != nullptr) compare_marks(member.value, *other);
    }
    for (std::size_t i = 0; i < std::min(written.items.size(), parsed.items.size()); ++i)
        compare_marks(written.items[i], parsed.items[i]);
}

void check_round_trip(const Table& table, PlayerIndex player, const Shape& shape, const resolution::SheetOrders& orders,
                      const std::string& language) {
    const resolution::Game& game = table.game();
    const std::string sheet = game.write_sheet(table.position(), player, orders);
    SCOPED_TRACE(sheet);
    const FormWords words(game.vocabulary(), language, game.names(language));
    const FilledForm filled = form_of_sheet(shape, read(sheet), words);
    ASSERT_TRUE(filled.lost.empty()) << orders::describe(filled.lost);
    Node tree = sent_back(shape, filled.tree, words);
    const SheetTop top{game.turn(table.position()), table.roster().id(player)};
    const std::string written = sheet_of_form(shape, tree, top, words);
    SCOPED_TRACE(written);
    const Document again = read(written);
    compare_marks(tree, form_of_sheet(shape, again, words).tree);
    const auto reading = game.read(table.position(), player, again);
    ASSERT_TRUE(reading.orders) << orders::describe(reading.problems);
    // A wild sheet need not be understood whole: what is must come back.
    const auto meant = game.read(table.position(), player, read(sheet));
    ASSERT_TRUE(meant.orders) << orders::describe(meant.problems);
    EXPECT_EQ(game.write_sheet(table.position(), player, *reading.orders),
              game.write_sheet(table.position(), player, *meant.orders));
}

class EveryGame : public testing::TestWithParam<std::string> {};

TEST_P(EveryGame, BotsSheetsGoThroughTheForm) {
    int sheets_seen = 0;
    const auto look = [&](const Table& table, const resolution::Sheets& sheets) {
        for (const resolution::Demand& demand : table.game().demands(table.position())) {
            const auto& sheet = sheets.at(demand.player.value());
            if (!sheet || testing::Test::HasFailure()) continue;
            check_round_trip(table, demand.player, demand.shape, *sheet, ++sheets_seen % 2 == 0 ? "fr" : "en");
        }
    };
    test_support::play_bots(GetParam(), test_support::games_to_play(12, 3), 1, look);
    EXPECT_GT(sheets_seen, 10);
}

TEST_P(EveryGame, WildSheetsGoThroughTheForm) {
    std::mt19937_64 random(test_support::base_seed());
    int sheets_seen = 0;
    const auto look = [&](const Table& table, const resolution::Sheets& sheets) {
        const resolution::Sheets wild = test_support::wild_sheets(table, sheets, random);
        for (const resolution::Demand& demand : table.game().demands(table.position())) {
            const auto& sheet = wild.at(demand.player.value());
            if (!sheet || testing::Test::HasFailure()) continue;
            const std::string text = table.game().write_sheet(table.position(), demand.player, *sheet);
            const FormWords words(table.game().vocabulary(), "fr", table.game().names("fr"));
            // What the form does not hold, such as a right that this player has not now, it must name.
            const FilledForm held = form_of_sheet(demand.shape, read(text), words);
            for (const orders::Problem& lost : held.lost) EXPECT_GT(lost.mark.line, 0) << text;
            if (!held.lost.empty()) {
                ++sheets_seen;
                continue;
            }
            check_round_trip(table, demand.player, demand.shape, *sheet, ++sheets_seen % 2 == 0 ? "fr" : "en");
        }
    };
    test_support::play_bots(GetParam(), test_support::games_to_play(4, 1), 1, look);
    EXPECT_GT(sheets_seen, 0);
}

INSTANTIATE_TEST_SUITE_P(PlayerForm, EveryGame, testing::ValuesIn(test_support::registered_ids()), [](const auto& one) {
    std::string name = one.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

const orders::Vocabulary& words_of_test() {
    static const orders::Vocabulary words({{"sheet",
                                            {{"turn", {"tour"}},
                                             {"player", {"joueur"}},
                                             {"note", {"mot doux"}},
                                             {"bid", {"pari"}},
                                             {"sure", {"sûr"}},
                                             {"tricks", {"tours de main"}},
                                             {"colours", {"couleurs"}},
                                             {"days", {"jours"}},
                                             {"play", {"jouer"}}}},
                                           {"trick", {{"luck", {"chance"}}, {"card", {"carte"}}}},
                                           {"colour", {{"red", {"rouge"}}, {"blue", {"bleu"}}}}});
    return words;
}

/// As a later version has it: a shape that is one of several.
constexpr auto either = static_cast<ShapeKind>(7);

Shape shape_of_test() {
    Shape colour{"", ShapeKind::choice};
    colour.choices = {"red", "blue"};
    colour.place = "colour";
    Shape card = colour;
    card.key = "card";
    Shape trick{"", ShapeKind::map};
    trick.place = "trick";
    trick.parts = {{"luck", ShapeKind::boolean}, card};
    trick.bare = {"luck"};
    Shape tricks{"tricks", ShapeKind::list};
    tricks.parts = {trick};
    Shape several{"", ShapeKind::list};
    several.parts = {colour};
    Shape play{"play", either};
    play.parts = {colour, several, {"", ShapeKind::whole, "", false, 1, 9}};
    Shape sheet{"", ShapeKind::map};
    sheet.place = "sheet";
    Shape colours = colour;
    colours.key = "colours";
    colours.kind = ShapeKind::some;
    Shape days{"days", ShapeKind::some, "", false, 1, 5};
    days.or_one = true;
    sheet.parts = {{"note", ShapeKind::text},
                   {"bid", ShapeKind::amount},
                   {"sure", ShapeKind::boolean},
                   tricks,
                   colours,
                   days,
                   play};
    return sheet;
}

/// What the parts of a form are, in one line: for a look at the whole.
std::string outline(const nlohmann::json& parts) {
    std::string out;
    for (const auto& part : parts) {
        const std::string is = part.at("is");
        const std::string name = part.value("name", "");
        out += (out.empty() ? "" : " ") + is + (name.starts_with("orders.") ? ":" + name.substr(7) : "");
    }
    return out;
}

const FormWords& french() {
    static const FormWords words(words_of_test(), "fr", {});
    return words;
}

std::string through_the_form(const std::string& sheet) {
    const FilledForm filled = form_of_sheet(shape_of_test(), read(sheet), french());
    EXPECT_TRUE(filled.lost.empty()) << orders::describe(filled.lost);
    Node tree = sent_back(shape_of_test(), filled.tree, french());
    return sheet_of_form(shape_of_test(), tree, {3, "ada"}, french());
}

constexpr const char* top = "tour: 3\njoueur: ada\n";

TEST(PlayerForm, WritesTheWordsOfTheReadersLanguage) {
    EXPECT_EQ(through_the_form("note: hello\nbid: 150k\nsure: yes\ntricks: [luck, {card: red}]\nplay: 7\n"),
              std::string(top) +
                  "mot doux: hello\npari: 150k\nsûr: oui\ntours de main:\n  - chance\n  - carte: rouge\njouer: 7\n");
}

TEST(PlayerForm, KeepsTextAsItWasWritten) {
    for (const std::string text : {"two\nlines", " spaces ", "true", "- x", "a: b", "# none", "<b>&amp;\"'",
                                   "été 100 %", "\n first line empty", "[x", "12", "\xe2\x80\xa8"}) {
        Node tree = form_of_fields(shape_of_test(), [&] {
            Fields fields;
            fields.add("orders.note", text);
            return fields;
        }());
        const std::string written = sheet_of_form(shape_of_test(), tree, {3, "ada"}, french());
        const FilledForm filled = form_of_sheet(shape_of_test(), read(written), french());
        ASSERT_NE(filled.tree.find("note"), nullptr) << written;
        EXPECT_EQ(filled.tree.find("note")->text, text);
    }
}

TEST(PlayerForm, KeepsANoApartFromNothing) {
    EXPECT_EQ(through_the_form("sure: no\n"), std::string(top) + "sûr: non\n");
    EXPECT_EQ(through_the_form("tricks: [{luck: false}]\n"), std::string(top) + "tours de main:\n  - chance: non\n");
}

TEST(PlayerForm, OneOfSeveralShapesIsTheOneThatFits) {
    EXPECT_EQ(through_the_form("play: blue\n"), std::string(top) + "jouer: bleu\n");
    EXPECT_EQ(through_the_form("play: [blue, red]\n"), std::string(top) + "jouer:\n  - bleu\n  - rouge\n");
    EXPECT_EQ(through_the_form("play: 9\n"), std::string(top) + "jouer: 9\n");
}

TEST(PlayerForm, SomeOfTheseAreBoxesToTick) {
    const Node tree = form_of_sheet(shape_of_test(), read("colours: [bleu]\ndays: 3\n"), french()).tree;
    std::string boxes;
    for (const auto& part : form_parts(shape_of_test(), tree, french(), {})) {
        if (part.at("is") != "some") continue;
        for (const auto& box : part.at("options"))
            boxes += box.at("label").get<std::string>() + (box.at("chosen") ? "! " : " ");
    }
    EXPECT_EQ(boxes, "Rouge Bleu! 1 2 3! 4 5 ");
    EXPECT_EQ(through_the_form("colours: [red, blue]\ndays: 3\n"),
              std::string(top) + "couleurs: [rouge, bleu]\njours: [3]\n");
}

TEST(PlayerForm, BoxesSayWhatTheSheetSaidWhateverItsOrder) {
    for (const std::string said : {"[bleu, rouge]", "[rouge, rouge]", "[rouge, vert, bleu]", "[12, rouge]"}) {
        const std::string sheet = "couleurs: " + said + "\n";
        std::array<std::vector<std::string>, 2> words;
        for (const bool again : {false, true}) {
            const Document document = read(again ? through_the_form(sheet) : sheet);
            const FilledForm form = form_of_sheet(shape_of_test(), document, french());
            for (const Node& item : form.tree.find("colours")->items) words[again ? 1 : 0].push_back(item.text);
        }
        EXPECT_EQ(words[1], words[0]) << said;
    }
    EXPECT_EQ(through_the_form("days: [7, 2]\n"), std::string(top) + "jours: [7, 2]\n");
    EXPECT_EQ(through_the_form("days: [\"1, 2\", -3]\n"), std::string(top) + "jours: [\"1, 2\", \"-3\"]\n");
}

/// Things to tap, the first one first.
Shape ranked_colours() {
    Shape colours = shape_of_test().parts.at(4);
    colours.in_order = true;
    Shape sheet{"", ShapeKind::map};
    sheet.place = "sheet";
    sheet.parts = {colours};
    return sheet;
}

std::string ranking_of(const Fields& fields) {
    Node tree = form_of_fields(ranked_colours(), fields);
    return sheet_of_form(ranked_colours(), tree, {3, "ada"}, french()).substr(std::string(top).size());
}

TEST(PlayerForm, WhereOrderMattersItIsThatOfTapping) {
    Fields fields;
    fields.add("orders.colours", "red");
    fields.add("orders.colours", "blue");
    EXPECT_EQ(ranking_of(fields), "couleurs: [rouge, bleu]\n") << "as they stand, if nobody said otherwise";
    fields.add("orders.colours.order", "blue");
    EXPECT_EQ(ranking_of(fields), "couleurs: [bleu, rouge]\n");
    fields.add("orders.colours.order", "green");
    fields.add("orders.colours.order", "red");
    EXPECT_EQ(ranking_of(fields), "couleurs: [bleu, rouge]\n") << "what is ticked no more has no place";
}

TEST(PlayerForm, WhereOrderMattersEachStaysInItsPlaceAndHasANumber) {
    const Node tree = form_of_sheet(ranked_colours(), read("couleurs: [vert, bleu, rouge, bleu]\n"), french()).tree;
    const nlohmann::json part = form_parts(ranked_colours(), tree, french(), {}).at(0);
    std::string shown;
    for (const auto& one : part.at("options"))
        shown += one.at("label").get<std::string>() + " " + std::to_string(one.at("nth").get<int>()) + " ";
    EXPECT_EQ(shown, "Rouge 3 Bleu 2 « vert » 1 Bleu 4 ");
    Node back = sent_back(ranked_colours(), tree, french());
    EXPECT_EQ(sheet_of_form(ranked_colours(), back, {3, "ada"}, french()),
              top + std::string("couleurs: [vert, bleu, rouge, bleu]\n"));
}

TEST(PlayerForm, ATapFillsInWhatHasNoFieldOfItsOwn) {
    const auto sheet_of = [](const std::string& tap, const std::string& bid) {
        Fields fields;
        fields.add("row", "orders.tricks.0");
        fields.add("orders.tricks.0.tap", tap);
        fields.add("orders.tricks.0.luck", bid);
        Node tree = form_of_fields(shape_of_test(), fields);
        return sheet_of_form(shape_of_test(), tree, {3, "ada"}, french()).substr(std::string(top).size());
    };
    EXPECT_EQ(sheet_of("card:red", ""), "tours de main:\n  - carte: rouge\n");
    EXPECT_EQ(sheet_of("x:1,card:blue", "true"), "tours de main:\n  - chance: oui\n    carte: bleu\n");
    for (const std::string odd : {"", ":", ",", "card", "card:", "luck:true", ",,card:,:red", "other:red"})
        EXPECT_EQ(sheet_of(odd, ""), "") << odd;
    Fields both;
    both.add("orders.tap", "bid:7");
    both.add("orders.bid", "5");
    Node tree = form_of_fields(shape_of_test(), both);
    EXPECT_EQ(sheet_of_form(shape_of_test(), tree, {3, "ada"}, french()), std::string(top) + "pari: 5\n");
}

TEST(PlayerForm, ARowThatIsWantedIsReadyAndSaysNothing) {
    Shape sheet = shape_of_test();
    sheet.parts.at(3).wanted = true;
    const auto outline_of = [&](const std::string& text) {
        const Node tree = form_of_sheet(sheet, read(text), french()).tree;
        Node back = sent_back(sheet, tree, french());
        EXPECT_EQ(sheet_of_form(sheet, back, {3, "ada"}, french()).substr(std::string(top).size()),
                  text == "{}\n" ? "" : text);
        const std::string all = outline(form_parts(sheet, tree, french(), {}));
        return all.substr(all.find("group:tricks"), all.find(" some:") - all.find("group:tricks"));
    };
    EXPECT_EQ(outline_of("{}\n"),
              "group:tricks row:tricks.0 boolean:tricks.0.luck choice:tricks.0.card end-row add:tricks end");
    EXPECT_EQ(outline_of("tours de main:\n  - carte: rouge\n"),
              "group:tricks row:tricks.0 choice:tricks.0.card more:tricks.0 boolean:tricks.0.luck end-more end-row "
              "add:tricks end");
}

TEST(PlayerForm, RowsSayWhatTheirWordsAre) {
    const Node tree = form_of_sheet(shape_of_test(), read("tricks: [{card: red}]\n"), french()).tree;
    for (const auto& part : form_parts(shape_of_test(), tree, french(), {})) {
        if (part.at("is") != "row") continue;
        EXPECT_EQ(part.at("said"), (nlohmann::json{{"card", "red"}}));
        EXPECT_EQ(part.at("list_id"), "tricks");
    }
}

TEST(PlayerForm, NothingTickedIsNothingUnlessItWasSaid) {
    Shape order{"", ShapeKind::map};
    order.place = "sheet";
    order.parts = {shape_of_test().parts.at(4), {"bid", ShapeKind::whole, "", true}};
    Shape orders{"tricks", ShapeKind::list};
    orders.parts = {order};
    Shape sheet{"", ShapeKind::map};
    sheet.place = "sheet";
    sheet.parts = {orders};
    for (const std::string said : {"  - couleurs: []\n    pari: 1\n", "  - pari: 1\n"}) {
        const FilledForm filled = form_of_sheet(sheet, read("tricks:\n" + said), french());
        Node tree = sent_back(sheet, filled.tree, french());
        EXPECT_EQ(sheet_of_form(sheet, tree, {3, "ada"}, french()), top + ("tours de main:\n" + said));
    }
}

TEST(PlayerForm, AChoiceThatIsOneOfSeveralShapesIsOneField) {
    Fields fields;
    fields.add("orders.play.way", "0:blue");
    Node tree = form_of_fields(shape_of_test(), fields);
    EXPECT_EQ(sheet_of_form(shape_of_test(), tree, {3, "ada"}, french()), std::string(top) + "jouer: bleu\n");
    const std::string parts = outline(form_parts(shape_of_test(), tree, french(), {}));
    EXPECT_TRUE(parts.ends_with("group:play way:play.way end")) << parts;
    for (const std::string odd : {"1:blue", "2:blue", "9:blue", ":blue", "0:", "x"}) {
        Fields wild;
        wild.add("orders.play.way", odd);
        Node nothing = form_of_fields(shape_of_test(), wild);
        EXPECT_EQ(sheet_of_form(shape_of_test(), nothing, {3, "ada"}, french()), top) << odd;
        form_parts(shape_of_test(), nothing, french(), {});
    }
}

Shape colour_lists(std::vector<std::string> keys) {
    Shape out{"play", ShapeKind::map};
    for (std::string& key : keys) {
        Shape list{std::move(key), ShapeKind::list};
        list.parts = {shape_of_test().parts.at(3).parts.at(0)};
        out.parts.push_back(std::move(list));
    }
    Shape sheet{"", ShapeKind::map};
    sheet.place = "sheet";
    sheet.parts = {std::move(out)};
    return sheet;
}

/// As the rules of a turn, of which there are many.
TEST(PlayerForm, AnEmptyListAmongManyIsButAButton) {
    const Shape sheet = colour_lists({"1", "2", "3"});
    const Node tree = form_of_sheet(sheet, read("play: {2: [luck]}\n"), french()).tree;
    const nlohmann::json parts = form_parts(sheet, tree, french(), {});
    EXPECT_EQ(outline(parts),
              "group:play group:play.2 row:play.2.0 boolean:play.2.0.luck more:play.2.0 choice:play.2.0.card end-more "
              "end-row add:play.2 end add:play end");
    std::string buttons;
    for (const auto& kind : parts[parts.size() - 2].at("kinds")) buttons += kind.at("does").get<std::string>() + " ";
    EXPECT_EQ(buttons, "add:orders.play.1 add:orders.play.3 ");
}

TEST(PlayerForm, WhatIsSeldomNeededIsFoldedAwayUntilItIsSaid) {
    Shape sheet = shape_of_test();
    for (const std::size_t part : {0U, 1U, 3U, 4U, 5U, 6U}) sheet.parts.at(part).seldom = true;
    const auto shown = [&](const std::string& text) {
        return outline(form_parts(sheet, form_of_sheet(sheet, read(text), french()).tree, french(), {}));
    };
    EXPECT_TRUE(shown("sure: yes\n").starts_with("boolean:sure more area:note amount:bid group:tricks")) << shown("");
    EXPECT_TRUE(shown("colours: [red]\n").starts_with("boolean:sure some:colours more area:note")) << shown("");
    sheet.parts.at(2).seldom = true;
    EXPECT_TRUE(shown("{}\n").starts_with("area:note amount:bid boolean:sure")) << "else nothing would be left";
}

TEST(PlayerForm, NamesWhatItHasNoFieldFor) {
    for (const std::string sheet :
         {"unknown: 1\n", "bid: [1]\n", "sure: perhaps\n", "tricks: luck\n", "tricks: [nonsense]\n", "tricks: [~]\n",
          "tricks: [{}]\n", "note: {a: b}\n", "bid: 1\npari: 2\n", "play: {x: y}\n", "note: \"a\\x07b\"\n",
          "tricks: [{card: [red]}]\n", "colours: red\n", "colours: {red: yes}\n", "colours: [[red]]\n",
          "days: {1: 2}\n", "days: [~]\n"}) {
        const FilledForm filled = form_of_sheet(shape_of_test(), read(sheet), french());
        EXPECT_EQ(filled.lost.size(), 1U) << sheet;
        EXPECT_GT(filled.lost.empty() ? 0 : filled.lost.front().mark.line, 0) << sheet;
    }
}

TEST(PlayerForm, EmptyRowsStayInTheFormAndOutOfTheSheet) {
    Fields fields;
    fields.add("row", "orders.tricks.0");
    fields.add("row", "orders.tricks.1");
    fields.add("orders.tricks.1.card", "red");
    Node tree = form_of_fields(shape_of_test(), fields);
    EXPECT_EQ(sheet_of_form(shape_of_test(), tree, {3, "ada"}, french()),
              std::string(top) + "tours de main:\n  - carte: rouge\n");
    EXPECT_EQ(tree.find("tricks")->items.size(), 2U);
}

TEST(PlayerForm, ARowThatIsStillEmptyKnowsTheShapeThatWasChosen) {
    Shape play = shape_of_test().parts.back();
    Shape rule{"", ShapeKind::map};
    rule.place = "sheet";
    rule.parts = {play};
    rule.parts.front().required = true;
    Shape rules{"tricks", ShapeKind::list};
    rules.parts = {rule};
    Shape sheet{"", ShapeKind::map};
    sheet.place = "sheet";
    sheet.parts = {rules};
    Fields fields;
    fields.add("row", "orders.tricks.0");
    fields.add("orders.tricks.0.play.way", "2");
    Node tree = form_of_fields(sheet, fields);
    EXPECT_EQ(sheet_of_form(sheet, tree, {3, "ada"}, french()), top);
    const nlohmann::json parts = form_parts(sheet, tree, french(), {});
    const auto number = std::find_if(parts.begin(), parts.end(), [](const nlohmann::json& part) {
        return part.at("is") == "whole" && part.at("name") == "orders.tricks.0.play.2";
    });
    EXPECT_NE(number, parts.end()) << parts.dump(1);
}

TEST(PlayerForm, WhatIsNoChoiceIsOfferedAsItWasWritten) {
    EXPECT_EQ(through_the_form("tricks: [{card: green}]\n"), std::string(top) + "tours de main:\n  - carte: green\n");
}

TEST(PlayerForm, ProblemsStandWithTheirFieldsWhateverRowsAreEmpty) {
    Fields fields;
    for (const char* row : {"orders.tricks.0", "orders.tricks.1", "orders.tricks.2"}) fields.add("row", row);
    fields.add("orders.tricks.1.card", "red");
    fields.add("orders.tricks.2.card", "green");
    Node tree = form_of_fields(shape_of_test(), fields);
    sheet_of_form(shape_of_test(), tree, {3, "ada"}, french());
    FormNotes notes;
    notes.problems.push_back(orders::invalid("no such card"));
    notes.problems.back().mark = tree.find("tricks")->items[2].find("card")->mark;
    notes.problems.back().path = "tricks/2";
    notes.orders.emplace("tricks/1", FormNotes::Note{"costs nothing", true});
    const nlohmann::json parts = form_parts(shape_of_test(), tree, french(), notes);
    std::map<std::string, std::string> said;
    for (const auto& part : parts) {
        if (!part.contains("name")) continue;
        for (const auto& problem : part["problems"]) said[part["name"]] += problem["what"].get<std::string>();
        for (const auto& note : part["notes"]) said[part["name"]] += note["text"].get<std::string>();
    }
    EXPECT_EQ(said, (std::map<std::string, std::string>{{"orders.tricks.1", "costs nothing"},
                                                        {"orders.tricks.2.card", "no such card"}}));
}

}  // namespace
}  // namespace gm::web
