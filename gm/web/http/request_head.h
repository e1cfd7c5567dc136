#pragma once

// Where a request ends must be plain: a proxy before us that reads its head otherwise would take the rest for the
// request of somebody else. So a head that could be read in two ways is refused before the library, which is lenient,
// sees it.

#include <cstddef>
#include <optional>
#include <string_view>

namespace gm::web {

/// How many of these bytes are the head, with the empty line after it; nothing as long as that has not come. However
/// its lines end: one that ends them oddly is refused at once, instead of waited for. Looked for from `from` on.
std::optional<std::size_t> end_of_head(std::string_view bytes, std::size_t from = 0);

struct HeadVerdict {
    int refused = 0;         ///< the status to refuse it with; 0: it may pass
    bool chunked = false;    ///< its body says itself where it ends
    std::size_t length = 0;  ///< else: of its body
};

/// `head`: as `end_of_head` found it.
HeadVerdict judge_head(std::string_view head, std::size_t largest_body);

}  // namespace gm::web
