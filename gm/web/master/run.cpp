#include "gm/web/master/run.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "orders/text.h"

namespace gm::web {

namespace {

/// Without the folder that files lie in for this request alone.
std::string presentable(std::string text, const std::string& uploads) {
    if (!uploads.empty()) {
        const std::string folder = uploads + "/";
        for (auto at = text.find(folder); at != std::string::npos; at = text.find(folder, at))
            text.erase(at, folder.size());
    }
    return text;
}

}  // namespace

const Command& command_named(const Site& site, std::string_view name) {
    const auto all = site.commands();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Command& one) { return one.name == name; });
    if (found == all.end() || found->run == nullptr) throw std::logic_error("there is no command " + std::string(name));
    return *found;
}

Done spoken(const std::function<void(Terminal&)>& speak) {
    std::ostringstream out;
    std::ostringstream err;
    Terminal terminal(out, err, false, false, false);
    speak(terminal);
    return {{}, true, orders::valid_utf8(out.str()), orders::valid_utf8(err.str())};
}

Done run_command(const Site& site, std::string_view name, Invocation invocation) {
    const Command& command = command_named(site, name);
    invocation.folder = site.folder().string();
    ExitCode code = ExitCode::done;
    Done done = spoken([&](Terminal& terminal) { code = command.run(invocation, terminal); });
    return {std::string(name), code == ExitCode::done, presentable(std::move(done.said), invocation.uploads),
            presentable(std::move(done.noted), invocation.uploads)};
}

Response carry_out(Site& site, std::string_view name, Invocation invocation, const std::string& next) {
    Done done = run_command(site, name, std::move(invocation));
    done.next = next;
    return see_other("/gm/done/" + site.done().keep(std::move(done)));
}

}  // namespace gm::web
