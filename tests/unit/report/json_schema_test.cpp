// What tests/program/sheet_schema.py cannot see: how the schema is made.

#include "gm/report/json_schema.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "orders/document_reader.h"
#include "orders/tiny/sheet.h"
#include "tests/support/table.h"

namespace gm {

namespace {

using nlohmann::json;
using testing::Contains;

json schema_of(const test_support::Table& table, std::string_view language) {
    const auto& game = table.game();
    return json_schema(game.demands(table.position()).front().shape, game.vocabulary(), language, game.names(language));
}

json corporate(std::string_view language) {
    static const test_support::Table table("corporate", 6, test_support::seed_of(1));
    return schema_of(table, language);
}

/// The schema of a key, wherever it is written out.
json part(const json& schema, const json& map, const std::string& key) {
    const json& at = map.at("properties").at(key);
    const json& reference = at.contains("allOf") ? at["allOf"][0] : at;
    json found = schema.at(json::json_pointer(reference.at("$ref").get<std::string>().substr(1)));
    return found.contains("anyOf") && found["anyOf"][1].value("type", json()) == "null" ? found["anyOf"][0] : found;
}

/// "+2": a figure of the campaign as a key, which is the same in all languages.
bool is_figure(const std::string& key) {
    return orders::parse_whole(key.starts_with('+') ? key.substr(1) : key).has_value();
}

/// Every map of a shape says where its words are; and its keys are there.
void check_places(const orders::Shape& shape, const orders::Vocabulary& vocabulary) {
    for (const orders::Shape& part : shape.parts) {
        if (shape.kind == orders::ShapeKind::map && !shape.place.empty() && !is_figure(part.key)) {
            EXPECT_NE(vocabulary.find(shape.place, part.key), nullptr) << shape.place << ": " << part.key;
        }
        check_places(part, vocabulary);
    }
}

}  // namespace

TEST(JsonSchema, ProposesTheWordsOfOneLanguageAndTakesThoseOfBoth) {
    for (const std::string_view language : {"fr", "en"}) {
        const json properties = corporate(language).at("properties");
        for (const char* key : {"votes", "forecasts", "prévisions", "previsions", "note mj", "note_mj", "gm_note",
                                "turn", "tour", "player", "joueur"}) {
            EXPECT_TRUE(properties.contains(key)) << key;
        }
        EXPECT_EQ(properties.at("prévisions").contains("doNotSuggest"), language == "en");
        EXPECT_EQ(properties.at("forecasts").contains("doNotSuggest"), language == "fr");
        EXPECT_TRUE(properties.at("previsions").contains("doNotSuggest"));
        EXPECT_EQ(properties.at("prévisions").contains("description"), language == "fr");
        EXPECT_EQ(properties.at("forecasts").contains("description"), language == "en");
        for (const char* key : {"Prévisions", "Votes", "notemj", "gmnote", "Gm_note", "dragongame"}) {
            EXPECT_FALSE(properties.contains(key)) << key << " is for the reader alone";
        }
    }
}

TEST(JsonSchema, AChoiceHoldsIdsAndNamesTheUsualOnesFirst) {
    const json schema = corporate("fr");
    const json one = part(schema, schema, "runs").at("items");
    std::map<std::string, json> run;
    for (const char* key : {"type", "agent", "cible"}) run[key] = part(schema, one, key);
    EXPECT_EQ(run["type"]["enum"][1], "datasteal");
    EXPECT_EQ(run["type"]["enum"][3], "scandale");
    EXPECT_EQ(run["agent"]["enum"][0], "indépendants");
    EXPECT_THAT(run["agent"]["enum"], Contains("Bureau de la Marine"));
    EXPECT_THAT(run["agent"]["enum"], Contains("navy-bureau"));
    EXPECT_THAT(run["cible"]["enum"], Contains("Réformateurs"));
}

TEST(JsonSchema, NothingButWhatASheetMayHold) {
    const json schema = corporate("en");
    EXPECT_EQ(schema.at("$schema"), "http://json-schema.org/draft-07/schema#");
    EXPECT_EQ(schema.at("additionalProperties"), false);
    EXPECT_FALSE(schema.at("properties").contains("grant")) << "nobody has won an auction yet";
    EXPECT_FALSE(schema.at("title").empty());
    EXPECT_FALSE(schema.contains("description")) << "it would say the title again";
    EXPECT_LT(schema.dump().size(), 40'000U) << "an editor reads it at each key typed";
}

TEST(JsonSchema, OneOfSeveralShapesMayStandThere) {
    const orders::Shape word{"", orders::ShapeKind::choice, "", false, 0, 0, {"lowest"}};
    const orders::Shape sheet{
        "", orders::ShapeKind::map,
        "", false,
        0,  0,
        {}, {{"play", orders::ShapeKind::either, "", true, 0, 0, {}, {word, {"", orders::ShapeKind::whole}}}}};
    const json schema = json_schema(sheet, orders::described::vocabulary<orders::tiny::Sheet>(), "en", {});
    const json ways = part(schema, schema, "play").at("anyOf");
    EXPECT_EQ(ways.size(), 2U);
    EXPECT_EQ(ways[0].at("enum")[0], "lowest");
    EXPECT_EQ(ways[1].at("type"), "integer");
}

TEST(JsonSchema, SomeAreAListAndOneMayDoWhereTheShapeSaysSo) {
    using enum orders::ShapeKind;
    orders::Shape days{"days", some, "", true, 1, 7};
    days.or_one = true;
    orders::Shape sheet{"", map};
    sheet.parts = {{"colours", some, "", true, 0, 0, {"red", "blue"}}, days};
    const json schema = json_schema(sheet, orders::described::vocabulary<orders::tiny::Sheet>(), "en", {});
    const json red_and_blue = {{"enum", {"red", "blue"}}};
    const json day = {{"type", "integer"}, {"minimum", 1}, {"maximum", 7}};
    EXPECT_EQ(part(schema, schema, "colours"), (json{{"type", "array"}, {"items", red_and_blue}}));
    EXPECT_EQ(part(schema, schema, "days"), (json{{"anyOf", {day, {{"type", "array"}, {"items", day}}}}}));
}

TEST(JsonSchema, EveryShapeOfEveryGameHasItsWords) {
    for (const std::string& id : test_support::registered_ids()) {
        test_support::Table table(id, test_support::shipped_game(id)->player_count().least, test_support::seed_of(1));
        for (int turn = 0; turn < 4 && !table.game().over(table.position()); ++turn) {
            for (const auto& demand : table.game().demands(table.position())) {
                EXPECT_EQ(demand.shape.place, "sheet") << id;
                check_places(demand.shape, table.game().vocabulary());
            }
            table.move_to(table.resolve(table.position(), table.bot_sheets()).position);
        }
    }
}

}  // namespace gm
