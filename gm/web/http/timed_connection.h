#pragma once

// The library's own timeouts count from byte to byte, so that a client which sends one byte every few seconds could
// hold a thread for hours. Here a whole request, and a whole answer, have their time; and less of it while others wait.

#include <sys/socket.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <httplib.h>

#include "gm/web/http/chunks.h"
#include "gm/web/http/guests.h"
#include "gm/web/http/request_head.h"

namespace gm::web {

struct ConnectionLimits {
    std::chrono::milliseconds request = std::chrono::seconds(15);  ///< from its first byte to its last
    std::chrono::milliseconds response = std::chrono::seconds(30);
    std::chrono::milliseconds request_in_a_crowd = std::chrono::seconds(2);
    std::chrono::milliseconds idle_in_a_crowd = std::chrono::milliseconds(300);
    std::size_t path = 300;
    std::size_t head = 32'000;     ///< of a request: its first line and its headers
    std::size_t body = 2'000'000;  ///< of a post
    std::size_t connections = 64;  ///< served at the same time, by a thread each; more of them wait
    std::size_t of_one_host = 40;  ///< of these; more are turned away. Some ten browsers may share an address
};

/// Who is served and who waits: known to each connection, so that an idle one makes room.
class Crowd {
public:
    explicit Crowd(std::size_t places) : places_(places) {}

    void arrive() { ++waiting_; }
    void enter() {
        ++served_;
        --waiting_;
    }
    void leave() { --served_; }
    bool presses() const { return waiting_ > 0 && served_ >= places_; }

private:
    std::size_t places_;
    std::atomic<std::size_t> waiting_ = 0;
    std::atomic<std::size_t> served_ = 0;
};

class TimedStream : public httplib::Stream {
public:
    TimedStream(socket_t socket, const ConnectionLimits& limits, const Crowd& crowd)
        : socket_(socket), limits_(limits), crowd_(crowd) {}

    /// Is there a byte to read, at the latest after so long?
    bool waits_for(std::chrono::milliseconds time);
    enum class Head { whole, too_long, none };
    /// Reads the head of a request, and hands it on byte by byte to whoever reads next.
    Head begin_request();
    std::string_view head() const { return head_; }
    /// No more than this follows the head.
    void begin_body(std::size_t size) { left_ = size; }
    /// The same, in chunks: they are taken apart here.
    void begin_chunks(std::size_t size);
    /// Hears the rest out for a moment: whoever still writes when we hang up may never see the answer.
    void hear_out();
    /// Sends what was written. False: it could not be.
    bool flush();
    /// Has whoever asked hung up?
    bool hung_up() const;
    /// What belongs to the request and was not read: it must not be taken for another request.
    std::size_t left() const { return left_; }

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
    bool more_comes() const;
    bool receive();
    ssize_t read_head(char* to, std::size_t size);
    ssize_t read_chunks(char* to, std::size_t size);
    bool send_all(const char* from, std::size_t size);

    socket_t socket_;
    const ConnectionLimits& limits_;
    const Crowd& crowd_;
    Clock::time_point begun_{};
    std::optional<Clock::time_point> write_until_;
    std::string unsent_;  ///< head and body of an answer leave as one
    std::string head_;
    std::size_t handed_on_ = 0;  ///< of the head
    std::optional<ChunkReader> chunks_;
    std::size_t left_ = 0;
    std::array<char, 4096> buffer_{};
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

/// A server that gives each request its time and its room, and no more.
class TimedServer : public httplib::Server {
public:
    /// `always`: the headers of the answer to what is no request.
    TimedServer(const ConnectionLimits& limits, httplib::Headers always);

    /// Once it is bound: lets more than the library's five wait to be let in.
    void widen_door();

private:
    bool process_and_close_socket(socket_t socket) override;
    enum class Next { another, end, end_unread };
    Next serve_one(TimedStream& stream, bool last);
    Next answer_one(TimedStream& stream, const HeadVerdict& verdict, bool last);
    bool waits_for_request(TimedStream& stream) const;
    void refuse(TimedStream& stream, int status) const;
    void serve(TimedStream& stream);

    ConnectionLimits limits_;
    httplib::Headers always_;
    Crowd crowd_;
    Guests guests_;
};

}  // namespace gm::web
