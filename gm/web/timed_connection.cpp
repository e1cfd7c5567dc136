#include "gm/web/timed_connection.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace gm::web {

namespace {

void name_of(const sockaddr_storage& address, std::string& ip, int& port) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (address.ss_family == AF_INET) {
        sockaddr_in v4{};
        std::memcpy(&v4, &address, sizeof v4);
        inet_ntop(AF_INET, &v4.sin_addr, text.data(), text.size());
        port = ntohs(v4.sin_port);
    } else if (address.ss_family == AF_INET6) {
        sockaddr_in6 v6{};
        std::memcpy(&v6, &address, sizeof v6);
        inet_ntop(AF_INET6, &v6.sin6_addr, text.data(), text.size());
        port = ntohs(v6.sin6_port);
    }
    ip = text.data();
}

}  // namespace

bool TimedStream::ready(short event, Clock::time_point until) const {
    while (true) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) return false;
        pollfd wanted{socket_, event, 0};
        const int found = poll(&wanted, 1, static_cast<int>(left));
        if (found > 0) return true;
        if (found < 0 && errno != EINTR) return false;
    }
}

bool TimedStream::waits_for(std::chrono::milliseconds time) {
    return begin_ < end_ || ready(POLLIN, Clock::now() + time);
}

void TimedStream::begin_request() {
    read_until_ = Clock::now() + limits_.request;
    write_until_.reset();
}

bool TimedStream::is_readable() const { return begin_ < end_ || ready(POLLIN, read_until_); }

bool TimedStream::is_writable() const { return ready(POLLOUT, write_until_.value_or(Clock::now() + limits_.response)); }

ssize_t TimedStream::read(char* to, size_t size) {
    if (begin_ == end_) {
        if (!ready(POLLIN, read_until_)) return -1;
        const ssize_t got = recv(socket_, buffer_.data(), buffer_.size(), 0);
        if (got <= 0) return got;
        begin_ = 0;
        end_ = static_cast<std::size_t>(got);
    }
    const std::size_t count = std::min(size, end_ - begin_);
    std::memcpy(to, buffer_.data() + begin_, count);
    begin_ += count;
    return static_cast<ssize_t>(count);
}

ssize_t TimedStream::write(const char* from, size_t size) {
    if (!write_until_) write_until_ = Clock::now() + limits_.response;  // its time begins with its first byte
    if (!ready(POLLOUT, *write_until_)) return -1;
    return send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
}

void TimedStream::get_remote_ip_and_port(std::string& ip, int& port) const {
    sockaddr_storage address{};
    socklen_t length = sizeof address;
    if (getpeername(socket_, reinterpret_cast<sockaddr*>(&address), &length) == 0) name_of(address, ip, port);
}

void TimedStream::get_local_ip_and_port(std::string& ip, int& port) const {
    sockaddr_storage address{};
    socklen_t length = sizeof address;
    if (getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &length) == 0) name_of(address, ip, port);
}

bool TimedServer::process_and_close_socket(socket_t socket) {
    using namespace std::chrono_literals;
    constexpr auto glance = 100ms;  // so often an idle connection looks whether the server is to stop
    TimedStream stream(socket, limits_);
    for (std::size_t left = keep_alive_max_count_; left > 0; --left) {
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(keep_alive_timeout_sec_);
        bool asked = false;
        while (!asked && svr_sock_ != INVALID_SOCKET && std::chrono::steady_clock::now() < until)
            asked = stream.waits_for(glance);
        if (!asked) break;
        stream.begin_request();
        bool closed = false;
        const bool last = left == 1 || svr_sock_ == INVALID_SOCKET;
        if (!process_request(stream, last, closed, nullptr) || closed || last) break;
    }
    shutdown(socket, SHUT_RDWR);
    close(socket);
    return true;
}

}  // namespace gm::web
