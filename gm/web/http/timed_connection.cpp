#include "gm/web/http/timed_connection.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>

#include "gm/web/http/asker.h"

namespace gm::web {

namespace {

using namespace std::chrono_literals;

constexpr auto glance = 100ms;  // so often a connection that waits looks whether it is to make room, or to stop

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

/// The library's threads, and a count of who is with them and who waits.
class CountedThreads : public httplib::TaskQueue {
public:
    CountedThreads(std::size_t count, Crowd& crowd) : threads_(count), crowd_(crowd) {}

    void enqueue(std::function<void()> work) override {
        crowd_.arrive();
        threads_.enqueue([this, work = std::move(work)] {
            crowd_.enter();
            work();
            crowd_.leave();
        });
    }
    void shutdown() override { threads_.shutdown(); }

private:
    httplib::ThreadPool threads_;
    Crowd& crowd_;
};

/// A request that is too large: answered by this, and the connection ends.
struct Refused {
    int status;
};

/// The library is told what the judge of the head found, and not what stands there: so both mean the same.
void tell_length(httplib::Headers& headers, const HeadVerdict& verdict) {
    headers.erase("Content-Length");
    headers.erase("Transfer-Encoding");
    if (!verdict.chunked) headers.emplace("Content-Length", std::to_string(verdict.length));
}

/// The library would pack every page as tightly as brotli can, which takes twenty milliseconds; gzip takes none.
void choose_packing(httplib::Headers& headers) {
    const auto wanted = headers.find("Accept-Encoding");
    if (wanted == headers.end()) return;
    const bool gzip =
        wanted->second.find("gzip") != std::string::npos && wanted->second.find("gzip;q=0") == std::string::npos;
    headers.erase("Accept-Encoding");
    if (gzip) headers.emplace("Accept-Encoding", "gzip");
}

std::string_view reason_of(int status) {
    switch (status) {
        case 413: return "Payload Too Large";
        case 414: return "URI Too Long";
        case 431: return "Request Header Fields Too Large";
        case 503: return "Service Unavailable";
        default: return "Bad Request";
    }
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

TimedStream::Head TimedStream::begin_request() {
    begun_ = Clock::now();
    write_until_.reset();
    head_.clear();
    handed_on_ = 0;
    chunks_.reset();
    left_ = 0;
    while (true) {
        if (begin_ == end_ && (!flush() || !receive())) return Head::none;
        constexpr std::size_t may_begin_its_end = 2;
        const std::size_t before = head_.size();
        head_.append(buffer_.data() + begin_, end_ - begin_);
        const auto end = end_of_head(head_, before - std::min(before, may_begin_its_end));
        if (end) head_.resize(*end);
        begin_ += head_.size() - before;
        if (head_.size() > limits_.head) return Head::too_long;
        if (end) return Head::whole;
    }
}

void TimedStream::begin_chunks(std::size_t size) {
    begin_body(size);
    chunks_.emplace();
}

bool TimedStream::more_comes() const {
    while (true) {
        const auto now = Clock::now();
        const auto until = begun_ + (crowd_.presses() ? limits_.request_in_a_crowd : limits_.request);
        if (now >= until) return false;
        if (ready(POLLIN, std::min(until, now + glance))) return true;
    }
}

bool TimedStream::is_readable() const { return begin_ < end_ || more_comes(); }

bool TimedStream::is_writable() const { return ready(POLLOUT, write_until_.value_or(Clock::now() + limits_.response)); }

bool TimedStream::receive() {
    while (true) {
        const ssize_t got = recv(socket_, buffer_.data(), buffer_.size(), MSG_DONTWAIT);
        if (got > 0) {
            begin_ = 0;
            end_ = static_cast<std::size_t>(got);
            return true;
        }
        const bool not_yet = got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
        if (!not_yet || !more_comes()) return false;
    }
}

ssize_t TimedStream::read_head(char* to, std::size_t size) {
    const std::size_t count = head_.copy(to, size, handed_on_);
    handed_on_ += count;
    return static_cast<ssize_t>(count);
}

ssize_t TimedStream::read_chunks(char* to, std::size_t size) {
    while (!chunks_->is_over()) {
        if (left_ == 0 || (begin_ == end_ && (!flush() || !receive()))) return -1;
        const std::size_t count = std::min(end_ - begin_, left_);
        const auto taken = chunks_->take({buffer_.data() + begin_, count}, {to, size});
        begin_ += taken.read;
        left_ -= taken.read;
        if (taken.written > 0) return static_cast<ssize_t>(taken.written);
    }
    return chunks_->is_whole() ? 0 : -1;
}

ssize_t TimedStream::read(char* to, size_t size) {
    if (handed_on_ < head_.size()) return read_head(to, size);
    if (chunks_) return read_chunks(to, size);
    if (left_ == 0) return -1;
    if (begin_ == end_ && (!flush() || !receive())) return -1;
    const std::size_t count = std::min({size, end_ - begin_, left_});
    std::memcpy(to, buffer_.data() + begin_, count);
    begin_ += count;
    left_ -= count;
    return static_cast<ssize_t>(count);
}

bool TimedStream::send_all(const char* from, std::size_t size) {
    if (!write_until_) write_until_ = Clock::now() + limits_.response;  // its time begins with its first byte
    while (size > 0) {
        const ssize_t sent = send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0) {
            from += sent;
            size -= static_cast<std::size_t>(sent);
            continue;
        }
        const bool not_yet = sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
        if (!not_yet || !ready(POLLOUT, *write_until_)) return false;
    }
    return true;
}

void TimedStream::hear_out() {
    constexpr auto moment = 300ms;
    constexpr std::size_t most = 8'000'000;
    shutdown(socket_, SHUT_WR);
    const auto until = Clock::now() + moment;
    for (std::size_t heard = 0; heard < most && ready(POLLIN, until);) {
        const ssize_t got = recv(socket_, buffer_.data(), buffer_.size(), MSG_DONTWAIT);
        if (got <= 0) return;
        heard += static_cast<std::size_t>(got);
    }
}

bool TimedStream::hung_up() const {
    pollfd heard{socket_, POLLRDHUP, 0};
    return poll(&heard, 1, 0) > 0 && (heard.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
}

bool TimedStream::flush() {
    const bool sent = send_all(unsent_.data(), unsent_.size());
    unsent_.clear();
    return sent;
}

ssize_t TimedStream::write(const char* from, size_t size) {
    constexpr std::size_t together = 64'000;
    if (unsent_.size() + size > together) {
        if (!flush() || !send_all(from, size)) return -1;
    } else {
        unsent_.append(from, size);
    }
    return static_cast<ssize_t>(size);
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

TimedServer::TimedServer(const ConnectionLimits& limits, httplib::Headers always)
    : limits_(limits), always_(std::move(always)), crowd_(limits.connections), guests_(limits.of_one_host) {
    new_task_queue = [this] { return new CountedThreads(limits_.connections, crowd_); };
    set_payload_max_length(limits_.body);
}

void TimedServer::widen_door() {
    constexpr int may_wait = 511;
    ::listen(svr_sock_, may_wait);
}

bool TimedServer::waits_for_request(TimedStream& stream) const {
    const auto begun = std::chrono::steady_clock::now();
    const auto until = begun + std::chrono::seconds(keep_alive_timeout_sec_);
    do {  // one that has come is answered, even if the server is to stop by now
        if (stream.waits_for(glance)) return true;
        const auto now = std::chrono::steady_clock::now();
        if (now >= until || (crowd_.presses() && now >= begun + limits_.idle_in_a_crowd)) return false;
    } while (svr_sock_ != INVALID_SOCKET);
    return false;
}

void TimedServer::refuse(TimedStream& stream, int status) const {
    const std::string text = "This cannot be answered.\n";
    std::string answer = "HTTP/1.1 " + std::to_string(status) + ' ' + std::string(reason_of(status)) + "\r\n";
    for (const auto& [name, value] : always_) answer += name + ": " + value + "\r\n";
    answer += "Connection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: " +
              std::to_string(text.size()) + "\r\n\r\n" + text;
    stream.write(answer.data(), answer.size());
    stream.flush();
}

TimedServer::Next TimedServer::serve_one(TimedStream& stream, bool last) {
    const auto head = stream.begin_request();
    if (head == TimedStream::Head::none) return Next::end;
    const HeadVerdict verdict =
        head == TimedStream::Head::whole ? judge_head(stream.head(), limits_.body) : HeadVerdict{431, false, 0};
    if (verdict.refused != 0) {
        refuse(stream, verdict.refused);
        return Next::end_unread;
    }
    if (verdict.chunked) {
        stream.begin_chunks(2 * limits_.body);  // what is written around the chunks counts here, too
    } else {
        stream.begin_body(verdict.length);
    }
    return answer_one(stream, verdict, last);
}

TimedServer::Next TimedServer::answer_one(TimedStream& stream, const HeadVerdict& verdict, bool last) {
    bool understood = false;
    const auto look = [&](httplib::Request& request) {
        if (request.path.size() > limits_.path) throw Refused{414};
        understood = true;
        tell_length(request.headers, verdict);
        if (verdict.chunked || (request.method != "POST" && verdict.length > 0)) {
            request.headers.erase("Connection");
            request.headers.emplace("Connection", "close");
        }
        choose_packing(request.headers);
        // The library asks it of those who fetch something, whether to go on: pages ask it likewise.
        request.progress = [&stream](std::uint64_t, std::uint64_t) { return !stream.hung_up(); };
        // Pages are small and whole. A hundred overlapping pieces of one would not be.
        request.headers.erase("Range");
        request.ranges.clear();
    };
    try {
        bool closed = false;
        const bool done = process_request(stream, last, closed, look) && stream.flush();
        if (!understood || verdict.chunked || stream.left() > 0) return Next::end_unread;
        return done && !closed && !last ? Next::another : Next::end;
    } catch (const Refused& refused) {
        refuse(stream, refused.status);
        return Next::end_unread;
    }
}

void TimedServer::serve(TimedStream& stream) {
    std::string address;
    int port = 0;
    stream.get_remote_ip_and_port(address, port);
    const Guests::Visit visit(guests_, host_to_count(address).value_or(address));
    if (!visit.is_welcome()) return refuse(stream, 503);
    for (std::size_t left = keep_alive_max_count_; left > 0; --left) {
        if (!waits_for_request(stream)) return;
        const Next next = serve_one(stream, left == 1 || svr_sock_ == INVALID_SOCKET);
        if (next == Next::end_unread && !crowd_.presses()) stream.hear_out();
        if (next != Next::another) return;
    }
}

bool TimedServer::process_and_close_socket(socket_t socket) {
    TimedStream stream(socket, limits_, crowd_);
    serve(stream);
    shutdown(socket, SHUT_RDWR);
    close(socket);
    return true;
}

}  // namespace gm::web
