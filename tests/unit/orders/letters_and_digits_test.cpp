#include "orders/letters_and_digits.h"

#include <gtest/gtest.h>

namespace orders {
namespace {

TEST(LettersAndDigits, AreAllThatCountsOfAWord) {
    for (const char* written :
         {"Contre-argument", "contre argument", "contre_argument", "contre‑argument", "contre–argument",
          "« Contre-Argument »", "„contre-argument“", "‹contre argument›", "contre·argument!", "(contre argument)."})
        EXPECT_EQ(letters_and_digits(written), "contreargument") << written;
    EXPECT_EQ(letters_and_digits("À l’arrache"), letters_and_digits("a lʼarrache"));
    EXPECT_EQ(letters_and_digits("ハッカー (Hakkā)"), "ハッカーhakka");
    EXPECT_EQ(letters_and_digits("V-07"), "v07");
}

TEST(LettersAndDigits, WhatHasNoLetterIsNoWord) {
    EXPECT_NE(letters_and_digits("+1"), letters_and_digits("-1"));
    EXPECT_EQ(letters_and_digits(""), "");
    EXPECT_EQ(letters_and_digits("..."), "...");
    EXPECT_EQ(letters_and_digits("1.5"), "1.5");
}

TEST(LettersAndDigits, WhatIsNoTextStaysAsItIs) { EXPECT_EQ(letters_and_digits("a\xff.b"), "a\xff.b"); }

}  // namespace
}  // namespace orders
