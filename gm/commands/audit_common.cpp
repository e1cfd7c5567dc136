#include "gm/commands/audit_common.h"

#include <sstream>

#include <nlohmann/json.hpp>

#include "gm/cli/pager.h"
#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;

NamesById OpenedRecord::names() const {
    NamesById names = display_names(pinned, pinned.game->to_json(in_play.position));
    for (const PlayerRow& player : in_play.players) {
        if (!player.name.empty()) names[player.id] = player.name;
    }
    return names;
}

orders::Result<json> OpenedRecord::state_after(int turn) const {
    GM_TAKE(auto snapshot, store().snapshot(turn));
    json state = json::parse(snapshot.state, nullptr, false);
    if (!state.is_object()) {
        return orders::invalid("the stored state of turn " + std::to_string(turn) + " is damaged",
                               "`gm audit verify` says more");
    }
    return state;
}

orders::Result<OpenedRecord> open_record(const Invocation& invocation) {
    GM_TAKE(auto in_play, GameInPlay::open(invocation.folder));
    GM_TAKE(auto pinned, PinnedGame::of(in_play.store));
    GM_TAKE(auto turns, in_play.store.turns());
    return OpenedRecord{std::move(in_play), std::move(pinned), std::move(turns)};
}

orders::Result<int> resolved_turn(const OpenedRecord& record, const std::string& word) {
    const auto number = orders::parse_whole(word);
    if (number && *number >= 0 && *number <= record.last_turn()) return static_cast<int>(*number);
    return orders::invalid("'" + orders::clip(word, 20) + "' is no turn that was resolved",
                           "there are turns 0 (setup) to " + std::to_string(record.last_turn()));
}

orders::Result<std::optional<int>> chosen_turn(const OpenedRecord& record, const Invocation& invocation) {
    const auto word = invocation.option("--turn");
    if (!word) return std::optional<int>();
    GM_TAKE(auto turn, resolved_turn(record, *word));
    return std::optional(turn);
}

void show_page(Terminal& terminal, const Invocation& invocation, const Page& page) {
    const Screen screen = Screen::of(terminal);
    const Paged paged(terminal, invocation.has("--no-pager") ? "" : pager_command());
    for (const std::string& line : page.before) terminal.say(line);
    if (!page.table.empty()) {
        const std::vector<std::string> lines = page.table.lines(screen.columns);
        std::istringstream headings(lines[0]);
        // Each bold without its line end, which less would carry on.
        for (std::string line; std::getline(headings, line);) terminal.say(terminal.bold(line));
        for (std::size_t i = 1; i < lines.size(); ++i) terminal.show(lines[i]);
    }
    for (const std::string& line : page.after) terminal.say(line);
}

}  // namespace gm
