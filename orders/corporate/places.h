#pragma once

// Where in a sheet words stand: see vocabulary.cpp.

#include <string_view>

namespace orders::corporate::places {

// Keys: of the sheet, and of the maps under its keys.
inline constexpr std::string_view sheet = "sheet", votes = "votes", forecasts = "forecasts", honour = "honour",
                                  transfers = "transfers", buy = "buy", runs = "runs", dragon = "dragon",
                                  public_contract = "public_contract", grant = "grant", agents = "agents",
                                  authorise = "authorise", evidence = "evidence";
// Values; and what may stand before a colon inside one, as in `run:T2-QK7`.
inline constexpr std::string_view run_type = "run_type", line = "line", party = "party", fate = "fate",
                                  runner = "runner", citizenship = "citizenship", prefix = "prefix";

}  // namespace orders::corporate::places
