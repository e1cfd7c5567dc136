#include "gm/mail/authentication.h"

#include <string_view>

#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

/// The header in lower case, without its (comments) and line ends.
std::string bare(std::string_view header) {
    std::string out;
    int depth = 0;
    for (const char c : header) {
        if (c == '(') ++depth;
        if (depth == 0) out += c == '\r' || c == '\n' || c == '\t' ? ' ' : c;
        if (c == ')' && depth > 0) --depth;
    }
    return lower(std::move(out));
}

/// Cuts off what comes before the next semicolon.
std::string_view cut_clause(std::string_view& text) {
    const auto end = text.find(';');
    const std::string_view clause = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return clause;
}

/// What one server found by one method; a mail may bear several signatures.
struct Finding {
    bool passed = false;
    bool failed = false;

    bool is_failure() const { return failed && !passed; }
};

struct Findings {
    Finding dmarc;
    Finding spf;
    Finding dkim;

    void read(std::string_view clause) {
        const auto equals = clause.find('=');
        if (equals == std::string_view::npos) return;
        const std::string_view method = trimmed(clause.substr(0, equals));
        const std::string_view rest = trimmed(clause.substr(equals + 1));
        const std::string_view result = rest.substr(0, rest.find(' '));
        Finding* finding = method == "dmarc" ? &dmarc : method == "spf" ? &spf : method == "dkim" ? &dkim : nullptr;
        if (finding == nullptr) return;
        finding->passed = finding->passed || result == "pass";
        finding->failed = finding->failed || result == "fail";
    }
};

}  // namespace

std::string forgery_in(const std::vector<std::string>& results) {
    std::string server;
    Findings findings;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const std::string plain = bare(results[i]);
        std::string_view rest = plain;
        const std::string_view id = cut_clause(rest);
        const std::string name(id.substr(0, id.find(' ')));  // a version may follow it
        if (i == 0) server = name;
        if (name != server) continue;
        while (!rest.empty()) findings.read(cut_clause(rest));
    }
    const std::string who = server.empty() ? "the mail server" : orders::clip(orders::printable(server), 80);
    // A forged pass beside the server's own verdict does not undo it: DMARC is said once.
    if (findings.dmarc.failed) return who + " found its From line forged (dmarc=fail)";
    const bool both = findings.spf.is_failure() && findings.dkim.is_failure();
    return both ? who + " found its From line forged (spf=fail, dkim=fail)" : "";
}

}  // namespace gm::mail
