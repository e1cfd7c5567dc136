#pragma once

#include <cstddef>

namespace gm::mail {

/// What one mail may cost. A mail with a 30 MB photograph is still read; the photograph is not.
struct MailLimits {
    std::size_t raw = 64'000'000;       ///< bytes of the whole mail
    std::size_t text = 1'000'000;       ///< bytes of one text in it, decoded; what `orders::Limits` accepts
    std::size_t all_texts = 4'000'000;  ///< bytes of all of them
    std::size_t texts = 50;             ///< texts looked at
    std::size_t parts = 500;            ///< parts of any kind looked at
    int nesting = 50;                   ///< multiparts and mails within each other
    std::size_t set_aside = 100;        ///< remarks kept
    std::size_t html_tags = 20'000;     ///< of one HTML text
};

}  // namespace gm::mail
