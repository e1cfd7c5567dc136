#pragma once

// What is different between two ways in which one turn came out, or might.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/resolve.h"
#include "gm/report/json_diff.h"
#include "gm/report/mail_diff.h"

namespace gm {

/// One way in which a turn came out.
struct TurnVersion {
    std::string state;  ///< JSON
    std::vector<RollRow> rolls;
    std::map<std::string, std::string> sheets;  ///< digests by player id
    std::vector<ReadMail> mails;
};

struct RollChange {
    std::string label;
    std::optional<RollRow> before;  ///< none: was not drawn
    std::optional<RollRow> after;   ///< none: is not drawn any more
};

struct TurnDiff {
    std::vector<std::string> sheets;  ///< ids of players whose sheet is another, has come or is gone
    std::vector<RollChange> rolls;
    std::size_t same_rolls = 0;
    std::vector<Difference> state;
    std::vector<MailChange> mails;
    std::vector<std::string> unchanged;  ///< ids of players whose report says the same

    bool nothing_comes_out_otherwise() const { return rolls.empty() && state.empty() && mails.empty(); }
};

TurnDiff difference(const TurnVersion& before, const TurnVersion& after);

TurnVersion version_of(const GameInPlay& in_play, const ResolvedGameTurn& resolved);

/// What comes out otherwise than in a resolution that was undone. Mails are compared with those that were written
/// then; where one says that it replaces another, it is compared with a new one that says so too.
orders::Result<TurnDiff> difference(const GameInPlay& in_play, const UndoneTurn& undone,
                                    const ResolvedGameTurn& resolved);

nlohmann::json to_json(const TurnDiff& diff);

}  // namespace gm
