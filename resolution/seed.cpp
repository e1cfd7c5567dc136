#include "resolution/seed.h"

#include <sodium.h>

namespace resolution {

namespace {

std::string blake2b_256(std::span<const std::uint8_t> bytes) {
    std::array<std::uint8_t, 32> hash{};
    crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), nullptr, 0);
    return to_hex(hash);
}

}  // namespace

orders::Result<Seed> Seed::from_hex(std::string_view hex) {
    Seed seed;
    std::size_t length = 0;
    const char* end = nullptr;
    const int error = sodium_hex2bin(seed.bytes_.data(), size, hex.data(), hex.size(), nullptr, &length, &end);
    if (error != 0 || length != size || end != hex.data() + hex.size()) {
        return orders::invalid("a seed is 64 hexadecimal digits, not '" + std::string(hex.substr(0, 80)) + "'");
    }
    return seed;
}

std::string Seed::hex() const { return to_hex(bytes_); }

std::string Seed::commitment() const { return blake2b_256(bytes_); }

std::string to_hex(std::span<const std::uint8_t> bytes) {
    std::string out(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(out.data(), out.size(), bytes.data(), bytes.size());
    out.pop_back();
    return out;
}

std::string digest(std::string_view bytes) {
    return blake2b_256({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

}  // namespace resolution
