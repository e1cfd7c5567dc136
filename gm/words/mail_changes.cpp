#include "gm/words/mail_changes.h"
#include "gm/text/counted.h"

#include <nlohmann/json.hpp>

namespace gm {

nlohmann::json mail_changes_json(const std::vector<MailChange>& changes) {
    auto out = nlohmann::json::array();
    for (const MailChange& change : changes) out.push_back(to_json(change));
    return out;
}

void say_mail_changes(Terminal& terminal, const std::vector<MailChange>& changes) {
    terminal.say(changes.empty()
                     ? "No mail of the coming turn would say anything else."
                     : counted(changes.size(), "mail") + " of the coming turn, resolved now, would differ:");
    for (const MailChange& change : changes) {
        terminal.say("");
        terminal.say(terminal.bold(title_of(change)));
        for (const DiffLine& line : change.lines) terminal.say(to_text(line));
    }
}

}  // namespace gm
