#include "gm/words/aside.h"

#include "gm/cli/clock.h"

namespace gm {

void show_aside(Terminal& terminal, const AsideMail& mail) {
    const auto& [row, read] = mail;
    terminal.say(terminal.bold("Mail " + std::to_string(static_cast<std::int64_t>(row.id))) + ", " +
                 std::string(to_text(row.status)) + ": " + row.reason);
    terminal.say("From: " + row.sender);
    terminal.say("Subject: " + row.subject);
    terminal.say("Received: " + readable_time(row.received_at) + ", " + row.source);
    terminal.say("");
    constexpr std::size_t longest = 20'000;  // of what nobody took apart: enough to see what it is
    terminal.show(read.text.empty() ? read.raw.substr(0, longest) : read.text);
    for (std::size_t i = 0; i < read.sheets.size(); ++i) {
        terminal.say("");
        terminal.say(terminal.bold("Sheet " + std::to_string(i + 1)) + " (" + describe(read.sheets[i].where) + "):");
        terminal.show(read.sheets[i].text);
    }
}

}  // namespace gm
