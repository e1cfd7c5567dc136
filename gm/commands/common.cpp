#include "gm/commands/common.h"

#include "gm/cli/clock.h"
#include "gm/cli/progress.h"
#include "gm/report/template_set.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm {

orders::Result<GameInPlay> open_to_read(const Invocation& invocation) { return GameInPlay::open(invocation.folder); }

namespace {

/// Takes something that one gm has at a time, and tells whom it waits for.
template <class Take>
auto take_in_turn(Terminal& terminal, const std::string& command, const char* holder, Take take) {
    Progress progress(terminal, std::string("waiting for another ") + holder);
    Writer writer{"gm " + command, now_utc()};
    writer.waiting = [&](std::chrono::milliseconds, const std::string& by) {
        progress.about("waiting for " + by);
        progress.tick();
    };
    return take(writer);
}

}  // namespace

orders::Result<GameInPlay> open_to_write(const Invocation& invocation, Terminal& terminal, const std::string& command) {
    return take_in_turn(terminal, command, "gm",
                        [&](const Writer& writer) { return GameInPlay::open(invocation.folder, writer); });
}

orders::Result<bool> take_again(Store& store, Terminal& terminal, const std::string& command) {
    return take_in_turn(terminal, command, "gm", [&](const Writer& writer) { return store.take_again(writer); });
}

orders::Result<int> resolved_turn_asked(const GameInPlay& in_play, const Invocation& invocation) {
    const auto text = invocation.option("--turn");
    if (!text) return in_play.last.number;
    const auto number = orders::parse_whole(*text);
    if (number && *number >= 0 && *number <= in_play.last.number) return static_cast<int>(*number);
    return orders::invalid("there is no report of turn " + *text,
                           "turns 0 (setup) to " + std::to_string(in_play.last.number) + " were resolved");
}

orders::Result<std::optional<int>> turn_that_was_meant(const Invocation& invocation) {
    const auto text = invocation.option("--turn");
    if (!text) return std::optional<int>();
    constexpr std::int64_t last = 1'000'000;
    const auto number = orders::parse_whole(*text);
    if (number && *number >= 0 && *number <= last) return std::optional(static_cast<int>(*number));
    return orders::invalid("'" + orders::clip(*text, 20) + "' is no turn", "turns are numbered from 1");
}

orders::Result<FolderLock> take_sender_lock(const std::filesystem::path& folder, Terminal& terminal,
                                            const std::string& command) {
    return take_in_turn(terminal, command, "gm send", [&](const Writer& writer) {
        return FolderLock::take(folder, writer, FolderLock::sender_file_name);
    });
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

}  // namespace gm
