#include "resolution/draw_stream.h"

#include <sodium.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <string>

namespace resolution {

/// Words of the incomplete last stretch are skipped.
std::uint64_t DrawStream::next(std::uint64_t n) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t word = next_word();
    while (word > most - n) {  // only there can it lie in the incomplete stretch
        const std::uint64_t incomplete = (most % n + 1) % n;
        if (word <= most - incomplete) break;
        word = next_word();
    }
    return 1 + word % n;
}

/// `<turn>/<label>`, and `#<b>` from the second block on.
void DrawStream::fill() {
    constexpr std::size_t room_for_numbers = 32;
    std::array<char, 224> buffer;  // NOLINT(*-member-init): labels are short; a long one takes the slow way
    std::string slow;
    char* begin = buffer.data();
    if (label_.size() + room_for_numbers > buffer.size()) {
        slow.resize(label_.size() + room_for_numbers);
        begin = slow.data();
    }
    char* end = std::to_chars(begin, begin + room_for_numbers, turn_).ptr;
    *end++ = '/';
    end = std::copy(label_.begin(), label_.end(), end);
    if (block_number_ > 0) {
        *end++ = '#';
        end = std::to_chars(end, end + 12, block_number_).ptr;
    }
    crypto_generichash(block_.data(), block_.size(), reinterpret_cast<const unsigned char*>(begin),
                       static_cast<unsigned long long>(end - begin), seed_.bytes().data(), Seed::size);
    ++block_number_;
    used_ = 0;
}

std::uint64_t DrawStream::next_word() {
    if (used_ == words_a_block) fill();
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i) word = word << 8U | block_[used_ * 8 + i];
    ++used_;
    return word;
}

}  // namespace resolution
