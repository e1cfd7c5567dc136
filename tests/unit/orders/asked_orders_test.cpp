// How a form asks for the parts of a described sheet.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "orders/described/sheet.h"

namespace orders {

namespace {

using testing::ElementsAre;

struct Weather {
    bool rains = false;
};

struct Spot {
    std::optional<int> row;
    bool shady = false;

    static constexpr auto described() {
        using namespace described;
        return all_seldom(order({.place = "spot", .what = phrase("a spot")}, part<&Spot::row>("row", "rang"),
                                part<&Spot::shady>("shady", "ombragé")));
    }
};

struct Picnic {
    Spot spot;
    std::string hat;
    bool umbrella = false;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "sheet"}, heading("turn", "jour"),
                     heading<int>("hour", "heure").within({11, 15}).asked_last().seldom(),
                     part<&Picnic::spot>("spot", "coin"),
                     part<&Picnic::hat>("hat", "chapeau").seldom_if(now<&Weather::rains>),
                     part<&Picnic::umbrella>("umbrella", "parapluie")
                         .asked_first_if(now<&Weather::rains>)
                         .seldom_if(not_now<&Weather::rains>));
    }
};

/// `key` of each part, with a `?` if it is seldom of use.
std::vector<std::string> asked(const Shape& shape) {
    std::vector<std::string> out;
    for (const Shape& part : shape.parts) out.push_back(part.key + (part.seldom ? "?" : ""));
    return out;
}

}  // namespace

TEST(AskedOrders, WhatIsAskedNowComesFirstAndWhatIsOfNoUseIsSeldom) {
    EXPECT_THAT(asked(described::shape_of<Picnic>(Weather{false}, "")),
                ElementsAre("spot", "hat", "umbrella?", "hour?"));
    EXPECT_THAT(asked(described::shape_of<Picnic>(Weather{true}, "")),
                ElementsAre("umbrella", "spot", "hat?", "hour?"));
    EXPECT_THAT(asked(described::shape_of<Picnic>(Weather{}, "").parts.front()), ElementsAre("row?", "shady?"));
}

TEST(AskedOrders, ALineOfTheHeadingIsAskedForAndKnownButNoOrder) {
    const Shape hour = described::shape_of<Picnic>(Weather{}, "").parts.back();
    EXPECT_EQ(hour.kind, ShapeKind::whole);
    EXPECT_EQ(std::pair(hour.low, hour.high), (std::pair<std::int64_t, std::int64_t>(11, 15)));
    Problems problems;
    const auto picnic =
        described::read_sheet<Picnic>(*parse_document("jour: 1\nheure: 12\n", ""), {1, "ada"}, Weather{}, problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_FALSE(described::orders_something(picnic.value()));
}

TEST(AskedOrders, AMapWithNothingInItIsNotWritten) {
    Picnic picnic;
    EXPECT_EQ(described::write_sheet(picnic, {1, "ada"}, Weather{}), "turn: 1\nplayer: ada\n");
    picnic.spot.shady = true;
    EXPECT_EQ(described::write_sheet(picnic, {1, "ada"}, Weather{}), "turn: 1\nplayer: ada\nspot: {shady: true}\n");
}

}  // namespace orders
