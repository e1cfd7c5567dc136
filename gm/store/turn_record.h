#pragma once

#include <string>
#include <vector>

#include "gm/store/campaign.h"
#include "gm/store/entry.h"
#include "gm/store/ledger.h"
#include "gm/store/mail.h"
#include "gm/store/message.h"
#include "gm/store/player.h"
#include "gm/store/roll.h"
#include "gm/store/sheet.h"
#include "gm/store/trail.h"
#include "gm/store/turn.h"

namespace gm {

/// What became of a sheet when its turn was resolved.
struct SheetVerdict {
    SheetId sheet;
    SheetStatus status;
};

/// The mail a sheet came with: one that has just arrived, or one that was set aside until now.
struct SheetMail {
    std::optional<NewMail> arrived = {};
    std::optional<MailId> settled = {};
};

/// All that one resolution leaves behind.
struct TurnRecord {
    TurnRow turn;       ///< its number is the last one's plus 1
    std::string state;  ///< JSON
    std::vector<EntryRow> entries;
    std::vector<RollRow> rolls;
    std::vector<LedgerRow> ledger;
    std::vector<SheetVerdict> sheets;
    std::vector<NewMessage> messages;
    TrailRow trail;
    /// Mails of an earlier resolution of this turn, which was undone, that had left and say just what this one says.
    std::vector<MessageId> standing = {};
    bool sheets_join = false;  ///< several sheets of a player may count: the game joins them
};

/// What `gm new` makes a game of.
struct NewGame {
    CampaignRow campaign;
    std::vector<PlayerRow> players;  ///< in order of enrolment
    TurnRecord setup;                ///< turn 0
};

}  // namespace gm
