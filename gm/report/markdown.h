#pragma once

// What the game master adds to a bulletin, written in Markdown (CommonMark).

#include <cstddef>
#include <string>
#include <string_view>

#include "orders/result.h"

namespace gm {

/// The same words for each form of a mail.
struct Editorial {
    std::string text;  ///< wrapped
    std::string html;  ///< elements with their styles, to be put into a page as they are
};

constexpr std::size_t longest_editorial = 50'000;

/// Nothing of it can run, be fetched or mislead: HTML in it is text, of links only those to http, https and mailto
/// are kept, of pictures (which would tell their server who reads the mail) only the words for them.
orders::Result<Editorial> read_markdown(std::string_view markdown);

/// Without `<!-- ... -->`: notes to oneself, and what gm explains in a file to be edited.
orders::Result<std::string> without_comments(std::string_view markdown);

}  // namespace gm
