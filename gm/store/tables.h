#pragma once

#include "gm/store/campaign.h"
#include "gm/store/chronicle.h"
#include "gm/store/editorial.h"
#include "gm/store/entry.h"
#include "gm/store/ledger.h"
#include "gm/store/link.h"
#include "gm/store/mail.h"
#include "gm/store/message.h"
#include "gm/store/player.h"
#include "gm/store/roll.h"
#include "gm/store/ruling.h"
#include "gm/store/sheet.h"
#include "gm/store/snapshot.h"
#include "gm/store/trail.h"
#include "gm/store/turn.h"
#include "gm/store/undone.h"
#include "gm/store/wording.h"

namespace gm {

/// Every table of one open database, with its statements.
struct Tables {
    explicit Tables(SQLite::Database& database)
        : campaign(database),
          player(database),
          turn(database),
          sheet(database),
          roll(database),
          entry(database),
          ledger(database),
          snapshot(database),
          ruling(database),
          message(database),
          editorial(database),
          wording(database),
          mail(database),
          undone(database),
          link(database),
          trail(database),
          chronicle(database) {}

    CampaignTable campaign;
    PlayerTable player;
    TurnTable turn;
    SheetTable sheet;
    RollTable roll;
    EntryTable entry;
    LedgerTable ledger;
    SnapshotTable snapshot;
    RulingTable ruling;
    MessageTable message;
    EditorialTable editorial;
    WordingTable wording;
    MailTable mail;
    UndoneTable undone;
    LinkTable link;
    TrailTable trail;
    ChronicleTable chronicle;
};

}  // namespace gm
