#pragma once

#include <span>
#include <string_view>

namespace gm {

// A file of templates/ or campaigns/, compiled into the program (see cmake/embed.cmake).
struct EmbeddedFile {
    std::string_view path;     // relative to the project, e.g. "campaigns/NAME/campaign.yaml"
    std::string_view content;  // the file's bytes, unchanged
};

// All embedded files, in the byte order of their paths.
std::span<const EmbeddedFile> embedded_files();

}  // namespace gm
