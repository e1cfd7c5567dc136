#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "resolution/seed.h"

namespace resolution {

/// The words of one label, block after block: what every draw is made of. Seed and label must outlive it.
class DrawStream {
public:
    // NOLINTNEXTLINE(*-member-init): the block is filled
    DrawStream(const Seed& seed, int turn, std::string_view label) : seed_(seed), turn_(turn), label_(label) { fill(); }

    /// 1..n, each equally likely.
    std::uint64_t next(std::uint64_t n);

private:
    static constexpr std::size_t words_a_block = 8;

    void fill();
    std::uint64_t next_word();

    const Seed& seed_;
    int turn_;
    std::string_view label_;
    std::array<std::uint8_t, 64> block_;
    std::size_t used_ = 0;
    int block_number_ = 0;
};

}  // namespace resolution
