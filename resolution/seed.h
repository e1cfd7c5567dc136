#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "orders/result.h"

namespace resolution {

/// The 32 secret bytes from which every draw of a game follows. Their hash is
/// published before the first turn, the bytes after the last one.
class Seed {
public:
    static constexpr std::size_t size = 32;

    Seed() = default;  ///< all zero: what scenarios use unless they say otherwise
    explicit Seed(const std::array<std::uint8_t, size>& bytes) : bytes_(bytes) {}
    static orders::Result<Seed> from_hex(std::string_view hex);

    std::string hex() const;
    std::string commitment() const;  ///< BLAKE2b-256 of the bytes, in hex
    const std::array<std::uint8_t, size>& bytes() const { return bytes_; }

    friend bool operator==(const Seed&, const Seed&) = default;

private:
    std::array<std::uint8_t, size> bytes_{};
};

std::string to_hex(std::span<const std::uint8_t> bytes);

/// BLAKE2b-256 of any bytes, in hex: what digests and the hash chain use.
std::string digest(std::string_view bytes);

}  // namespace resolution
