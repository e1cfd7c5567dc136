#include "gm/files/find.h"

#include <algorithm>
#include <cctype>
#include <system_error>

#include "gm/files/problem.h"

namespace gm {

namespace fs = std::filesystem;

orders::Result<std::vector<fs::path>> yaml_files(const fs::path& path) {
    std::error_code error;
    if (!fs::is_directory(path, error)) return std::vector{path};
    std::vector<fs::path> found;
    fs::recursive_directory_iterator at(path, fs::directory_options::skip_permission_denied, error);
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
        std::string extension = at->path().extension().string();
        std::transform(extension.begin(), extension.end(), extension.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        std::error_code gone;
        if ((extension == ".yaml" || extension == ".yml") && !at->is_directory(gone)) found.push_back(at->path());
    }
    if (error || found.empty()) {
        return problem_with(path, error ? "the folder cannot be read: " + error.message()
                                        : "there is no .yaml file in this folder or below it");
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace gm
