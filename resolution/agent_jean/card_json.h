#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/agent_jean/figures.h"
#include "resolution/value.h"

namespace resolution::agent_jean {

/// {"card": "G11", "colour": "green", "value": 11}
Fields card_fields(Card card, const Deck& deck);
nlohmann::json card_json(Card card, const Deck& deck);

/// As people hold cards: colour by colour, each from low to high.
nlohmann::json by_colour(Cards cards, const Deck& deck);

}  // namespace resolution::agent_jean
