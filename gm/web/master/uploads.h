#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace gm::web {

/// What came along with a form, as files for the command that reads files: in a folder for our eyes only, which goes
/// when this does. So no request ever names a file of this machine.
class Uploads {
public:
    Uploads() = default;
    Uploads(const Uploads&) = delete;
    Uploads& operator=(const Uploads&) = delete;
    ~Uploads();

    /// Its path.
    std::string keep(const std::string& bytes);
    /// Empty as long as there is nothing in it.
    const std::string& folder() const { return folder_; }

private:
    std::string folder_;
    int count_ = 0;
};

}  // namespace gm::web
