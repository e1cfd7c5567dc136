#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/store/query.h"
#include "gm/store/sheet.h"

namespace gm {

enum class MailId : std::int64_t {};

enum class MailStatus {
    taken,    ///< its sheet was taken
    refused,  ///< its sheet was kept and refused; the sender was told
    aside,    ///< waits for the game master
    settled,  ///< the game master dealt with it
};

std::string_view to_text(MailStatus status);

/// A mail that came in: each is remembered once, whatever became of it.
struct NewMail {
    std::string key;  ///< what tells it from all others
    std::string received_at;
    std::string source;  ///< where it lies, in words that name it for good
    std::string sender;  ///< as it says itself
    std::string subject;
    MailStatus status = MailStatus::aside;
    std::string reason;  ///< why it is aside
    std::string raw;     ///< its bytes, or the first of them if it is long
};

struct MailRow : NewMail {
    MailId id{};
    std::optional<SheetId> sheet;
};

class MailTable {
public:
    explicit MailTable(SQLite::Database& database);
    MailId add(const NewMail& mail, std::optional<SheetId> sheet);
    void settle(MailId id, const std::string& reason, std::optional<SheetId> sheet);
    /// Mails whose sheet was refused while it was that turn's time wait for the game master again.
    void put_aside_refused(int turn, const std::string& reason);
    bool knows(const std::string& key_or_source);
    std::optional<MailRow> get(MailId id);
    std::vector<MailRow> aside();

private:
    Query insert_;
    Query update_;
    Query update_aside_;
    Query count_;
    Query select_one_;
    Query select_aside_;
};

}  // namespace gm
