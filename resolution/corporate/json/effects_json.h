#pragma once

#include <nlohmann/json_fwd.hpp>

#include "resolution/corporate/figures.h"

namespace resolution::corporate {

/// What a corporation does to the market, as the campaign has it: {first, last, crash, second_crash}, each a list of
/// lines; the last is null where a crash is always the end. Rules, known to all.
nlohmann::json effects_to_json(const Figures& figures, const CorporationFigures& corporation);

}  // namespace resolution::corporate
