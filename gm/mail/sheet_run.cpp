#include "gm/mail/sheet_run.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "gm/mail/open_value.h"
#include "gm/mail/typography.h"
#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

/// Words that look like keys, but belong to letters: courtesies, signatures, headers of mails.
bool is_letter_word(const SheetLine& line) {
    static constexpr std::array<std::string_view, 36> words = {
        "ps",    "p.s.",   "cordialement", "merci", "thanks", "regards",   "cheers", "bonjour", "salut",
        "hello", "hi",     "from",         "de",    "sent",   "envoye",    "date",   "to",      "a",
        "cc",    "objet",  "subject",      "tel",   "tel.",   "telephone", "phone",  "mobile",  "fax",
        "email", "e.mail", "mail",         "web",   "site",   "adresse",   "port",   "nb",      "n.b."};
    return std::find(words.begin(), words.end(), line.key) != words.end();
}

/// A misspelt key is kept, so that its author hears of it; the start of a sentence is not.
bool may_be_misspelt_key(const SheetLine& line, bool after_blank) {
    if (is_letter_word(line)) return false;
    const std::string_view name = trimmed(std::string_view(line.plain).substr(0, line.plain.find(':')));
    return std::count(name.begin(), name.end(), ' ') <= (after_blank ? 2 : 3);
}

/// Was the line before cut because this one's first word had no room in it?
bool was_folded(const SheetLine& before, const SheetLine& line) {
    constexpr std::size_t narrowest = 66;
    const std::string_view word = std::string_view(line.plain).substr(0, line.plain.find(' '));
    const std::size_t width = before.indent + orders::count_characters(before.text);
    return width + 1 + orders::count_characters(word) > narrowest;
}

bool is_prose(const SheetRun& run, const std::vector<std::string>& lines) {
    if (run.keys.size() != 1 || lines.size() != 1) return false;
    const std::string_view line = lines.front();
    const std::string_view value = trimmed(line.substr(std::min(line.size(), line.find(':') + 1)));
    const bool figures = std::any_of(value.begin(), value.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    return !figures && std::count(value.begin(), value.end(), ' ') >= 2 && value.find_first_of("\"'[{") != 0;
}

class RunReader {
public:
    explicit RunReader(std::span<const SheetLine> lines) : lines_(lines), base_(lines.front().indent) {}

    ReadRun read() {
        while (at_ < lines_.size() && step()) ++at_;
        ReadRun out;
        out.run.keys = std::move(keys_);
        out.run.prose = is_prose(out.run, out_);
        std::string text;
        for (const std::string& line : out_) text += line + '\n';
        out.run.text = plain_typography(text);
        out.taken = std::max<std::size_t>(at_, 1);
        return out;
    }

private:
    /// Takes the line, if it is of this sheet.
    bool step() {
        const SheetLine& line = lines_[at_];
        if (line.kind == LineKind::blank) {
            ++blanks_;
            return true;
        }
        if (line.indent < base_ && !open_.is_open() && !rebase(line)) return false;
        const bool below = line.indent > base_;
        if (open_.holds(line.indent)) return take(line);
        switch (line.kind) {
            case LineKind::token: return true;  // tells who sends, and is no order
            case LineKind::fence:
            case LineKind::rule: return false;
            case LineKind::comment: return take(line);
            case LineKind::item: return (below || expects_list_) && take(line);  // else: "- Bob" below a letter
            case LineKind::key: return below ? take(line) : take_key(line);
            default: return take_rest(line, below);
        }
    }

    bool take_key(const SheetLine& line) {
        if (line.known && !keys_.empty() && line.key == keys_.front()) return false;  // another sheet begins
        if (!line.known && !may_be_misspelt_key(line, blanks_ > 0)) return false;
        if (line.known) keys_.push_back(line.key);
        if (line.known) open_ = {};  // a quote never closed does not swallow the next order
        expects_list_ = line.value.empty() || line.value.starts_with('#');
        return take(line);
    }

    /// Text that is no YAML by itself: the rest of a long value, or the end of the sheet.
    bool take_rest(const SheetLine& line, bool below) {
        if (out_.empty()) return false;
        if (open_.is_open() && (below || closes_soon())) return open_.in_quotes() ? join(line) : take(line);
        if (blanks_ > 0) return false;
        if (below) return take(line);
        return was_folded(lines_[at_ - 1], line) && join(line);
    }

    bool take(const SheetLine& line) {
        out_.insert(out_.end(), blanks_, "");
        blanks_ = 0;
        const std::size_t indent = line.indent > base_ ? line.indent - base_ : 0;
        out_.push_back(std::string(indent, ' ') + line.text);
        open_.read(line.plain, line.indent);
        return true;
    }

    bool join(const SheetLine& line) {
        blanks_ = 0;
        out_.back() += ' ' + line.text;
        open_.read_on(line.plain);
        return true;
    }

    /// The first line of a paste is often indented by chance: a known word to its left shows how far.
    bool rebase(const SheetLine& line) {
        if (line.kind != LineKind::key || !line.known) return false;
        base_ = line.indent;
        return true;
    }

    /// Is the open quote or bracket closed before another order begins?
    bool closes_soon() const {
        constexpr std::size_t reach = 20;
        for (std::size_t i = at_; i < std::min(lines_.size(), at_ + reach); ++i) {
            if (lines_[i].kind == LineKind::key && lines_[i].known && lines_[i].indent <= base_) return false;
            if (open_.closed_by(lines_[i].plain)) return true;
        }
        return false;
    }

    std::span<const SheetLine> lines_;
    std::size_t at_ = 0;
    std::size_t base_;
    std::size_t blanks_ = 0;
    bool expects_list_ = false;  ///< the last key had no value beside it
    OpenValue open_;
    std::vector<std::string> out_;
    std::vector<std::string> keys_;
};

}  // namespace

ReadRun read_run(std::span<const SheetLine> lines) { return RunReader(lines).read(); }

}  // namespace gm::mail
