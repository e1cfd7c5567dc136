#pragma once

// What two versions of a mail say differently, line by line, for a person to read.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/store/message_kind.h"

namespace gm {

struct DiffLine {
    enum class Kind {
        same,  ///< around a change, to know where it is
        gone,
        come,
        skipped,  ///< lines that both have, left out; the text says how many
    };
    Kind kind = Kind::same;
    std::string text;

    bool operator==(const DiffLine&) const = default;
};

/// The fewest lines gone and come that lead from one text to the other, with `context` lines around
/// them that both have. Empty: both say the same.
std::vector<DiffLine> diff_lines(std::string_view before, std::string_view after, std::size_t context = 2);

/// A mail as its reader sees it.
struct ReadMail {
    MessageKind kind = MessageKind::report;
    std::string reader;  ///< a player's id; of a bulletin its language
    std::string subject;
    std::string text;
};

/// What became of one mail.
struct MailChange {
    enum class Kind { changed, gone, come };
    Kind kind = Kind::changed;
    MessageKind mail = MessageKind::report;
    std::string reader;  ///< as in ReadMail
    std::string subject;
    std::vector<DiffLine> lines;  ///< a changed subject is the first of them
};

/// One for each mail that is not the same, in the order of `after`, then those that are gone.
std::vector<MailChange> mail_changes(std::span<const ReadMail> before, std::span<const ReadMail> after,
                                     std::size_t context = 2);

/// "report to akira"
std::string title_of(const MailChange& change);

/// `- ` before a line that is gone, `+ ` before one that has come: a line a DiffLine.
std::string to_text(const DiffLine& line);

nlohmann::json to_json(const MailChange& change);

}  // namespace gm
