// Heads that one reader may take for something else than another: refused, whatever the library would make of them.

#include "gm/web/http/request_head.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "gm/web/http/chunks.h"

namespace gm::web {
namespace {

constexpr std::size_t largest = 2'000'000;
constexpr std::string_view first = "POST /enter HTTP/1.1\r\n";

HeadVerdict verdict_on(std::string_view head) { return judge_head(head, largest); }

/// With these lines beside a Host.
HeadVerdict with(const std::string& lines) { return verdict_on(std::string(first) + "Host: x\r\n" + lines + "\r\n"); }

TEST(RequestHead, EndsWithAnEmptyLineHoweverThatIsWritten) {
    EXPECT_EQ(end_of_head("GET / HTTP/1.1\r\nHost: x\r\n\r\nrest"), 27U);
    EXPECT_EQ(end_of_head("a\n\nrest"), 3U);
    EXPECT_EQ(end_of_head("a\r\n\nrest"), 4U);
    EXPECT_EQ(end_of_head("a\n\r\nrest"), 4U);
    for (const char* unfinished : {"", "a", "a\r\n", "a\n", "a\r\n\r", "a\r\nb\r\n", "\r\r\r"})
        EXPECT_FALSE(end_of_head(unfinished)) << unfinished;
}

TEST(RequestHead, IsFoundWhereverItWasCut) {
    const std::string whole = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    for (std::size_t cut = 0; cut < whole.size(); ++cut)
        EXPECT_EQ(end_of_head(whole, cut - std::min<std::size_t>(cut, 2)), whole.size()) << cut;
}

TEST(RequestHead, AsBrowsersAndProxiesWriteItPasses) {
    for (const char* head : {"GET / HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n\r\n",
                             "GET /bulletins/3?a=b&c=%20|{}^\"' HTTP/1.1\r\nhost:[::1]:80\r\nAccept:\r\n\r\n",
                             "GET / HTTP/1.1\r\nHost: game.example.org \r\nCookie:\t a=b; c=\xc3\xa9 \t\r\n\r\n",
                             "GET / HTTP/1.0\r\n\r\n", "HEAD / HTTP/1.0\r\nHost: x\r\n\r\n"}) {
        const HeadVerdict verdict = verdict_on(head);
        EXPECT_EQ(verdict.refused, 0) << head;
        EXPECT_EQ(verdict.length, 0U) << head;
        EXPECT_FALSE(verdict.chunked) << head;
    }
}

TEST(RequestHead, SaysHowLongTheBodyIs) {
    EXPECT_EQ(with("Content-Length: 17\r\n").length, 17U);
    EXPECT_EQ(with("content-LENGTH:17\r\n").length, 17U);
    EXPECT_EQ(with("Content-Length: \t017 \r\n").length, 17U);
    EXPECT_EQ(with("Content-Length: 0\r\n").refused, 0);
    EXPECT_TRUE(with("Transfer-Encoding: chunked\r\n").chunked);
    EXPECT_EQ(with("Transfer-Encoding: chunked\r\n").refused, 0);
    EXPECT_EQ(with("Content-Length: 2000000\r\n").refused, 0);
    EXPECT_EQ(with("Content-Length: 2000001\r\n").refused, 413);
    EXPECT_EQ(with("Content-Length: 99999999999999999999999\r\n").refused, 413);
}

TEST(RequestHead, ThatSaysItInTwoWaysOrOddlyIsRefused) {
    const std::vector<std::string> odd = {
        "Content-Length:\r\n",
        "Content-Length: \r\n",
        "Content-Length : 5\r\n",
        "Content-Length\t: 5\r\n",
        " Content-Length: 5\r\n",
        "\tContent-Length: 5\r\n",
        "Content-Length:\r\n 5\r\n",
        "Content-Length:\r\n\t5\r\n",
        "Content-Length: 5\r\n 0\r\n",
        "Content-Length: 5\r\nContent-Length: 5\r\n",
        "Content-Length: 5\r\ncontent-length: 6\r\n",
        "Content-Length: 5, 5\r\n",
        "Content-Length: 5 5\r\n",
        "Content-Length: +5\r\n",
        "Content-Length: -5\r\n",
        "Content-Length: 0x5\r\n",
        "Content-Length: 5.0\r\n",
        "Content-Length: 5;\r\n",
        "Content-Length: \"5\"\r\n",
        "Content-Length: %35\r\n",
        "Content-Length: five\r\n",
        "Content-Length: \xd9\xa5\r\n",
        "Content-Length: 5\x0b\r\n",
        "Content-Length 5\r\n",
        "Transfer-Encoding : chunked\r\n",
        "Transfer-Encoding:\r\n",
        "Transfer-Encoding:\r\n chunked\r\n",
        "Transfer-Encoding: chunked\r\n x\r\n",
        "Transfer-Encoding: Chunked\r\n",
        "Transfer-Encoding: \"chunked\"\r\n",
        "Transfer-Encoding: xchunked\r\n",
        "Transfer-Encoding: chunked;a=b\r\n",
        "Transfer-Encoding: identity\r\n",
        "Transfer-Encoding: gzip, chunked\r\n",
        "Transfer-Encoding: chunked, chunked\r\n",
        "Transfer-Encoding: %63hunked\r\n",
        "Transfer-Encoding: \vchunked\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "Content-Length: 99999999999999999999999\r\nContent-Length: 5\r\n",
    };
    for (const std::string& lines : odd) EXPECT_EQ(with(lines).refused, 400) << lines;
    EXPECT_EQ(verdict_on("POST / HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n").refused, 400)
        << "whoever speaks HTTP/1.0 knows no chunks";
}

TEST(RequestHead, OfLinesThatAreNoHeadersIsRefused) {
    const std::vector<std::string> odd = {
        ": empty name\r\n",
        "no colon\r\n",
        "a b: c\r\n",
        "a\tb: c\r\n",
        "a : b\r\n",
        "(a): b\r\n",
        "a\xc3\xa9: b\r\n",
        "X: a\r\n folded\r\n",
        "X: a\r\n\tfolded\r\n",
        "X: a\rb\r\n",
        "X: a\nY: b\r\n",
        "X: a\r\r\n",
        "X: a\x01\r\n",
        "X: a\x7f\r\n",
        "X\x01: a\r\n",
        "X: a\x1b[2J\r\n",
        "X\r: a\r\n",
        "\r: a\r\n",
        std::string("X: a\0b\r\n", 8),
        std::string("X\0: a\r\n", 7),
        std::string("\0: a\r\n", 6),
    };
    for (const std::string& lines : odd) EXPECT_EQ(with(lines).refused, 400) << lines;
}

TEST(RequestHead, MustSayWhichHostItMeansOnce) {
    for (const char* lines :
         {"", "Host:\r\n", "Host: \r\n", "Host: x\r\nHost: x\r\n", "Host: x\r\nHOST: y\r\n", "Host: x y\r\n",
          "Host: x, y\r\n", "Host: http://x\r\n", "Host: x/y\r\n", "Host: a@b\r\n", "Host : x\r\n", "X-Host: x\r\n"})
        EXPECT_EQ(verdict_on(std::string("GET / HTTP/1.1\r\n") + lines + "\r\n").refused, 400) << lines;
    EXPECT_EQ(verdict_on("GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n").refused, 400);
}

TEST(RequestHead, WithAnOddFirstLineIsRefused) {
    const std::vector<std::string> odd = {
        "",
        " ",
        "GET",
        "GET /",
        "GET / ",
        "GET /  HTTP/1.1",
        "GET  / HTTP/1.1",
        " GET / HTTP/1.1",
        "GET / HTTP/1.1 ",
        "GET\t/ HTTP/1.1",
        "GET /\tHTTP/1.1",
        "GET / a HTTP/1.1",
        "G(T / HTTP/1.1",
        "GET: / HTTP/1.1",
        " / HTTP/1.1",
        "GET / HTTP/1.2",
        "GET / HTTP/2.0",
        "GET / HTTP/9.9",
        "GET / HTTP/01.1",
        "GET / HTTP/1.10",
        "GET / http/1.1",
        "GET / HTTP/1.1\x0b",
        "GET * HTTP/1.1",
        "GET a HTTP/1.1",
        "GET http://x/ HTTP/1.1",
        "CONNECT x:80 HTTP/1.1",
        "GET /\x7f HTTP/1.1",
        "GET /\xc3\xa9 HTTP/1.1",
        "GET /\x01 HTTP/1.1",
        "GET /\r HTTP/1.1",
        "GET / HTTP/1.1\r",
        std::string("GET /\0 HTTP/1.1", 15),
    };
    for (const std::string& line : odd) EXPECT_EQ(verdict_on(line + "\r\nHost: x\r\n\r\n").refused, 400) << line;
}

TEST(RequestHead, WhoseLinesEndOddlyIsRefused) {
    for (const char* head :
         {"GET / HTTP/1.1\nHost: x\n\n", "GET / HTTP/1.1\r\nHost: x\n\r\n", "GET / HTTP/1.1\nHost: x\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: x\r\n\n", "\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", "\r\n\r\n", "\n\n", "",
          "GET / HTTP/1.1\r\nHost: x\r\n", "GET / HTTP/1.1\r\nHost: x\r\n\r\nX: y\r\n\r\n"})
        EXPECT_EQ(verdict_on(head).refused, 400) << head;
}

/// What a body of chunks holds, read so many bytes at a time; "broken" or "cut" in their place.
std::string unchunked(std::string_view body, std::size_t at_a_time) {
    ChunkReader reader;
    std::string out;
    std::vector<char> room(at_a_time);
    while (!reader.is_over() && !body.empty()) {
        const auto taken = reader.take(body.substr(0, at_a_time), room);
        body.remove_prefix(taken.read);
        out.append(room.data(), taken.written);
    }
    if (!reader.is_over()) return "cut";
    return reader.is_whole() ? out + '|' + std::string(body) : "broken";
}

TEST(Chunks, AreTakenApart) {
    for (const std::size_t at_a_time : {1U, 2U, 3U, 100U}) {
        EXPECT_EQ(unchunked("0\r\n\r\n", at_a_time), "|");
        EXPECT_EQ(unchunked("3\r\nabc\r\n0\r\n\r\nrest", at_a_time), "abc|rest");
        EXPECT_EQ(unchunked("A\r\n0123456789\r\n001\r\n\r\r\n00\r\n\r\n", at_a_time), "0123456789\r|");
        EXPECT_EQ(unchunked("b\r\n0\r\n\r\n3\r\nabc\r\n0\r\n\r\n", at_a_time), "0\r\n\r\n3\r\nabc|")
            << "bytes are bytes";
        EXPECT_EQ(unchunked("3\r\nabc\r\n0\r\n\r", at_a_time), "cut");
        EXPECT_EQ(unchunked("3\r\nab", at_a_time), "cut");
    }
}

TEST(Chunks, ThatReadersDifferOnBreakTheBody) {
    for (const char* body : {"\r\n",
                             "\n",
                             "x",
                             "3\nabc\r\n0\r\n\r\n",
                             "3\r\nabc0\r\n\r\n",
                             "3\r\nabc\n0\r\n\r\n",
                             "3\r\nabcd\r\n0\r\n\r\n",
                             "3\r\nab\r\n0\r\n\r\n",
                             "+3\r\nabc\r\n0\r\n\r\n",
                             "-3\r\nabc\r\n",
                             "0x3\r\nabc\r\n0\r\n\r\n",
                             " 3\r\nabc\r\n0\r\n\r\n",
                             "3 \r\nabc\r\n0\r\n\r\n",
                             "3;a=b\r\nabc\r\n0\r\n\r\n",
                             "3\r\nabc\r\n0;a\r\n\r\n",
                             "3\r\nabc\r\n0\r\nX: y\r\n\r\n",
                             "3\r\rabc",
                             "3\r\nabc\r\n\r\n",
                             "FFFFFFFF\r\n",
                             "00000003\r\nabc\r\n0\r\n\r\n",
                             "3\r\nabc\r\n0\n\n",
                             "3\r\nabc\r\n0\r\n\n"})
        EXPECT_EQ(unchunked(body, 100), "broken") << body;
}

}  // namespace
}  // namespace gm::web
