#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "gm/report/knowledge.h"
#include "gm/store/message.h"
#include "gm/store/player.h"
#include "orders/result.h"

namespace gm {

/// The mails that a resolution sends: to each player its private report and the
/// bulletin, in its own language, as text and as a page.
struct TurnMail {
    std::vector<NewMessage> messages;
    orders::Problems complaints;  ///< of the game master's own templates, in whose place shipped ones were used
};

/// `folder`: the game folder, for the game master's own templates; empty for none.
orders::Result<TurnMail> outgoing_mail(const ResolvedTurn& resolved, int number, const std::vector<PlayerRow>& players,
                                       const std::string& now, const std::filesystem::path& folder = {});

}  // namespace gm
