#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// Step 13: a bet on the place of a corporation in the reference ranking.
struct ForecastOrder {
    Named<CorporationIndex> corporation;
    std::int64_t rank = 0;

    static constexpr auto described() {
        using namespace described;
        return order({"forecast", "forecasts", phrase("a forecast"), phrase("this forecast")},
                     part<&ForecastOrder::corporation>("corporation", "corpo, corporation")
                         .must(phrase("this order"))
                         .wordless_in_prose(),
                     part<&ForecastOrder::rank>("rank", "rang, place, classement")
                         .must()
                         .offering(now<&SheetDesk::ranks>)
                         .in_prose("au rang, à la place", "at rank, in place"));
    }
    friend bool operator==(const ForecastOrder&, const ForecastOrder&) = default;
};

}  // namespace orders::corporate
