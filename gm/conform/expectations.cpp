#include "gm/conform/expectations.h"

#include <algorithm>

#include "orders/text.h"

namespace gm::conformance {

using orders::DocumentReader;
using orders::Member;
using orders::Node;
using resolution::Roster;

using People = std::vector<std::string>;

namespace {

bool has(const People& people, std::string_view id) {
    return std::find(people.begin(), people.end(), id) != people.end();
}

void unknown(const Member& member, std::string_view id, const People& people, DocumentReader& reader) {
    reader.invalid(member.mark, "no player of this scenario is called '" + orders::clip(id, 40) + "'",
                   orders::suggest(id, people));
}

/// The keys are players.
void check_by_player(const Node* map, const People& people, DocumentReader& reader) {
    if (map == nullptr) return;
    for (const Member& member : map->members) {
        if (!has(people, member.key)) unknown(member, member.key, people, reader);
    }
}

/// The keys are `player/n`: the n-th thing this player ordered.
void check_numbered(const Node* map, const People& people, DocumentReader& reader) {
    if (map == nullptr) return;
    for (const Member& member : map->members) {
        const std::string_view key = member.key;
        const auto slash = key.rfind('/');
        const std::string_view player = key.substr(0, slash);
        const auto number = slash == std::string_view::npos ? std::nullopt : orders::parse_whole(key.substr(slash + 1));
        if (!has(people, player)) {
            unknown(member, player, people, reader);
        } else if (!number || *number < 1) {
            reader.invalid(member.mark, "an outcome is named by player and number, not '" + orders::clip(key, 40) + "'",
                           "write '" + std::string(player) + "/1' for that player's first one");
        }
    }
}

void check_map(const Node* map, std::string_view what, DocumentReader& reader) {
    if (map != nullptr && !map->is_null()) reader.map(*map, what);
}

void check_texts(const Node& list, std::string_view what, DocumentReader& reader) {
    if (list.is_null() || reader.list(list, what) == nullptr) return;
    for (const Node& item : list.items) reader.text(item, what);
}

void check_reports(const Node* map, const Roster& roster, DocumentReader& reader) {
    if (map == nullptr) return;
    for (const Member& member : map->members) {
        if (!roster.find(member.key) && member.key != public_reader) unknown(member, member.key, roster.ids(), reader);
        if (reader.map(member.value, "what is expected of a report") == nullptr) continue;
        reader.known_keys(member.value, {"contains", "lacks"});
        for (const Member& texts : member.value.members) check_texts(texts.value, texts.key, reader);
    }
}

}  // namespace

void check_expectations(const Node& expect, const Roster& roster, DocumentReader& reader) {
    check_map(&expect, "expect", reader);
    for (const std::string_view part : {"state", "refused", "invalid", "outcomes", "reports"}) {
        check_map(expect.find(part), part, reader);
    }
    check_reports(expect.find("reports"), roster, reader);
}

void check_expected_people(const Node& expect, const People& people, DocumentReader& reader) {
    check_by_player(expect.find("refused"), people, reader);
    check_by_player(expect.find("invalid"), people, reader);
    check_numbered(expect.find("outcomes"), people, reader);
    if (const Node* state = expect.find("state")) check_by_player(state->find("players"), people, reader);
}

}  // namespace gm::conformance
