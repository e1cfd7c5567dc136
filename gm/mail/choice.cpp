#include "gm/mail/choice.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <tuple>

#include "orders/document.h"

namespace gm::mail {

namespace {

using Candidates = std::vector<Candidate>;

/// Letters and marks only: how a client broke and spaced the lines makes no other sheet of it.
std::string substance(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (std::isspace(static_cast<unsigned char>(c)) == 0) out += c;
    }
    return out;
}

bool is_readable(const std::string& text) {
    const auto document = orders::parse_document(text, "");
    return document && document->root.is_map();
}

int least_depth(const Candidates& candidates) {
    int least = candidates.front().where.quoted;
    for (const Candidate& candidate : candidates) least = std::min(least, candidate.where.quoted);
    return least;
}

/// How well one form of a text (plain or HTML) kept its sheet. Clients fold the plain form and drop
/// spaces of the HTML form as they like.
std::tuple<bool, bool, bool> quality(const Candidates& form) {
    const int depth = least_depth(form);
    Candidates own;
    std::copy_if(form.begin(), form.end(), std::back_inserter(own),
                 [&](const Candidate& candidate) { return candidate.where.quoted == depth; });
    return {own.size() == 1, is_readable(own.front().run.text), own.front().where.place == Place::plain_body};
}

/// Of each text that came in two forms, only the better one.
Candidates without_duplicate_forms(Candidates all) {
    Candidates kept;
    std::map<int, std::map<Place, Candidates>> texts;
    for (Candidate& candidate : all) {
        const bool single = candidate.alternative == 0 || candidate.where.place == Place::attachment;
        (single ? kept : texts[candidate.alternative][candidate.where.place]).push_back(std::move(candidate));
    }
    for (auto& [number, forms] : texts) {
        const auto best = std::max_element(forms.begin(), forms.end(), [](const auto& a, const auto& b) {
            return quality(a.second) < quality(b.second);
        });
        std::move(best->second.begin(), best->second.end(), std::back_inserter(kept));
    }
    return kept;
}

template <class Test>
void set_aside_if(Candidates& candidates, IncomingMail& mail, const std::string& reason, Test test) {
    const auto out = std::stable_partition(candidates.begin(), candidates.end(),
                                           [&](const Candidate& candidate) { return !test(candidate); });
    for (auto at = out; at != candidates.end(); ++at) {
        mail.set_aside.push_back({"a sheet in " + describe(at->where), reason});
    }
    candidates.erase(out, candidates.end());
}

/// A lone sentence that begins with a sheet's word, such as "Note: I am away on Tuesday", is a remark beside a
/// sheet of the sender's own; above a quoted sheet only a person can tell; alone it is a letter.
bool has_better_than_prose(const Candidates& candidates, int depth) {
    return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
        return !candidate.run.prose && candidate.where.quoted == depth;
    });
}

bool is_prose_above_a_sheet(const Candidates& candidates) {
    const auto prose = [](const Candidate& candidate) { return candidate.run.prose; };
    return std::any_of(candidates.begin(), candidates.end(), prose) &&
           !std::all_of(candidates.begin(), candidates.end(), prose);
}

void drop_repetitions(Candidates& candidates, IncomingMail& mail) {
    // Attachments first: a file is what its author saved, a body what a client made of it.
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return (a.where.place == Place::attachment) > (b.where.place == Place::attachment);
    });
    std::vector<std::string> seen;
    set_aside_if(candidates, mail, "it is the same as another in this mail", [&](const Candidate& candidate) {
        std::string now = substance(candidate.run.text);
        const bool repeated = std::find(seen.begin(), seen.end(), now) != seen.end();
        if (!repeated) seen.push_back(std::move(now));
        return repeated;
    });
}

}  // namespace

void choose_sheets(std::vector<Candidate> all, IncomingMail& mail) {
    Candidates candidates = without_duplicate_forms(std::move(all));
    if (candidates.empty()) return;
    const int depth = least_depth(candidates);
    if (has_better_than_prose(candidates, depth)) {
        set_aside_if(candidates, mail, "it is a sentence beside a sheet",
                     [](const Candidate& candidate) { return candidate.run.prose; });
    }
    if (!is_prose_above_a_sheet(candidates)) {
        set_aside_if(candidates, mail, "it is quoted; what the sender wrote counts",
                     [&](const Candidate& candidate) { return candidate.where.quoted > depth; });
    }
    if (std::all_of(candidates.begin(), candidates.end(), [](const Candidate& one) { return one.run.prose; })) {
        set_aside_if(candidates, mail, "it is a sentence, not orders", [](const Candidate&) { return true; });
    }
    drop_repetitions(candidates, mail);
    if (!mail.automatic.empty()) {
        set_aside_if(candidates, mail, "the mail is not its sender's own: " + mail.automatic,
                     [](const Candidate&) { return true; });
    }
    for (Candidate& candidate : candidates) mail.sheets.push_back({std::move(candidate.run.text), candidate.where});
}

}  // namespace gm::mail
