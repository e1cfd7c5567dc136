#include "gm/conform/expectations.h"

#include "orders/text.h"

namespace gm::conformance {

using orders::DocumentReader;
using orders::Member;
using orders::Node;
using resolution::Roster;

namespace {

void unknown_player(const Member& member, std::string_view id, const Roster& roster, DocumentReader& reader) {
    reader.invalid(member.mark, "no player of this scenario is called '" + orders::clip(id, 40) + "'",
                   orders::suggest(id, roster.ids()));
}

/// The keys are players.
void check_players(const Node& map, std::string_view what, const Roster& roster, DocumentReader& reader) {
    if (map.is_null() || reader.map(map, what) == nullptr) return;
    for (const Member& member : map.members) {
        if (!roster.find(member.key)) unknown_player(member, member.key, roster, reader);
    }
}

/// The keys are `player/n`: the n-th thing this player ordered.
void check_numbered(const Node& map, const Roster& roster, DocumentReader& reader) {
    if (map.is_null() || reader.map(map, "outcomes") == nullptr) return;
    for (const Member& member : map.members) {
        const auto slash = member.key.rfind('/');
        const std::string_view player = std::string_view(member.key).substr(0, slash);
        const auto number = slash == std::string::npos
                                ? std::nullopt
                                : orders::parse_whole(std::string_view(member.key).substr(slash + 1));
        if (!roster.find(player)) {
            unknown_player(member, player, roster, reader);
        } else if (!number || *number < 1) {
            reader.invalid(member.mark,
                           "an outcome is named by player and number, not '" + orders::clip(member.key, 40) + "'",
                           "write '" + std::string(player) + "/1' for that player's first one");
        }
    }
}

void check_texts(const Node& list, std::string_view what, DocumentReader& reader) {
    if (list.is_null() || reader.list(list, what) == nullptr) return;
    for (const Node& item : list.items) reader.text(item, what);
}

void check_reports(const Node& map, const Roster& roster, DocumentReader& reader) {
    if (map.is_null() || reader.map(map, "reports") == nullptr) return;
    for (const Member& member : map.members) {
        if (!roster.find(member.key) && member.key != public_reader) unknown_player(member, member.key, roster, reader);
        if (reader.map(member.value, "what is expected of a report") == nullptr) continue;
        reader.known_keys(member.value, {"contains", "lacks"});
        for (const Member& texts : member.value.members) check_texts(texts.value, texts.key, reader);
    }
}

}  // namespace

void check_expectations(const Node& expect, const Roster& roster, DocumentReader& reader) {
    if (expect.is_null() || reader.map(expect, "expect") == nullptr) return;
    if (const Node* refused = expect.find("refused")) check_players(*refused, "refused", roster, reader);
    if (const Node* outcomes = expect.find("outcomes")) check_numbered(*outcomes, roster, reader);
    if (const Node* reports = expect.find("reports")) check_reports(*reports, roster, reader);
    const Node* state = expect.find("state");
    if (state == nullptr || state->is_null() || reader.map(*state, "state") == nullptr) return;
    if (const Node* players = state->find("players")) check_players(*players, "players", roster, reader);
}

}  // namespace gm::conformance
