#include "gm/report/mail_diff.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm {

namespace {

using Kind = DiffLine::Kind;
using Lines = std::vector<std::string_view>;

/// Beyond it the middle of two texts is shown as wholly replaced: a report is a few hundred lines.
constexpr std::size_t largest_table = 16'000'000;

Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines;
}

/// Lengths of the longest common subsequence of every two ends.
class CommonTable {
public:
    CommonTable(std::span<const std::string_view> a, std::span<const std::string_view> b)
        : width_(b.size() + 1), lengths_((a.size() + 1) * width_) {
        for (std::size_t i = a.size(); i-- > 0;) {
            for (std::size_t j = b.size(); j-- > 0;) {
                at(i, j) = a[i] == b[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
            }
        }
    }
    unsigned& at(std::size_t i, std::size_t j) { return lengths_[i * width_ + j]; }

private:
    std::size_t width_;
    std::vector<unsigned> lengths_;
};

void add(std::vector<DiffLine>& out, Kind kind, std::span<const std::string_view> lines) {
    for (const std::string_view line : lines) out.push_back({kind, std::string(line)});
}

void add_middle(std::vector<DiffLine>& out, std::span<const std::string_view> a, std::span<const std::string_view> b) {
    std::size_t i = 0;
    std::size_t j = 0;
    if ((a.size() + 1) * (b.size() + 1) <= largest_table) {
        CommonTable common(a, b);
        while (i < a.size() && j < b.size()) {
            if (a[i] == b[j]) {
                add(out, Kind::same, a.subspan(i, 1));
                ++i;
                ++j;
            } else if (common.at(i + 1, j) >= common.at(i, j + 1)) {
                add(out, Kind::gone, a.subspan(i++, 1));
            } else {
                add(out, Kind::come, b.subspan(j++, 1));
            }
        }
    }
    add(out, Kind::gone, a.subspan(i));
    add(out, Kind::come, b.subspan(j));
}

std::vector<DiffLine> whole_diff(std::string_view before, std::string_view after) {
    const Lines a = lines_of(before);
    const Lines b = lines_of(after);
    const auto apart = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto head = static_cast<std::size_t>(apart.first - a.begin());
    std::size_t tail = 0;
    while (tail < std::min(a.size(), b.size()) - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) ++tail;
    const std::span<const std::string_view> all_a(a);
    const std::span<const std::string_view> all_b(b);
    std::vector<DiffLine> out;
    add(out, Kind::same, all_a.first(head));
    add_middle(out, all_a.subspan(head, a.size() - head - tail), all_b.subspan(head, b.size() - head - tail));
    add(out, Kind::same, all_a.last(tail));
    return out;
}

std::string left_out(std::size_t count) {
    return count == 1 ? "1 line as before" : std::to_string(count) + " lines as before";
}

/// Of a run of lines that both have, those next to a change stay.
std::vector<DiffLine> with_context(std::vector<DiffLine> lines, std::size_t context) {
    std::vector<DiffLine> out;
    for (std::size_t i = 0; i < lines.size();) {
        if (lines[i].kind != Kind::same) {
            out.push_back(std::move(lines[i++]));
            continue;
        }
        std::size_t end = i;
        while (end < lines.size() && lines[end].kind == Kind::same) ++end;
        const std::size_t first = i == 0 ? 0 : context;
        const std::size_t last = end == lines.size() ? 0 : context;
        const std::size_t skipped = end - i > first + last ? end - i - first - last : 0;
        for (; i < end; ++i) {
            if (skipped > 0 && i == end - last - skipped) {
                out.push_back({Kind::skipped, left_out(skipped)});
                i += skipped;
            }
            if (i < end) out.push_back(std::move(lines[i]));
        }
    }
    return out;
}

bool same_mail(const ReadMail& a, const ReadMail& b) { return a.kind == b.kind && a.reader == b.reader; }

const ReadMail* counterpart(std::span<const ReadMail> mails, const ReadMail& mail) {
    const auto found = std::find_if(mails.begin(), mails.end(), [&](const ReadMail& m) { return same_mail(m, mail); });
    return found == mails.end() ? nullptr : &*found;
}

std::string_view word(Kind kind) {
    switch (kind) {
        case Kind::same: return "same";
        case Kind::gone: return "gone";
        case Kind::come: return "come";
        case Kind::skipped: return "skipped";
    }
    return {};
}

std::string_view word(MailChange::Kind kind) {
    switch (kind) {
        case MailChange::Kind::changed: return "changed";
        case MailChange::Kind::gone: return "gone";
        case MailChange::Kind::come: return "come";
    }
    return {};
}

}  // namespace

std::vector<DiffLine> diff_lines(std::string_view before, std::string_view after, std::size_t context) {
    if (before == after) return {};
    return with_context(whole_diff(before, after), context);
}

std::vector<MailChange> mail_changes(std::span<const ReadMail> before, std::span<const ReadMail> after,
                                     std::size_t context) {
    std::vector<MailChange> changes;
    for (const ReadMail& now : after) {
        const ReadMail* then = counterpart(before, now);
        const auto kind = then == nullptr ? MailChange::Kind::come : MailChange::Kind::changed;
        MailChange change{kind, now.kind, now.reader, now.subject, {}};
        if (then != nullptr && then->subject != now.subject)
            change.lines = {{Kind::gone, then->subject}, {Kind::come, now.subject}};
        const auto lines = diff_lines(then == nullptr ? std::string_view() : then->text, now.text, context);
        change.lines.insert(change.lines.end(), lines.begin(), lines.end());
        if (then == nullptr || !change.lines.empty()) changes.push_back(std::move(change));
    }
    for (const ReadMail& then : before) {
        if (counterpart(after, then) == nullptr)
            changes.push_back({MailChange::Kind::gone, then.kind, then.reader, then.subject,
                               diff_lines(then.text, std::string_view(), context)});
    }
    return changes;
}

std::string title_of(const MailChange& change) {
    std::string mail = title_of(change.mail, change.reader);
    switch (change.kind) {
        case MailChange::Kind::changed: return mail;
        case MailChange::Kind::gone: return mail + ", which is no longer there";
        case MailChange::Kind::come: return mail + ", which was not there";
    }
    return mail;
}

std::string to_text(const DiffLine& line) {
    switch (line.kind) {
        case Kind::same: return line.text.empty() ? "" : "  " + line.text;
        case Kind::gone: return "- " + line.text;
        case Kind::come: return "+ " + line.text;
        case Kind::skipped: return "  ... " + line.text;
    }
    return line.text;
}

nlohmann::json to_json(const MailChange& change) {
    nlohmann::json lines = nlohmann::json::array();
    for (const DiffLine& line : change.lines) lines.push_back({{"what", word(line.kind)}, {"text", line.text}});
    return {{"what", word(change.kind)},
            {"mail", change.mail},
            {"reader", change.reader},
            {"subject", change.subject},
            {"lines", std::move(lines)}};
}

}  // namespace gm
