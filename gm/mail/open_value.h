#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace gm::mail {

/// `note: |` or `- >-`: are the lines below this one text?
bool begins_block_text(std::string_view line);

/// Whether a value goes on after the line it began on: an open quote, an open bracket, a block text.
class OpenValue {
public:
    void read(std::string_view line, std::size_t indent);  ///< a line without its indentation
    void read_on(std::string_view rest);                   ///< the rest of the line before

    bool is_open() const { return quote_ != '\0' || brackets_ > 0; }
    bool in_quotes() const { return quote_ != '\0'; }
    bool closed_by(std::string_view line) const;

    /// Does a block text hold a line with this indentation, whatever it looks like?
    bool holds(std::size_t indent) const { return block_ && indent > *block_; }

private:
    void scan(std::string_view text, bool value_start);

    char quote_ = '\0';
    int brackets_ = 0;
    std::optional<std::size_t> block_;
};

}  // namespace gm::mail
