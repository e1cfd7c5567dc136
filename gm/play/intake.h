#pragma once

#include <optional>
#include <string>

#include "gm/play/game_in_play.h"

namespace gm {

struct IncomingSheet {
    orders::Document document;
    std::string source;
    std::optional<std::string> player;  ///< who sent it, where that is known apart from the sheet
    std::string now;
    bool partial = false;  ///< take what was understood, though not all was
};

struct TakenSheet {
    SheetId id{};
    resolution::PlayerIndex player;
    std::string digest;
    bool replaces = false;      ///< an earlier sheet of the same turn
    orders::Problems problems;  ///< what is illegal or looks wrong, though the sheet was taken
};

/// Keeps a sheet for the coming resolution. One that is not understood is refused with
/// every problem it has, and nothing is changed.
orders::Result<TakenSheet> take_sheet(GameInPlay& in_play, const IncomingSheet& incoming);

}  // namespace gm
