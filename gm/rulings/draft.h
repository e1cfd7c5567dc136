#pragma once

// Rulings as the game master asks for them, before they are tried: each kind reads its own words.

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "gm/play/game_in_play.h"
#include "gm/play/letters.h"
#include "gm/play/resolve.h"

namespace gm {

/// Which sheet of a player then counts, in place of the one that waits.
struct OtherSheet {
    resolution::PlayerIndex player;
    std::optional<SheetRow> row;  ///< none: the player is silent
};

struct RulingDraft {
    std::string kind;
    nlohmann::json args = nlohmann::json::object();
    std::optional<resolution::Audience> usual_audience = {};  ///< none: whoever sees the figure change
    RulingEffects effects = {};                               ///< what is done at once, beside the coming turn
    std::optional<OtherSheet> instead = {};                   ///< a late sheet that then counts
};

/// `words`: the figure in one or several words, then its new value.
orders::Result<RulingDraft> draft_set(const GameInPlay& in_play, std::vector<std::string> words);
/// ... then by how much it changes.
orders::Result<RulingDraft> draft_adjust(const GameInPlay& in_play, std::vector<std::string> words);
orders::Result<RulingDraft> draft_publish(const GameInPlay& in_play, const std::optional<std::string>& text,
                                          const std::optional<std::string>& figure);

struct ContractWords {
    std::vector<std::string> parties;
    std::string pays;  ///< "akira:goro:300k, goro:akira:350k@4"; may be empty
    std::string terms;
    bool is_public = false;
};
orders::Result<RulingDraft> draft_contract(const GameInPlay& in_play, const ContractWords& words);
orders::Result<RulingDraft> draft_breach(const GameInPlay& in_play, const std::string& contract,
                                         const std::string& player);
orders::Result<RulingDraft> draft_eliminate(const GameInPlay& in_play, const std::string& player);
/// The rules of this gm from now on.
orders::Result<RulingDraft> draft_migrate(const GameInPlay& in_play);
orders::Result<RulingDraft> draft_accept_late(const GameInPlay& in_play, Letters& letters, const std::string& player,
                                              const std::string& now);

/// What may be written about whoever takes a seat over; what is not given stays as it was.
struct SeatWords {
    std::string player;
    std::optional<std::string> name;
    std::optional<std::string> mail;
    std::optional<std::string> language;
};
orders::Result<RulingDraft> draft_replace_player(const GameInPlay& in_play, const SeatWords& words,
                                                 const std::string& now);

/// What revoking a ruling puts back at once, and the sheet that then counts if it is another one.
struct PutBack {
    RulingEffects effects = {};
    std::optional<OtherSheet> instead = {};
};
orders::Result<PutBack> put_back_by_revoking(const GameInPlay& in_play, const RulingRow& ruling);

/// "set players.akira.honour to 6", for lists. `contract`: the number of the one that it signs.
std::string describe(const RulingRow& ruling);

/// "everyone", "you alone" or ids: the game master reads it.
std::string known_to(const RulingRow& ruling);

/// A line that people will read in mails: one line of text, not empty, not endless.
orders::Result<std::string> one_line(const std::string& text, const std::string& what);

}  // namespace gm
