#pragma once

// A ruling, tried on the coming turn: what it would do, who would know, what mails would say.

#include <string>
#include <vector>

#include "gm/report/mail_diff.h"
#include "gm/rulings/draft.h"

namespace gm {

/// A ruling that holds, written nowhere yet.
struct TriedRuling {
    RulingRow row;        ///< with the number that it will have
    TurnOpening opening;  ///< of the coming turn, with it
    RulingEffects effects;
    std::optional<OtherSheet> instead;  ///< a sheet that then counts in place of another
    bool others_see_it = false;         ///< players who are not told why see a figure change
};

/// "everyone", "game-master", or players by id or name, with commas between.
orders::Result<resolution::Audience> read_audience(const GameInPlay& in_play, const std::string& words);

/// Those who may know of a changed figure if nothing else is said: whose own it is, as far as they see it; of a
/// figure that is nobody's, whoever sees exactly this change. Nobody but the game master if none does.
resolution::Audience usual_audience(const GameInPlay& in_play, const resolution::Position& after,
                                    const std::vector<std::string>& path);

orders::Result<TriedRuling> try_ruling(const GameInPlay& in_play, RulingDraft draft, const std::string& reason,
                                       const std::optional<resolution::Audience>& audience, const std::string& now);

/// Writes it, with its line in the trail.
orders::Outcome keep_ruling(GameInPlay& in_play, const TriedRuling& tried);

/// What the mails of the coming turn, resolved now, would say otherwise with it.
orders::Result<std::vector<MailChange>> preview(GameInPlay& in_play, const TriedRuling& tried);

/// The coming turn without a ruling: refused if a later one that stands builds on it.
orders::Result<TriedRuling> try_revoking(const GameInPlay& in_play, const RulingRow& ruling);

}  // namespace gm
