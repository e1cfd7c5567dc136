#include "gm/mail/credentials.h"

#include <sys/stat.h>

#include <cstdlib>

#include "gm/files/problem.h"
#include "gm/files/read.h"
#include "gm/mail/text_lines.h"
#include "gm/mail/unicode.h"

namespace gm::mail {

namespace {

bool others_may_read(const std::filesystem::path& path) {
    struct stat status{};
    constexpr unsigned group_and_others = 077;
    return ::stat(path.c_str(), &status) == 0 && (status.st_mode & group_and_others) != 0;
}

/// What only the file's owner can read.
orders::Result<std::string> private_text(const std::filesystem::path& path) {
    constexpr std::size_t longest = 10'000;
    if (others_may_read(path)) {
        return problem_with(path, "others can read or change this file, and the password in it",
                            "make it yours alone: chmod 600");
    }
    return read_file(path, longest);
}

}  // namespace

orders::Result<Credentials> credentials_from_file(const std::filesystem::path& path) {
    GM_TAKE(const auto text, private_text(path));
    Credentials found;
    for (const std::string_view line : split_lines(text)) {
        // To the end of the line as it is: a password may hold any mark that YAML knows.
        const auto colon = line.find(':');
        if (colon == std::string_view::npos) continue;
        const std::string_view name = trimmed(line.substr(0, colon));
        if (name == "user") found.user = std::string(trimmed(line.substr(colon + 1)));
        if (name == "password") found.password = std::string(trimmed(line.substr(colon + 1)));
    }
    if (found.user.empty() || found.password.empty()) {
        return problem_with(path, "the file does not say both user and password",
                            "write two lines, 'user: NAME' and 'password: WORDS'");
    }
    return found;
}

orders::Result<std::string> password_from_file(const std::filesystem::path& path) {
    GM_TAKE(const auto text, private_text(path));
    const auto lines = split_lines(text);
    // As it is, spaces included: only the line's end is not the password's.
    std::string password = lines.empty() ? std::string() : std::string(lines.front());
    if (password.ends_with('\r')) password.pop_back();
    if (password.empty()) return problem_with(path, "there is no password in this file", "write it in its first line");
    return password;
}

orders::Result<Credentials> credentials_from_environment() {
    const char* user = std::getenv("GM_IMAP_USER");
    const char* password = std::getenv("GM_IMAP_PASSWORD");
    if (user == nullptr || password == nullptr || *user == '\0' || *password == '\0') {
        return orders::invalid("it is not said who reads the mailbox",
                               "set GM_IMAP_USER and GM_IMAP_PASSWORD, or give --credentials FILE");
    }
    return Credentials{user, password};
}

}  // namespace gm::mail
