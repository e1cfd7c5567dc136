#include "gm/mail/plain_text.h"

#include "gm/mail/sheet_line.h"

namespace gm::mail {

namespace {

/// One line of a flowed text: its depth, and the text without marks and stuffing.
TextLine unstuffed(std::string_view line) {
    TextLine out;
    while (line.starts_with('>')) {
        ++out.quoted;
        line.remove_prefix(1);
    }
    if (line.starts_with(' ')) line.remove_prefix(1);
    out.text = std::string(line);
    return out;
}

/// Clients that claim to fold but keep a space typed at a line's end would glue two orders into
/// one: what begins an order of its own is never the rest of the line before.
bool begins_anew(const TextLine& line, const SheetKeys& words) {
    const SheetLine seen(line.text, words);
    return seen.kind == LineKind::item || seen.kind == LineKind::comment || seen.kind == LineKind::fence ||
           (seen.kind == LineKind::key && seen.known);
}

TextLines unfolded(std::string_view text, bool delete_space, const SheetKeys& words) {
    TextLines out;
    bool open = false;
    for (const std::string_view raw : split_lines(text)) {
        TextLine line = unstuffed(raw);
        const bool signature = line.text == "-- ";
        const bool soft = !signature && line.text.ends_with(' ');
        if (soft && delete_space) line.text.pop_back();
        const bool joins = open && !signature && line.quoted == out.back().quoted && !begins_anew(line, words);
        if (joins) {
            out.back().text += line.text;
        } else {
            out.push_back(std::move(line));
        }
        open = soft;
    }
    return out;
}

}  // namespace

TextLines lines_of_plain_text(std::string_view text, const Flow& flow, const SheetKeys& words) {
    if (!flow.flowed) {
        TextLines out;
        for (const std::string_view line : split_lines(text)) out.push_back(without_quote_marks(line));
        return out;
    }
    TextLines out = unfolded(text, flow.delete_space, words);
    for (TextLine& line : out) {  // some write `> >` where the standard wants `>>`
        TextLine inner = without_quote_marks(line.text);
        if (inner.quoted > 0) line = {std::move(inner.text), line.quoted + inner.quoted};
    }
    return out;
}

}  // namespace gm::mail
