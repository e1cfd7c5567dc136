#pragma once

// Facts of the setup.

#include "orders/money.h"
#include "resolution/corporate/facts/fields.h"
#include "resolution/journal.h"

namespace resolution::corporate {

struct GameOpened {  // to everyone
    static constexpr std::string_view kind = "game-opened";
    List places;
    Fields fields() const { return fields_of("places", places); }
};

struct Welcome {  // to the player: what it starts with
    static constexpr std::string_view kind = "welcome";
    orders::Money money;
    int honour;
    int influence;
    int victory_points;
    List traits;
    std::string_view vendetta;
    Fields fields() const {
        return fields_of("money", money, "honour", honour, "influence", influence, "victory_points", victory_points,
                         "traits", traits, "vendetta", vendetta);
    }
};

}  // namespace resolution::corporate
