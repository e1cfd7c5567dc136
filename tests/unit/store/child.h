#pragma once

#include <functional>
#include <string>

namespace gm::sample {

/// Runs `action` in a process of its own, which it may spoil as it likes (user, limits,
/// mounts); what it returns, or how it died.
std::string in_child(const std::function<std::string()>& action);

}  // namespace gm::sample
