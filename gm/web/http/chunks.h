#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace gm::web {

/// Takes the chunks of a body apart as they come: a size in hexadecimal digits, the bytes, an end of line after each,
/// and a chunk of size 0 at the end. What else the standard allows (extensions, trailers) nobody sends who fills in a
/// form, and readers differ on it: it breaks the body.
class ChunkReader {
public:
    struct Taken {
        std::size_t read = 0;     ///< of what came
        std::size_t written = 0;  ///< of the body
    };
    /// Until `to` is full, `from` is used up, or the body is over.
    Taken take(std::string_view from, std::span<char> to);

    bool is_whole() const { return next_ == Next::nothing; }
    bool is_over() const { return is_whole() || next_ == Next::broken; }

private:
    enum class Next { size, size_end, bytes, bytes_return, bytes_end, last_return, last_end, nothing, broken };
    Next after(char c);
    Next after_size(char c);

    Next next_ = Next::size;
    std::size_t left_ = 0;  ///< of the chunk
    int digits_ = 0;
};

}  // namespace gm::web
