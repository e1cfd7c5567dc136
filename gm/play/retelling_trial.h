#pragma once

// The last turn, played again at its opening with what the game master chose: what is drawn then, what is told.

#include <set>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/resolve.h"
#include "gm/play/retelling.h"
#include "resolution/invention.h"

namespace gm {

class RetellingTrial {
public:
    RetellingTrial(const GameInPlay& in_play, const resolution::Invention& invention, resolution::ImposedDice imposed,
                   const RetellRequest& asked)
        : in_play_(in_play), invention_(invention), imposed_(std::move(imposed)), asked_(asked) {}

    orders::Outcome play(const std::string& resolved_at, Wordings wordings);

    std::vector<OpenDraw> draws() const;
    orders::Result<std::vector<ToldFact>> facts() const;
    std::set<std::string> keys_made_up() const;

    ResolvedGameTurn resolved;

private:
    std::string key_of(const nlohmann::json& entry) const;
    /// A choice that is not among what the rules offer, or that nothing asks for.
    orders::Outcome check_choices() const;
    /// To choose what the dice say is no choice.
    void leave_what_is_drawn_anyway();
    /// What this draw gives if neither it nor any after it is chosen.
    std::string by_itself(std::string_view label) const;

    const GameInPlay& in_play_;
    const resolution::Invention& invention_;
    resolution::ImposedDice imposed_;
    const RetellRequest& asked_;
    ResolveRequest request_;
    resolution::Sheets sheets_;
};

}  // namespace gm
