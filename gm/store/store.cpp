#include "gm/store/store.h"

#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <sqlite3.h>

#include "gm/files/plain_path.h"
#include "gm/store/chronicler.h"
#include "gm/store/creation.h"
#include "gm/store/database.h"
#include "gm/store/failure.h"
#include "gm/store/tables.h"
#include "gm/store/turn_undo.h"
#include "gm/store/turn_writer.h"
#include "gm/store/verify.h"

namespace gm {

namespace fs = std::filesystem;
using orders::Outcome;
using orders::Result;

/// Lock, connection, statements: let go of in the opposite order.
struct Store::Parts {
    Parts(fs::path in, std::optional<FolderLock> held, SQLite::Database open)
        : folder(std::move(in)), lock(std::move(held)), database(std::move(open)), tables(database) {}

    fs::path file() const { return folder / database_name; }

    fs::path folder;
    std::optional<FolderLock> lock;
    std::optional<std::int64_t> version_let_go;
    SQLite::Database database;
    Tables tables;
    std::optional<Chronicler> chronicler;  ///< from the first write on
};

Store::Store(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

const fs::path& Store::folder() const { return parts_->folder; }

void Store::let_go() {
    const auto now = version();
    parts_->version_let_go = now ? std::optional(*now) : std::nullopt;
    parts_->lock.reset();
}

Result<bool> Store::take_again(const Writer& writer) {
    if (parts_->lock) return false;
    GM_TAKE(auto lock, FolderLock::take(parts_->folder, writer));
    GM_TAKE(const auto now, version());
    parts_->lock = std::move(lock);
    return parts_->version_let_go != now;
}

template <class F>
auto Store::reading(F action) const {
    return attempt(parts_->file(), [&] { return action(parts_->tables); });
}

template <class F>
auto Store::writing(F action) {
    if (!parts_->lock) throw std::logic_error("a store that was opened to read cannot be written");
    return attempt(parts_->file(), [&] {
        if (!parts_->chronicler) parts_->chronicler.emplace(parts_->database);
        return parts_->chronicler->write([&] { return action(parts_->tables); });
    });
}

namespace {

int last_number(Tables& tables) {
    const auto last = tables.turn.last();
    if (!last) throw SQLite::Exception("the game has no turn, not even its setup", SQLITE_CORRUPT);
    return last->number;
}

void take_effect(Tables& tables, const RulingEffects& effects, const std::string& at) {
    for (const MessageId message : effects.withdrawn) tables.message.withdraw(message, at);
    for (const SheetVerdict& verdict : effects.sheets) tables.sheet.set_status(verdict.sheet, verdict.status);
    if (effects.seat) {
        tables.player.set_contact(effects.seat->player, effects.seat->row);
        tables.message.redirect(effects.seat->player, effects.seat->row.mail);
        tables.link.revoke(effects.seat->row.id);  // it was another person's
    }
    for (const NewMessage& message : effects.messages) tables.message.add(message);
}

template <class T>
T found(std::optional<T> value, const std::string& what) {
    if (!value) throw StoreRefusal(what);
    return *std::move(value);
}

}  // namespace

Result<Store> Store::create(const fs::path& folder, const NewGame& game, const Writer& writer) {
    const fs::path home = plain_path(folder);
    GM_TAKE(auto lock, create_game(home, game, writer));
    auto database = open_database_to_write(home / database_name);
    if (!database) {
        withdraw_game(home);
        return std::move(database).failure();
    }
    return Store(std::make_unique<Parts>(home, std::move(lock), *std::move(database)));
}

Result<Store> Store::open(const fs::path& folder) {
    if (!is_game_folder(folder)) return no_game(folder);
    const fs::path home = plain_path(folder);
    GM_TAKE(auto older, is_older(home / database_name));
    if (older) {  // brought up to date by a writer that leaves at once
        GM_TRY(open(folder, Writer{"gm, bringing the database up to date", ""}).outcome());
    }
    GM_TAKE(auto database, open_database_to_read(home / database_name));
    return Store(std::make_unique<Parts>(home, std::nullopt, std::move(database)));
}

Result<Store> Store::open_still(const fs::path& folder) {
    GM_TAKE(auto store, open(folder));
    GM_TRY(attempt(store.parts_->file(), [&] {
        store.parts_->database.exec("BEGIN");
        store.parts_->tables.turn.last();  // it is the first look that counts, not BEGIN
    }));
    return store;
}

Outcome Store::look_still(const std::function<void()>& look) const {
    struct Moment {
        explicit Moment(SQLite::Database& in) : database(in) { database.exec("BEGIN"); }
        Moment(const Moment&) = delete;
        Moment& operator=(const Moment&) = delete;
        ~Moment() {
            database.tryExec("COMMIT");
            // What SQLite keeps of the file it must read again after any write. It keeps nothing: else the time of the
            // next look would tell that somebody wrote.
            sqlite3_db_release_memory(database.getHandle());
        }
        SQLite::Database& database;
    };
    return attempt(parts_->file(), [&] {
        const Moment moment(parts_->database);
        look();
    });
}

Result<Store> Store::open(const fs::path& folder, const Writer& writer) {
    if (!is_game_folder(folder)) return no_game(folder);
    const fs::path home = plain_path(folder);
    GM_TAKE(auto lock, FolderLock::take(home, writer));
    GM_TAKE(auto database, open_database_to_write(home / database_name));
    return Store(std::make_unique<Parts>(home, std::move(lock), std::move(database)));
}

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

Result<std::string> Store::record_turn(const TurnRecord& record) {
    return writing([&](Tables& tables) {
        const int next = last_number(tables) + 1;
        if (record.turn.number != next) {
            throw StoreRefusal(fmt::format("turn {} cannot be written: the next one is {}", record.turn.number, next));
        }
        return write_turn(tables, record);
    });
}

Result<UndoneTurn> Store::undo_turn(int turn, const std::string& reason, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        const TurnRow last = found(tables.turn.last(), "the game has no turn yet");
        if (turn == 0) throw StoreRefusal("the setup of a game cannot be undone");
        if (last.number != turn) {
            throw StoreRefusal(fmt::format("turn {} cannot be undone: the last one resolved is {}", turn, last.number));
        }
        UndoneTurn undone = undo_resolution(tables, last, reason, trail.at);
        tables.trail.add(trail);
        return undone;
    });
}

Outcome Store::retell_turn(const RetoldTurn& retold) {
    return writing([&](Tables& tables) {
        const TurnRow last = found(tables.turn.last(), "no turn has been resolved");
        if (last.number != retold.turn)
            throw StoreRefusal(fmt::format("turn {} is not the last one that was resolved", retold.turn));
        for (const MessageRow& message : tables.message.of_turn(retold.turn)) {
            if (is_of_a_resolution(message) && message.may_have_left())
                throw StoreRefusal(fmt::format("a mail of turn {} has left, or may have", retold.turn));
        }
        for (const TrailRow& row : retold.trail) tables.trail.add(row);
        if (retold.instead) {
            take_back(tables, last, retold.reason, retold.trail.front().at);
            write_turn(tables, *retold.instead);
        }
        tables.wording.set(retold.turn, retold.wordings);
        for (const auto& [message, body] : retold.mails) tables.message.rewrite(message, body);
    });
}

Result<SheetId> Store::add_sheet(const NewSheet& sheet, const std::vector<NewMessage>& receipts, const TrailRow& trail,
                                 const SheetMail& mail) {
    return writing([&](Tables& tables) {
        if (sheet.status == SheetStatus::counted)
            throw StoreRefusal("a sheet is counted when its turn is resolved, not before");
        if (sheet.status == SheetStatus::received && sheet.player) {
            tables.sheet.replace_waiting(sheet.turn, *sheet.player, sheet.received_at);
        }
        const SheetId id = tables.sheet.add(sheet);
        if (mail.arrived) tables.mail.add(*mail.arrived, id);
        if (mail.settled) tables.mail.settle(*mail.settled, "its sheet was accepted", id);
        for (const NewMessage& receipt : receipts) tables.message.add(receipt);
        tables.trail.add(trail);
        return id;
    });
}

Outcome Store::accept_sheet(SheetId sheet, const std::vector<NewMessage>& receipts, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        const SheetRow row = found(tables.sheet.get(sheet), "there is no such sheet");
        if (row.status != SheetStatus::late || !row.player) throw StoreRefusal("this sheet is not a late one");
        if (row.turn <= last_number(tables)) throw StoreRefusal(fmt::format("turn {} is resolved already", row.turn));
        tables.sheet.replace_waiting(row.turn, *row.player, row.received_at);
        tables.sheet.set_status(sheet, SheetStatus::received);
        for (const NewMessage& receipt : receipts) tables.message.add(receipt);
        tables.trail.add(trail);
    });
}

Outcome Store::add_mail(const NewMail& mail, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        tables.mail.add(mail, std::nullopt);
        tables.trail.add(trail);
    });
}

Outcome Store::settle_mail(MailId mail, const std::string& reason, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        tables.mail.settle(mail, reason, std::nullopt);
        tables.trail.add(trail);
    });
}

Result<RulingId> Store::add_ruling(const NewRuling& ruling, const TrailRow& trail, const RulingEffects& effects) {
    return writing([&](Tables& tables) {
        if (ruling.turn <= last_number(tables))
            throw StoreRefusal(fmt::format("turn {} is resolved already", ruling.turn));
        const RulingId id = tables.ruling.add(ruling);
        take_effect(tables, effects, trail.at);
        tables.trail.add(trail);
        return id;
    });
}

Outcome Store::revoke_ruling(RulingId ruling, const TrailRow& trail, const RulingEffects& effects) {
    return writing([&](Tables& tables) {
        const RulingRow row = found(tables.ruling.get(ruling), "there is no such ruling");
        if (row.revoked_at) throw StoreRefusal("this ruling was revoked already");
        if (row.turn <= last_number(tables)) {
            throw StoreRefusal(
                fmt::format("turn {} was resolved with this ruling: it takes another ruling to change that", row.turn));
        }
        tables.ruling.revoke(ruling, trail.at);
        take_effect(tables, effects, trail.at);
        tables.trail.add(trail);
    });
}

Outcome Store::add_messages(const std::vector<NewMessage>& messages, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        for (const NewMessage& message : messages) tables.message.add(message);
        tables.trail.add(trail);
    });
}

Outcome Store::mark_sending(MessageId message, const std::optional<std::string>& to) {
    return writing([&](Tables& tables) { tables.message.mark_sending(message, to); });
}

Outcome Store::mark_sent(MessageId message, const std::string& at) {
    return writing([&](Tables& tables) { tables.message.mark_sent(message, at); });
}

Outcome Store::mark_failed(MessageId message, const std::string& error, const std::optional<std::string>& not_before) {
    return writing([&](Tables& tables) { tables.message.mark_failed(message, error, not_before); });
}

Outcome Store::note_doubt(MessageId message, const std::string& reason) {
    return writing([&](Tables& tables) { tables.message.note_doubt(message, reason); });
}

Outcome Store::put_back_messages(const std::vector<MessageId>& messages, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        for (const MessageId message : messages) tables.message.put_back(message);
        tables.trail.add(trail);
    });
}

Outcome Store::declare_sent(MessageId message, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        tables.message.mark_sent(message, trail.at);
        tables.trail.add(trail);
    });
}

Outcome Store::edit_bulletin(const BulletinEdit& edit, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        if (edit.text.empty()) {
            tables.editorial.clear(edit.turn, edit.language);
        } else {
            tables.editorial.set(edit.turn, edit.language, edit.text);
        }
        for (const auto& [message, body] : edit.mails) tables.message.rewrite(message, body);
        tables.trail.add(trail);
    });
}

Result<std::vector<LinkRow>> Store::links() const {
    return reading([](Tables& tables) { return tables.link.all(); });
}

Result<std::int64_t> Store::version() const {
    return attempt(parts_->file(), [&] { return parts_->database.execAndGet("PRAGMA data_version").getInt64(); });
}

Outcome Store::set_links(const std::vector<LinkRow>& links, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        for (const LinkRow& link : links) tables.link.put(link);
        tables.trail.add(trail);
    });
}

Outcome Store::set_token_hash(orders::PlayerIndex player, const std::optional<std::string>& hash,
                              const TrailRow& trail) {
    return writing([&](Tables& tables) {
        tables.player.set_token_hash(player, hash);
        tables.trail.add(trail);
    });
}

}  // namespace gm
