#include "gm/archive/seal.h"

#include <sodium.h>

#include <fmt/format.h>

namespace gm::archive {

std::string seal_of(const resolution::Seed& seed, int number, const std::string& hash) {
    const std::string text = fmt::format("seal/{}/{}", number, hash);
    std::array<std::uint8_t, 32> seal{};
    crypto_generichash(seal.data(), seal.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       seed.bytes().data(), resolution::Seed::size);
    return resolution::to_hex(seal);
}

}  // namespace gm::archive
