// Sheets of Rollback Propaganda: what is understood, in either language, and what makes a sheet void.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "resolution/rollback_propaganda/rules.h"

namespace resolution::rollback_propaganda {
namespace {

using testing::HasSubstr;
using testing::Not;
namespace sheets = orders::rollback_propaganda;

const Rules& rules() {
    static const Rules read = *Rules::from_campaign(*gm::load_campaign("rollback-propaganda"));
    return read;
}

State table(int turn = 7, const std::vector<std::string>& mages = {"Ada", "Bo", "Cy"}) {
    return rules().plain(Roster::of(mages), turn);
}

/// Ada's sheet; what is wrong with it goes into `said`.
std::optional<Sheet> read(const std::string& text, std::string* said = nullptr, const State& state = table()) {
    const auto document = orders::parse_document(text, "sheet.yaml");
    EXPECT_TRUE(document) << text;
    orders::Problems problems;
    auto sheet = rules().read(state, PlayerIndex(0), *document, problems);
    if (said != nullptr) *said = orders::describe(problems);
    EXPECT_EQ(sheet.has_value(), problems.empty()) << orders::describe(problems);
    return sheet;
}

std::string problems_of(const std::string& text, const State& state = table()) {
    std::string said;
    EXPECT_FALSE(read(text, &said, state)) << text;
    return said;
}

std::string written(const Sheet& sheet) { return rules().write_sheet(table(), PlayerIndex(0), sheet); }

constexpr const char* english = R"(
turn: 7
player: Ada
scheme: [whisper, ether]
reveal:
  while_stealth_at_most: 8
  max_cards: 6
  stop_after: [election, error]
  avoid_known_rollback: false
  push_if: {present_has: election, would_score: false}
  anchor: keep
spells:
  whisper:
    - {if: {present_has: [election], popularity: {faction: own, at_most: 6}}, do: flip, faction: own, ethers: all}
    - {if: {flipped_before: slander, own_faction_leads: true}, do: flip, faction: [own, least, guild], ethers: 2}
    - {do: bury}
  detour: {do: flip, events: [election, 2]}
order: [ether, whisper]
choices:
  wave: [own]
  smear: best_rival
  espionage: [leader, next, Bo]
  crisis: [{swap: [self, Bo]}, {swap: [self, unassigned]}, decline]
standing: true
)";

constexpr const char* french = R"(
tour: 7
mage: Ada
manigance: [Murmure, Éther]
révélation:
  furtivité au plus: 8
  cartes au plus: 6
  arrêt après: [Élection, Inévitable erreur]
  éviter rollback connu: non
  forcer si: {présent avec: Élection, je marquerais: non}
  ancre: garder
sortilèges:
  Murmure:
    - {si: {présent avec: Élection, popularité: {faction: la mienne, au plus: 6}}, action: retourner, faction: la mienne, éthers: tous}
    - {si: {déjà retourné: Calomnie, ma faction mène: oui}, action: retourner, faction: [la mienne, la moins populaire, Guilde], éthers: 2}
    - {action: enfouir}
  Détour: {action: retourner, événements: [Élection, 2]}
ordre: [Éther, Murmure]
choix:
  Vague de ferveur: [la mienne]
  Campagne de dénigrement: meilleure rivale
  Espionnage: [en tête, après moi, Bo]
  Crise de la confiance: [{échange: [moi, Bo]}, {échange: [moi, pile]}, refuser]
permanent: oui
)";

TEST(RollbackSheet, SaysTheSameInBothLanguages) {
    const auto one = read(english);
    const auto other = read(french);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(*one, *other) << written(*other);
    EXPECT_TRUE(one->standing);
    EXPECT_EQ(one->spells->begin()->second.size(), 3U);
}

TEST(RollbackSheet, WrittenItReadsBack) {
    const auto sheet = read(english);
    ASSERT_TRUE(sheet);
    const auto again = read(written(*sheet));
    ASSERT_TRUE(again) << written(*sheet);
    EXPECT_EQ(*again, *sheet) << written(*again);
}

TEST(RollbackSheet, LettersAndDigitsAloneCount) {
    const auto plain = read("reveal: {stop_after: [collapse]}");
    for (const char* word : {"Éfondrement", "effondrement", "E F O N D R E M E N T", "Collapse"})
        EXPECT_EQ(read(std::string("reveal: {stop_after: [") + word + "]}"), plain) << word;
}

TEST(RollbackSheet, PartsThatAreNotThereAreNotEmpty) {
    const auto sheet = read("{reveal: {}, spells: {}, scheme: null, choices: []}");
    EXPECT_FALSE(sheet);  // choices are a map
    const auto some = read("{reveal: {}, spells: {}, scheme: null}");
    ASSERT_TRUE(some);
    EXPECT_TRUE(some->reveal && some->spells);
    EXPECT_FALSE(some->scheme || some->choices || some->order);
    EXPECT_EQ(some->turn, 7);
}

TEST(RollbackSheet, IsVoidAsAWhole) {
    EXPECT_THAT(problems_of("scheme: [wisper]"), HasSubstr("whisper"));
    EXPECT_THAT(problems_of("reveal: {while_stealth: 3}"), HasSubstr("while_stealth_at_most"));
    EXPECT_THAT(problems_of("reveal: {max_cards: -1}"), HasSubstr("max_cards"));
    EXPECT_THAT(problems_of("spells: {whisper: {faction: own}}"), HasSubstr("do"));
    EXPECT_THAT(problems_of("spells: {whisper: {if: {moon: full}, do: flip}}"), HasSubstr("moon"));
    EXPECT_THAT(problems_of("spells: {detour: {do: flip, events: [1]}}"), HasSubstr("two"));
    EXPECT_THAT(problems_of("spells: {silence: {do: flip, event: 0}}"), HasSubstr("0"));
    EXPECT_THAT(problems_of("choices: {election: own}"), HasSubstr("election"));
    EXPECT_THAT(problems_of("choices: {crisis: {swap: [self, Bo, Cy]}}"), HasSubstr("two"));
    EXPECT_THAT(problems_of("choices: {espionage: decline}"), HasSubstr("decline"));
    EXPECT_THAT(problems_of("choices: {espionage: Di}"), HasSubstr("Di"));
    EXPECT_THAT(problems_of("player: Bo"), HasSubstr("Bo"));
    EXPECT_THAT(problems_of("turn: 6"), HasSubstr("turn 6"));
    EXPECT_THAT(problems_of("{turn: 8, standing: true, reveal: {}}"), HasSubstr("later turn"));
}

TEST(RollbackSheet, MayBeForALaterTurn) {
    const auto sheet = read("{turn: 9, spells: {ether: {do: flip}}}");
    ASSERT_TRUE(sheet);
    EXPECT_EQ(sheet->turn, 9);
}

TEST(RollbackSheet, WhatIsNotInPlayIsAnUnknownWord) {
    EXPECT_THAT(problems_of("choices: {wave: academy}"), HasSubstr("academy"));
    EXPECT_THAT(problems_of("reveal: {stop_after: rally_academy}"), HasSubstr("rally_academy"));
    EXPECT_THAT(problems_of("choices: {wave: academy}"), Not(HasSubstr("did you mean 'academy'")));
    EXPECT_THAT(problems_of("reveal: {stop_after: rally_academy}"), Not(HasSubstr("did you mean 'rally_academy'")));
    const State five = table(7, {"Ada", "Bo", "Cy", "Di", "Ed"});
    EXPECT_TRUE(read("{choices: {wave: academy}, reveal: {stop_after: rally_academy}}", nullptr, five));
    EXPECT_TRUE(read("reveal: {stop_after: shift_army_crown}", nullptr, five));  // it has no copy, and is known
}

TEST(RollbackSheet, AnIdThatIsAKindToo) {
    const auto sheet = read("reveal: {stop_after: [election, error, error_minor]}");
    ASSERT_TRUE(sheet);
    const auto& [both, kind, event] =
        std::tie(sheet->reveal->stop_after[0], sheet->reveal->stop_after[1], sheet->reveal->stop_after[2]);
    EXPECT_TRUE(both.event && both.kind);
    EXPECT_TRUE(!kind.event && kind.kind);
    EXPECT_TRUE(event.event && !event.kind);
}

TEST(RollbackSheet, PartsCountByThemselves) {
    const auto first = read("{scheme: whisper, reveal: {max_cards: 1}}");
    const auto second = read("{reveal: {max_cards: 2}}");
    const auto later = read("{turn: 9, scheme: ether}");
    ASSERT_TRUE(first && second && later);
    const Sheet both = rules().joined(*first, *second);
    EXPECT_TRUE(both.before.empty());
    EXPECT_EQ(both.scheme, first->scheme);
    EXPECT_EQ(both.reveal, second->reveal);
    const Sheet all = rules().joined(both, *later);
    ASSERT_EQ(all.before.size(), 1U);
    EXPECT_EQ(all.before.front(), both);
    EXPECT_EQ(all.scheme, later->scheme);
    EXPECT_FALSE(all.reveal);
}

TEST(RollbackSheet, NobodyIsCalledLikeAWordForAMage) {
    for (const char* name : {"self", "Leader", "après moi", "PILE", "unassigned", "meneuse"})
        EXPECT_TRUE(sheets::is_word_for_a_mage(name)) << name;
    EXPECT_FALSE(sheets::is_word_for_a_mage("Ada"));
}

TEST(RollbackSheet, AWordWithTwoMeaningsIsFound) {
    sheets::Catalogue catalogue;
    catalogue.factions = {{"crown", {"Couronne"}}, {"own_house", {"La mienne"}}};
    const auto found = sheets::twice_meant(catalogue);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, "own_house");
    EXPECT_EQ(found->other, "own");
    catalogue.factions.pop_back();
    EXPECT_FALSE(sheets::twice_meant(catalogue));
}

}  // namespace
}  // namespace resolution::rollback_propaganda
