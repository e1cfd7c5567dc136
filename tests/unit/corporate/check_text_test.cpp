// The check in words, in both languages: what people read.

#include <gmock/gmock.h>

#include <sstream>

#include "gm/report/template_set.h"
#include "orders/text.h"
#include "tests/unit/corporate/check_support.h"

namespace corporate_test {

using testing::HasSubstr;
using testing::Not;

namespace {

/// Akira has every right that a sheet may use, and duties besides.
json rich_state() {
    return {{"auction", 3},
            {"players",
             {{"akira",
               {{"name", "Akira"},
                {"money", 6000000},
                {"honour", 5},
                {"influence", 3},
                {"party", "reformers"},
                {"political_points", 2},
                {"citizenship", "shiawase"},
                {"shares", {{"shiawase", 1}}},
                {"croc", {{"name", "Night Shift"}, {"runs", 1}}},
                {"evidence", {"secret:goro/1"}},
                {"traits", {"old-hand", "awakened"}}}},
              {"hanae", {{"name", "Hanae"}}},
              {"goro", {{"name", "Goro"}, {"secrets", {"x"}}}}}},
            {"effects",
             {{"akira", {{"grant", 3}, {"public_contract", true}, {"extra_votes", 2}, {"bound_to_dragon", true}}}}},
            {"contracts",
             json::array({{{"id", "C-1"},
                           {"parties", {"akira", "hanae"}},
                           {"transfers",
                            {{{"from", "akira"}, {"to", "hanae"}, {"amount", 300000}, {"due", 3}, {"paid", 0}}}}}})},
            {"agents",
             {{"sakura", {{"loyalty", {{"akira", 4}}}}},
              {"mita-gumi", {{"loyalty", {{"hanae", 4}}}}},
              {"maboroshi", {{"secret_allies", {"horizon"}}}},
              {"kekyan", {{"state", "captured"}, {"captor", "akira"}}}}}};
}

/// An order of every kind, good and bad.
constexpr const char* rich_sheet = R"(
gm_note: Hanae knows.
transfers: [{to: hanae, amount: 100000, contract: C-1}, {to: goro, amount: 50000, contract: C-9}]
evidence: [{share: "secret:goro/1", with: hanae}, {publish: "secret:hanae/1"}]
honour: {beg: 1}
buy: [share: renraku, share: shiawase, influence, loyalty: kimiko, loyalty: datenshi, political_points: 1, croc: X,
      croc_bonus: sabotage, croc_run, war_honour: 1, {share: Umbrella}, [1, 2]]
auction: 300000
agents: {sakura: {authorise: [{player: hanae, run: 1}], secret_allies: [evo, hanae]}, kekyan: {secret_allies: []}, nobody: {authorise: []}}
runs:
  - {type: sabotage, target: shiawase, agent: maboroshi, invest: 150000, network: true}
  - {type: datasteal, target: horizon, benefit: renraku, agent: maboroshi, invest: 100000, network: true}
  - {type: scandal, target: nationalists, line: populist, agent: sakura, invest: 100000, network: true, awakened: true}
  - {type: protection, target: akira, except: [information], agent: croc, invest: 100000, network: true}
  - {type: information, target: goro, agent: independents, favour: true}
  - {type: sabotage, target: neonet, agent: kimiko, invest: 100000}
  - {type: sabotage, target: horizon, agent: mita-gumi, invest: 200000, deposit_only: true, favour: true}
  - {type: sabotage, target: nct, agent: independents, invest: 50000}
  - {type: information, target: "run:T2-QQQ", agent: independents, invest: 5000000}
captives: {nagata: execute}
instinct: true
votes: [{up: renraku, down: evo}, {up: evo, down: shiawase}, {up: mct, down: mct}]
forecasts: [{corporation: renraku, rank: 1}, {corporation: evo, rank: 1}, {corporation: nct, rank: 4}]
dragon: {}
public_contract: {remove: mct}
grant: [{corporation: evo, assets: 1}]
citizenship: renraku
party_line: populist
)";

Trial rich() {
    Trial trial({"akira", "hanae", "goro"}, rich_state());
    trial.order("akira", rich_sheet);
    trial.order("hanae",
                "runs: [{type: sabotage, target: evo, agent: sakura, invest: 100000}]\n"
                "transfers: [{to: akira, amount: 70000}]\nauction: 400000\n");
    return trial;
}

std::string text_of(const json& checked, const std::string& language, bool gm) {
    auto names = rules().names(language);
    names.insert({{"akira", "Akira"}, {"hanae", "Hanae"}, {"goro", "Goro"}});
    auto templates = gm::TemplateSet::load("corporate", language, names);
    if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
    const json knowledge = {
        {"turn", 3}, {"reader", {{"id", "akira"}, {"name", "Akira"}}}, {"check", checked}, {"gm", gm}};
    auto text = templates->render("check", knowledge);
    if (!text) throw std::runtime_error(orders::describe(text.problems()));
    return text->text;
}

void expect_fits_a_mail(const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(orders::display_width(line), 78U) << line;
}

}  // namespace

TEST(CorporateCheckText, EveryOrderIsSaidInEnglish) {
    const Trial trial = rich();
    const Check checked = check(trial, "akira");
    const std::string text = text_of(to_json(checked), "en", false);
    expect_fits_a_mail(text);
    EXPECT_THAT(
        text,
        HasSubstr("  Purchase no. 2. One share of Shiawase: 1\u00a0000\u00a0000 ny, 3\u00a0950\u00a0000 left.\n"));
    EXPECT_THAT(text, HasSubstr("Purchase no. 12. Refused: the order was not understood (section\u00a02).\n"));
    EXPECT_THAT(text, HasSubstr("30 + 30 Maboroshi + 30\n    network = 90%, 150\u00a0000 ny, 950\u00a0000 left.\n"));
    EXPECT_THAT(text, HasSubstr("10 - 10\n    independents = 0%"));
    EXPECT_THAT(
        text,
        HasSubstr("Refused:\n    the target is a friend of this agent (step\u00a02). The 100\u00a0000 ny come back"));
    EXPECT_THAT(text, HasSubstr("A bid of 300\u00a0000 ny: paid if it wins"));
    EXPECT_THAT(text, HasSubstr("Votes 2 of 4, forecasts 2 of 3"));
    EXPECT_THAT(text, HasSubstr("  - 1 vote unused.\n"));
    EXPECT_THAT(text, Not(HasSubstr("GAME MASTER")));
    for (const CheckRemark& remark : checked.remarks)
        EXPECT_THAT(text, Not(HasSubstr("- " + remark.kind))) << "no words for it";
    EXPECT_GT(checked.remarks.size(), 12U);
}

TEST(CorporateCheckText, EveryOrderIsSaidInFrench) {
    const Trial trial = rich();
    const Check checked = check(trial, "akira");
    const std::string text = text_of(to_json(checked), "fr", false);
    expect_fits_a_mail(text);
    EXPECT_THAT(text,
                HasSubstr("  Achat n° 2. Une part de Shiawase : 1\u00a0000\u00a0000 ny, reste 3\u00a0950\u00a0000.\n"));
    EXPECT_THAT(text, HasSubstr("Refusé : l'ordre n'a pas été compris (section\u00a02).\n"));
    EXPECT_THAT(text, HasSubstr("30 + 30 Maboroshi + 30\n    réseau = 90 %, 150\u00a0000 ny, reste 950\u00a0000.\n"));
    EXPECT_THAT(text, HasSubstr("  - Maboroshi prend 1 run par tour ; vous en donnez 2 (n° 1, 2).\n"));
    EXPECT_THAT(text, HasSubstr("  - 1 Vote inutilisé.\n"));
    for (const CheckRemark& remark : checked.remarks)
        EXPECT_THAT(text, Not(HasSubstr("- " + remark.kind))) << "no words for it";
}

TEST(CorporateCheckText, TheGameMastersPartHasItsOwnHeading) {
    const Trial trial = rich();
    for (const std::string language : {"en", "fr"}) {
        const std::string own = text_of(to_json(check(trial, "akira")), language, false);
        const std::string all = text_of(to_json(check_for_gm(trial, "akira")), language, true);
        expect_fits_a_mail(all);
        EXPECT_TRUE(all.starts_with(own)) << "above the heading stands what the author reads";
        const std::string rest = all.substr(own.size());
        EXPECT_THAT(rest, HasSubstr(language == "en" ? "FOR THE GAME MASTER ALONE" : "POUR LE MJ SEUL"));
        EXPECT_THAT(rest, HasSubstr("Maboroshi"));
        EXPECT_THAT(rest, HasSubstr("Hanae knows."));
        for (const char* word : {"your ", "You ", "vous tient", "vous sont", "votre ", "vos "})
            EXPECT_THAT(rest, Not(HasSubstr(word))) << language;
    }
}

// Whatever reason the rules give, both languages have words for it.
TEST(CorporateCheckText, RemarksOfEveryKindHaveWords) {
    const json all = json::parse(R"([{"kind": "out-of-game"}, {"kind": "bound-to-dragon"},
        {"kind": "captive-undecided", "agent": "sakura"},
        {"kind": "contract-due", "contract": "C-1", "to": "goro", "amount": 5},
        {"kind": "contract-unknown", "contract": "C-1", "to": "goro", "path": "transfers/1"},
        {"kind": "voted-both-ways", "corporation": "evo"},
        {"kind": "votes-against-own", "corporation": "evo", "because": "bought"}, {"kind": "same-rank", "rank": 2},
        {"kind": "harms-own", "run": 1, "type": "sabotage", "target": "evo", "because": "vote"},
        {"kind": "harms-own", "run": 1, "type": "sabotage", "target": "akira", "because": "oneself"},
        {"kind": "same-run-twice", "runs": [1, 2], "target": "evo"},
        {"kind": "guards-and-attacks", "runs": [1, 2], "target": "evo"},
        {"kind": "needs-leave", "run": 1, "agent": "mita-gumi", "of": ["goro", "hanae"]},
        {"kind": "too-many-runs", "agent": "sakura", "of": 1, "runs": [1, 2]},
        {"kind": "deposit-only", "run": 1, "agent": "sakura"}, {"kind": "hopeless", "run": 1, "percentage": -10},
        {"kind": "votes-unused", "count": 2}, {"kind": "instinct-wasted"}, {"kind": "forecasts-unused", "count": 2},
        {"kind": "option-unused", "option": "network", "count": 2},
        {"kind": "option-unused", "option": "awakened", "count": 1},
        {"kind": "option-unused", "option": "dragon_bonus", "count": 1}, {"kind": "public-contract-unused"},
        {"kind": "grant-unused", "count": 2}, {"kind": "no-party-line", "party": "reformers"}])");
    const json checked = {
        {"money", 0}, {"left", 0}, {"orders", json::array()}, {"limits", json::array()}, {"remarks", all}};
    for (const std::string language : {"en", "fr"}) {
        const std::string text = text_of(checked, language, false);
        expect_fits_a_mail(text);
        EXPECT_THAT(text, HasSubstr(language == "en" ? "\n  - 2 votes unused.\n" : "\n  - 2 Votes inutilisés.\n"));
        for (const json& remark : all) {
            EXPECT_THAT(text, Not(HasSubstr("- " + remark["kind"].get<std::string>() + "\n"))) << language;
            if (remark.contains("because")) {
                EXPECT_THAT(text, Not(HasSubstr(", " + remark["because"].get<std::string>() + "."))) << language;
            }
        }
    }
}

}  // namespace corporate_test
