#include "gm/mail/replies.h"

#include <algorithm>
#include <array>
#include <span>

#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

using Words = std::span<const std::string_view>;

/// The line as one compares it: no spaces, accents, case, nor the stars of bold text.
std::string bare(const std::string& line) {
    std::string out = orders::fold(plain_spaces(line));
    std::erase(out, '*');
    return out;
}

bool any_in(Words words, const std::string& text) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

bool begins_with_any(Words words, const std::string& text) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.starts_with(word); });
}

/// `-----Original Message-----`, in any language: dashes, words, dashes. (Folding drops the dashes.)
bool is_banner(std::string_view line) {
    const std::string plain = plain_spaces(line);
    const std::string_view text = trimmed(plain);
    const auto first = text.find_first_not_of('-');
    const auto last = text.find_last_not_of('-');
    constexpr std::size_t dashes = 4;
    if (first == std::string_view::npos || first < dashes || text.size() - 1 - last < dashes) return false;
    return text.find(" PGP ") == std::string_view::npos;  // signed text is the sender's own
}

bool is_forward(const std::string& bare_line) {
    static constexpr std::array<std::string_view, 6> words = {
        "beginforwardedmessage:", "debutdumessagereexpedie:", "debutdumessagetransfere:",
        "messagetransfere:",      "forwardedmessage:",        "messagereexpedie:"};
    return begins_with_any(words, bare_line);
}

/// `De : ...`, with two of `Envoyé : ... À : ... Objet : ...` in the lines below.
bool is_header_block(const TextLines& lines, std::size_t at, const std::string& first) {
    static constexpr std::array<std::string_view, 4> senders = {"from:", "de:", "expediteur:", "von:"};
    static constexpr std::array<std::string_view, 9> others = {
        "sent:", "envoye:", "date:", "to:", "a:", "cc:", "objet:", "subject:", "destinataire:"};
    if (!begins_with_any(senders, first)) return false;
    int seen = 0;
    constexpr std::size_t reach = 7;
    for (std::size_t i = at + 1; i < std::min(lines.size(), at + reach); ++i) {
        seen += begins_with_any(others, bare(lines[i].text)) ? 1 : 0;
    }
    return seen >= 2;
}

/// `Le lun. 3 nov. 2025 à 10:12, MJ <mj@example.org> a écrit :`, on one line or two.
bool is_attribution(const TextLines& lines, std::size_t at, const std::string& first) {
    static constexpr std::array<std::string_view, 4> verbs = {"wrote:", "aecrit:", "schrieb:", "escribio:"};
    static constexpr std::array<std::string_view, 6> begins = {"le", "on", "il", "am", "el", "gm"};
    if (!begins_with_any(begins, first) && first.find('@') == std::string::npos) return false;
    std::string text = first;
    for (std::size_t more = 0; more < 2; ++more) {
        if (text.ends_with(':') && any_in(verbs, text)) return true;
        if (at + more + 1 < lines.size()) text += bare(lines[at + more + 1].text);
    }
    return text.ends_with(':') && any_in(verbs, text) && text.size() < 200;
}

/// Are the lines that follow an attribution marked as quoted? Then the marks suffice, and an
/// answer below them is the sender's own.
bool marked_below(const TextLines& lines, std::size_t at) {
    constexpr std::size_t reach = 6;
    for (std::size_t i = at + 1; i < std::min(lines.size(), at + reach); ++i) {
        if (lines[i].quoted > lines[at].quoted) return true;
    }
    return false;
}

bool begins_original(const TextLines& lines, std::size_t at) {
    if (is_banner(lines[at].text)) return true;
    const std::string first = bare(lines[at].text);
    if (first.empty() || first.size() > 300) return false;
    if (is_forward(first) || is_header_block(lines, at, first)) return true;
    return is_attribution(lines, at, first) && !marked_below(lines, at);
}

}  // namespace

void mark_quoted_originals(TextLines& lines) {
    int deeper = 0;
    constexpr int enough = 20;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (deeper < enough && lines[at].quoted == 0 && begins_original(lines, at)) ++deeper;
        lines[at].quoted += deeper;
    }
}

}  // namespace gm::mail
