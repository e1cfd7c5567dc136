#pragma once

#include <optional>
#include <string>

#include "gm/play/letters.h"

namespace gm {

struct IncomingSheet {
    std::string raw;
    orders::Result<orders::Document> document;  ///< what was read of it
    std::string source;
    std::optional<std::string> player = {};  ///< who sent it, where that is known apart from the sheet
    std::string received_at;                 ///< when it came: what the deadline and "the last one counts" go by
    std::string now;
    /// The mail it came in. Nobody looks on when one arrives: what cannot be taken is kept then, and its
    /// author is told. What the game master hands in himself is refused on the spot.
    SheetMail mail = {};
    std::optional<std::string> in_reply_to = {};
    bool accept_late = false;
};

struct TakenSheet {
    /// received, late, replaced (an earlier one that came in after a later one), or, only by mail, refused
    SheetStatus status = SheetStatus::received;
    resolution::PlayerIndex player;
    int number = 0;  ///< among this player's sheets of the turn, from 1
    std::optional<int> replaces;
    bool converted = false;  ///< orders in plain words, by mail: refused, and answered with a sheet to confirm
    bool again = false;      ///< the very sheet that waits already: nothing was done
    std::string digest;
    orders::Problems problems;  ///< what was not understood or looks wrong, though the sheet was taken
};

/// Whose sheet it is, as it says itself.
orders::Result<resolution::PlayerIndex> author_of(const GameInPlay& in_play, const orders::Document& document);

/// Keeps a sheet for the coming resolution, with a receipt in the outbox. Orders that were not understood are left
/// out and named; a sheet of which nothing was understood is refused, and replaces none.
orders::Result<TakenSheet> take_sheet(GameInPlay& in_play, Letters& letters, const IncomingSheet& incoming);

/// The last late sheet of a player, and the receipt that says it counts after all.
struct LateSheet {
    int number = 0;  ///< among this player's sheets of the turn, from 1
    SheetRow row;
    NewMessage receipt;
};

orders::Result<LateSheet> find_late_sheet(const GameInPlay& in_play, Letters& letters, resolution::PlayerIndex player,
                                          const std::string& now);

/// The game master lets the last late sheet of a player count. Its number.
orders::Result<int> accept_late_sheet(GameInPlay& in_play, Letters& letters, resolution::PlayerIndex player,
                                      const std::string& now);

}  // namespace gm
