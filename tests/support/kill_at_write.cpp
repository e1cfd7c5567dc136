#include "tests/support/kill_at_write.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace test_support {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void become(const std::vector<std::string>& command,
                         const std::map<std::string, std::string>& environment) {
    for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
    const int nowhere = open("/dev/null", O_RDWR);
    for (const int descriptor : {0, 1, 2}) dup2(nowhere, descriptor);
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    execvp(arguments.front(), arguments.data());
    _exit(127);
}

Ending run(const std::vector<std::string>& command, const std::map<std::string, std::string>& environment) {
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("cannot fork");
    if (child == 0) become(command, environment);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFSIGNALED(status)) return {WTERMSIG(status) == SIGKILL, -1};
    return {false, WEXITSTATUS(status)};
}

/// A build that leaves it out (tests/support/CMakeLists.txt not included) still tests.
fs::path build(const fs::path& library) {
    const fs::path half = fs::path(library) += "." + std::to_string(getpid());
    const std::string source = GM_SOURCE_DIR "/tests/support/kill_at_write.cc";
    const Ending ending = run({"c++", "-std=c++20", "-shared", "-fPIC", "-o", half.string(), source, "-ldl"}, {});
    if (ending.code != 0) throw std::runtime_error("cannot build " + source);
    fs::rename(half, library);
    return library;
}

}  // namespace

fs::path kill_at_write_library() {
    const fs::path library = fs::path(GM_PROGRAM).parent_path() / "kill_at_write.so";
    return fs::exists(library) ? library : build(library);
}

Ending run_under(const KillPlan& plan, const std::vector<std::string>& command,
                 const std::map<std::string, std::string>& environment) {
    static const std::string library = kill_at_write_library().string();
    std::map<std::string, std::string> all = environment;
    all["LD_PRELOAD"] = library;
    all["GM_KILL_AT"] = std::to_string(plan.at);
    all["GM_KILL_HOW"] = plan.how;
    // In a sanitized build this library comes before the sanitizer's, on purpose.
    all["ASAN_OPTIONS"] = "verify_asan_link_order=0:detect_leaks=0";
    return run(command, all);
}

}  // namespace test_support
