#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "gm/play/game_in_play.h"

namespace gm {

/// A resolution as the store has it: enough to tell any reader again what it was told then. For pages, and for a
/// bulletin that is written anew before it leaves.
class StoredTurn {
public:
    /// `in_play` must outlive it.
    static orders::Result<StoredTurn> load(const GameInPlay& in_play, int number);

    /// The same as `mail_knowledge` gave when the turn was resolved.
    nlohmann::json knowledge(resolution::Reader reader) const;

private:
    StoredTurn(const GameInPlay& in_play, TurnRow turn, resolution::Position after)
        : in_play_(&in_play), turn_(std::move(turn)), after_(std::move(after)) {}

    const GameInPlay* in_play_;
    TurnRow turn_;
    resolution::Position after_;
    std::vector<EntryRow> entries_;
    std::vector<LedgerRow> ledger_;
    nlohmann::json replaces_ = nullptr;
    Wordings wordings_;
};

}  // namespace gm
