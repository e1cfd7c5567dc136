#include "gm/simulate/plan.h"

#include <charconv>

#include "orders/text.h"

namespace gm::simulation {

Span part_of(std::uint64_t total, const Shard& shard) {
    // In two steps, since total * index may be too much for 64 bits.
    const std::uint64_t whole = total / shard.of;
    const std::uint64_t rest = total % shard.of;
    const auto start = [&](std::uint64_t index) { return whole * index + rest * index / shard.of; };
    const std::uint64_t first = start(shard.index - 1);
    return {first, start(shard.index) - first};
}

orders::Result<Shard> read_shard(const std::string& text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto index = std::from_chars(text.data(), end, shard.index);
    const bool slash = index.ec == std::errc{} && index.ptr != end && *index.ptr == '/';
    const auto of = slash ? std::from_chars(index.ptr + 1, end, shard.of) : index;
    if (!slash || of.ec != std::errc{} || of.ptr != end)
        return orders::invalid("--shard: '" + orders::clip(text, 40) + "' is no part of a whole",
                               "write --shard 2/8 for the second of eight");
    if (shard.of == 0 || shard.of > 100'000 || shard.index == 0 || shard.index > shard.of)
        return orders::invalid("--shard: there is no part " + orders::clip(text, 40),
                               "parts are counted from 1: --shard 1/8 to --shard 8/8");
    return shard;
}

}  // namespace gm::simulation
