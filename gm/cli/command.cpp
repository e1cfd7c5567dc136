#include "gm/cli/command.h"

namespace gm {

std::optional<std::string> Invocation::argument(std::string_view name) const {
    const auto found = arguments.find(name);
    if (found == arguments.end() || found->second.empty()) return std::nullopt;
    return found->second.front();
}

const std::vector<std::string>& Invocation::all(std::string_view name) const {
    static const std::vector<std::string> none;
    const auto found = arguments.find(name);
    return found == arguments.end() ? none : found->second;
}

std::optional<std::string> Invocation::option(std::string_view name) const {
    const auto found = options.find(name);
    return found == options.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace gm
