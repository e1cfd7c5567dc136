#include "gm/mail/incoming_mail.h"
#include "gm/mail/charset.h"
#include "gm/mail/choice.h"
#include "gm/mail/html_text.h"
#include "gm/mail/mime.h"
#include "gm/mail/replies.h"
#include "gm/mail/sheet_line.h"
#include "gm/mail/tokens.h"
#include "gm/mail/typography.h"

namespace gm::mail {

namespace {

Where where_is(const MimePart& part) {
    if (!part.name.empty() && part.use != PartUse::html_body) return {Place::attachment, part.name, part.enclosed};
    return {part.use == PartUse::html_body ? Place::html_body : Place::plain_body, {}, part.enclosed};
}

/// A file that is a sheet: all of it, so that its lines keep their numbers.
SheetRun whole_file(const std::string& text, const SheetKeys& words) {
    SheetRun run;
    std::string lines;
    for (const std::string_view line : split_lines(text)) {
        const SheetLine seen(line, words);
        if (seen.kind == LineKind::key && seen.known && seen.indent == 0) run.keys.push_back(seen.key);
        lines += seen.kind == LineKind::token ? "" : seen.whole();
        lines += '\n';
    }
    run.text = plain_typography(lines);
    return run;
}

std::string written_in(const TextLines& lines, const SheetKeys& words) {
    std::string out;
    for (const TextLine& line : lines) {
        const bool own = line.quoted == 0 && SheetLine(line.text, words).kind != LineKind::token;
        out.append(own ? line.text : "").append("\n");
    }
    return out;
}

class SheetSearch {
public:
    SheetSearch(IncomingMail& mail, const SheetKeys& words, const MailLimits& limits)
        : mail_(mail), words_(words), limits_(limits) {}

    void look_into(const MimePart& part) {
        const auto text = to_utf8(part.bytes, part.charset);
        const Where where = where_is(part);
        if (!text) return set_aside(where, "it is no text, whatever it is called");
        if (part.use == PartUse::sheet_file) {
            find_tokens(*text, mail_.tokens);
            return add(part, where, whole_file(*text, words_));
        }
        auto lines = part.use == PartUse::html_body ? lines_of_html(*text, limits_)
                                                    : lines_of_plain_text(*text, part.flow, words_);
        if (!lines) return set_aside(where, "its HTML is too tangled to be read");
        const bool first = part.alternative == 0 || part.alternative != last_alternative_;
        last_alternative_ = part.alternative;
        for (const TextLine& line : *lines) {
            find_tokens(line.text, mail_.tokens);
            if (first) mail_.text += std::string(static_cast<std::size_t>(line.quoted), '>') + line.text + '\n';
        }
        mark_quoted_originals(*lines);
        if (part.enclosed == 0) mail_.written.push_back(written_in(*lines, words_));
        for (SheetRun& run : find_sheets(*lines, words_)) add(part, where, std::move(run));
    }

    std::vector<Candidate> take() { return std::move(candidates_); }

private:
    void add(const MimePart& part, Where where, SheetRun run) {
        constexpr std::size_t most = 20;
        if (candidates_.size() >= most) return;
        if (run.text.find_first_not_of(" \n") == std::string::npos) return set_aside(where, "it is empty");
        where.quoted += run.quoted;
        candidates_.push_back({std::move(run), std::move(where), part.alternative});
    }

    void set_aside(const Where& where, std::string reason) {
        mail_.set_aside.push_back({describe(where), std::move(reason)});
    }

    IncomingMail& mail_;
    const SheetKeys& words_;
    const MailLimits& limits_;
    int last_alternative_ = 0;  ///< of two forms of one text, the first is shown
    std::vector<Candidate> candidates_;
};

}  // namespace

std::string describe(const Where& where) {
    std::string out = "the text of the mail";
    if (where.place == Place::html_body) out = "the HTML text of the mail";
    if (where.place == Place::attachment) out = "the attachment " + where.name;
    return where.quoted > 0 ? out + ", quoted" : out;
}

IncomingMail read_mail(std::string raw, const SheetKeys& words, const MailLimits& limits) {
    MimeMail apart = take_apart(std::move(raw), limits);
    IncomingMail& mail = apart.mail;
    find_tokens(mail.subject, mail.tokens);
    SheetSearch search(mail, words, limits);
    for (const MimePart& part : apart.parts) search.look_into(part);
    choose_sheets(search.take(), mail);
    return std::move(mail);
}

}  // namespace gm::mail
