#include <nlohmann/json.hpp>

#include "gm/audit/trail.h"
#include "gm/cli/clock.h"
#include "gm/commands/audit_common.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"

namespace gm {

using nlohmann::json;

ExitCode run_audit_trail(const Invocation& invocation, Terminal& terminal) {
    const auto store = Store::open(invocation.folder);
    if (!store) return refuse(terminal, store.problems(), ExitCode::misuse);
    const auto lines = trail_lines(*store);
    if (!lines) return refuse(terminal, lines.problems());
    if (invocation.json) {
        json out = json::array();
        for (const TrailLine& line : *lines) {
            out.push_back({{"at", line.at},
                           {"action", line.action},
                           {"words", line.words},
                           {"detail", json_or_text(line.detail)}});
        }
        terminal.answer(out);
        return ExitCode::done;
    }
    Page page{{}, Table({{"when"}, {"what was done", Table::Align::left, true}})};
    for (const TrailLine& line : *lines) page.table.add({readable_time(line.at), line.words});
    show_page(terminal, invocation, page);
    return ExitCode::done;
}

}  // namespace gm
