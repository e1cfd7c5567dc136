#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// Step 5: part of the assets that the winner of an auction shares out.
struct GrantOrder {
    Named<CorporationIndex> corporation;
    std::int64_t assets = 0;

    static constexpr auto described() {
        using namespace described;
        return order({"grant", "grant", phrase("a grant"), phrase("this grant")},
                     part<&GrantOrder::corporation>("corporation", "corpo, corporation")
                         .must(phrase("this order"))
                         .in_prose("à", "to"),
                     part<&GrantOrder::assets>("assets", "actifs, actif")
                         .must()
                         .offering(now<&SheetDesk::grants>)
                         .wordless_in_prose());
    }
    friend bool operator==(const GrantOrder&, const GrantOrder&) = default;
};

}  // namespace orders::corporate
