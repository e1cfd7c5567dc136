#pragma once

// What pieces of evidence say, and how reports quote it (CG-100).

#include "resolution/corporate/turn.h"
#include "resolution/journal.h"

namespace resolution::corporate {

/// The exhibit of that evidence; if there is none yet, one that `fill` has filled.
const Exhibit& put_on_record(Turn& turn, const Evidence& evidence, const std::function<void(Exhibit&)>& fill);

List attitude_ids(const Turn& turn, const std::vector<Attitude>& list);
Fields profile_fields(const Turn& turn, const Profile& profile);

/// For the report of somebody who sees it: of what kind it is, about whom, and what it says.
Fields quoted(const Turn& turn, const Evidence& evidence);

}  // namespace resolution::corporate
