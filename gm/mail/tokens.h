#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gm::mail {

/// Adds the token of each `gm-token: XXXX` in a text, each once, at most a few.
void find_tokens(std::string_view text, std::vector<std::string>& tokens);

}  // namespace gm::mail
