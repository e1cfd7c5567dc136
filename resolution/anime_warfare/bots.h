#pragma once

// Bots write ordinary sheets, of what their seat may know (12.7). None sends a setup sheet.

#include "resolution/anime_warfare/actions.h"
#include "resolution/dice.h"

namespace resolution::anime_warfare {

/// All draws of a round come from one label, in the order of its alternatives.
Sheet random_sheet(const Figures& figures, const State& known, PlayerIndex player, Dice& dice);

/// No draws.
Sheet smart_sheet(const Figures& figures, const State& known, PlayerIndex player);

/// An order that says what is done, and no more.
inline Order order_to(Do kind) {
    Order order;
    order.kind = kind;
    return order;
}
inline Order order_at(Do kind, ZoneIndex zone) {
    Order order = order_to(kind);
    order.zone = static_cast<int>(zone.value());
    return order;
}
inline Order order_against(Do kind, ZoneIndex zone, Faction faction) {
    Order order = order_at(kind, zone);
    (kind == Do::battle ? order.against : order.faction) = faction;
    return order;
}
inline Group group_of(Unit unit, ZoneIndex from) {
    Group group;
    group.unit = unit;
    group.from = static_cast<int>(from.value());
    return group;
}
inline Order order_to_move(Do kind, Unit unit, ZoneIndex from, ZoneIndex to) {
    Order order = order_to(kind);
    order.units.push_back(group_of(unit, from));
    order.units.back().to = static_cast<int>(to.value());
    return order;
}

}  // namespace resolution::anime_warfare
