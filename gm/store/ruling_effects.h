#pragma once

#include <optional>
#include <vector>

#include "gm/store/turn_record.h"

namespace gm {

/// Another person in a seat: the token of the one before opens nothing any more, and mails that
/// still wait go to the new address.
struct SeatChange {
    orders::PlayerIndex player;
    PlayerRow row;
};

/// What a ruling changes at once, beside the coming turn; or what its end puts back.
struct RulingEffects {
    std::vector<SheetVerdict> sheets = {};
    std::optional<SeatChange> seat = {};
    std::vector<NewMessage> messages = {};
    std::vector<MessageId> withdrawn = {};  ///< mails that told of it: they do not leave any more
};

}  // namespace gm
