#include "gm/web/http/chunks.h"

#include <algorithm>

#include "gm/web/http/hex_digit.h"

namespace gm::web {

ChunkReader::Taken ChunkReader::take(std::string_view from, std::span<char> to) {
    Taken taken;
    while (taken.read < from.size() && taken.written < to.size() && !is_over()) {
        if (next_ != Next::bytes) {
            next_ = after(from[taken.read++]);
            continue;
        }
        const std::size_t count = std::min({left_, from.size() - taken.read, to.size() - taken.written});
        std::copy_n(from.begin() + static_cast<std::ptrdiff_t>(taken.read), count,
                    to.begin() + static_cast<std::ptrdiff_t>(taken.written));
        taken.read += count;
        taken.written += count;
        left_ -= count;
        if (left_ == 0) next_ = Next::bytes_return;
    }
    return taken;
}

ChunkReader::Next ChunkReader::after_size(char c) {
    constexpr int most_digits = 7;  // more than any body may have
    if (c == '\r' && digits_ > 0) return Next::size_end;
    const int digit = hex_digit(c);
    if (digit < 0 || ++digits_ > most_digits) return Next::broken;
    left_ = 16 * left_ + static_cast<std::size_t>(digit);
    return Next::size;
}

ChunkReader::Next ChunkReader::after(char c) {
    const auto only = [&](char wanted, Next next) { return c == wanted ? next : Next::broken; };
    switch (next_) {
        case Next::size: return after_size(c);
        case Next::size_end: digits_ = 0; return only('\n', left_ == 0 ? Next::last_return : Next::bytes);
        case Next::bytes_return: return only('\r', Next::bytes_end);
        case Next::bytes_end: return only('\n', Next::size);
        case Next::last_return: return only('\r', Next::last_end);
        case Next::last_end: return only('\n', Next::nothing);
        default: return Next::broken;
    }
}

}  // namespace gm::web
