#pragma once

// The short mails around a turn: the receipt of a sheet, and the reminder of one that is missing.

#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/plain_orders.h"
#include "gm/report/template_shelf.h"

namespace gm {

/// What became of a sheet, as its author is told.
struct SheetNews {
    resolution::PlayerIndex player;
    int number = 0;               ///< among this player's sheets of the turn, from 1
    std::optional<int> replaces;  ///< the number of an earlier one
    std::optional<int> in_force;  ///< the number of the one that counts, where this one does not
    SheetStatus status = SheetStatus::received;
    bool accepted_late = false;  ///< the game master's decision
    std::string digest;
    std::string received_at;
    orders::Problems problems;
    std::optional<resolution::SheetOrders> orders;  ///< as far as understood
    std::optional<ConvertedSheet> converted;        ///< made of orders in plain words, to be confirmed
    std::optional<std::string> in_reply_to;         ///< Message-ID of the mail it came in
};

class Letters {
public:
    explicit Letters(const GameInPlay& in_play);

    orders::Result<NewMessage> receipt(const SheetNews& news, const std::string& now);
    orders::Result<NewMessage> reminder(resolution::PlayerIndex player, const std::string& now);

    /// What is wrong with the game master's own templates.
    const orders::Problems& complaints() const { return templates_.complaints(); }

private:
    nlohmann::json common_knowledge(resolution::PlayerIndex player, const std::string& now) const;
    orders::Result<NewMessage> write(MessageKind kind, const std::string& mark, resolution::PlayerIndex player,
                                     const nlohmann::json& knowledge, const std::string& now);
    /// A receipt that would be too large ends with a sentence that says so, and is no page.
    orders::Outcome cut(NewMessage& receipt, const std::string& language, const nlohmann::json& knowledge);

    const GameInPlay& in_play_;
    TemplateShelf templates_;
};

/// How this player's sheet will be taken, as far as `reader` may know: the author or the game master.
resolution::Check check_of(const GameInPlay& in_play, resolution::PlayerIndex author, const resolution::Sheets& sheets,
                           resolution::Reader reader);

/// A moment for templates: date, time, day, month and weekday in the campaign's time zone; null without a calendar.
nlohmann::json moment_json(const std::optional<Calendar>& calendar, const std::optional<std::string>& moment);
nlohmann::json moment_json(const GameInPlay& in_play, const std::optional<std::string>& moment);

/// When the sheets of the turn after a resolution are due; null without a calendar.
nlohmann::json deadline_json(const std::optional<Calendar>& calendar, const std::string& resolved_at);

}  // namespace gm
