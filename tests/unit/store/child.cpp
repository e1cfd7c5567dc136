#include "tests/unit/store/child.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <exception>
#include <stdexcept>

namespace gm::sample {

namespace {

[[noreturn]] void answer(int pipe, const std::function<std::string()>& action) {
    std::string text;
    try {
        text = action();
    } catch (const std::exception& error) {
        text = std::string("exception: ") + error.what();
    }
    const bool whole = write(pipe, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    _exit(whole ? 0 : 1);
}

}  // namespace

std::string in_child(const std::function<std::string()>& action) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("cannot fork");
    if (child == 0) answer(ends[1], action);
    close(ends[1]);
    std::string text;
    std::array<char, 4096> buffer{};
    for (ssize_t n = 0; (n = read(ends[0], buffer.data(), buffer.size())) > 0;) {
        text.append(buffer.data(), static_cast<std::size_t>(n));
    }
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return status == 0 ? text : text + " [child ended with status " + std::to_string(status) + "]";
}

}  // namespace gm::sample
