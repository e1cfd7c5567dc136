#include "gm/mail/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <cctype>

#include "gm/mail/unicode.h"
#include "resolution/seed.h"

namespace gm::mail {

namespace {

bool is_token_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.';
}

bool same_letters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return std::tolower(static_cast<unsigned char>(x)) == y; });
}

}  // namespace

void find_tokens(std::string_view text, std::vector<std::string>& tokens) {
    constexpr std::string_view word = "gm-token";
    constexpr std::size_t most = 8;
    constexpr std::size_t longest = 200;
    for (auto dash = text.find('-'); dash != std::string_view::npos; dash = text.find('-', dash + 1)) {
        if (dash < 2 || !same_letters(text.substr(dash - 2, word.size()), word)) continue;
        const std::string after = plain_spaces(text.substr(dash - 2 + word.size(), longest));
        const auto colon = after.find_first_not_of(' ');
        if (colon == std::string::npos || after[colon] != ':') continue;
        const auto begin = std::find_if_not(after.begin() + static_cast<std::ptrdiff_t>(colon) + 1, after.end(),
                                            [](char c) { return c == ' ' || c == '"' || c == '\'' || c == '*'; });
        std::string token(begin, std::find_if_not(begin, after.end(), is_token_character));
        while (token.ends_with('.')) token.pop_back();  // the end of a sentence
        const bool known = std::find(tokens.begin(), tokens.end(), token) != tokens.end();
        if (!token.empty() && !known && tokens.size() < most) tokens.push_back(std::move(token));
    }
}

std::string token_hash(std::string_view token) { return resolution::digest(token); }

bool is_token(std::string_view token, std::string_view hash) {
    const std::string own = token_hash(token);
    return own.size() == hash.size() && sodium_memcmp(own.data(), hash.data(), own.size()) == 0;
}

}  // namespace gm::mail
