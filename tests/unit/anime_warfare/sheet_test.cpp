#include <gtest/gtest.h>

#include "orders/anime_warfare/sheet.h"
#include "orders/described/sheet.h"

namespace {

using namespace orders::anime_warfare;

SheetContext context_of(SheetName due) {
    SheetContext context;
    context.due = due;
    context.turn = 4;
    context.leg = 1;
    context.players = {{"dora", "Dora"}, {"emil", "Emil"}};
    context.factions = {Faction::no_name, Faction::haiyore};
    context.own = Faction::no_name;
    context.campaigns = {2};
    return context;
}

struct Taken {
    std::optional<Sheet> sheet;
    orders::Problems problems;
};
Taken take(const std::string& written, SheetName due = SheetName::leg) {
    Taken out;
    const auto document = orders::parse_document(written, "sheet.yaml");
    out.sheet = read_sheet(*document, context_of(due), out.problems);
    return out;
}
Sheet read(const std::string& written, SheetName due = SheetName::leg) {
    Taken taken = take(written, due);
    EXPECT_TRUE(taken.problems.empty()) << orders::describe(taken.problems);
    return taken.sheet.value_or(Sheet{});
}
/// The one order of the one round.
std::optional<Order> order_in(const std::string& order) {
    const Taken taken = take("rounds: [{try: [" + order + "]}]");
    EXPECT_EQ(taken.problems.empty(), taken.sheet->rounds.at(0)->attempts.at(0).has_value()) << order;
    return taken.sheet->rounds.at(0)->attempts.at(0);
}

constexpr const char* in_english = R"(
game: aw-3
sheet: leg
turn: 4
leg: 1
faction: no_name
rounds:
  - before: [{do: control_studio, zone: 5}]
    try:
      - {do: battle, zone: 5, against: haiyore, when: {enemy: {faction: haiyore, zone: 5, max: 2}}}
      - {do: move, units: [{unit: you, from: 3, to: 5}, {unit: jin, from: 3, to: 1, n: all}], partial: true}
    after: [{do: reveal, values: [2]}]
  - try: [{do: summon, unit: izayoi}]
    else: pass
standing:
  losses: [jin, kurousagi]
  retreat: [3, 1]
  abilities: {clemency: 2, fury: {min_enemies: 3}}
)";
constexpr const char* in_french = R"(
partie: aw-3
feuille: étape
tour: 4
étape: 1
licence: No Name
rounds:
  - avant: [{faire: contrôler un studio, zone: 5}]
    essayer:
      - {faire: engager une bataille, zone: 5, contre: Haiyore, si: {ennemi: {licence: Haiyore, zone: 5, max: 2}}}
      - {faire: déplacer, unités: [{unité: You, de: 3, vers: 5}, {unité: Jin, de: 3, vers: 1, nombre: tous}], partiel: oui}
    après: [{faire: révéler une campagne, valeurs: [2]}]
  - essayer: [{faire: invoquer, unité: Izayoi}]
    sinon: passer son tour
consignes:
  coups mortels: [Jin, Kurousagi]
  repli: [3, 1]
  capacités: {Clémence: 2, Déchaînement: {ennemis min: 3}}
)";

TEST(AnimeWarfareSheet, SaysTheSameInFrench) { EXPECT_EQ(read(in_english), read(in_french)); }

TEST(AnimeWarfareSheet, HasItsOrdersInTheirPlaces) {
    const Sheet sheet = read(in_english);
    ASSERT_EQ(sheet.rounds.size(), 2U);
    const Round& first = *sheet.rounds[0];
    EXPECT_EQ(first.before.at(0)->kind, Do::control_studio);
    EXPECT_EQ(first.attempts.at(0)->against, Faction::haiyore);
    EXPECT_EQ(first.attempts.at(0)->when.enemy->max, 2);
    const Order& move = *first.attempts.at(1);
    EXPECT_EQ(move.units.at(0).n.number, 1);
    EXPECT_TRUE(move.units.at(1).n.all);
    EXPECT_TRUE(move.partial);
    EXPECT_EQ(first.after.at(0)->values, std::vector{2});
    EXPECT_EQ(sheet.rounds[1]->otherwise, Otherwise::pass);
    const auto& standing = sheet.standing.given;
    EXPECT_EQ(*standing.losses, (std::vector{Unit::jin, Unit::kurousagi}));
    ASSERT_EQ(standing.abilities->size(), 2U);
    EXPECT_EQ(find(*standing.abilities, Ability::clemency)->number, 2);
    EXPECT_EQ(find(*standing.abilities, Ability::fury)->min_enemies, 3);
}

TEST(AnimeWarfareSheet, IsWrittenAsItIsRead) {
    const SheetContext context = context_of(SheetName::leg);
    const std::string written = write_sheet(read(in_english), context);
    EXPECT_EQ(read(written), read(in_english)) << written;
}

// AW-56: what was not understood is refused where it stands, and the rest counts.
TEST(AnimeWarfareSheet, LeavesAHoleForWhatItDoesNotUnderstand) {
    const Taken taken = take("rounds: [{try: [{do: dance}, {do: pass}]}, 7, {try: [{do: open_studio, zone: 3}]}]");
    ASSERT_EQ(taken.sheet->rounds.size(), 3U);
    EXPECT_FALSE(taken.sheet->rounds[0]->attempts.at(0));
    EXPECT_EQ(taken.sheet->rounds[0]->attempts.at(1)->kind, Do::pass);
    EXPECT_FALSE(taken.sheet->rounds[1]);
    EXPECT_EQ(taken.sheet->rounds[2]->attempts.at(0)->zone, 3);
    ASSERT_EQ(taken.problems.size(), 2U);
    EXPECT_EQ(taken.problems[0].path, "rounds/1/try/1");
    EXPECT_EQ(taken.problems[1].path, "rounds/2");
}

// AW-47, AW-48
TEST(AnimeWarfareSheet, TakesNoOrderThatLacksSomething) {
    for (const char* order :
         {"{do: battle, zone: 5}", "{do: capture, zone: 5}", "{do: summon, unit: asuka}", "{do: reveal, values: []}",
          "{do: open_studio, zone: 17}", "{do: open_studio, zone: -1}", "{do: move, units: [{unit: jin, from: 3}]}",
          "{do: move, units: [{unit: jin, from: 3, to: 5, n: 0}]}", "{do: move, units: [{unit: joe, from: 3, to: 5}]}",
          "{do: pass, when: {weather: fine}}", "{do: pass, when: {own: {max: 3}}}", "{do: flying_studio}",
          "{do: gift_staff}", "{zone: 3}", "pass"})
        EXPECT_FALSE(order_in(order)) << order;
    for (const char* order :
         {"{do: summon, unit: izayoi}", "{do: summon, unit: lelouch}", "{do: sacrifice_mascots}", "{do: purge}",
          "{do: flying_studio, land: 3}", "{do: ce livre est nul !, give: loan, take: fury}"})
        EXPECT_TRUE(order_in(order)) << order;
}

// AW-57
TEST(AnimeWarfareSheet, ReplacesStandingOrdersKeyByKey) {
    Standing standing;
    standing.losses = {Unit::jin};
    standing.retreat = {3};
    standing.gender_bonus = 2;
    read("standing: {losses: null, retreat: [5, 1], dilemma: fan}").standing.apply_to(standing);
    EXPECT_FALSE(standing.losses);
    EXPECT_EQ(*standing.retreat, (std::vector{5, 1}));
    EXPECT_EQ(*standing.dilemma, std::vector{Choice::fan});
    EXPECT_EQ(standing.gender_bonus, 2);
}

TEST(AnimeWarfareSheet, KeepsWhatItUnderstandsOfStandingOrders) {
    const Taken taken = take("standing: {losses: [jin, dragon, you], abilities: {fury: perhaps, clemency: 0}}");
    EXPECT_EQ(*taken.sheet->standing.given.losses, (std::vector{Unit::jin, Unit::you}));
    EXPECT_EQ(find(*taken.sheet->standing.given.abilities, Ability::fury), nullptr);
    EXPECT_TRUE(find(*taken.sheet->standing.given.abilities, Ability::clemency)->never());
    EXPECT_EQ(taken.problems.size(), 2U);
}

TEST(AnimeWarfareSheet, StandingOrdersCanBeKept) {
    const Standing standing =
        read(
            "standing: {losses: [jin], wounds: [], hand_over: {spare_controllers: false}, offers: {purge: 2}, "
            "abilities: {diplomat: true, back_stab: {against: [haiyore]}, bad_luck: {targets: [{unit: jin, zone: 3}, "
            "you]}, "
            "clemency: 0}, negotiator: fan}")
            .standing.given;
    orders::Problems problems;
    EXPECT_EQ(standing_of(standing_node(standing), context_of(SheetName::leg), problems), standing);
    EXPECT_TRUE(problems.empty()) << orders::describe(problems);
}

TEST(AnimeWarfareSheet, OfTheOfficeKeepsThePlaceOfEachCampaign) {
    const Taken taken =
        take("{convention: {hold: yes, max_cost: 8}, reveal: [2, many, 1], direction: inverse}", SheetName::office);
    EXPECT_TRUE(taken.sheet->convention->hold);
    EXPECT_EQ(taken.sheet->convention->max_cost, 8);
    ASSERT_EQ(taken.sheet->reveal.size(), 3U);
    EXPECT_EQ(taken.sheet->reveal[0], 2);
    EXPECT_FALSE(taken.sheet->reveal[1]);
    EXPECT_EQ(taken.sheet->direction, Direction::reverse);
}

TEST(AnimeWarfareSheet, OfAnotherHourIsNone) {
    EXPECT_FALSE(take("{convention: {hold: true}}").sheet);
    EXPECT_FALSE(take("{turn: 3, rounds: []}").sheet);
    EXPECT_FALSE(take("{leg: 2, rounds: []}").sheet);
    EXPECT_FALSE(take("{faction: haiyore, rounds: []}").sheet);
    EXPECT_FALSE(take("{player: emil, rounds: []}").sheet);
    EXPECT_FALSE(take("{sheet: office, rounds: []}").sheet);
    EXPECT_TRUE(take("{}").sheet);
    EXPECT_TRUE(take("{turn: 4, leg: 1, player: Dora, licence: No Name, rounds: []}").sheet);
}

TEST(AnimeWarfareSheet, TellsOfTheNearestWord) {
    const Taken taken = take("rounds: [{essayer: [{faire: capturr, zone: 3, licence: Haiyore}]}]");
    ASSERT_EQ(taken.problems.size(), 1U);
    EXPECT_NE(orders::describe(taken.problems).find("capturer"), std::string::npos) << orders::describe(taken.problems);
}

}  // namespace
