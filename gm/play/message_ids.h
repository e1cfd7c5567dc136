#pragma once

#include <set>
#include <string>
#include <vector>

#include "gm/store/message.h"

namespace gm {

/// Message-IDs that mails have which readers may have got, though what they tell was taken back. Those that nobody can
/// have got gave theirs up when they were withdrawn.
using TakenIds = std::set<std::string, std::less<>>;
TakenIds taken_ids(const std::vector<MessageRow>& withdrawn);

/// The same for the same mail, however often it is made: mail programs drop repeats. One that follows others of its
/// kind to its reader has a number, and so tells of no more than its reader knows.
std::string message_id(const std::string& stem, const TakenIds& taken);

}  // namespace gm
