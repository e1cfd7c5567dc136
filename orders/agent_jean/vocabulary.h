#pragma once

#include "orders/vocabulary.h"

namespace orders::agent_jean {

/// The words of Agent Jean's sheets.
const Vocabulary& vocabulary();

}  // namespace orders::agent_jean
