#pragma once

#include <string>
#include <vector>

#include "gm/report/knowledge.h"
#include "gm/store/message.h"
#include "gm/store/player.h"
#include "orders/result.h"

namespace gm {

/// The mails that a resolution sends: to each player its private report and the
/// bulletin, in its own language.
orders::Result<std::vector<NewMessage>> outgoing_mail(const ResolvedTurn& resolved, int number,
                                                      const std::vector<PlayerRow>& players, const std::string& now);

}  // namespace gm
