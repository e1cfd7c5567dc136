#pragma once

// Where a player writes its orders: what it may order, the sheet as a text, and the same sheet as a form.

#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/plain_orders.h"
#include "gm/play/sheet_check.h"
#include "gm/web/player/form/form_parts.h"

namespace gm {
class TemplateShelf;
}

namespace gm::web {

/// What one player may order now.
struct WritingDesk {
    const GameInPlay& in_play;
    resolution::PlayerIndex player;
    orders::Shape shape;
    FormWords words;
    SheetTop top;
};

/// Nothing if no sheet of this player would be of any use.
std::optional<WritingDesk> desk_of(const GameInPlay& in_play, resolution::PlayerIndex player,
                                   const std::string& language);

/// A sheet being written, not yet sent.
struct Draft {
    std::string yaml;
    orders::Problems unreadable;  ///< why it is no sheet at all
    std::optional<SheetCheck> checked;
    std::optional<orders::Node> form;              ///< none: the form cannot hold all that the sheet says
    orders::Problems lost;                         ///< what it cannot
    std::optional<ConvertedSheet> converted = {};  ///< it was made of orders in plain words, which nobody confirmed yet
};

/// The form of a draft has fields for all that its sheet says, and reads back to the same orders: or there is none.
Draft draft_of_yaml(const WritingDesk& desk, std::string yaml);
Draft draft_of_form(const WritingDesk& desk, orders::Node form);

/// The sheet that waits; else one without orders.
orders::Result<std::string> first_yaml(const WritingDesk& desk);

/// The form as its template writes it, with what the check says beside each order; null if there is none.
nlohmann::json form_data(const WritingDesk& desk, const Draft& draft, TemplateShelf& templates,
                         const std::set<std::string>& opened);

/// A mark of a text, by which a page knows whether it was changed.
std::string mark_of(const std::string& text);

}  // namespace gm::web
