#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gm::mail {

/// Adds the tokens of a text, written `gm-token: XXXX`, that are not in the list yet; a few at most.
void find_tokens(std::string_view text, std::vector<std::string>& tokens);

/// What is stored of a token, `PlayerRow::token_hash`: BLAKE2b-256, in hex. Tokens are long random
/// words, so a plain hash does not give them away.
std::string token_hash(std::string_view token);

/// Is this the hash of the token? Takes as long whatever the answer.
bool is_token(std::string_view token, std::string_view hash);

}  // namespace gm::mail
