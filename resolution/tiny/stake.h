#pragma once

#include "orders/tiny/sheet.h"
#include "resolution/refusal.h"

namespace resolution::tiny {

/// Why a stake does not stand, for whoever settles bids and whoever checks a sheet beforehand.
inline MaybeRefused why_no_stake(const orders::tiny::Sheet& sheet, orders::Money held) {
    if (sheet.stake > held) return Refusal{"too-few-coins", "TG-2"};
    if (sheet.stake != orders::Money{} && !sheet.bid) return Refusal{"no-bid", "TG-3"};
    return std::nullopt;
}

}  // namespace resolution::tiny
