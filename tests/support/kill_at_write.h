#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace test_support {

/// When and how kill_at_write.cc (see there) stops a program.
struct KillPlan {
    int at = 1;
    std::string how = "before";  ///< before, after, torn, full
};

struct Ending {
    bool killed = false;  ///< by SIGKILL
    int code = -1;        ///< exit code, if it ended by itself
};

/// Runs a program under the plan, silently, and waits for it.
Ending run_under(const KillPlan& plan, const std::vector<std::string>& command,
                 const std::map<std::string, std::string>& environment);

/// The built library. Throws when it can be neither found nor built.
std::filesystem::path kill_at_write_library();

}  // namespace test_support
