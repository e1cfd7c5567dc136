#include <malloc.h>
#include <signal.h>

#include <thread>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/web/answer.h"
#include "gm/web/http/http_server.h"
#include "gm/web/links/links.h"
#include "gm/web/site/site.h"
#include "orders/document_reader.h"

namespace gm {

namespace {

/// What `web.yaml` says, and what was typed instead.
orders::Result<web::Settings> settings_of(const Invocation& invocation) {
    GM_TAKE(auto settings, web::load_settings(invocation.folder));
    if (const auto host = invocation.option("--host")) settings.host = *host;
    if (invocation.has("--behind-proxy")) settings.behind_proxy = true;
    if (const auto port = invocation.option("--port")) {
        constexpr int last_port = 65535;
        const auto number = orders::parse_whole(*port);
        if (!number || *number < 0 || *number > last_port)
            return orders::invalid("'" + *port + "' is no port", "a number from 0 (any that is free) to 65535");
        settings.port = static_cast<int>(*number);
    }
    if (const auto address = invocation.option("--address")) {
        GM_TAKE(settings.address, web::checked_address(*address));
    }
    return settings;
}

/// The signals that end the server, kept for the one thread that waits for them.
sigset_t hold_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    return signals;
}

/// Large pages are made in many threads: each goes back to the system when it has left, rather than into a store of the
/// thread's own. The library would raise the bar as soon as it meets a large one.
void give_large_pages_back() {
    constexpr int large = 128 * 1024;
    mallopt(M_MMAP_THRESHOLD, large);
}

web::ServerSettings server_settings(const web::Settings& settings, bool log, Terminal& terminal) {
    web::ServerSettings out{
        settings.host, settings.port, settings.behind_proxy, settings.address, web::protective_headers(settings), {}};
    if (log)
        out.log = [&terminal](const std::string& method, const std::string& path, int status) {
            terminal.note(now_utc() + " " + method + " " + path + " " + std::to_string(status));
        };
    return out;
}

}  // namespace

ExitCode run_serve(const Invocation& invocation, Terminal& terminal) {
    const auto settings = settings_of(invocation);
    if (!settings) return refuse(terminal, settings.problems(), ExitCode::misuse);
    auto site = web::Site::open(invocation.folder, *settings, now_utc, all_commands());
    if (!site) return refuse(terminal, site.problems(), ExitCode::misuse);
    give_large_pages_back();
    const sigset_t signals = hold_signals();
    auto server = web::HttpServer::bind(server_settings(*settings, invocation.has("--log"), terminal),
                                        [&](web::Request request) { return web::answer(std::move(request), **site); });
    if (!server) return refuse(terminal, server.problems());
    terminal.say("Listening on http://" + settings->host + ":" + std::to_string(server->port()) + "/");
    terminal.delivered();
    if (!settings->address.empty() && !settings->behind_proxy)
        terminal.note("If a proxy stands before it, add --behind-proxy: else all readers seem to be one.");
    terminal.note("Your own page: gm link --gm. A player's: gm link PLAYER. Ctrl-C stops.");
    std::jthread running([&] { server->run(); });
    int received = 0;
    sigwait(&signals, &received);
    server->stop();
    running.join();
    terminal.note("Stopped.");
    return ExitCode::done;
}

}  // namespace gm
