#include "orders/amount.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace orders {

namespace {

std::int64_t amount(std::string_view text) {
    const auto read = parse_amount(text);
    EXPECT_TRUE(read) << text << (read ? "" : ": " + describe(read.problems()));
    return read ? read->amount : -1;
}

Problem problem_of_amount(std::string_view text) {
    const auto read = parse_amount(text);
    EXPECT_FALSE(read) << text << " was read as " << (read ? read->amount : 0);
    return read ? Problem{} : read.problems().front();
}

}  // namespace

TEST(Amount, AllTheWaysToWriteOne) {
    for (const char* text :
         {"150000",    "150 000",   "150k",        "150K",     "150 k",        "0.15M",        "0,15M",      "0.15 M",
          "150000 ny", "150 000 ¥", "150k nuyens", "150000ny", "150\u00A0000", "150\u202F000", "150\u00A0k", "+150000",
          " 150000 ",  "150_000",   "0150000",     "0.150M",   "0.1500000M",   "150.000k"}) {
        EXPECT_EQ(amount(text), 150'000) << text;
    }
    EXPECT_EQ(amount("1,5 M"), 1'500'000);
    EXPECT_EQ(amount("1.500.000"), 1'500'000);
    EXPECT_EQ(amount("1,500,000 ny"), 1'500'000);
    EXPECT_EQ(amount("12 345 678"), 12'345'678);
    EXPECT_EQ(amount("0"), 0);
    EXPECT_EQ(amount("-50k"), -50'000);
    EXPECT_EQ(amount("0.000001M"), 1);
    EXPECT_EQ(amount("1000000000000000"), highest_amount);
}

TEST(Amount, WhatCanBeReadInTwoWaysIsAskedAgain) {
    for (const char* text : {"150.000", "150,000", "1.500", "1 500,000"}) {
        EXPECT_THAT(problem_of_amount(text).what, testing::HasSubstr("two ways")) << text;
    }
    EXPECT_EQ(problem_of_amount("150.000").advice, "write 150000 if thousands are meant");
}

TEST(Amount, WhatIsNotWholeIsNotRounded) {
    for (const char* text : {"0.0000001M", "1.5", "0.1234k", "1,5 ny"}) {
        EXPECT_THAT(problem_of_amount(text).what, testing::HasSubstr("not a whole amount")) << text;
    }
}

TEST(Amount, WhatIsNoAmountIsSaidSo) {
    for (const char* text : {"", " ", "k", "M", "ny", "many", "12a", "1..5M", "1.5.M", "--5", "5-", "0x10", "1e5",
                             "k150", "150kk", "150 M k", "½M", "１５０"}) {
        EXPECT_FALSE(parse_amount(text)) << text;
    }
    for (const char* text : {"15 0000", "1500 000", "150  000", "1 50", "1.50.000", "1_50"}) {
        EXPECT_THAT(problem_of_amount(text).what, testing::HasSubstr("groups of three")) << text;
    }
}

TEST(Amount, NothingOverflows) {
    for (const char* text : {"1000000000000001", "9223372036854775807", "9223372036854775808", "1000000000001k",
                             "99999999999999999999999999", "999999999999M", "-9223372036854775808"}) {
        EXPECT_THAT(problem_of_amount(text).what, testing::HasSubstr("more money than there is")) << text;
    }
}

RC_GTEST_PROP(Amount, EverySpellingOfANumberIsThatNumber, ()) {
    const auto value = *rc::gen::inRange<std::int64_t>(0, highest_amount + 1);
    const std::string digits = std::to_string(value);
    std::string grouped;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) grouped += *rc::gen::element<std::string>(" ", "\u00A0", "\u202F");
        grouped += digits[i];
    }
    RC_ASSERT(parse_amount(digits)->amount == value);
    RC_ASSERT(parse_amount(grouped)->amount == value);
    std::string millions =
        std::to_string(value / 1'000'000) + "." + std::to_string(1'000'000 + value % 1'000'000).substr(1);
    RC_ASSERT(parse_amount(millions + "M")->amount == value);
}

}  // namespace orders
