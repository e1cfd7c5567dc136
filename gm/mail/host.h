#pragma once

#include <string>

namespace gm::mail {

/// By number, or by the one name that is never looked up elsewhere.
bool is_this_machine(const std::string& host);

}  // namespace gm::mail
