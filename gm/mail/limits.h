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

    // Beyond these no parser sees the mail: see bounds.h. People's mails keep far below.
    std::size_t header_bytes = 200'000;      ///< of all headers, those of parts and mails within included
    std::size_t headers = 2'000;             ///< likewise
    std::size_t address_bytes = 10'000;      ///< of one From, Sender, Reply-To, To, Cc or Bcc
    std::size_t address_marks = 200;         ///< commas, colons and semicolons in one
    std::size_t all_address_bytes = 20'000;  ///< of all of them
    std::size_t part_marks = 1'000;          ///< lines that may begin or end a part
    std::size_t containers = 100;            ///< multiparts and mails in it, within or after each other
    std::size_t html_attributes = 100;       ///< of one tag
    std::size_t html_end_tags = 20'000;      ///< of one HTML text
    std::size_t html_depth = 1'000;          ///< elements within each other
    std::size_t html_steps = 200'000;        ///< through what is open, at each tag anew
    std::size_t html_steps_per_byte = 30;    ///< and as many more; those of the corpus take one
};

}  // namespace gm::mail
