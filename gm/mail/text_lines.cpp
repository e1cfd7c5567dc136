#include "gm/mail/text_lines.h"

#include "gm/mail/unicode.h"

namespace gm::mail {

namespace {

/// Bytes of the line end that stands there; 0 if none does.
std::size_t line_end_at(std::string_view text, std::size_t at) {
    const char c = text[at];
    if (c == '\r') return at + 1 < text.size() && text[at + 1] == '\n' ? 2 : 1;
    if (c == '\n' || c == '\v' || c == '\f') return 1;
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("\u2028") || rest.starts_with("\u2029")) return 3;
    return rest.starts_with("\u0085") ? 2 : 0;
}

}  // namespace

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = line_end_at(text, at);
        if (length > 0) {
            lines.push_back(text.substr(begin, at - begin));
            begin = at + length;
        }
        at += length > 0 ? length : 1;
    }
    if (begin < text.size()) lines.push_back(text.substr(begin));
    return lines;
}

TextLine without_quote_marks(std::string_view line) {
    TextLine out;
    std::size_t at = 0;
    while (at < line.size()) {
        std::size_t mark = at;
        // Between two marks there may be a space; before the first, some clients put one too.
        while (mark < line.size() && (line[mark] == ' ' || line.substr(mark).starts_with("\u00A0"))) {
            mark += line[mark] == ' ' ? 1 : 2;
            if (mark - at > 2) break;
        }
        if (mark >= line.size() || line[mark] != '>') break;
        ++out.quoted;
        at = mark + 1;
    }
    if (out.quoted > 0 && at < line.size()) {
        if (line[at] == ' ') {
            ++at;
        } else if (line.substr(at).starts_with("\u00A0")) {
            at += 2;
        }
    }
    out.text = std::string(line.substr(at));
    return out;
}

}  // namespace gm::mail
