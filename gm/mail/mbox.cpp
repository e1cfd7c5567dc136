#include "gm/mail/mbox.h"

#include <array>
#include <cctype>
#include <fstream>
#include <utility>

namespace gm::mail {

namespace {

/// `From ada@example.org Mon Nov  3 10:12:44 2025`. A time is asked for, because prose begins with
/// "From " as well.
bool parts_mails(std::string_view line) {
    if (!line.starts_with("From ")) return false;
    for (auto colon = line.find(':'); colon != std::string_view::npos; colon = line.find(':', colon + 1)) {
        const auto digit = [&](std::size_t at) {
            return at < line.size() && std::isdigit(static_cast<unsigned char>(line[at])) != 0;
        };
        if (digit(colon - 1) && digit(colon + 1) && digit(colon + 2)) return true;
    }
    return false;
}

bool is_escaped_from(std::string_view line) {
    const auto text = line.find_first_not_of('>');
    return text != 0 && text != std::string_view::npos && line.substr(text).starts_with("From ");
}

/// Lines of a file, in pieces of bounded size: a line may be as long as the file.
class PieceReader {
public:
    explicit PieceReader(const std::filesystem::path& path) : in_(path, std::ios::binary) {}

    bool is_open() const { return in_.is_open(); }
    bool broken() const { return in_.bad(); }

    /// The next piece, with its line end if it has one.
    bool next() {
        if (!in_ || in_.eof()) return false;
        starts_line = ended_;
        in_.getline(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
        const auto got = static_cast<std::size_t>(in_.gcount());
        const bool cut = in_.fail() && got > 0;
        if (got == 0) return false;
        if (cut) in_.clear();
        ended_ = !cut && !in_.eof();
        piece = std::string_view(buffer_.data(), ended_ ? got - 1 : got);
        return true;
    }

    std::string_view piece;
    bool starts_line = true;
    bool ends_line() const { return ended_; }

private:
    std::ifstream in_;
    std::array<char, 65'536> buffer_{};
    bool ended_ = true;
};

/// Gathers the lines of one mail after the other.
class MboxSplitter {
public:
    MboxSplitter(std::string file, const MailVisitor& visitor, const MailLimits& limits)
        : file_(std::move(file)), visitor_(visitor), limits_(limits) {}

    orders::Outcome read(const PieceReader& reader) {
        const bool parting = reader.starts_line && after_blank_ && parts_mails(reader.piece);
        if (parting) {
            GM_TRY(finish());
            ++number_;
            inside_ = true;
        } else if (inside_) {
            append(reader);
        }
        after_blank_ =
            !parting && reader.starts_line && reader.ends_line() && (reader.piece.empty() || reader.piece == "\r");
        return orders::done();
    }

    orders::Outcome finish() {
        if (!inside_) return orders::done();
        const std::string origin = file_ + ", mail " + std::to_string(number_);
        const bool whole = !std::exchange(too_long_, false);
        std::string mail = std::exchange(mail_, {});
        if (whole) return hand_over({origin, std::move(mail)}, visitor_);
        orders::Problem problem =
            orders::invalid("the mail is longer than the " + std::to_string(limits_.raw) + " bytes accepted");
        problem.file = origin;
        visitor_.trouble(std::move(problem));
        return orders::done();
    }

private:
    void append(const PieceReader& reader) {
        std::string_view piece = reader.piece;
        if (reader.starts_line && is_escaped_from(piece)) piece.remove_prefix(1);
        too_long_ = too_long_ || mail_.size() + piece.size() > limits_.raw;
        if (too_long_) return;
        mail_ += piece;
        if (reader.ends_line()) mail_ += '\n';
    }

    std::string file_;
    const MailVisitor& visitor_;
    const MailLimits& limits_;
    std::string mail_;
    std::size_t number_ = 0;
    bool inside_ = false;
    bool too_long_ = false;
    bool after_blank_ = true;  ///< the beginning of the file counts as such
};

}  // namespace

bool is_mbox(std::string_view beginning) { return parts_mails(beginning.substr(0, beginning.find('\n'))); }

orders::Outcome visit_mbox(const std::filesystem::path& path, const MailVisitor& visitor, const MailLimits& limits) {
    PieceReader reader(path);
    MboxSplitter splitter(path.string(), visitor, limits);
    while (reader.is_open() && reader.next()) {
        GM_TRY(splitter.read(reader));
    }
    if (!reader.is_open() || reader.broken()) {
        orders::Problem problem = orders::invalid("the file cannot be read");
        problem.file = path.string();
        return problem;
    }
    return splitter.finish();
}

}  // namespace gm::mail
