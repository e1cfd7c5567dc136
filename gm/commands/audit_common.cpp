#include "gm/commands/audit_common.h"

#include <algorithm>

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
    auto snapshot = store().snapshot(turn);
    if (!snapshot) return std::move(snapshot).failure();
    json state = json::parse(snapshot->state, nullptr, false);
    if (!state.is_object()) {
        return orders::invalid("the stored state of turn " + std::to_string(turn) + " is damaged",
                               "`gm audit verify` says more");
    }
    return state;
}

orders::Result<OpenedRecord> open_record(const Invocation& invocation) {
    auto in_play = GameInPlay::open(invocation.folder);
    if (!in_play) return std::move(in_play).failure();
    auto pinned = PinnedGame::of(in_play->store);
    if (!pinned) return std::move(pinned).failure();
    auto turns = in_play->store.turns();
    if (!turns) return std::move(turns).failure();
    return OpenedRecord{std::move(*in_play), std::move(*pinned), std::move(*turns)};
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
    auto turn = resolved_turn(record, *word);
    if (!turn) return std::move(turn).failure();
    return std::optional(*turn);
}

void show_page(Terminal& terminal, const Invocation& invocation, const Page& page) {
    const Screen screen = Screen::of(terminal);
    std::string text;
    for (const std::string& line : page.before) text += line + "\n";
    if (!page.table.empty()) {
        const std::vector<std::string> lines = page.table.lines(screen.columns);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            // Bold without its line end, which less would carry on.
            text += i == 0 ? terminal.bold(lines[0].substr(0, lines[0].size() - 1)) + "\n" : lines[i];
        }
    }
    for (const std::string& line : page.after) text += line + "\n";
    show_paged(terminal, text, screen, invocation.has("--no-pager") ? "" : pager_command());
}

}  // namespace gm
