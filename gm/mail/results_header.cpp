#include "gm/mail/results_header.h"

#include <optional>
#include <utility>

#include "gm/mail/unicode.h"

namespace gm::mail {

namespace {

/// RFC 8601, 2.2, read strictly: a server that does not quote what a stranger wrote may otherwise be made to say
/// anything.
class ResultsReader {
public:
    explicit ResultsReader(std::string_view text) : text_(text) {}

    ResultsHeader read() {
        ResultsHeader header;
        header.broken = !read_server(header) || !read_results(header);
        return header;
    }

private:
    bool read_server(ResultsHeader& header) {
        if (!skip()) return false;
        const std::size_t begin = at_;
        const auto name = value();
        if (!name || name->empty()) return false;
        if (name->find('=') != std::string::npos && text_[begin] != '"') {  // no name holds one: the results begin
            at_ = begin;
            return true;
        }
        header.server = lower(*name);
        if (!skip()) return false;
        if (is_digit(peek()) && (!value() || !skip())) return false;  // the version of the header
        return at_end() || take(';');
    }

    bool read_results(ResultsHeader& header) {
        while (skip()) {
            if (at_end()) return true;  // some end with a semicolon
            auto result = method_result();
            if (!result) return false;
            if (!result->method.empty()) header.results.push_back(*std::move(result));
            if (!at_end() && !take(';')) return false;
        }
        return false;
    }

    /// `none`, or `method/version = result reason="..." ptype.property=value ...`.
    std::optional<MethodResult> method_result() {
        MethodResult out;
        out.method = lower(word("=/;"));
        if (out.method.empty() || !skip()) return std::nullopt;
        if (take('/') && (!skip() || word("=;").empty() || !skip())) return std::nullopt;
        if (!take('='))
            return out.method == "none" && (at_end() || peek() == ';') ? std::optional(MethodResult{}) : std::nullopt;
        if (!skip()) return std::nullopt;
        out.result = lower(word(";"));
        if (out.result.empty() || !skip()) return std::nullopt;
        while (!at_end() && peek() != ';') {
            auto property = named_value();
            if (!property) return std::nullopt;
            out.properties.insert(*std::move(property));
        }
        return out;
    }

    std::optional<std::pair<std::string, std::string>> named_value() {
        std::string name = lower(word("=.;"));
        if (name.empty() || !skip()) return std::nullopt;
        if (take('.')) {
            if (!skip()) return std::nullopt;
            const std::string property = lower(word("=;"));
            if (property.empty() || !skip()) return std::nullopt;
            name += '.' + property;
        }
        if (!take('=') || !skip()) return std::nullopt;
        auto text = value();
        if (!text || !skip()) return std::nullopt;
        return std::pair(std::move(name), std::move(*text));
    }

    /// A word, a quoted string, or both next to each other, as in `"some one"@example.org`.
    std::optional<std::string> value() {
        if (!skip()) return std::nullopt;
        std::string out;
        while (!at_end() && !is_space(peek()) && peek() != ';' && peek() != '(') {
            if (peek() != '"') {
                out += text_[at_++];
            } else if (!quoted(out)) {
                return std::nullopt;
            }
        }
        return out;
    }

    bool quoted(std::string& out) {
        for (++at_; !at_end(); ++at_) {
            if (take('"')) return true;
            if (peek() == '\\' && ++at_ >= text_.size()) return false;
            out += text_[at_];
        }
        return false;
    }

    std::string word(std::string_view ends) {
        const std::size_t begin = at_;
        while (!at_end() && !is_space(peek()) && peek() != '(' && peek() != '"' &&
               ends.find(peek()) == std::string_view::npos) {
            ++at_;
        }
        return std::string(text_.substr(begin, at_ - begin));
    }

    /// White space and (comments (within comments)); false if one does not end.
    bool skip() {
        int depth = 0;
        for (; !at_end(); ++at_) {
            const char c = peek();
            if (c == '(') {
                ++depth;
            } else if (depth > 0) {
                if (c == ')') --depth;
                if (c == '\\') ++at_;
            } else if (!is_space(c)) {
                return true;
            }
        }
        return depth == 0;
    }

    bool take(char c) {
        if (at_end() || peek() != c) return false;
        ++at_;
        return true;
    }

    bool at_end() const { return at_ >= text_.size(); }
    char peek() const { return at_end() ? '\0' : text_[at_]; }
    static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
    static bool is_digit(char c) { return c >= '0' && c <= '9'; }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

ResultsHeader read_results_header(std::string_view text) { return ResultsReader(text).read(); }

}  // namespace gm::mail
