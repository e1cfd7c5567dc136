#pragma once

#include "orders/document.h"
#include "orders/money.h"
#include "resolution/described/fields.h"

namespace resolution::tiny {

/// The figures of a campaign of Sealed Bids.
struct Figures {
    int turns = 0;
    int faces = 0;
    orders::Money coins;
    orders::Money lucky_coins;
    orders::Money windfall;
    int least_players = 0;
    int most_players = 0;

    static void bounds_agree(Figures& figures, const described::Source& players) {
        if (figures.most_players < figures.least_players) players.find("most")->wrong("most must not be below least");
    }
    static constexpr auto players() {
        using namespace described;
        return fields(field<&Figures::least_players>("least", {1, 64}).must(),
                      field<&Figures::most_players>("most", {1, 64}).must(), agreement<&Figures::bounds_agree>());
    }
    static constexpr auto described() {
        using namespace described;
        return fields(ignored("game"), ignored("language"), ignored("calendar"),  // the toolkit's
                      field<&Figures::turns>("turns", {1, 1000}).must(),
                      field<&Figures::faces>("faces", {2, 1000}).must(), field<&Figures::coins>("coins").must(),
                      field<&Figures::lucky_coins>("lucky_coins").must(), field<&Figures::windfall>("windfall").must(),
                      section<&Figures::players>("players").must());
    }
};

}  // namespace resolution::tiny
