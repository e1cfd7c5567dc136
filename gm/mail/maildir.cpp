#include "gm/mail/maildir.h"

#include <algorithm>
#include <vector>

#include "gm/files/problem.h"
#include "gm/files/read.h"

namespace gm::mail {

namespace fs = std::filesystem;

namespace {

/// `1700000000.M1P2.host:2,S` without its flags.
std::string lasting_name(const fs::path& file) {
    const std::string name = file.filename().string();
    return name.substr(0, name.find(":2,"));
}

orders::Problem cannot_list(const fs::path& folder, const std::error_code& error) {
    return problem_with(folder, "the folder cannot be read: " + error.message());
}

orders::Result<std::vector<fs::path>> files_in(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        std::error_code gone;
        if (at->path().filename().string().starts_with('.') || !at->is_regular_file(gone)) continue;
        files.push_back(at->path());
    }
    if (error) return cannot_list(folder, error);
    return files;
}

/// The same mail where a mail program has put it meanwhile.
fs::path moved(const fs::path& maildir, const fs::path& file) {
    const std::string name = lasting_name(file);
    if (const auto files = files_in(maildir / "cur")) {
        for (const fs::path& now : *files) {
            if (lasting_name(now) == name) return now;
        }
    }
    return file;
}

}  // namespace

bool is_maildir(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path / "new", error) && fs::is_directory(path / "cur", error);
}

orders::Outcome visit_maildir(const fs::path& path, const MailVisitor& visitor, const MailLimits& limits) {
    std::vector<fs::path> files;
    for (const char* part : {"new", "cur"}) {
        GM_TAKE(auto found, files_in(path / part));
        files.insert(files.end(), found.begin(), found.end());
    }
    // Names begin with the second of delivery.
    std::sort(files.begin(), files.end(),
              [](const fs::path& a, const fs::path& b) { return lasting_name(a) < lasting_name(b); });
    for (const fs::path& file : files) {
        const std::string origin = "maildir:" + lasting_name(file);
        if (visitor.seen(origin)) continue;
        std::error_code error;
        auto bytes = read_file(fs::exists(file, error) ? file : moved(path, file), limits.raw);
        if (!bytes) {
            visitor.trouble(bytes.problems().front());
        } else if (auto handed = hand_over({origin, *std::move(bytes)}, visitor); !handed) {
            return handed;
        }
    }
    return orders::done();
}

}  // namespace gm::mail
