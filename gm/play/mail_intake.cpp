#include "gm/play/mail_intake.h"

#include <algorithm>
#include <array>
#include <sstream>

#include <nlohmann/json.hpp>

#include "gm/mail/bounds.h"
#include "gm/mail/sender.h"
#include "gm/play/plain_orders.h"
#include "orders/text.h"

namespace gm {

using mail::IncomingMail;

namespace {

/// Of a mail whose sheet was taken the first bytes are kept, headers and text: the sheet itself is stored apart. One
/// that is set aside is kept whole, so that nothing in it can be missed later.
constexpr std::size_t longest_kept = 1'000'000;

std::vector<mail::KnownSender> known_senders(const GameInPlay& in_play) {
    std::vector<mail::KnownSender> senders;
    for (const PlayerRow& player : in_play.players) senders.push_back({player.id, player.mail, player.token_hash});
    return senders;
}

std::string sender_text(const IncomingMail& mail) {
    if (!mail.unread.empty()) return mail::glimpse_of_header(mail.raw, "from");
    if (mail.from.empty()) return "";
    const mail::Address& from = mail.from.front();
    return orders::clip(from.name.empty() ? from.address : from.name + " <" + from.address + ">", 200);
}

std::string without_sheet(const IncomingMail& mail) {
    std::string reason = "no order sheet was found in it";
    for (const mail::SetAside& part : mail.set_aside) reason += "; " + part.what + ": " + part.reason;
    return orders::clip(reason, 1000);
}

/// Why nobody but the game master can deal with this mail; empty if its one sheet, or what is said in plain words, can
/// be taken.
std::string why_aside(const IncomingMail& mail, const mail::Sender& sender, bool in_plain_words) {
    if (!mail.unread.empty()) return "it was not read: " + mail.unread;
    if (!mail.automatic.empty()) return mail.automatic;
    if (!sender.player) return sender.reason;
    if (in_plain_words) return {};
    if (mail.sheets.empty()) return without_sheet(mail);
    if (mail.ambiguous())
        return "it holds " + std::to_string(mail.sheets.size()) + " different sheets: only you can tell which counts";
    return {};
}

/// A line of plain words may pass for one of a sheet (`citoyenneté : Evo`); what says its turn or player, or has a list
/// or map, does not.
bool is_surely_a_sheet(const GameInPlay& in_play, const std::string& text) {
    const auto document = orders::parse_document(text, "");
    if (!document || !document->root.is_map()) return false;
    const auto& members = document->root.members;
    const auto& words = in_play.game->vocabulary();
    return words.member(document->root, "sheet", "turn") != nullptr ||
           words.member(document->root, "sheet", "player") != nullptr ||
           std::any_of(members.begin(), members.end(),
                       [](const orders::Member& one) { return one.value.is_list() || one.value.is_map(); });
}

/// A sheet as the reader sees it, its problems named after the mail they are in.
orders::Result<orders::Document> read_sheet(const mail::FoundSheet& sheet, const std::string& source) {
    return orders::parse_document(sheet.text, source + " (" + describe(sheet.where) + ")");
}

TrailRow aside_trail(const NewMail& mail, const std::string& now) {
    const nlohmann::json detail = {{"source", mail.source}, {"sender", mail.sender}, {"reason", mail.reason}};
    return {now, "set-aside", detail.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

/// A no, a question, or other orders.
bool may_object(const std::string& line) {
    static constexpr std::array<std::string_view, 11> words{"non",   "no",     "ne",    "pas",    "surtout", "stop",
                                                            "ordre", "ordres", "order", "orders", "dont"};
    static constexpr std::array<std::string_view, 3> beginnings{"annul", "cancel", "attend"};
    if (line.find('?') != std::string::npos) return true;
    const auto first = line.find_first_not_of(" \t-*");
    if (first == std::string::npos) return false;
    const std::string word = orders::fold(line.substr(first, line.find_first_of(" \t,.!:;", first) - first));
    return std::find(words.begin(), words.end(), word) != words.end() ||
           std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view beginning) { return word.starts_with(beginning); });
}

/// Above a sheet that is only quoted, such as one that we offered to be confirmed.
bool says_otherwise(const IncomingMail& mail) {
    for (const std::string& text : mail.written) {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            if (may_object(line)) return true;
        }
    }
    return false;
}

}  // namespace

MailIntake::MailIntake(GameInPlay& in_play, Letters& letters, std::string checked_by)
    : in_play_(in_play), letters_(letters), reader_(in_play), checked_by_(std::move(checked_by)) {}

orders::Result<bool> MailIntake::knows(const std::string& key_or_source) const {
    return in_play_.store.knows_mail(key_or_source);
}

orders::Result<MailNews> MailIntake::set_aside(NewMail mail, std::string reason, const std::string& now) {
    mail.status = MailStatus::aside;
    mail.reason = std::move(reason);
    GM_TRY(in_play_.store.add_mail(mail, aside_trail(mail, now)));
    return MailNews{mail.source, mail.status, mail.sender, mail.subject, mail.reason, {}};
}

orders::Result<MailNews> MailIntake::take(const IncomingMail& read, const std::string& origin, const std::string& now) {
    NewMail row;
    row.key = read.key.text();
    row.received_at = std::min(read.arrived.value_or(now), now);
    row.source = orders::valid_utf8(origin);
    row.sender = sender_text(read);
    row.subject = read.unread.empty() ? orders::clip(read.subject, 200) : mail::glimpse_of_header(read.raw, "subject");
    row.raw = read.raw;
    const mail::Sender sender = identify_sender(read, known_senders(in_play_), checked_by_);
    const auto plain = plain_words_in(read);
    if (std::string reason = why_aside(read, sender, plain.has_value()); !reason.empty())
        return set_aside(std::move(row), std::move(reason), now);

    const mail::FoundSheet found = plain ? mail::FoundSheet{*plain, {}} : read.sheets.front();
    IncomingSheet incoming{.raw = found.text,
                           .document = read_sheet(found, row.source),
                           .source = row.source,
                           .player = sender.player,
                           .received_at = row.received_at,
                           .now = now};
    if (!plain && repeats_nothing_but_a_quotation(read, incoming))
        return set_aside(std::move(row), "the only sheet in it is quoted, and orders nothing", now);
    if (!plain && found.where.quoted > 0 && says_otherwise(read))
        return set_aside(std::move(row), "the only sheet in it is quoted, below words that may not agree with it", now);
    if (!read.key.message_id.empty()) incoming.in_reply_to = read.key.message_id;
    MailNews news{row.source, MailStatus::taken, row.sender, row.subject, {}, {}};
    row.raw.resize(std::min(row.raw.size(), longest_kept));
    incoming.mail.arrived = std::move(row);
    GM_TAKE(auto taken, take_sheet(in_play_, letters_, incoming));
    if (taken.status == SheetStatus::refused) news.status = MailStatus::refused;
    news.sheet = std::move(taken);
    return news;
}

std::optional<std::string> MailIntake::plain_words_in(const IncomingMail& mail) const {
    const auto own = std::find_if(mail.written.begin(), mail.written.end(),
                                  [&](const std::string& text) { return in_plain_words(in_play_, text); });
    const bool beside_a_sheet = std::any_of(mail.sheets.begin(), mail.sheets.end(), [&](const mail::FoundSheet& sheet) {
        if (sheet.where.quoted > 0) return false;
        return sheet.where.place == mail::Place::attachment || is_surely_a_sheet(in_play_, sheet.text);
    });
    return own == mail.written.end() || beside_a_sheet ? std::nullopt : std::optional(*own);
}

bool MailIntake::repeats_nothing_but_a_quotation(const IncomingMail& mail, const IncomingSheet& sheet) const {
    if (mail.sheets.front().where.quoted == 0 || !sheet.document || in_play_.over()) return false;
    const auto player = in_play_.find_player(*sheet.player);
    if (!player) return false;
    const auto orders = in_play_.game->read(in_play_.position, *player, *sheet.document).orders;
    return orders && !in_play_.game->orders_something(*orders);
}

orders::Result<TakenSheet> MailIntake::take_aside(MailId id, const std::string& player,
                                                  std::optional<std::size_t> which, const std::string& now) {
    GM_TAKE(const auto mail, aside_of(in_play_, id));
    const auto& [row, read] = mail;
    if (row.status != MailStatus::aside) return orders::invalid("this mail was dealt with already: " + row.reason);
    if (!read.unread.empty()) {
        return orders::invalid("this mail was not read: " + read.unread,
                               "copy what you can read of it into a file and use gm import FILE --player ID");
    }
    if (read.sheets.empty()) {
        return orders::invalid("no order sheet was found in this mail",
                               "copy what you can read of it into a file and use gm import FILE --player ID");
    }
    if ((!which && read.ambiguous()) || (which && *which > read.sheets.size())) {
        return orders::invalid("this mail holds " + std::to_string(read.sheets.size()) + " different sheets",
                               "say which one counts with --sheet N, from 1");
    }
    const mail::FoundSheet& sheet = read.sheets[which.value_or(1) - 1];
    IncomingSheet incoming{.raw = sheet.text,
                           .document = read_sheet(sheet, row.source),
                           .source = row.source,
                           .player = player,
                           .received_at = row.received_at,
                           .now = now,
                           .mail = {{}, id}};
    if (!read.key.message_id.empty()) incoming.in_reply_to = read.key.message_id;
    return take_sheet(in_play_, letters_, incoming);
}

}  // namespace gm
