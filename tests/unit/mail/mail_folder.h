#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/support/temporary_folder.h"

namespace gm::mail::sample {

/// A folder to put files in, gone with its test.
class MailFolder {
public:
    const std::filesystem::path& path() const { return folder_.path(); }

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = path() / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }

private:
    test_support::TemporaryFolder folder_;
};

/// The least that is a mail.
inline std::string a_mail(const std::string& id, const std::string& body = "turn: 3\n") {
    return "From: ada@example.org\nMessage-ID: <" + id + ">\n\n" + body;
}

}  // namespace gm::mail::sample
