#include "gm/web/http/request_head.h"

#include <algorithm>
#include <charconv>

#include "orders/text.h"

namespace gm::web {

namespace {

constexpr std::string_view line_end = "\r\n";

bool is_letter_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

bool is_token(std::string_view text) {
    const auto may_stand = [](char c) {
        return is_letter_or_digit(c) || std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
    };
    return !text.empty() && std::all_of(text.begin(), text.end(), may_stand);
}

/// No control, not even a tab: what two readers may take for the end of a line, or for nothing.
bool is_visible(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

/// Bytes beyond ASCII may stand in a value.
bool is_value(std::string_view text) {
    const auto may_stand = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return c == '\t' || (byte >= ' ' && byte != 0x7f);
    };
    return std::all_of(text.begin(), text.end(), may_stand);
}

bool is_host(std::string_view text) {
    const auto may_stand = [](char c) {
        return is_letter_or_digit(c) || std::string_view(".-_:[]").find(c) != std::string_view::npos;
    };
    return !text.empty() && std::all_of(text.begin(), text.end(), may_stand);
}

bool is_named(std::string_view name, std::string_view in_small_letters) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; };
    return std::equal(name.begin(), name.end(), in_small_letters.begin(), in_small_letters.end(),
                      [&](char a, char b) { return small(a) == b; });
}

/// What stands before `mark`, which is taken away with it; all of it, if there is none.
std::string_view taken_up_to(std::string_view mark, std::string_view& text) {
    const auto end = text.find(mark);
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + mark.size());
    return taken;
}

class Judge {
public:
    explicit Judge(std::size_t largest_body) : largest_body_(largest_body) {}

    HeadVerdict judge(std::string_view head) {
        if (!head.ends_with("\r\n\r\n")) return refused();
        head.remove_suffix(line_end.size());
        if (!takes_first_line(taken_up_to(line_end, head))) return refused();
        while (!head.empty())
            if (!takes_header(taken_up_to(line_end, head))) return refused();
        const bool says_where = hosts_ == 1 || (hosts_ == 0 && is_old_);
        const bool says_one_end = lengths_ + codings_ <= 1 && !(is_old_ && codings_ > 0);
        if (!says_where || !says_one_end) return refused();
        return verdict_;
    }

private:
    static HeadVerdict refused() { return {400, false, 0}; }

    /// `GET /path?query HTTP/1.1`, with one space each; no other form of address than a path.
    bool takes_first_line(std::string_view line) {
        const std::string_view method = taken_up_to(" ", line);
        const std::string_view target = taken_up_to(" ", line);
        is_old_ = line == "HTTP/1.0";
        return is_token(method) && target.starts_with('/') && is_visible(target) && (is_old_ || line == "HTTP/1.1");
    }

    /// A folded line begins with a blank, which is no part of a name; so is one before the colon.
    bool takes_header(std::string_view line) {
        const auto colon = line.find(':');
        if (colon == std::string_view::npos) return false;
        const std::string_view name = line.substr(0, colon);
        const std::string_view value = orders::trimmed(line.substr(colon + 1));
        if (!is_token(name) || !is_value(value)) return false;
        if (is_named(name, "host")) return ++hosts_ == 1 && is_host(value);
        if (is_named(name, "content-length")) return ++lengths_ == 1 && takes_length(value);
        if (is_named(name, "transfer-encoding")) {
            verdict_.chunked = true;
            return ++codings_ == 1 && value == "chunked";
        }
        return true;
    }

    /// Digits alone.
    bool takes_length(std::string_view value) {
        const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
        if (value.empty() || !std::all_of(value.begin(), value.end(), is_digit)) return false;
        const auto read = std::from_chars(value.data(), value.data() + value.size(), verdict_.length);
        if (read.ec != std::errc() || verdict_.length > largest_body_) verdict_.refused = 413;
        return true;
    }

    std::size_t largest_body_;
    HeadVerdict verdict_;
    bool is_old_ = false;
    int hosts_ = 0;
    int lengths_ = 0;
    int codings_ = 0;
};

}  // namespace

std::optional<std::size_t> end_of_head(std::string_view bytes, std::size_t from) {
    for (auto line = bytes.find('\n', from); line != std::string_view::npos; line = bytes.find('\n', line + 1)) {
        const std::string_view rest = bytes.substr(line + 1);
        if (rest.starts_with('\n')) return line + 2;
        if (rest.starts_with(line_end)) return line + 1 + line_end.size();
    }
    return std::nullopt;
}

HeadVerdict judge_head(std::string_view head, std::size_t largest_body) { return Judge(largest_body).judge(head); }

}  // namespace gm::web
