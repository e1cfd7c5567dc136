#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// Step 4: taking part in the dragon game, with guesses at the number of participants.
struct DragonOrder {
    std::vector<std::int64_t> estimates;

    static constexpr auto described() {
        using namespace described;
        return order({"dragon", "dragon", phrase("the game of the dragon")},
                     part<&DragonOrder::estimates>("estimates", "estimations, estimation", "estimate")
                         .always_written()
                         .untold()
                         .called(phrase("an estimate"))
                         .offering(now<&SheetDesk::estimates>)
                         .help("how many play?")
                         .wordless_in_prose());
    }
    friend bool operator==(const DragonOrder&, const DragonOrder&) = default;
};

}  // namespace orders::corporate
