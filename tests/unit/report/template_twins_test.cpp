// A template that is written twice is mended once, and then the two differ.

#include <gtest/gtest.h>

#include <map>

#include "gm/assets/embedded.h"

namespace gm {
namespace {

TEST(ShippedTemplates, HaveNoTwins) {
    std::map<std::string_view, std::string_view> path_of;
    for (const EmbeddedFile& file : embedded_files()) {
        if (!file.path.starts_with("templates/")) continue;
        const auto [first, alone] = path_of.emplace(file.content, file.path);
        EXPECT_TRUE(alone) << first->second << " and " << file.path
                           << " are the same: one file in templates/any/ or in a folder common/ serves both";
    }
    EXPECT_GT(path_of.size(), 100U) << "they were not found";
}

}  // namespace
}  // namespace gm
