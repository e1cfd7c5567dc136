#pragma once

// A game in play: one folder, one SQLite file in it. Reading needs no lock and may go
// on while another gm writes. Every change is one transaction: all of it or nothing,
// also when the process is killed or the power fails in between.

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gm/store/chronicle.h"
#include "gm/store/editorial.h"
#include "gm/store/link.h"
#include "gm/store/lock.h"
#include "gm/store/ruling.h"
#include "gm/store/ruling_effects.h"
#include "gm/store/snapshot.h"
#include "gm/store/stored_change.h"
#include "gm/store/turn_record.h"
#include "gm/store/undone.h"
#include "gm/store/wording.h"
#include "orders/result.h"

namespace gm {

struct BulletinEdit {
    int turn = 0;
    std::string language;  ///< empty: every language that has no words of its own
    std::string text;      ///< Markdown
    std::map<MessageId, MessageBody> mails;
};

/// A turn whose mails have not left, told otherwise.
struct RetoldTurn {
    int turn = 0;
    Wordings wordings;  ///< all that there are from now on
    /// Where something else happened: the turn in place of the one that is there, which is kept among the undone ones.
    std::optional<TurnRecord> instead = {};
    std::string reason = {};                      ///< of that
    std::map<MessageId, MessageBody> mails = {};  ///< else: its mails that say something else
    std::vector<TrailRow> trail = {};             ///< the first one of the undo, if there is one
};

class Store {
public:
    /// A new game in a folder that is not there yet, or is empty: a whole game or none.
    static orders::Result<Store> create(const std::filesystem::path& folder, const NewGame& game, const Writer& writer);
    /// To read.
    static orders::Result<Store> open(const std::filesystem::path& folder);
    /// To read the game as it is at this moment, whatever others write meanwhile. Not to be kept for long.
    static orders::Result<Store> open_still(const std::filesystem::path& folder);
    /// Looks at the game several times, and sees one moment of it, whatever others write meanwhile. Takes the same
    /// trouble each time, whether the game was changed since the last look or not.
    orders::Outcome look_still(const std::function<void()>& look) const;
    /// To read and write: holds the folder's lock for as long as it lives.
    static orders::Result<Store> open(const std::filesystem::path& folder, const Writer& writer);

    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    /// Lets others write while this one only looks. Until it takes the lock again it can change nothing.
    void let_go();
    /// Waits for the lock; has anybody else changed the game since it let go?
    orders::Result<bool> take_again(const Writer& writer);

    const std::filesystem::path& folder() const;

    orders::Result<CampaignRow> campaign() const;
    orders::Result<std::vector<PlayerRow>> players() const;
    orders::Result<TurnRow> last_turn() const;
    orders::Result<std::vector<TurnRow>> turns() const;
    orders::Result<SnapshotRow> snapshot(int turn) const;
    orders::Result<std::string> turn_hash(int turn) const;
    orders::Result<std::vector<EntryRow>> entries(int turn) const;
    orders::Result<std::vector<RollRow>> rolls(int turn) const;
    orders::Result<std::vector<LedgerRow>> ledger(int turn) const;
    orders::Result<std::vector<SheetRow>> sheets(int turn) const;          ///< every version, in the order received
    orders::Result<std::vector<SheetRow>> counted_sheets(int turn) const;  ///< in order of enrolment
    orders::Result<std::vector<RulingRow>> rulings(int turn) const;        ///< the revoked ones too
    orders::Result<std::vector<RulingRow>> rulings() const;                ///< of all turns
    orders::Result<std::vector<MessageRow>> messages(int turn) const;      ///< but those withdrawn
    orders::Result<std::vector<MessageRow>> withdrawn_messages(int turn) const;  ///< of what was taken back
    orders::Result<std::vector<MessageRow>> unsent_messages() const;
    /// Reports and bulletins from this one on, those withdrawn too: where they stand, not what they say. Those of later
    /// turns than `up_to_turn`, which were undone, only if they have left: else they never count again.
    orders::Result<std::vector<MessageRow>> resolution_mails(MessageId from, int up_to_turn) const;
    orders::Result<MessageBody> message_body(MessageId message) const;
    /// Message-IDs of the mails that this one follows: of its kind, to its player, in earlier turns.
    orders::Result<std::vector<std::string>> earlier_message_ids(const NewMessage& message) const;
    orders::Result<std::vector<AttachmentRow>> attachments(MessageId message) const;
    /// The game master's words for the bulletin of a turn.
    orders::Result<Editorials> editorials(int turn) const;
    orders::Result<std::map<int, Editorials>> editorials_up_to(int turn) const;
    /// The game master's words for single facts of a turn.
    orders::Result<Wordings> wordings(int turn) const;
    /// Was this mail, told by its key or by where it lies, taken in before?
    orders::Result<bool> knows_mail(const std::string& key_or_source) const;
    orders::Result<std::vector<MailRow>> mails_aside() const;  ///< those that wait for the game master
    orders::Result<MailRow> mail(MailId mail) const;
    orders::Result<std::vector<TrailRow>> trail() const;
    orders::Result<std::vector<ChronicleRow>> chronicle() const;  ///< the second chain
    orders::Result<std::vector<LinkRow>> links() const;
    /// Another number whenever anybody else has changed the game since this store was opened, or asked last.
    orders::Result<std::int64_t> version() const;
    /// The resolutions of this turn that were undone, the first one first.
    orders::Result<std::vector<UndoneTurn>> undone(int turn) const;
    orders::Result<int> times_undone(int turn) const;

    /// Recomputes every hash from what is stored, and lets SQLite check its own file: whatever does not fit.
    orders::Result<std::vector<StoredChange>> changes() const;
    /// The same as an outcome: every mismatch is a problem that names its turn.
    orders::Outcome verify() const;

    /// Writes a resolution; the turn's hash.
    orders::Result<std::string> record_turn(const TurnRecord& record);
    /// Takes the last resolution back, which must be that of `turn`: its whole record is kept among the undone
    /// ones, its sheets and rulings wait again, and those of its mails that have not left never will.
    orders::Result<UndoneTurn> undo_turn(int turn, const std::string& reason, const TrailRow& trail);
    /// None of it if a mail of the turn has left, or may have.
    orders::Outcome retell_turn(const RetoldTurn& retold);
    /// Keeps a sheet and its receipts. A sheet that is `received` replaces the one of
    /// the same player and turn that waited.
    orders::Result<SheetId> add_sheet(const NewSheet& sheet, const std::vector<NewMessage>& receipts,
                                      const TrailRow& trail, const SheetMail& mail = {});
    /// A late sheet counts after all, in place of the one that waited.
    /// `beside_others`: those that wait go on waiting.
    orders::Outcome accept_sheet(SheetId sheet, const std::vector<NewMessage>& receipts, const TrailRow& trail,
                                 bool beside_others = false);
    /// Keeps a mail in which there was no sheet to take.
    orders::Outcome add_mail(const NewMail& mail, const TrailRow& trail);
    orders::Outcome settle_mail(MailId mail, const std::string& reason, const TrailRow& trail);
    orders::Result<RulingId> add_ruling(const NewRuling& ruling, const TrailRow& trail,
                                        const RulingEffects& effects = {});
    /// Only until its turn is resolved: the past is not edited.
    orders::Outcome revoke_ruling(RulingId ruling, const TrailRow& trail, const RulingEffects& effects = {});
    orders::Outcome add_messages(const std::vector<NewMessage>& messages, const TrailRow& trail);
    /// Before handing it to the mail server: so a gm that is stopped there leaves a
    /// message in doubt, never one sent twice.
    /// Refused if it goes elsewhere than `to` by now.
    orders::Outcome mark_sending(MessageId message, const std::optional<std::string>& to = {});
    orders::Outcome mark_sent(MessageId message, const std::string& at);
    /// Tried again from `not_before` on; without, only if the game master says so.
    orders::Outcome mark_failed(MessageId message, const std::string& error,
                                const std::optional<std::string>& not_before = {});
    /// Nobody knows whether it arrived, and why: it stays `sending`.
    orders::Outcome note_doubt(MessageId message, const std::string& reason);
    /// The game master decides on mails that failed or are in doubt: they wait again, all or none of them ...
    orders::Outcome put_back_messages(const std::vector<MessageId>& messages, const TrailRow& trail);
    /// ... or one has arrived after all.
    orders::Outcome declare_sent(MessageId message, const TrailRow& trail);
    /// The game master's words for a bulletin (none: empty), and the mails that now carry them. None of it if one of
    /// those mails has left, or may have.
    orders::Outcome edit_bulletin(const BulletinEdit& edit, const TrailRow& trail);
    orders::Outcome set_token_hash(orders::PlayerIndex player, const std::optional<std::string>& hash,
                                   const TrailRow& trail);
    orders::Outcome set_links(const std::vector<LinkRow>& links, const TrailRow& trail);

private:
    struct Parts;
    explicit Store(std::unique_ptr<Parts> parts);

    template <class F>
    auto reading(F action) const;
    template <class F>
    auto writing(F action);

    std::unique_ptr<Parts> parts_;
};

}  // namespace gm
