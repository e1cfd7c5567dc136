#include "gm/mail/open_value.h"

#include "gm/mail/unicode.h"

namespace gm::mail {

bool begins_block_text(std::string_view line) {
    line = trimmed(line);
    const auto mark = line.find_last_not_of("+-0123456789");
    if (mark == std::string_view::npos || mark < 2 || (line[mark] != '|' && line[mark] != '>')) return false;
    return line[mark - 1] == ' ' && (line[mark - 2] == ':' || line[mark - 2] == '-');
}

void OpenValue::read(std::string_view line, std::size_t indent) {
    if (holds(indent)) return;
    block_.reset();
    scan(line, true);
    if (!is_open() && begins_block_text(line)) block_ = indent;
}

void OpenValue::read_on(std::string_view rest) { scan(rest, false); }

bool OpenValue::closed_by(std::string_view line) const {
    OpenValue then = *this;
    then.scan(line, false);
    return !then.is_open();
}

void OpenValue::scan(std::string_view text, bool value_start) {
    char before = ' ';
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote_ != '\0') {
            if (quote_ == '"' && c == '\\') {
                ++i;
            } else if (c == quote_) {
                quote_ = '\0';
            }
        } else if (c == '#' && before == ' ') {
            return;
        } else if (c == '"' || c == '\'') {
            if (value_start) quote_ = c;
            value_start = false;
        } else if (c == '[' || c == '{') {
            if (value_start || brackets_ > 0) ++brackets_;
            value_start = true;
        } else if (c == ']' || c == '}') {
            if (brackets_ > 0) --brackets_;
            value_start = false;
        } else if (c == ',' && brackets_ > 0) {
            value_start = true;
        } else if (c == ':' || (c == '-' && value_start)) {
            value_start = i + 1 == text.size() || text[i + 1] == ' ';
        } else if (c != ' ') {
            value_start = false;
        }
        before = c;
    }
}

}  // namespace gm::mail
