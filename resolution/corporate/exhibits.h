#pragma once

// What pieces of evidence say, and how reports quote it (CG-100).

#include "resolution/corporate/turn.h"
#include "resolution/journal.h"

namespace resolution::corporate {

/// The exhibit of that evidence; if there is none yet, one that `fill` has filled.
const Exhibit& put_on_record(Turn& turn, const Evidence& evidence, const std::function<void(Exhibit&)>& fill);

List attitude_ids(const Identities& ids, const std::vector<Attitude>& list);
Fields profile_fields(const Identities& ids, const Profile& profile);

/// For the report and the page of somebody who has seen it: of what kind it is, about whom, and what it says.
Fields quoted(const Identities& ids, const Evidence& evidence);

}  // namespace resolution::corporate
