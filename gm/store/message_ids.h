#pragma once

// Message-IDs are made here, of what stands in columns; nothing is read back out of them.

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "gm/store/message.h"

namespace gm {

/// "<GAME.t3.report.ada": how all of this kind to this reader in this turn begin.
std::string message_id_stem(const std::string& commitment, int turn, MessageKind kind, const std::string& reader);

/// The same for the same mail, however often it is made: mail programs drop repeats. `mark`: which of several it is.
std::string message_id(const std::string& stem, const std::string& mark = {});

/// Of a ruling's mails. Whoever gets one must not read the ruling's number in it.
std::string ruling_mark(const std::string& seed, RulingId ruling);

/// By kind and reader, the last attempt that the reader may have got, though what it tells was taken back.
using AttemptsMade = std::map<std::pair<MessageKind, orders::PlayerIndex>, int>;
AttemptsMade attempts_made(const std::vector<MessageRow>& withdrawn);

/// Gives a mail that tells of a turn its number after those made, and the name that follows from it: so it tells of no
/// more attempts than its reader knows.
void number_attempt(NewMessage& message, const std::string& stem, const AttemptsMade& made);

}  // namespace gm
