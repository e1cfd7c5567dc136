#pragma once

// Effects of corporations as data clauses: whom a clause is for, and what it does.

#include "resolution/corporate/turn.h"

namespace resolution::corporate {

/// Who is meant by a clause's `to`, on the reference ranking without those already gone (CG-15, CG-66).
/// `when` is first, last or crash; `number` the place of the clause: both name the draw.
std::vector<CorporationIndex> corporations_meant(Turn& turn, CorporationIndex source, const Scope& scope,
                                                 std::string_view when, std::size_t number);

}  // namespace resolution::corporate
