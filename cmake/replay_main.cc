// Feeds a fuzz target its kept inputs once each, without libFuzzer: the empty input,
// then every file of the folders and files named on the command line.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

std::size_t replay_file(const fs::path& path) {
    std::fprintf(stderr, "%s\n", path.c_str());  // the last line before a crash names the input
    std::ifstream in(path, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    return 1;
}

std::size_t replay(const fs::path& path) {
    if (!fs::is_directory(path)) return fs::exists(path) ? replay_file(path) : 0;
    std::size_t count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
        if (entry.is_regular_file()) count += replay_file(entry.path());
    }
    return count;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> paths(argv + 1, argv + argc);
    LLVMFuzzerTestOneInput(nullptr, 0);
    std::size_t count = 1;
    for (const auto& path : paths) count += replay(path);
    std::printf("%zu inputs replayed\n", count);
}
