#include "gm/web/http/http_server.h"

#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>

#include "gm/web/http/asker.h"
#include "gm/web/http/posted_form.h"
#include "gm/web/http/timed_connection.h"

namespace gm::web {

namespace {

/// `a=1; b=2`
std::map<std::string, std::string, std::less<>> cookies_of(const std::string& header) {
    std::map<std::string, std::string, std::less<>> cookies;
    for (std::size_t from = 0; from < header.size();) {
        const std::size_t end = std::min(header.find(';', from), header.size());
        const std::size_t begin = std::min(header.find_first_not_of(' ', from), end);
        const std::string pair = header.substr(begin, end - begin);
        if (const auto equals = pair.find('='); equals != std::string::npos)
            cookies.emplace(pair.substr(0, equals), pair.substr(equals + 1));
        from = end + 1;
    }
    return cookies;
}

std::string host_of(const std::string& address) {
    const auto slashes = address.find("//");
    return slashes == std::string::npos ? address : address.substr(slashes + 2);
}

/// Browsers say which site made them post. One that says nothing is judged by the seal of its form alone. Our own pages
/// are never of the origin `null`: a frame that hides where it comes from is.
bool is_from_here(const httplib::Request& request, const ServerSettings& settings) {
    const std::string site = request.get_header_value("Sec-Fetch-Site");
    if (!site.empty()) return site == "same-origin" || site == "none";
    const std::string origin = request.get_header_value("Origin");
    if (origin.empty()) return true;
    const std::string host = host_of(origin);
    return host == request.get_header_value("Host") || (!settings.address.empty() && host == host_of(settings.address));
}

std::string asker(const httplib::Request& request, const ServerSettings& settings) {
    const std::size_t lines = settings.behind_proxy ? request.get_header_value_count("X-Forwarded-For") : 0;
    if (lines > 0) {
        const auto host = host_forwarded(request.get_header_value("X-Forwarded-For", lines - 1));
        if (host) return *host;
    }
    return host_to_count(request.remote_addr).value_or(request.remote_addr);
}

/// A proxy brings everybody: it may have all the places there are.
ConnectionLimits limits_of(const ServerSettings& settings) {
    ConnectionLimits limits;
    if (settings.behind_proxy) limits.of_one_host = limits.connections;
    return limits;
}

Request request_of(const httplib::Request& from, const ServerSettings& settings) {
    Request request;
    request.method = from.method == "HEAD" ? "GET" : from.method;
    request.path = from.path;
    for (const auto& [name, value] : from.params) request.query.add(name, value);
    request.cookies = cookies_of(from.get_header_value("Cookie"));
    request.accepted_languages = from.get_header_value("Accept-Language");
    request.known_version = from.get_header_value("If-None-Match");
    request.address = asker(from, settings);
    request.is_awaited = [&from] { return !from.progress || from.progress(0, 0); };
    request.from_here = from.method != "POST" || is_from_here(from, settings);
    return request;
}

/// Whatever a page puts into a header, it cannot begin another one.
std::string one_line(std::string text) {
    std::erase_if(text, [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
    return text;
}

void give(Response from, httplib::Response& to) {
    to.status = from.status;
    for (auto& [name, value] : from.headers) to.headers.emplace(std::move(name), one_line(std::move(value)));
    if (from.status == 304) return;
    to.body = std::move(from.body);
    to.headers.emplace("Content-Type", std::move(from.type));
}

}  // namespace

struct HttpServer::Parts {
    Parts(ServerSettings given, Answer answers)
        : settings(std::move(given)),
          answer(std::move(answers)),
          limits(limits_of(settings)),
          server(limits, {settings.headers.begin(), settings.headers.end()}) {}

    void respond(const httplib::Request& from, httplib::Response& to) const {
        give(answer(request_of(from, settings)), to);
    }

    void respond_to_post(const httplib::Request& from, httplib::Response& to,
                         const httplib::ContentReader& read) const {
        Request request = request_of(from, settings);
        int refused = 0;
        if (read_form(from, read, limits.body, request.form, refused)) {
            give(answer(std::move(request)), to);
        } else if (refused == 413 || to.status < 400) {
            to.status = refused;
        }
    }

    /// Posts must be read first; everything else is answered before the library looks at it further.
    httplib::Server::HandlerResponse before_routing(const httplib::Request& from, httplib::Response& to) const {
        using enum httplib::Server::HandlerResponse;
        if (from.method == "POST") return Unhandled;
        if (from.method == "GET" || from.method == "HEAD") {
            respond(from, to);
        } else {
            to.status = 405;
            to.set_header("Allow", "GET, HEAD, POST");
        }
        return Handled;
    }

    void set_up() {
        // Not the library's own, which would let two servers share the port unseen.
        server.set_socket_options([](socket_t socket) {
            const int yes = 1;
            setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        });
        server.set_tcp_nodelay(true);
        server.set_keep_alive_max_count(1000);
        server.set_keep_alive_timeout(5);
        server.set_pre_routing_handler(
            [this](const httplib::Request& from, httplib::Response& to) { return before_routing(from, to); });
        server.Post("[^]*", [this](const httplib::Request& from, httplib::Response& to,
                                   const httplib::ContentReader& read) { respond_to_post(from, to, read); });
        server.set_exception_handler([](const httplib::Request&, httplib::Response& to, const std::exception_ptr&) {
            to.status = 500;
            to.set_content("Something went wrong.\n", "text/plain; charset=utf-8");
        });
        server.set_error_handler([this](const httplib::Request&, httplib::Response& to) {
            for (const auto& header : settings.headers)  // what the library refuses has none
                if (!to.has_header(header.first)) to.headers.insert(header);
            if (to.body.empty()) to.set_content("This cannot be answered.\n", "text/plain; charset=utf-8");
        });
        if (settings.log)
            server.set_logger([this](const httplib::Request& from, const httplib::Response& to) {
                settings.log(from.method, from.path, to.status);
            });
    }

    ServerSettings settings;
    Answer answer;
    ConnectionLimits limits;
    TimedServer server;
    int port = 0;
};

HttpServer::HttpServer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer& HttpServer::operator=(HttpServer&&) noexcept = default;
HttpServer::~HttpServer() = default;

orders::Result<HttpServer> HttpServer::bind(const ServerSettings& settings, Answer answer) {
    auto parts = std::make_unique<Parts>(settings, std::move(answer));
    parts->set_up();
    const bool any = settings.port == 0;
    parts->port = any ? parts->server.bind_to_any_port(settings.host)
                      : (parts->server.bind_to_port(settings.host, settings.port) ? settings.port : -1);
    if (parts->port < 0)
        return orders::invalid(
            "cannot listen on " + settings.host + (any ? "" : ", port " + std::to_string(settings.port)),
            any ? "is it an address of this machine?" : "is another server there? --port 0 takes any that is free");
    parts->server.widen_door();
    return HttpServer(std::move(parts));
}

int HttpServer::port() const { return parts_->port; }
void HttpServer::run() { parts_->server.listen_after_bind(); }
void HttpServer::stop() { parts_->server.stop(); }

}  // namespace gm::web
