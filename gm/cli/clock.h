#pragma once

#include <string>

namespace gm {

/// The present moment as 2026-11-16T12:00:00Z. GM_NOW stands in for it, so that
/// tests and demonstrations can be repeated to the byte.
std::string now_utc();

/// Such a moment as people write it, to the minute: 2026-11-16 12:00 UTC.
std::string readable_time(const std::string& moment);

}  // namespace gm
