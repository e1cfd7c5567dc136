#include "gm/mail/authentication.h"

#include <algorithm>
#include <optional>

#include "gm/mail/results_header.h"
#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

/// Of `ada@example.org`, `<ada@example.org>`, `@example.org` or `example.org`, in lower case.
std::string domain_of(std::string_view address) {
    if (const auto at = address.rfind('@'); at != std::string_view::npos) address.remove_prefix(at + 1);
    while (address.ends_with('>') || address.ends_with('.')) address.remove_suffix(1);
    return lower(std::string(trimmed(address)));
}

/// Is it the same domain, or one above or below the other? A top-level domain is above nothing.
bool aligned(const std::string& a, const std::string& b) {
    const std::string& longer = a.size() > b.size() ? a : b;
    const std::string& shorter = a.size() > b.size() ? b : a;
    if (shorter.empty()) return false;
    return longer == shorter || (shorter.find('.') != std::string::npos && longer.ends_with('.' + shorter));
}

std::string domain_property(const MethodResult& one, const char* name) {
    const auto found = one.properties.find(name);
    return found == one.properties.end() ? "" : domain_of(found->second);
}

/// The domain that a method passed or failed for; empty if the server does not say.
std::string domain_in(const MethodResult& one) {
    if (one.method == "spf") return domain_property(one, "smtp.mailfrom");
    const std::string signer = domain_property(one, "header.d");
    return signer.empty() ? domain_property(one, "header.i") : signer;
}

std::string in_words(const std::string& text) { return orders::clip(orders::printable(text), 80); }

/// What one server says of one From domain.
class Word {
public:
    Word(const ResultsHeader& header, std::string domain)
        : header_(header),
          domain_(std::move(domain)),
          who_(header.server.empty() ? "the mail server" : in_words(header.server)) {}

    std::string doubt() const {
        if (header_.broken) return "what " + who_ + " says of its sender cannot be read";
        bool confirmed = false;
        for (const MethodResult& one : header_.results) {
            if (one.method != "dmarc") continue;
            if (one.result == "fail") return who_ + " found its From line forged (dmarc=fail)";
            const std::string about = domain_property(one, "header.from");
            if (!about.empty() && !aligned(about, domain_))
                return who_ + " speaks of a sender at " + in_words(about) + ", not at " + in_words(domain_);
            confirmed = confirmed || one.result == "pass";
        }
        if (confirmed || passes("spf") || passes("dkim")) return {};
        const std::string found = findings();
        if (found.empty()) return {};
        return who_ + " does not confirm that it comes from " + in_words(domain_) + " (" + found + ")";
    }

private:
    /// A mail may bear several signatures, and one that passes is enough. SPF is asked once: where it fails as well as
    /// passes, somebody put words into the server's mouth.
    bool passes(std::string_view method) const {
        bool passed = false;
        for (const MethodResult& one : header_.results) {
            if (one.method != method) continue;
            if (method == "spf" && one.result.ends_with("fail")) return false;
            passed = passed || (one.result == "pass" && aligned(domain_in(one), domain_));
        }
        return passed;
    }

    std::string findings() const {
        std::string out;
        for (const MethodResult& one : header_.results) {
            if (one.method != "spf" && one.method != "dkim") continue;
            const std::string domain = domain_in(one);
            out += (out.empty() ? "" : ", ") + one.method + '=' + in_words(one.result);
            if (one.result == "pass") out += domain.empty() ? " for it is not said whom" : " for " + in_words(domain);
        }
        return orders::clip(out, 300);
    }

    const ResultsHeader& header_;
    std::string domain_;
    std::string who_;
};

/// The topmost header of that server, or of any.
std::optional<ResultsHeader> header_of(const std::vector<std::string>& results, const std::string& server) {
    for (const std::string& text : results) {
        ResultsHeader header = read_results_header(text);
        if (server.empty() || header.server == server) return header;
    }
    return std::nullopt;
}

}  // namespace

std::string doubt_of_sender(std::string_view from_address, const std::vector<std::string>& results,
                            std::string_view server) {
    const auto header = header_of(results, lower(std::string(server)));
    if (header) return Word(*header, domain_of(from_address)).doubt();
    return server.empty() ? "" : "the server " + in_words(std::string(server)) + " says nothing of its sender";
}

}  // namespace gm::mail
