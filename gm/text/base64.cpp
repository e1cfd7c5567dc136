#include "gm/text/base64.h"

#include <sodium.h>

namespace gm::archive {

namespace {

constexpr int variant = sodium_base64_VARIANT_ORIGINAL;

}  // namespace

std::string to_base64(const std::string& bytes) {
    std::string out(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(out.data(), out.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                      variant);
    out.pop_back();  // the NUL it ends with
    return out;
}

std::optional<std::string> from_base64(const std::string& text) {
    std::string bytes(text.size(), '\0');
    std::size_t length = 0;
    const int error = sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                                        text.size(), nullptr, &length, nullptr, variant);
    if (error != 0) return std::nullopt;
    bytes.resize(length);
    return bytes;
}

}  // namespace gm::archive
