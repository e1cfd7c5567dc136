#pragma once

// The library's own timeouts count from byte to byte, so that a client which sends one byte every few seconds could
// hold a thread for hours. Here a whole request, and a whole answer, have their time.

#include <sys/socket.h>

#include <array>
#include <chrono>
#include <optional>
#include <string>

#include <httplib.h>

namespace gm::web {

struct TimeLimits {
    std::chrono::milliseconds request = std::chrono::seconds(15);  ///< from its first byte to its last
    std::chrono::milliseconds response = std::chrono::seconds(30);
};

class TimedStream : public httplib::Stream {
public:
    TimedStream(socket_t socket, TimeLimits limits) : socket_(socket), limits_(limits) {}

    /// Is there a byte to read, at the latest after so long?
    bool waits_for(std::chrono::milliseconds time);
    void begin_request();

    bool is_readable() const override;
    bool is_writable() const override;
    ssize_t read(char* to, size_t size) override;
    ssize_t write(const char* from, size_t size) override;
    void get_remote_ip_and_port(std::string& ip, int& port) const override;
    void get_local_ip_and_port(std::string& ip, int& port) const override;
    socket_t socket() const override { return socket_; }

private:
    using Clock = std::chrono::steady_clock;
    bool ready(short event, Clock::time_point until) const;

    socket_t socket_;
    TimeLimits limits_;
    Clock::time_point read_until_{};
    std::optional<Clock::time_point> write_until_;
    std::array<char, 4096> buffer_{};
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

/// A server that gives each request its time, and no more.
class TimedServer : public httplib::Server {
public:
    explicit TimedServer(TimeLimits limits) : limits_(limits) {}

private:
    bool process_and_close_socket(socket_t socket) override;

    TimeLimits limits_;
};

}  // namespace gm::web
