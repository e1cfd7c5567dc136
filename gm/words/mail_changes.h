#pragma once

#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/cli/terminal.h"
#include "gm/report/mail_diff.h"

namespace gm {

/// Mail by mail, what would read otherwise if the coming turn were resolved now.
void say_mail_changes(Terminal& terminal, const std::vector<MailChange>& changes);
nlohmann::json mail_changes_json(const std::vector<MailChange>& changes);

}  // namespace gm
