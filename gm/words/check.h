#pragma once

// What gm check says of a sheet, and the game master's page of checks.

#include <string>

#include "gm/cli/terminal.h"
#include "gm/play/sheet_check.h"
#include "gm/report/template_shelf.h"

namespace gm {

class CheckWords {
public:
    CheckWords(const GameInPlay& in_play, std::string language, bool for_game_master);

    /// Order by order, then what was not understood. `title`: "as received from ada.yaml".
    orders::Outcome show(Terminal& terminal, resolution::PlayerIndex player, const std::string& title,
                         const SheetCheck& checked);
    orders::Outcome show(Terminal& terminal, const WaitingCheck& sheet);

    /// What is wrong with the game master's own templates.
    const orders::Problems& complaints() const { return templates_.complaints(); }

private:
    const GameInPlay& in_play_;
    std::string language_;
    bool for_game_master_;
    TemplateShelf templates_;
};

}  // namespace gm
