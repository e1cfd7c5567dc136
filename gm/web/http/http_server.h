#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gm/web/http/request.h"
#include "orders/result.h"

namespace gm::web {

struct ServerSettings {
    std::string host = "127.0.0.1";
    int port = 0;  ///< 0: any that is free
    bool behind_proxy = false;
    std::string address = {};  ///< as browsers know the site, if that differs from what they connect to here
    /// Of every answer, also where no page is asked: to what is no request, or too large a one.
    std::vector<std::pair<std::string, std::string>> headers = {};
    /// Hears of each request when it was answered, if anybody listens: method, path without what follows `?`, status.
    std::function<void(const std::string& method, const std::string& path, int status)> log = {};
};

/// Speaks HTTP. The only part that knows the library.
class HttpServer {
public:
    using Answer = std::function<Response(Request)>;

    static orders::Result<HttpServer> bind(const ServerSettings& settings, Answer answer);

    HttpServer(HttpServer&&) noexcept;
    HttpServer& operator=(HttpServer&&) noexcept;
    ~HttpServer();

    int port() const;
    void run();   ///< until it is stopped; requests that were begun are answered
    void stop();  ///< from any thread

private:
    struct Parts;
    explicit HttpServer(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

}  // namespace gm::web
