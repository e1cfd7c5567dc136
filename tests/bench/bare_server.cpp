// What the library alone can do: always the same answer, with the settings of `gm serve`. web.py holds the two against
// each other.

#include <netinet/in.h>
#include <sys/socket.h>

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include <httplib.h>

namespace {

constexpr std::size_t connections = 64;
constexpr std::size_t keep_alive_requests = 1000;
constexpr int keep_alive_seconds = 5;

/// As many may wait to be let in as with gm serve.
struct Server : httplib::Server {
    void widen_door() {
        constexpr int may_wait = 511;
        ::listen(svr_sock_, may_wait);
    }
};

struct Page {
    httplib::Headers headers;
    std::string type;
    std::string body;
};

/// `Name: value` lines, an empty line, the body.
Page read_page(const char* name) {
    std::ifstream file(name, std::ios::binary);
    Page page;
    for (std::string line; std::getline(file, line) && !line.empty();) {
        const auto colon = line.find(": ");
        if (colon == std::string::npos) continue;
        if (line.starts_with("Content-Type: ")) {
            page.type = line.substr(colon + 2);
        } else {
            page.headers.emplace(line.substr(0, colon), line.substr(colon + 2));
        }
    }
    page.body.assign(std::istreambuf_iterator<char>(file), {});
    return page;
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        std::cerr << "usage: gm_bare_server PAGE\n";
        return EXIT_FAILURE;
    }
    const Page page = read_page(words[1]);
    Server server;
    server.set_socket_options([](socket_t socket) {
        const int yes = 1;
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    server.set_tcp_nodelay(true);
    server.new_task_queue = [] { return new httplib::ThreadPool(connections); };
    server.set_keep_alive_max_count(keep_alive_requests);
    server.set_keep_alive_timeout(keep_alive_seconds);
    server.Get("/", [&](const httplib::Request&, httplib::Response& response) {
        response.headers = page.headers;
        response.set_content(page.body, page.type);
    });
    const int port = server.bind_to_any_port("127.0.0.1");
    if (port < 0) return EXIT_FAILURE;
    server.widen_door();
    std::cout << "Listening on http://127.0.0.1:" << port << '/' << std::endl;
    return server.listen_after_bind() ? EXIT_SUCCESS : EXIT_FAILURE;
}
