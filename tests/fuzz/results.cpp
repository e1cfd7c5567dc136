// Whatever a server wrote, or a stranger made it write: the reader of Authentication-Results ends, what it read means
// the same when written with every value quoted, and what is in quotes never speaks for the server.

#include <cstdint>
#include <cstdlib>
#include <string>

#include "gm/mail/authentication.h"
#include "gm/mail/charset.h"
#include "gm/mail/results_header.h"
#include "orders/text.h"

namespace {

using gm::mail::ResultsHeader;

void require(bool holds) {
    if (!holds) std::abort();
}

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::string written(const ResultsHeader& header) {
    std::string out = quoted(header.server);
    for (const auto& one : header.results) {
        out += ";\n\t" + one.method + " (c;d=e) = " + one.result;
        for (const auto& [name, value] : one.properties) out += ' ' + name + '=' + quoted(value);
    }
    return out;
}

void require_same(const ResultsHeader& a, const ResultsHeader& b) {
    require(!b.broken && a.server == b.server && a.results.size() == b.results.size());
    for (std::size_t i = 0; i < a.results.size(); ++i) {
        require(a.results[i].method == b.results[i].method && a.results[i].result == b.results[i].result);
        require(a.results[i].properties == b.results[i].properties);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text =
        gm::mail::to_utf8(std::string_view(reinterpret_cast<const char*>(data), size), "").value_or("");
    const ResultsHeader header = gm::mail::read_results_header(text);
    if (!header.broken && !header.server.empty()) require_same(header, gm::mail::read_results_header(written(header)));
    const std::string doubt = gm::mail::doubt_of_sender("ada@example.org", {text});
    require(!orders::first_invalid_utf8(doubt) && !orders::has_control_character(doubt) && doubt.size() < 2000);
    require(!header.broken || !doubt.empty());
    const std::string forged = "mx; spf=pass smtp.mailfrom=" + quoted(text) + "@evil.example; dmarc=fail";
    require(gm::mail::doubt_of_sender("ada@example.org", {forged}).find("dmarc=fail") != std::string::npos);
    return 0;
}
