#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "orders/problem.h"

namespace orders::described {

/// A word of a plain sentence, what stands between quotes, or a comma.
struct ProseToken {
    std::string text;
    std::string folded = {};  ///< as words are compared; empty for what is no word
    Mark mark = {};
    bool quoted = false;
    bool comma = false;      ///< or a semicolon
    bool colon = false;      ///< one follows
    std::string after = {};  ///< what followed the word and is no part of it: a colon, a full stop
};

using ProseTokens = std::span<const ProseToken>;

/// `line` is the text's line of that number, of which `skipped` bytes are no part of the sentence. Between double
/// quotes a text stands as in a sheet, between « » or curly quotes as it is.
std::vector<ProseToken> prose_tokens(std::string_view line, int number, std::size_t skipped);

/// Bytes of the blank that stands there; 0 if none does.
std::size_t blank_at(std::string_view text, std::size_t at);

/// The words, with one space between.
std::string joined_text(ProseTokens tokens);
/// The same with whatever punctuation followed them.
std::string whole_text(ProseTokens tokens);

/// As words of sentences are compared: as those of sheets, whatever the apostrophe.
std::string folded_word(std::string_view word);

}  // namespace orders::described
