#pragma once

#include "gm/store/store.h"

namespace gm {

/// Every mail that was sent, turn by turn: those of resolutions that were undone since, too.
orders::Result<std::vector<MessageRow>> sent_messages(const Store& store);

}  // namespace gm
