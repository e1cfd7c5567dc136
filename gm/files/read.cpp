#include "gm/files/read.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>
#include <vector>

#include "gm/files/problem.h"
#include "orders/text.h"

namespace gm {

namespace fs = std::filesystem;

namespace {

/// The name beside the missing file that was probably meant.
std::string neighbour(const fs::path& path) {
    constexpr std::size_t enough = 2000;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    std::error_code error;
    std::vector<std::string> names;
    for (fs::directory_iterator at(folder, error), end; !error && at != end && names.size() < enough;
         at.increment(error)) {
        names.push_back(at->path().filename().string());
    }
    const auto close = orders::nearest(path.filename().string(), names);
    return close ? "did you mean '" + *close + "'?" : "check the name and the folder";
}

orders::Problem cannot_open(const fs::path& path, int error) {
    if (error == ENOENT || error == ENOTDIR) return problem_with(path, "there is no such file", neighbour(path));
    return problem_with(path, "the file cannot be read: " + std::generic_category().message(error));
}

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

}  // namespace

orders::Result<std::string> read_file(const fs::path& path, std::size_t limit) {
    std::error_code error;
    if (fs::is_directory(path, error)) {
        return problem_with(path, "this is a folder, not a file", "name a file in it");
    }
    const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
    if (file == nullptr) return cannot_open(path, errno);
    // One byte more than allowed tells a file that is too long from one that just fits,
    // whatever size the system claims: pipes and /proc files have none.
    std::string text;
    const auto size = fs::file_size(path, error);  // a guess that saves reading in steps
    std::size_t step = error || size > limit ? 65'536 : static_cast<std::size_t>(size) + 1;
    while (text.size() <= limit) {
        const std::size_t before = text.size();
        text.resize(before + std::min(step, limit + 1 - before));
        const std::size_t got = std::fread(text.data() + before, 1, text.size() - before, file.get());
        text.resize(before + got);
        if (got == 0) break;
        step = std::max<std::size_t>(step * 2, 4096);
    }
    if (std::ferror(file.get()) != 0) return cannot_open(path, errno);
    if (text.size() > limit) {
        return problem_with(path, "the file is longer than the " + std::to_string(limit) + " bytes accepted",
                            "check that it is the right file");
    }
    return text;
}

orders::Result<orders::Document> load_document(const fs::path& path, const orders::Limits& limits) {
    GM_TAKE(auto text, read_file(path, limits.bytes));
    return orders::parse_document(std::move(text), path.string(), limits);
}

}  // namespace gm
