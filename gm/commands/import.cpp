#include <algorithm>
#include <memory>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/cli/progress.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/find.h"
#include "gm/files/read.h"
#include "gm/mail/imap_mailbox.h"
#include "gm/mail/send_settings.h"
#include "gm/play/mail_intake.h"
#include "gm/play/problem_json.h"
#include "gm/text/counted.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;

namespace {

json describe_taken(const GameInPlay& in_play, const std::string& source, const TakenSheet& taken) {
    return {{"source", source},
            {"taken", taken.status != SheetStatus::refused},
            {"status", to_text(taken.status)},
            {"player", in_play.roster.id(taken.player)},
            {"number", taken.number},
            {"digest", taken.digest},
            {"replaces", taken.replaces ? json(*taken.replaces) : json(nullptr)},
            {"again", taken.again},
            {"converted", taken.converted},
            {"problems", to_json(taken.problems)}};
}

/// The game that sheets are put into, and what it takes to read and answer them.
struct Intake {
    Intake(GameInPlay opened, const std::string& checked_by)
        : in_play(std::move(opened)), letters(in_play), mails(in_play, letters, checked_by) {}

    GameInPlay in_play;
    Letters letters;
    MailIntake mails;
};

/// Holds the folder only while something is stored: fetching and reading mails may take long, and others go on.
class SharedIntake {
public:
    SharedIntake(const Invocation& invocation, Terminal& terminal, std::string checked_by)
        : invocation_(invocation), terminal_(terminal), checked_by_(std::move(checked_by)) {}

    orders::Outcome open() {
        auto opened = reopen();
        if (opened) intake_->in_play.store.let_go();
        return opened;
    }

    Intake* operator->() { return intake_.get(); }
    const Intake* operator->() const { return intake_.get(); }

    /// Does it as the only writer, with the game as it is by then.
    template <class Action>
    auto writing(Action action) -> decltype(action()) {
        GM_TAKE(auto changed, take_again(intake_->in_play.store, terminal_, "import"));
        if (changed) {
            intake_->in_play.store.let_go();
            GM_TRY(reopen());
        }
        auto done = action();
        intake_->in_play.store.let_go();
        return done;
    }

private:
    orders::Outcome reopen() {
        GM_TAKE(auto in_play, open_to_write(invocation_, terminal_, "import"));
        intake_ = std::make_unique<Intake>(std::move(in_play), checked_by_);
        return orders::done();
    }

    const Invocation& invocation_;
    Terminal& terminal_;
    std::string checked_by_;
    std::unique_ptr<Intake> intake_;
};

/// Takes in what is named, one thing after the other, and tells what became of each.
class Importing {
public:
    Importing(const Invocation& invocation, Terminal& terminal, SharedIntake intake)
        : invocation_(invocation), terminal_(terminal), intake_(std::move(intake)), progress_(terminal, "importing") {}

    void file(const std::filesystem::path& path) {
        const std::string source = orders::valid_utf8(invocation_.name_of(path.string()));
        if (const auto text = read_file(path); text && in_plain_words(intake_->in_play, *text))
            return wrong(source, {no_sheet_yet(source)});
        auto document = load_document(path);
        if (!document) return wrong(source, document.problems());
        const std::string now = now_utc();
        const std::string raw = document->text;
        const IncomingSheet sheet{.raw = raw,
                                  .document = std::move(document),
                                  .source = source,
                                  .player = invocation_.option("--player"),
                                  .received_at = now,
                                  .now = now,
                                  .accept_late = invocation_.has("--accept-late")};
        const auto taken = intake_.writing([&] { return take_sheet(intake_->in_play, intake_->letters, sheet); });
        if (!taken) return wrong(source, taken.problems());
        tell(source, *taken);
    }

    void mails(const std::filesystem::path& path) { finish(path.string(), visit_source(path, visitor())); }

    void imap(const mail::ImapAddress& address, const mail::Credentials& credentials,
              const mail::ImapOptions& options) {
        finish("imap", visit_imap(address, credentials, visitor(), options));
    }

    ExitCode end() {
        if (invocation_.json) {
            terminal_.answer(answers_);
        } else if (mails_seen_ > 0) {
            terminal_.say(counted(mails_seen_, "mail") + " looked at: " + counted(taken_, "sheet") + " taken, " +
                          std::to_string(refused_) + " refused, " + std::to_string(aside_) + " set aside, " +
                          std::to_string(known_) + " known already.");
            if (aside_ > 0) terminal_.say(terminal_.dim("Next: gm aside"));
        }
        terminal_.complain(intake_->letters.complaints());
        return code_;
    }

private:
    mail::MailVisitor visitor() {
        return {[this](const std::string& key) {
                    const auto known = intake_->mails.knows(key);
                    if (!known || !*known) return false;
                    ++mails_seen_;
                    ++known_;
                    return true;
                },
                [this](mail::RawMail raw) -> orders::Outcome {
                    progress_.tick(++mails_seen_, 0);
                    return take(raw.origin, intake_->mails.read(std::move(raw.bytes)));
                },
                [this](const orders::Problem& problem) { wrong(problem.file, {problem}); }};
    }

    orders::Outcome take(const std::string& origin, const mail::IncomingMail& read) {
        using News = std::optional<MailNews>;
        GM_TAKE(auto news, intake_.writing([&]() -> orders::Result<News> {
            GM_TAKE(const bool known, intake_->mails.knows(read.key.text()));
            if (known) return News{};  // another gm may have taken it meanwhile
            GM_TAKE(auto taken, intake_->mails.take(read, origin, now_utc()));
            return News{std::move(taken)};
        }));
        if (news) {
            tell(*news);
        } else {
            ++known_;
        }
        return orders::done();
    }

    void finish(const std::string& source, const orders::Outcome& visited) {
        if (!visited) wrong(source, visited.problems());
    }

    void wrong(const std::string& source, const orders::Problems& problems) {
        code_ = refuse(terminal_, problems);
        answers_.push_back({{"source", source}, {"taken", false}, {"problems", to_json(problems)}});
    }

    void tell(const MailNews& news) {
        if (news.sheet) return tell(news.source, *news.sheet);
        ++aside_;
        code_ = ExitCode::refused;
        answers_.push_back({{"source", news.source},
                            {"taken", false},
                            {"status", "aside"},
                            {"sender", news.sender},
                            {"subject", news.subject},
                            {"reason", news.reason},
                            {"problems", json::array()}});
        if (!invocation_.json)
            terminal_.say(news.source + ": " + terminal_.bad("set aside") + ", from " + news.sender + ": " +
                          news.reason);
    }

    void tell(const std::string& source, const TakenSheet& taken) {
        const auto invalid =
            std::count_if(taken.problems.begin(), taken.problems.end(),
                          [](const orders::Problem& one) { return one.kind == orders::ProblemKind::invalid; });
        if (invalid > 0) code_ = ExitCode::refused;
        ++(taken.status == SheetStatus::refused ? refused_ : taken_);
        answers_.push_back(describe_taken(intake_->in_play, source, taken));
        if (invocation_.json) return;
        terminal_.say(source + ": " + sentence(taken) + " (" + taken.digest.substr(0, 12) + ")");
        terminal_.complain(taken.problems);
    }

    Line sentence(const TakenSheet& taken) const {
        const Line whose =
            "sheet " + std::to_string(taken.number) + " of " + terminal_.bold(intake_->in_play.roster.id(taken.player));
        if (taken.again) return whose + " is in already";
        if (taken.converted) return whose + " is in plain words: its author gets a sheet to confirm";
        if (taken.status == SheetStatus::refused) return whose + " was refused, and its author will be told";
        if (taken.status == SheetStatus::replaced) return whose + " came before the one that is in, which counts";
        if (taken.status == SheetStatus::late)
            return whose + " came late: it waits for gm accept " + intake_->in_play.roster.id(taken.player);
        return whose + " is in" + (taken.replaces ? " and replaces sheet " + std::to_string(*taken.replaces) : "");
    }

    const Invocation& invocation_;
    Terminal& terminal_;
    SharedIntake intake_;
    Progress progress_;
    ExitCode code_ = ExitCode::done;
    json answers_ = json::array();
    std::size_t mails_seen_ = 0, taken_ = 0, refused_ = 0, aside_ = 0, known_ = 0;
};

/// What is at the paths named: sheets, and sources of mails.
struct Sources {
    std::vector<std::filesystem::path> sheets;
    std::vector<std::filesystem::path> mails;
};

orders::Result<Sources> sources_of(const Invocation& invocation) {
    Sources sources;
    for (const std::string& path : invocation.all("PATH")) {
        const auto mails = mail::recognise_source(path);
        if (mails) sources.mails.emplace_back(path);
        if (mails && mails != mail::SourceKind::folder) continue;
        auto found = yaml_files(path);
        if (!found && mails) continue;  // a folder of mails alone
        if (!found) return std::move(found).failure();
        sources.sheets.insert(sources.sheets.end(), found->begin(), found->end());
    }
    return sources;
}

orders::Problems misuse_of(const Invocation& invocation, const Sources& sources) {
    if (invocation.option("--player") && (sources.sheets.size() != 1 || !sources.mails.empty()))
        return {orders::invalid("--player goes with one sheet, not " + std::to_string(sources.sheets.size()),
                                "a mail says itself who sent it")};
    if (invocation.has("--accept-late") && (!sources.mails.empty() || invocation.option("--imap")))
        return {orders::invalid("--accept-late is for sheets you hand in as files",
                                "import the mails, then let a late sheet count with gm accept PLAYER")};
    for (const char* option : {"--credentials", "--ca-file", "--all"}) {
        if (invocation.has(option) && !invocation.option("--imap"))
            return {orders::invalid(std::string(option) + " goes with --imap URL")};
    }
    if (invocation.all("PATH").empty() && !invocation.option("--imap"))
        return {orders::invalid("nothing to import", "name files or folders, or give --imap URL")};
    return {};
}

struct Mailbox {
    mail::ImapAddress address;
    mail::Credentials credentials;
    mail::ImapOptions options;
};

orders::Result<Mailbox> mailbox_of(const Invocation& invocation) {
    GM_TAKE(auto address, mail::read_imap_address(*invocation.option("--imap")));
    const auto file = invocation.option("--credentials");
    GM_TAKE(auto credentials, file ? mail::credentials_from_file(*file) : mail::credentials_from_environment());
    Mailbox mailbox{std::move(address), std::move(credentials), {}};
    mailbox.options.connection.ca_file = invocation.option("--ca-file").value_or("");
    mailbox.options.only_unseen = !invocation.has("--all");
    return mailbox;
}

}  // namespace

ExitCode run_import(const Invocation& invocation, Terminal& terminal) {
    const auto sources = sources_of(invocation);
    if (!sources) return refuse(terminal, sources.problems());
    if (const auto misuse = misuse_of(invocation, *sources); !misuse.empty())
        return refuse(terminal, misuse, ExitCode::misuse);
    std::optional<Mailbox> mailbox;
    if (invocation.option("--imap")) {
        auto read = mailbox_of(invocation);
        if (!read) return refuse(terminal, read.problems(), ExitCode::misuse);
        mailbox = std::move(*read);
    }
    const auto checked_by = mail::load_checking_server(invocation.folder);
    if (!checked_by) return refuse(terminal, checked_by.problems(), ExitCode::misuse);
    SharedIntake intake(invocation, terminal, *checked_by);
    if (const auto opened = intake.open(); !opened) return refuse(terminal, opened.problems(), ExitCode::misuse);
    Importing importing(invocation, terminal, std::move(intake));
    for (const auto& path : sources->sheets) importing.file(path);
    for (const auto& path : sources->mails) importing.mails(path);
    if (mailbox) importing.imap(mailbox->address, mailbox->credentials, mailbox->options);
    return importing.end();
}

}  // namespace gm
