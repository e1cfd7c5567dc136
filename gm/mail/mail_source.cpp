#include "gm/mail/mail_source.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <vector>

#include "gm/files/read.h"
#include "gm/mail/maildir.h"
#include "gm/mail/mbox.h"
#include "gm/mail/message_key.h"
#include "orders/text.h"

namespace gm::mail {

namespace fs = std::filesystem;

namespace {

std::string beginning_of(const fs::path& path) {
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return {};  // a pipe has no beginning to spare
    std::ifstream in(path, std::ios::binary);
    std::array<char, 512> buffer{};
    in.read(buffer.data(), buffer.size());
    return {buffer.data(), static_cast<std::size_t>(in.gcount())};
}

bool is_eml(const fs::path& path) { return orders::fold(path.extension().string()) == orders::fold(".eml"); }

/// Headers that no order sheet has. `From` is not among them: a sheet might.
bool begins_like_a_mail(const std::string& text) {
    constexpr std::array<std::string_view, 9> names = {"returnpath", "received",      "deliveredto",
                                                       "messageid",  "mimeversion",   "xoriginalto",
                                                       "envelopeto", "dkimsignature", "arcseal"};
    const std::string_view line = orders::line_of(text, 1);
    const std::string name = orders::fold(line.substr(0, line.find(':')));
    return line.find(':') != std::string_view::npos && std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<fs::path> mail_files(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
        std::error_code gone;
        if (!at->is_regular_file(gone)) continue;
        if (is_eml(at->path()) || is_mbox(beginning_of(at->path()))) files.push_back(at->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

orders::Outcome visit_file(const fs::path& path, const MailVisitor& visitor, const MailLimits& limits) {
    auto bytes = read_file(path, limits.raw);
    if (bytes) return hand_over({path.string(), *std::move(bytes)}, visitor);
    visitor.trouble(bytes.problems().front());
    return orders::done();
}

orders::Outcome visit_folder(const fs::path& path, const MailVisitor& visitor, const MailLimits& limits) {
    for (const fs::path& file : mail_files(path)) {
        GM_TRY(is_mbox(beginning_of(file)) ? visit_mbox(file, visitor, limits) : visit_file(file, visitor, limits));
    }
    return orders::done();
}

}  // namespace

orders::Outcome hand_over(RawMail mail, const MailVisitor& visitor) {
    if (visitor.seen(message_key(mail.bytes).text())) return orders::done();
    return visitor.take(std::move(mail));
}

std::optional<SourceKind> recognise_source(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) {
        if (is_maildir(path)) return SourceKind::maildir;
        return mail_files(path).empty() ? std::nullopt : std::optional(SourceKind::folder);
    }
    const std::string beginning = beginning_of(path);
    if (is_mbox(beginning)) return SourceKind::mbox;
    if (is_eml(path) || begins_like_a_mail(beginning)) return SourceKind::mail_file;
    return std::nullopt;
}

orders::Outcome visit_source(const fs::path& path, const MailVisitor& visitor, const MailLimits& limits) {
    const auto kind = recognise_source(path);
    if (!kind) {
        orders::Problem problem =
            orders::invalid("there are no mails here", "a mail is an .eml file, an mbox or a Maildir");
        problem.file = path.string();
        return problem;
    }
    switch (*kind) {
        case SourceKind::maildir: return visit_maildir(path, visitor, limits);
        case SourceKind::mbox: return visit_mbox(path, visitor, limits);
        case SourceKind::folder: return visit_folder(path, visitor, limits);
        default: return visit_file(path, visitor, limits);
    }
}

}  // namespace gm::mail
