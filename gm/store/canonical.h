#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "resolution/seed.h"

namespace gm {

/// Parts one after the other, each with its length before it (`5:hello,`), so that
/// no two different records ever give the same bytes.
class Canonical {
public:
    Canonical& text(std::string_view part) {
        std::array<char, 20> length{};
        bytes_.append(length.data(), std::to_chars(length.begin(), length.end(), part.size()).ptr);
        bytes_ += ':';
        bytes_ += part;
        bytes_ += ',';
        return *this;
    }
    Canonical& number(std::int64_t value) { return text(std::to_string(value)); }
    Canonical& list(std::string_view name, std::size_t count) {
        return text(name).number(static_cast<std::int64_t>(count));
    }
    /// As a list of one, or of none.
    Canonical& maybe(std::string_view name, const std::optional<std::string>& part) {
        list(name, part ? 1 : 0);
        return part ? text(*part) : *this;
    }
    std::string hash() const { return resolution::digest(bytes_); }

private:
    std::string bytes_;
};

}  // namespace gm
