#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_shelf.h"
#include "gm/store/editorial.h"
#include "gm/store/message_ids.h"
#include "gm/store/player.h"
#include "gm/store/wording.h"
#include "orders/result.h"

namespace gm {

/// The mails that a resolution sends: to each player its private report and the
/// bulletin, in its own language, as text and as a page. Whoever owes a sheet next
/// finds it attached to the report, pre-filled.
struct TurnMail {
    std::vector<NewMessage> messages;
    orders::Problems complaints;  ///< of the game master's own templates, in whose place shipped ones were used
};

/// What the mails of a resolution depend on beside what happened.
struct MailCircumstances {
    std::string now;                    ///< the moment of the resolution
    std::filesystem::path folder = {};  ///< the game folder, for the game master's own templates; empty for none
    nlohmann::json deadline = nullptr;  ///< of the coming turn, as `deadline_json` makes it; null if there is none
    AttemptsMade made = {};             ///< by earlier resolutions of this turn
    nlohmann::json replaces = nullptr;  ///< for templates: what these mails take the place of; null: of nothing
    Editorials editorials = {};         ///< the game master's words, if there are any when the turn is resolved
    Wordings wordings = {};             ///< and those for single facts
};

orders::Result<TurnMail> outgoing_mail(const ResolvedTurn& resolved, int number, const std::vector<PlayerRow>& players,
                                       const MailCircumstances& circumstances);

/// All that a report or a bulletin is made of.
nlohmann::json mail_knowledge(resolution::Reader reader, const ResolvedTurn& resolved,
                              const MailCircumstances& circumstances);

/// The bulletin in one language, with the game master's own words (Markdown), if there are any.
orders::Result<Rendered> render_bulletin(TemplateShelf& templates, const std::string& language,
                                         nlohmann::json knowledge, const std::string* editorial);

}  // namespace gm
