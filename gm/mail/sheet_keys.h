#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace gm::mail {

/// The words a sheet's top-level lines may begin with, in every language that players write.
class SheetKeys {
public:
    explicit SheetKeys(const std::vector<std::string>& words);

    /// Accents, case, spaces and hyphens make no difference.
    bool knows(std::string_view key) const;

private:
    std::unordered_set<std::string> folded_;
};

}  // namespace gm::mail
