#include "gm/mail/bounds.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "gm/mail/charset.h"
#include "gm/mail/raw_lines.h"
#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

/// The name that a parser could read at the beginning of a header, in lower case: it ends at whatever no name holds.
std::string header_name(std::string_view line) {
    constexpr std::size_t longest = 40;  // of the names looked for, and more
    std::size_t end = 0;
    while (end < std::min(line.size(), longest) && line[end] > ' ' && line[end] != ':' && line[end] != '\x7f') ++end;
    return lower(std::string(line.substr(0, end)));
}

bool names_addresses(std::string_view name) {
    constexpr std::array<std::string_view, 6> names = {"from", "sender", "reply-to", "to", "cc", "bcc"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool holds(std::string_view line, std::string_view word) {
    const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    return std::search(line.begin(), line.end(), word.begin(), word.end(), same) != line.end();
}

std::string more_than(std::size_t most, const char* things) {
    return "it has more than " + std::to_string(most) + ' ' + things;
}

class Bounds {
public:
    explicit Bounds(const MailLimits& limits) : limits_(limits) {}

    std::string check(std::string_view raw) {
        begin_headers();
        while (!raw.empty()) {
            read(cut_line(raw));
            if (std::string reason = reason_so_far(); !reason.empty()) return reason;
            if (!in_headers_ && containers_ == 0) break;  // one part: what follows is its text
        }
        return {};
    }

private:
    void read(std::string_view line) {
        if (line.starts_with("--")) {
            ++part_marks_;
            begin_headers();
            after_mark_ = true;
        } else if (in_headers_ && line.empty()) {
            end_headers();
        } else if (in_headers_) {
            read_header(line);
        }
    }

    void begin_headers() {
        in_headers_ = true;
        announces_mail_ = false;
        after_mark_ = false;
        name_.clear();
    }

    void end_headers() {
        const bool mail_follows = announces_mail_ || (in_digest_ && after_mark_);  // in a digest each part is a mail
        begin_headers();
        in_headers_ = mail_follows;
    }

    void read_header(std::string_view line) {
        header_bytes_ += line.size() + 1;
        if (!is_folded(line)) {
            ++headers_;
            name_ = header_name(line);
            address_bytes_ = 0;
            address_marks_ = 0;
        }
        if (names_addresses(name_)) read_addresses(line);
        if (name_ == "content-type") read_type(line);
    }

    void read_addresses(std::string_view line) {
        address_bytes_ += line.size();
        all_address_bytes_ += line.size();
        address_marks_ += static_cast<std::size_t>(
            std::count_if(line.begin(), line.end(), [](char c) { return c == ',' || c == ':' || c == ';'; }));
    }

    void read_type(std::string_view line) {
        const bool mail = holds(line, "message");
        if (mail || holds(line, "multipart")) ++containers_;
        announces_mail_ = announces_mail_ || mail;
        in_digest_ = in_digest_ || holds(line, "digest");
    }

    std::string reason_so_far() const {
        if (header_bytes_ > limits_.header_bytes) return more_than(limits_.header_bytes, "bytes of headers");
        if (headers_ > limits_.headers) return more_than(limits_.headers, "headers");
        if (address_bytes_ > limits_.address_bytes)
            return "its header " + name_ + " is longer than the " + std::to_string(limits_.address_bytes) +
                   " bytes accepted";
        if (address_marks_ > limits_.address_marks)
            return "its header " + name_ + " names more than the " + std::to_string(limits_.address_marks) +
                   " addresses accepted";
        if (all_address_bytes_ > limits_.all_address_bytes)
            return more_than(limits_.all_address_bytes, "bytes of senders and receivers");
        if (containers_ > limits_.containers)
            return "it is nested too deeply: " + more_than(limits_.containers, "parts that hold others");
        if (containers_ > 0 && part_marks_ > limits_.part_marks) return more_than(limits_.part_marks, "parts");
        return {};
    }

    const MailLimits& limits_;
    bool in_headers_ = true;
    bool after_mark_ = false;      ///< in the headers of a part, not of a mail in it
    bool announces_mail_ = false;  ///< these headers say that a mail follows
    bool in_digest_ = false;       ///< or may follow in any part
    std::string name_;             ///< of the header that the line belongs to
    std::size_t header_bytes_ = 0;
    std::size_t headers_ = 0;
    std::size_t address_bytes_ = 0;
    std::size_t address_marks_ = 0;
    std::size_t all_address_bytes_ = 0;
    std::size_t part_marks_ = 0;
    std::size_t containers_ = 0;
};

}  // namespace

std::string over_limits(std::string_view raw, const MailLimits& limits) {
    if (raw.size() > limits.raw) return "it is longer than the " + std::to_string(limits.raw) + " bytes accepted";
    return Bounds(limits).check(raw);
}

std::string glimpse_of_header(std::string_view raw, std::string_view name) {
    constexpr std::size_t longest = 200;
    while (!raw.empty()) {
        const std::string_view line = cut_line(raw);
        if (line.empty()) break;
        if (is_folded(line) || header_name(line) != name) continue;
        const auto value = trimmed(line.substr(std::min(line.size(), name.size() + 1))).substr(0, longest * 4);
        return orders::clip(orders::printable(to_utf8(value, "").value_or("")), longest);
    }
    return {};
}

}  // namespace gm::mail
