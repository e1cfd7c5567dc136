#include <fmt/format.h>

#include "gm/store/store_access.h"
#include "gm/store/verify.h"

namespace gm {

using orders::Outcome;
using orders::Result;

Result<CampaignRow> Store::campaign() const {
    return reading([](Tables& tables) { return tables.campaign.get(); });
}

Result<std::vector<PlayerRow>> Store::players() const {
    return reading([](Tables& tables) { return tables.player.all(); });
}

Result<TurnRow> Store::last_turn() const {
    return reading([](Tables& tables) { return found(tables.turn.last(), "the game has no turn yet"); });
}

Result<std::vector<TurnRow>> Store::turns() const {
    return reading([](Tables& tables) { return tables.turn.all(); });
}

Result<SnapshotRow> Store::snapshot(int turn) const {
    return reading([&](Tables& tables) {
        return found(tables.snapshot.of_turn(turn), fmt::format("turn {} has not been resolved", turn));
    });
}

Result<std::string> Store::turn_hash(int turn) const {
    return reading([&](Tables& tables) {
        return found(tables.snapshot.hash(turn), fmt::format("turn {} has not been resolved", turn));
    });
}

Result<std::vector<EntryRow>> Store::entries(int turn) const {
    return reading([&](Tables& tables) { return tables.entry.of_turn(turn); });
}

Result<std::vector<RollRow>> Store::rolls(int turn) const {
    return reading([&](Tables& tables) { return tables.roll.of_turn(turn); });
}

Result<std::vector<LedgerRow>> Store::ledger(int turn) const {
    return reading([&](Tables& tables) { return tables.ledger.of_turn(turn); });
}

Result<std::vector<SheetRow>> Store::sheets(int turn) const {
    return reading([&](Tables& tables) { return tables.sheet.of_turn(turn); });
}

Result<std::vector<SheetRow>> Store::counted_sheets(int turn) const {
    return reading([&](Tables& tables) { return tables.sheet.counted(turn); });
}

Result<std::vector<RulingRow>> Store::rulings(int turn) const {
    return reading([&](Tables& tables) { return tables.ruling.of_turn(turn); });
}

Result<std::vector<RulingRow>> Store::rulings() const {
    return reading([](Tables& tables) { return tables.ruling.all(); });
}

Result<std::vector<MessageRow>> Store::messages(int turn) const {
    return reading([&](Tables& tables) { return tables.message.of_turn(turn); });
}

Result<std::vector<MessageRow>> Store::withdrawn_messages(int turn) const {
    return reading([&](Tables& tables) { return tables.message.withdrawn(turn); });
}

Result<std::vector<MessageRow>> Store::unsent_messages() const {
    return reading([](Tables& tables) { return tables.message.unsent(); });
}

Result<std::vector<MessageRow>> Store::resolution_mails(MessageId from, int up_to_turn) const {
    return reading([&](Tables& tables) { return tables.message.of_resolutions(from, up_to_turn); });
}

Result<MessageBody> Store::message_body(MessageId message) const {
    return reading([&](Tables& tables) { return found(tables.message.body(message), "there is no such message"); });
}

Result<std::vector<std::string>> Store::earlier_message_ids(const NewMessage& message) const {
    return reading([&](Tables& tables) { return tables.message.earlier_ids(message); });
}

Result<std::vector<AttachmentRow>> Store::attachments(MessageId message) const {
    return reading([&](Tables& tables) { return tables.message.attachments(message); });
}

Result<Editorials> Store::editorials(int turn) const {
    return reading([&](Tables& tables) { return tables.editorial.of_turn(turn); });
}

Result<std::map<int, Editorials>> Store::editorials_up_to(int turn) const {
    return reading([&](Tables& tables) { return tables.editorial.up_to(turn); });
}

Result<Wordings> Store::wordings(int turn) const {
    return reading([&](Tables& tables) { return tables.wording.of_turn(turn); });
}

Result<bool> Store::knows_mail(const std::string& key_or_source) const {
    return reading([&](Tables& tables) { return tables.mail.knows(key_or_source); });
}

Result<std::vector<MailRow>> Store::mails_aside() const {
    return reading([](Tables& tables) { return tables.mail.aside(); });
}

Result<MailRow> Store::mail(MailId mail) const {
    return reading([&](Tables& tables) {
        return found(tables.mail.get(mail), "there is no mail with this number: gm aside lists those that wait");
    });
}

Result<std::vector<TrailRow>> Store::trail() const {
    return reading([](Tables& tables) { return tables.trail.all(); });
}

Result<std::vector<ChronicleRow>> Store::chronicle() const {
    return reading([](Tables& tables) { return tables.chronicle.all(); });
}

Result<std::vector<LinkRow>> Store::links() const {
    return reading([](Tables& tables) { return tables.link.all(); });
}

Result<std::vector<UndoneTurn>> Store::undone(int turn) const {
    return reading([&](Tables& tables) {
        std::vector<UndoneTurn> out;
        for (const UndoneRow& row : tables.undone.of_turn(turn)) {
            auto undone = from_record(row.record);
            if (!undone) throw SQLite::Exception("the record of an undone turn cannot be read", SQLITE_CORRUPT);
            out.push_back(*std::move(undone));
        }
        return out;
    });
}

Result<int> Store::times_undone(int turn) const {
    return reading([&](Tables& tables) { return tables.undone.count(turn); });
}

Result<std::vector<StoredChange>> Store::changes() const {
    return reading([&](Tables& tables) { return find_changes(parts_->database, tables); });
}

Outcome Store::verify() const {
    GM_TAKE(auto found, changes());
    orders::Problems problems = problems_of(std::move(found));
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return orders::done();
}

}  // namespace gm
