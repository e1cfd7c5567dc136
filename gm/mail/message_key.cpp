#include "gm/mail/message_key.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "resolution/seed.h"

namespace gm::mail {

namespace {

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
    });
}

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t\r\n");
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(" \t\r\n") - from + 1);
}

/// Cuts the first line off, without its line end.
std::string_view cut_line(std::string_view& text) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

bool written_by_the_sender(std::string_view name) {
    constexpr std::array<std::string_view, 9> names = {
        "from", "to", "subject", "date", "message-id", "in-reply-to", "references", "mime-version", "content-type"};
    return std::any_of(names.begin(), names.end(), [&](std::string_view known) { return same_word(name, known); });
}

std::string with_plain_line_ends(std::string_view body) {
    std::string out;
    out.reserve(body.size());
    while (!body.empty()) {
        out += cut_line(body);
        out += '\n';
    }
    while (out.ends_with("\n\n")) out.pop_back();  // mbox files end a mail with an empty line
    return out;
}

}  // namespace

std::string MessageKey::text() const { return '<' + message_id + "> " + digest; }

MessageKey message_key(std::string_view raw) {
    MessageKey key;
    std::string written;
    bool keep = false;
    bool in_id = false;
    while (!raw.empty()) {
        const std::string_view line = cut_line(raw);
        if (line.empty()) break;
        const bool folded = line.front() == ' ' || line.front() == '\t';
        const std::string_view name = line.substr(0, line.find(':'));
        if (!folded) keep = written_by_the_sender(name);
        if (!folded) in_id = key.message_id.empty() && same_word(name, "message-id");
        if (keep) written.append(line).append("\n");
        if (in_id) key.message_id += trimmed(folded ? line : line.substr(std::min(line.size(), name.size() + 1)));
    }
    if (key.message_id.starts_with('<')) key.message_id.erase(0, 1);
    if (key.message_id.ends_with('>')) key.message_id.pop_back();
    key.digest = resolution::digest(written + '\n' + with_plain_line_ends(raw));
    return key;
}

}  // namespace gm::mail
