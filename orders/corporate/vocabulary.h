#pragma once

#include "orders/vocabulary.h"

namespace orders::corporate {

/// The words of Corporate Game's sheets.
const Vocabulary& vocabulary();

}  // namespace orders::corporate
