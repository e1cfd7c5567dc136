#include "gm/cli/command.h"

namespace gm {

std::optional<std::string> Invocation::argument(std::string_view name) const {
    const auto found = arguments.find(name);
    if (found == arguments.end() || found->second.empty()) return std::nullopt;
    return found->second.front();
}

namespace {

using Words = std::vector<std::string>;

const Words& words_of(const std::map<std::string, Words, std::less<>>& known, std::string_view name) {
    static const Words none;
    const auto found = known.find(name);
    return found == known.end() ? none : found->second;
}

}  // namespace

const Words& Invocation::all(std::string_view name) const { return words_of(arguments, name); }

const Words& Invocation::every(std::string_view name) const { return words_of(repeated, name); }

std::optional<std::string> Invocation::option(std::string_view name) const {
    const auto found = options.find(name);
    return found == options.end() ? std::nullopt : std::optional(found->second);
}

std::string Invocation::name_of(const std::string& path) const {
    return !uploads.empty() && path.starts_with(uploads + "/") ? path.substr(uploads.size() + 1) : path;
}

}  // namespace gm
