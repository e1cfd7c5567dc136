// A keyed d100, recorded, against one raw keyed BLAKE2b block of the same length.

#include <sodium.h>

#include <array>

#include "resolution/dice.h"
#include "tests/bench/ratio.h"

namespace {

constexpr int draws = 100;  // about those of a turn

void keyed_draw_to_raw_block(benchmark::State& state) {
    const resolution::Seed seed;
    const std::string label = "run/akira/1";
    const std::string message = "3/" + label;
    int drawn = 0;
    resolution::Dice dice(seed, 3);
    const auto draw = [&] {
        benchmark::DoNotOptimize(dice.die(label, 100));
        if (++drawn % draws == 0) dice = resolution::Dice(seed, 3);
    };
    std::array<unsigned char, 64> block{};
    const auto hash = [&] {
        crypto_generichash(block.data(), block.size(), reinterpret_cast<const unsigned char*>(message.data()),
                           message.size(), seed.bytes().data(), resolution::Seed::size);
        benchmark::DoNotOptimize(block);
    };
    bench::compare(state, 1.5, 2000, draws, draw, hash);
}
BENCHMARK(keyed_draw_to_raw_block)->Iterations(1);

}  // namespace
