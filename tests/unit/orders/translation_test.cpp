// A sheet that is quoted to a reader of another language.

#include <gtest/gtest.h>

#include "orders/corporate/sheet.h"
#include "orders/described/orders.h"
#include "orders/described/translation.h"

namespace {

std::string in_french(const std::string& text) {
    return orders::described::sheet_in("fr", text, orders::described::kind_of<orders::corporate::Sheet>);
}

}  // namespace

TEST(Translation, KeysAndWordsAreThoseOfTheLanguageAndNamesStay) {
    EXPECT_EQ(in_french("turn: 2\n"
                        "player: goro\n"
                        "buy:\n"
                        "  - influence\n"
                        "  - {share: evo}\n"
                        "runs:\n"
                        "  - {type: datasteal, target: evo, benefit: nct, agent: independents, invest: 50000}\n"
                        "evidence:\n"
                        "  - {share: sheet:akira/1, with: hanae}\n"
                        "notes: turn left\n"),
              "tour: 2\n"
              "joueur: goro\n"
              "achats:\n"
              "  - influence\n"
              "  - {part: evo}\n"
              "runs:\n"
              "  - {type: datasteal, cible: evo, bénéficiaire: nct, agent: indépendants, montant: 50000}\n"
              "preuves:\n"
              "  - {transmettre: \"feuille:akira/1\", à: hanae}\n"
              "notes: turn left\n");
}

TEST(Translation, WhatIsNoSheetStaysAsItIs) {
    EXPECT_EQ(in_french("a letter"), "a letter");
    EXPECT_EQ(in_french("{unclosed: ["), "{unclosed: [");
    EXPECT_EQ(in_french(""), "");
}
