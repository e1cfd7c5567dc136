#include "gm/mail/sheet_finder.h"

#include <algorithm>
#include <map>

#include "gm/mail/sheet_line.h"
#include "gm/mail/sheet_run.h"

namespace gm::mail {

namespace {

std::vector<SheetRun> runs_in(std::span<const SheetLine> lines) {
    std::vector<SheetRun> runs;
    for (std::size_t at = 0; at < lines.size();) {
        if (lines[at].kind == LineKind::key && lines[at].known) {
            ReadRun read = read_run(lines.subspan(at));
            at += read.taken;
            runs.push_back(std::move(read.run));
        } else {
            ++at;
        }
    }
    return runs;
}

bool share_a_key(const SheetRun& a, const SheetRun& b) {
    return std::any_of(a.keys.begin(), a.keys.end(), [&](const std::string& key) {
        return std::find(b.keys.begin(), b.keys.end(), key) != b.keys.end();
    });
}

/// Adds a fragment to the sheet before it, if it can be of that sheet.
void add(std::vector<SheetRun>& sheets, SheetRun run) {
    if (sheets.empty() || sheets.back().prose || run.prose || share_a_key(sheets.back(), run)) {
        sheets.push_back(std::move(run));
        return;
    }
    sheets.back().text += run.text;
    sheets.back().keys.insert(sheets.back().keys.end(), run.keys.begin(), run.keys.end());
}

}  // namespace

std::vector<SheetRun> find_sheets(const TextLines& lines, const SheetKeys& words) {
    // Each depth is read by itself: an order typed between quoted lines goes on after them.
    std::map<int, std::vector<SheetLine>> depths;
    for (const TextLine& line : lines) depths[line.quoted].emplace_back(line.text, words);
    std::vector<SheetRun> sheets;
    for (const auto& [quoted, depth] : depths) {
        std::vector<SheetRun> here;
        for (SheetRun& run : runs_in(depth)) {
            run.quoted = quoted;
            add(here, std::move(run));
        }
        std::move(here.begin(), here.end(), std::back_inserter(sheets));
    }
    return sheets;
}

}  // namespace gm::mail
