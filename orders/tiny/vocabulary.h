#pragma once

#include "orders/vocabulary.h"

namespace orders::tiny {

/// The words of Sealed Bids' sheets.
const Vocabulary& vocabulary();

}  // namespace orders::tiny
