#pragma once

#include <cstddef>
#include <functional>

#include "gm/conform/verdict.h"

namespace gm::conformance {

/// Calls `judge` for 0..count-1 on several threads (0: one a core) and `tell`, here and in
/// order, as soon as all verdicts up to that one are there. `judge` must not throw.
void judge_all(std::size_t count, unsigned threads, const std::function<Verdict(std::size_t)>& judge,
               const std::function<void(const Verdict&)>& tell);

}  // namespace gm::conformance
