#include "gm/commands/common.h"

#include "gm/cli/clock.h"
#include "gm/cli/progress.h"
#include "gm/report/template_set.h"
#include "orders/text.h"

namespace gm {

orders::Result<GameInPlay> open_to_read(const Invocation& invocation) { return GameInPlay::open(invocation.folder); }

orders::Result<GameInPlay> open_to_write(const Invocation& invocation, Terminal& terminal, const std::string& command) {
    Progress progress(terminal, "waiting for another gm");
    Writer writer{"gm " + command, now_utc()};
    writer.waiting = [&](std::chrono::milliseconds, const std::string& holder) {
        progress.about("waiting for " + holder);
        progress.tick();
    };
    return GameInPlay::open(invocation.folder, writer);
}

orders::Outcome check_language(const Invocation& invocation) {
    const auto language = invocation.option("--language");
    if (!language || speaks(*language)) return orders::done();
    return orders::invalid("unknown language '" + orders::clip(*language, 20) + "'", "known here: fr, en");
}

ExitCode refuse(Terminal& terminal, const orders::Problems& problems, ExitCode code) {
    terminal.complain(problems);
    return code;
}

std::string counted(std::size_t count, const std::string& thing) {
    return std::to_string(count) + " " + thing + (count == 1 ? "" : "s");
}

}  // namespace gm
