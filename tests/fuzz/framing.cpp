// Whatever bytes come in: of a head that is let pass the library, which reads it on its own, finds the same body, and
// of chunks that are taken apart it finds the same bytes.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include <httplib.h>

#include "gm/web/http/chunks.h"
#include "gm/web/http/request_head.h"

namespace {

using gm::web::HeadVerdict;

constexpr std::size_t largest_body = 5'000;

void require(bool holds) {
    if (!holds) std::abort();
}

/// A connection on which these bytes come, and then nothing more.
class Bytes : public httplib::Stream {
public:
    explicit Bytes(std::string all) : all_(std::move(all)) {}
    std::size_t read_so_far() const { return at_; }

    bool is_readable() const override { return true; }
    bool is_writable() const override { return true; }
    ssize_t read(char* to, size_t size) override {
        const std::size_t count = all_.copy(to, size, at_);
        at_ += count;
        return static_cast<ssize_t>(count);
    }
    ssize_t write(const char*, size_t size) override { return static_cast<ssize_t>(size); }
    void get_remote_ip_and_port(std::string&, int&) const override {}
    void get_local_ip_and_port(std::string&, int&) const override {}
    socket_t socket() const override { return INVALID_SOCKET; }

private:
    std::string all_;
    std::size_t at_ = 0;
};

/// The library alone.
class Library : public httplib::Server {
public:
    Library() {
        Post("[^]*", [this](const httplib::Request&, httplib::Response&, const httplib::ContentReader& read) {
            body_.clear();
            asked_ = read([&](const char* data, size_t size) {
                body_.append(data, size);
                return true;
            });
        });
    }

    /// The body that it read; nothing if it is no post, or refused.
    const std::string* body_of(Bytes& bytes) {
        asked_ = false;
        bool closed = false;
        process_request(bytes, true, closed, [](httplib::Request& request) {
            for (const char* packed : {"Content-Encoding", "Content-Type", "Expect"}) request.headers.erase(packed);
        });
        return asked_ ? &body_ : nullptr;
    }

private:
    bool asked_ = false;
    std::string body_;
};

struct Unchunked {
    bool whole = false;
    std::size_t read = 0;
    std::string body;
};

Unchunked unchunked(std::string_view from) {
    gm::web::ChunkReader reader;
    Unchunked out;
    std::array<char, 7> room{};
    while (!reader.is_over() && out.read < from.size()) {
        const auto taken = reader.take(from.substr(out.read), room);
        require(taken.read > 0 && taken.read <= from.size() - out.read && taken.written <= taken.read);
        out.read += taken.read;
        out.body.append(room.data(), taken.written);
    }
    out.whole = reader.is_whole();
    return out;
}

void compare(const std::string& head, const HeadVerdict& verdict, const std::string& rest) {
    const Unchunked chunks = verdict.chunked ? unchunked(rest) : Unchunked{};
    if (verdict.chunked && !chunks.whole) return;
    std::string body = rest;
    if (!verdict.chunked) body.resize(std::max(verdict.length, rest.size()), 'x');  // all that belongs to it has come
    Library library;
    Bytes bytes(head + body);
    const bool says_length = verdict.chunked || verdict.length > 0;  // the library reads to the end otherwise
    const std::string* found = says_length && head.starts_with("POST ") ? library.body_of(bytes) : nullptr;
    if (found == nullptr) return;
    require(*found == (verdict.chunked ? chunks.body : body.substr(0, verdict.length)));
    require(bytes.read_so_far() == head.size() + (verdict.chunked ? chunks.read : verdict.length));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string all(reinterpret_cast<const char*>(data), size);
    unchunked(all);
    const auto end = gm::web::end_of_head(all);
    if (!end) {
        require(gm::web::judge_head(all, largest_body).refused == 400);
        return 0;
    }
    require(*end <= all.size() && *end >= 2);
    const std::string head = all.substr(0, *end);
    const HeadVerdict verdict = gm::web::judge_head(head, largest_body);
    require(verdict.refused != 0 || !verdict.chunked || verdict.length == 0);
    if (verdict.refused == 0) compare(head, verdict, all.substr(*end));
    return 0;
}
