#include "gm/mail/typography.h"

#include <algorithm>
#include <array>
#include <optional>

#include "gm/mail/open_value.h"
#include "gm/mail/text_lines.h"
#include "gm/mail/unicode.h"

namespace gm::mail {

namespace {

struct QuotePair {
    std::string_view opening;
    std::array<std::string_view, 3> closing;
    char plain;
};

constexpr std::array<QuotePair, 7> quote_pairs = {{
    {"“", {"”", "“", "\""}, '"'},
    {"”", {"”", "“", "\""}, '"'},
    {"„", {"“", "”", "\""}, '"'},
    {"«", {"»", "»", "»"}, '"'},
    {"‘", {"’", "‘", "'"}, '\''},
    {"’", {"’", "‘", "'"}, '\''},
    {"\"", {"”", "“", "”"}, '"'},  // typed straight, closed by a helpful phone
}};

/// May a quoted value end here? Only a comment or a mark of the YAML around it may follow.
bool ends_value(std::string_view rest, bool in_brackets) {
    std::size_t at = 0;
    while (at < rest.size()) {
        const Character here = character_at(rest, at);
        if (here.point != ' ' && here.point != '\t' && !is_odd_space(here.point) && !is_invisible(here.point)) {
            const std::string_view marks = in_brackets ? ",]}:" : ":";
            return marks.find(rest[at]) != std::string_view::npos || (here.point == '#' && at > 0);
        }
        at += here.length;
    }
    return true;
}

/// The value in plain quotes, so that YAML reads the same letters.
std::string quoted(std::string_view inner, char quote) {
    std::string out(1, quote);
    for (const char c : inner) {
        if (quote == '"' && (c == '"' || c == '\\')) out += '\\';
        if (quote == '\'' && c == '\'') out += '\'';
        out += c;
    }
    return out + quote;
}

class Typist {
public:
    std::string type(std::string_view yaml) {
        for (const std::string_view line : split_lines(yaml)) {
            type_line(line);
            out_ += '\n';
        }
        return std::move(out_);
    }

private:
    void type_line(std::string_view line) {
        const auto text = line.find_first_not_of(' ');
        const std::size_t indent = text == std::string_view::npos ? line.size() : text;
        if (block_ && (text == std::string_view::npos || indent > *block_)) {
            out_ += line;
            return;
        }
        block_.reset();
        barren_ = {};
        if (open_ == '\0') {
            out_.append(indent, ' ');
            line.remove_prefix(indent);
            value_start_ = true;
        }
        const std::size_t begin = out_.size();
        while (!line.empty()) line.remove_prefix(open_ == '\0' ? type_plain(line) : type_quoted(line));
        while (open_ == '\0' && out_.size() > begin && out_.back() == ' ') out_.pop_back();
        if (open_ == '\0' && begins_block_text(std::string_view(out_).substr(begin))) block_ = indent;
    }

    /// Types what is at the head of the line, outside quotes; the bytes dealt with.
    std::size_t type_plain(std::string_view line) {
        const Character here = character_at(line, 0);
        if (is_invisible(here.point)) return here.length;
        if (here.point == '\t' || here.point == ' ' || is_odd_space(here.point)) {
            out_ += ' ';
            return here.length;
        }
        if (here.point == '#' && (out_.empty() || out_.back() == ' ' || out_.back() == '\n')) {
            out_ += line;
            return line.size();
        }
        if (value_start_) {
            if (const std::size_t length = type_typographic_quote(line)) return length;
            if (here.point == '"' || here.point == '\'') open_ = static_cast<char>(here.point);
        }
        const bool minus = here.point == 0x2212;
        const bool apostrophe = here.point == 0x2019 && !value_start_;
        out_ += minus ? "-" : apostrophe ? "'" : line.substr(0, here.length);
        if (here.point == '[' || here.point == '{') ++brackets_;
        if (here.point == ']' || here.point == '}') --brackets_;
        value_start_ = starts_value(here.point, line.substr(here.length));
        return here.length;
    }

    /// Does a value begin after this character? Spaces do not change the answer.
    bool starts_value(char32_t point, std::string_view rest) const {
        if (open_ != '\0') return false;
        if (point == '[' || point == '{' || point == ',') return true;
        const bool spaced = rest.empty() || character_at(rest, 0).point == ' ' || character_at(rest, 0).point == '\t' ||
                            is_odd_space(character_at(rest, 0).point);
        return spaced && (point == ':' || (point == '-' && value_start_));
    }

    /// `“value”` as `"value"`; 0 where there is no such thing.
    std::size_t type_typographic_quote(std::string_view line) {
        for (std::size_t i = 0; i < quote_pairs.size(); ++i) {
            const QuotePair& pair = quote_pairs[i];
            if (!line.starts_with(pair.opening)) continue;
            if (pair.opening == "\"" && line.find('"', 1) != std::string_view::npos) continue;
            const auto closing = find_closing(line, pair, barren_[i][brackets_ > 0 ? 1 : 0]);
            if (!closing) continue;
            const std::string_view inner = line.substr(pair.opening.size(), closing->at - pair.opening.size());
            const std::string spaced = pair.opening == "«" ? plain_spaces(inner) : std::string(inner);
            out_ += quoted(pair.opening == "«" ? trimmed(spaced) : inner, pair.plain);
            value_start_ = false;
            return closing->at + closing->length;
        }
        return 0;
    }

    struct Closing {
        std::size_t at;
        std::size_t length;
    };

    /// `barren`: an earlier search found none up to the line's end. Without it a long line of opening
    /// quotes costs its square.
    std::optional<Closing> find_closing(std::string_view line, const QuotePair& pair, bool& barren) const {
        if (barren) return std::nullopt;
        for (std::size_t at = pair.opening.size(); at < line.size(); at += character_at(line, at).length) {
            for (const std::string_view closing : pair.closing) {
                if (line.substr(at).starts_with(closing) &&
                    ends_value(line.substr(at + closing.size()), brackets_ > 0)) {
                    return Closing{at, closing.size()};
                }
            }
        }
        barren = true;
        return std::nullopt;
    }

    std::size_t type_quoted(std::string_view line) {
        const bool escape = open_ == '"' ? line[0] == '\\' : line.starts_with("''");
        const std::size_t length = escape ? std::min<std::size_t>(2, line.size()) : 1;
        if (!escape && line[0] == open_) open_ = '\0';
        out_ += line.substr(0, length);
        return length;
    }

    std::string out_;
    char open_ = '\0';  ///< the quote that is open
    int brackets_ = 0;
    bool value_start_ = true;  ///< a quote here would open one
    /// For each pair, outside and inside brackets: nothing closes it on the rest of this line.
    std::array<std::array<bool, 2>, quote_pairs.size()> barren_{};
    std::optional<std::size_t> block_;  ///< indentation of the line that began a block text
};

}  // namespace

std::string plain_typography(std::string_view yaml) { return Typist().type(yaml); }

}  // namespace gm::mail
