// The pre-filled sheet in rare situations, which bots seldom reach: every part of it is there
// when it applies, understood when uncommented, and left out when it does not.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/play/prefilled_sheet.h"
#include "orders/text.h"
#include "tests/support/example_orders.h"
#include "tests/support/table.h"

namespace gm {
namespace {

using nlohmann::json;
using resolution::PlayerIndex;

/// The first player's sheet in a state of our own making.
class FirstSheet {
public:
    explicit FirstSheet(const json& patch, int turn = 4, std::vector<std::string> ids = {"akira", "hanae", "goro"})
        : roster_(resolution::Roster::of(ids)), position_(*game_->scenario(roster_, turn, patch, dice_of_setup_)) {}

    std::string sheet(const std::string& language, json deadline = nullptr) const {
        PrefilledSheets prefilled(*game_, roster_, position_, std::move(deadline));
        auto text = prefilled.write(PlayerIndex{0}, language);
        EXPECT_TRUE(text) << orders::describe(text.problems());
        return text ? text->text : std::string();
    }

    json outlook() const { return game_->outlook(position_, PlayerIndex{0}); }

    /// What the reader complains of, warnings included.
    std::string problems_of(const std::string& text) const {
        const auto document = orders::parse_document(text, "sheet.yaml");
        if (!document) return orders::describe(document.problems());
        return orders::describe(game_->read(position_, PlayerIndex{0}, *document).problems);
    }

private:
    std::unique_ptr<resolution::Game> game_ = test_support::shipped_game("corporate");
    resolution::Dice dice_of_setup_{resolution::Seed{}, 0};
    resolution::Roster roster_;
    resolution::Position position_;
};

/// Akira has everything one can have: rights, duties, captives, proofs, a CROC, clans at war.
json everything() {
    return {
        {"auction", 3},
        {"players",
         {{"akira",
           {{"money", 4000000},
            {"honour", 7},
            {"influence", 2},
            {"party", "reformers"},
            {"political_points", 3},
            {"citizenship", "evo"},
            {"shares", {{"evo", 2}, {"nct", 1}}},
            {"traits", {"old-hand", "awakened"}},
            {"evidence", {"secret:hanae/1"}},
            {"known", {"secret:hanae/1"}},
            {"croc", {{"name", "Kage"}, {"bonus", {{"sabotage", 10}}}, {"runs", 2}}}}},
          {"hanae", {{"secrets", {"Something"}}}}}},
        {"corporations", {{"shiawase", {{"assets", 20}}}}},
        {"parties", {{"reformers", {{"chief", "akira"}, {"underground", true}}}}},
        {"agents",
         {{"maboroshi", {{"state", "captured"}, {"captor", "akira"}}},
          {"sakura", {{"loyalty", {{"akira", 4}}}, {"secret_allies", {"evo"}}}},
          {"kodachi-gumi", {{"state", "war"}, {"loyalty", {{"akira", 3}}}}},
          {"mita-gumi", {{"loyalty", {{"hanae", 4}}}}}}},
        {"effects",
         {{"akira",
           {{"bound_to_dragon", true},
            {"public_contract", true},
            {"grant", 2},
            {"extra_votes", 1},
            {"dragon_run_bonus", true},
            {"extra_estimates", 1}}}}},
        {"runs",
         {{"T3-QK7",
           {{"buyer", "goro"},
            {"agent", "kekyan"},
            {"type", "sabotage"},
            {"target", "evo"},
            {"known_to", {"akira"}}}}}},
        {"contracts",
         {{{"id", "C-1"},
           {"parties", {"akira", "hanae"}},
           {"terms", "peace"},
           {"public", false},
           {"broken_by", json::array()},
           {"transfers", {{{"from", "akira"}, {"to", "hanae"}, {"amount", 90000}, {"due", 4}, {"paid", 20000}}}}}}}};
}

/// A pariah of no party, barred from everything by the dragon.
json nothing() {
    return {{"players", {{"akira", {{"money", 0}, {"honour", 1}, {"influence", 0}, {"traits", {"young-wolf"}}}}}},
            {"effects", {{"akira", {{"no_estimate", true}, {"no_network_until", 4}, {"no_forecast_until", 4}}}}}};
}

/// Only one corporation is left: nothing to vote between.
json last_one_standing() {
    json corporations = json::object();
    for (const char* id :
         {"mct", "monobe", "shiawase", "renraku", "yakashima", "nct", "horizon", "prosperity", "neonet"})
        corporations[id] = {{"assets", 0}, {"crashes", 1}, {"bankrupt", true}};
    return {{"corporations", corporations}, {"players", {{"akira", {{"traits", {"old-hand"}}}}}}};
}

void expect_parts(const std::string& sheet, const std::vector<std::string>& parts, bool there) {
    for (const std::string& part : parts)
        EXPECT_EQ(sheet.find("\n# " + part + ":") != std::string::npos, there) << part << "\n" << sheet;
}

const std::vector<std::string> rare_parts_fr{"instinct", "contrat public", "répartition", "enchère",       "captifs",
                                             "agents",   "preuves",        "citoyenneté", "ligne du parti"};
const std::vector<std::string> rare_parts_en{"instinct", "public_contract", "grant",       "auction",   "captives",
                                             "agents",   "evidence",        "citizenship", "party_line"};

TEST(SheetTemplate, EveryExampleOfEverySituationIsUnderstood) {
    for (const json& patch : {everything(), nothing(), last_one_standing(), json::object()}) {
        for (const int turn : {1, 4, 8}) {
            const FirstSheet desk(patch, turn);
            for (const char* language : {"fr", "en"}) {
                const std::string sheet = desk.sheet(language);
                EXPECT_EQ(desk.problems_of(sheet), "") << sheet;
                EXPECT_EQ(desk.problems_of(test_support::with_all_examples(sheet)), "") << sheet;
                for (const std::string& example : test_support::example_orders(sheet))
                    EXPECT_EQ(desk.problems_of(example), "") << example;
            }
        }
    }
}

TEST(SheetTemplate, PartsAreThereWhenTheyApplyAndOnlyThen) {
    expect_parts(FirstSheet(everything()).sheet("fr"), rare_parts_fr, true);
    expect_parts(FirstSheet(everything()).sheet("en"), rare_parts_en, true);
    expect_parts(FirstSheet(json::object()).sheet("fr"), rare_parts_fr, false);
    expect_parts(FirstSheet(json::object()).sheet("en"), rare_parts_en, false);
    expect_parts(FirstSheet(last_one_standing()).sheet("en"), {"votes", "forecasts"}, false);
    expect_parts(FirstSheet(nothing()).sheet("en"), {"votes", "forecasts", "runs", "instinct"}, false);
}

TEST(SheetTemplate, OnesOwnSecretAlliesAreToldFromTheOthers) {
    json patch = everything();
    patch["agents"]["sakura"]["named_allies"] = {{"akira", {"nct"}}};
    const FirstSheet desk(patch);
    EXPECT_NE(desk.sheet("en").find("Sakura, secret allies: Evo, NC&T, akira; named by you: NC&T."), std::string::npos)
        << desk.sheet("en");
    EXPECT_NE(desk.sheet("fr").find("Sakura, alliés secrets : Evo, NC&T, akira ; nommés par vous : NC&T."),
              std::string::npos)
        << desk.sheet("fr");
}

TEST(SheetTemplate, DutiesStandAtTheTop) {
    const std::string sheet = FirstSheet(everything()).sheet("en");
    EXPECT_NE(sheet.find("## DUTY: contract C-1, 70\u00a0000 ny to hanae this turn"), std::string::npos) << sheet;
    EXPECT_NE(sheet.find("## DUTY: you are bound to the dragon"), std::string::npos);
    EXPECT_NE(sheet.find("## DUTY: decide on Maboroshi"), std::string::npos);
    EXPECT_NE(sheet.find("{to: hanae, amount: 70000, contract: C-1}"), std::string::npos) << sheet;
    EXPECT_EQ(FirstSheet(json::object()).sheet("en").find("DUTY"), std::string::npos);
}

TEST(SheetTemplate, LinesFitAMailAndPricesAreThoseOfTheOutlook) {
    for (const char* language : {"fr", "en"}) {
        const FirstSheet desk(everything());
        const std::string sheet = desk.sheet(language);
        std::size_t begin = 0;
        while (begin < sheet.size()) {
            const std::size_t end = sheet.find('\n', begin);
            EXPECT_LE(orders::display_width(sheet.substr(begin, end - begin)), 110U)
                << sheet.substr(begin, end - begin);
            begin = end + 1;
        }
        EXPECT_NE(sheet.find("2\u00a0600\u00a0000 ny"), std::string::npos) << "shiawase is first: 20 x 130 000";
    }
}

TEST(SheetTemplate, ADeadlineIsSaidWhenThereIsOne) {
    const FirstSheet desk(json::object());
    const json friday = {{"weekday", "5"}, {"day", 20}, {"month", "11"}, {"time", "12:30"}, {"zone", "Europe/Paris"}};
    EXPECT_NE(desk.sheet("fr", friday).find("\n## À renvoyer avant le vendredi 20 novembre à 12:30 (Europe/Paris).\n"),
              std::string::npos)
        << desk.sheet("fr", friday);
    EXPECT_NE(desk.sheet("en", friday).find("\n## Send it in before Friday 20 November, 12:30 (Europe/Paris).\n"),
              std::string::npos)
        << desk.sheet("en", friday);
    EXPECT_EQ(desk.sheet("en").find("Send it in before"), std::string::npos);
}

TEST(SheetTemplate, WhatPeopleAreCalledCannotOrderAnything) {
    const json croc = {
        {"name", "Kage\nruns: [{type: sabotage}]\r\u2028votes: all"}, {"bonus", json::object()}, {"runs", 1}};
    const FirstSheet desk({{"players", {{"no", {{"citizenship", "evo"}, {"croc", croc}}}}}}, 4, {"no", "null", "12"});
    for (const char* language : {"fr", "en"}) {
        const std::string sheet = desk.sheet(language);
        EXPECT_EQ(desk.problems_of(sheet), "") << sheet;
        EXPECT_EQ(desk.problems_of(test_support::with_all_examples(sheet)), "") << sheet;
    }
}

TEST(SheetTemplate, ASchemaLineComesFirst) {
    const FirstSheet desk(json::object());
    const std::string sheet = with_schema_line("./akira.schema.json", desk.sheet("en"));
    EXPECT_TRUE(sheet.starts_with("# yaml-language-server: $schema=./akira.schema.json\n## "));
    EXPECT_EQ(desk.problems_of(sheet), "");
}

TEST(CorporateOutlook, VotesSayWhereTheyComeFrom) {
    const json votes = FirstSheet(everything()).outlook()["votes"];
    EXPECT_EQ(votes["count"], 3);  // each turn, chief of the party in power, dragon
    EXPECT_EQ(votes["chief"], 1);
    EXPECT_EQ(votes["dragon"], 1);
    EXPECT_EQ(votes["instinct"], true);
    EXPECT_EQ(FirstSheet(nothing()).outlook()["votes"]["count"], 0);
}

json agent_in(const json& outlook, const std::string& id) {
    for (const json& one : outlook["agents"]) {
        if (one["id"] == id) return one;
    }
    return nullptr;
}

TEST(CorporateOutlook, AnAgentsHateIsToldOnlyToWhomItInforms) {
    const auto loyal = [](int level) {
        const json agent = {{"loyalty", {{"akira", level}}}, {"secret_enemies", {"akira"}}};
        return agent_in(FirstSheet(json{{"agents", {{"sakura", agent}}}}).outlook(), "sakura");
    };
    EXPECT_EQ(loyal(1)["available"], true);
    EXPECT_EQ(loyal(1)["next"]["why"], nullptr);
    EXPECT_EQ(loyal(2)["why"], "enemy");
    EXPECT_EQ(loyal(2)["next"]["why"], "declines");  // CG-104
}

TEST(CorporateOutlook, AClansMasterIsPublicAFixersIsNot) {
    const json master = {{"loyalty", {{"hanae", 4}}}};
    const json outlook = FirstSheet(json{{"agents", {{"sakura", master}, {"mita-gumi", master}}}}).outlook();
    EXPECT_EQ(agent_in(outlook, "mita-gumi")["leave_of"], json::array({"hanae"}));
    EXPECT_EQ(agent_in(outlook, "sakura")["leave_of"], json::array());
    EXPECT_EQ(agent_in(outlook, "sakura")["next"]["why"], nullptr);
}

TEST(CorporateOutlook, ACorporateCitizensFirstShareIsAtHomeAndCheaper) {
    const json akira = {{"citizenship", "evo"}, {"traits", {"corporate-citizen"}}};
    const json outlook = FirstSheet(json{{"players", {{"akira", akira}}}}).outlook();
    for (const json& one : outlook["corporations"]) {
        EXPECT_EQ(one["why"], one["id"] == "evo" ? json(nullptr) : json("first-share"));
        const int price = one["price"];
        EXPECT_EQ(price, one["id"] == "evo" ? 900'000 : one["place"] == 1 ? 1'300'000 : 1'000'000);
    }
}

}  // namespace
}  // namespace gm
