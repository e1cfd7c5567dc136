#include "gm/store/message_ids.h"

#include <algorithm>

#include <fmt/format.h>

#include "resolution/seed.h"

namespace gm {

std::string message_id_stem(const std::string& commitment, int turn, MessageKind kind, const std::string& reader) {
    constexpr std::size_t enough = 16;
    return fmt::format("<{}.t{}.{}.{}", commitment.substr(0, enough), turn, to_text(kind), reader);
}

std::string message_id(const std::string& stem, const std::string& mark) { return stem + mark + "@gm.invalid>"; }

std::string ruling_mark(const std::string& seed, RulingId ruling) {
    constexpr std::size_t enough = 16;
    return ".ruling" + resolution::digest(seed + " ruling " + to_text(ruling)).substr(0, enough);
}

AttemptsMade attempts_made(const std::vector<MessageRow>& withdrawn) {
    AttemptsMade made;
    for (const MessageRow& row : withdrawn) {
        if (!row.attempt || !row.player) continue;
        int& last = made[{row.kind, *row.player}];
        last = std::max(last, *row.attempt);
    }
    return made;
}

void number_attempt(NewMessage& message, const std::string& stem, const AttemptsMade& made) {
    const auto last = made.find({message.kind, message.player.value()});
    message.attempt = last == made.end() ? 1 : last->second + 1;
    message.message_id = message_id(stem, *message.attempt == 1 ? "" : fmt::format(".r{}", *message.attempt));
}

}  // namespace gm
