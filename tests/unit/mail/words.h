#pragma once

#include "gm/mail/sheet_keys.h"

namespace gm::mail::sample {

/// Words of both games' sheets, in both languages.
inline const SheetKeys& words() {
    static const SheetKeys all({"turn", "player", "bid", "stake", "note", "votes", "runs", "agents", "buy", "tour",
                                "joueur", "mise", "virements", "achats", "notes", "transfers", "party line",
                                "ligne du parti"});
    return all;
}

}  // namespace gm::mail::sample
