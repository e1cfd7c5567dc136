#include "gm/play/replay.h"

#include <nlohmann/json.hpp>

#include "gm/play/resolve.h"
#include "gm/store/chain.h"
#include "gm/store/record.h"

namespace gm {

namespace {

std::vector<CountedSheet> counted_sheets(const std::vector<SheetRow>& rows) {
    std::vector<CountedSheet> sheets;
    for (const SheetRow& row : rows) sheets.push_back({*row.player, resolution::digest(row.raw)});
    return sheets;
}

std::vector<RulingRow> standing(std::vector<RulingRow> rulings) {
    std::erase_if(rulings, [](const RulingRow& ruling) { return ruling.revoked_at.has_value(); });
    return rulings;
}

/// The hash of one turn played again; differs from the stored one if anything does.
orders::Result<std::string> replayed_hash(const GameInPlay& in_play, const TurnRow& turn, const std::string& previous) {
    auto opening = in_play.opening_of(turn.number);
    if (!opening) return std::move(opening).failure();
    const resolution::Position& before = opening->position;
    auto imposed = imposed_of(in_play.store, turn.number);
    if (!imposed) return std::move(imposed).failure();
    auto sheets = read_sheets(in_play, before, turn.number, SheetStatus::counted);
    if (!sheets) return std::move(sheets).failure();
    auto counted = in_play.store.counted_sheets(turn.number);
    if (!counted) return std::move(counted).failure();
    auto rulings = in_play.store.rulings(turn.number);
    if (!rulings) return std::move(rulings).failure();

    resolution::Dice dice(in_play.campaign.seed, turn.game_turn, &*imposed);
    resolution::Record& record = opening->record;
    const resolution::Position after = in_play.game->resolve(before, *sheets, dice, record);
    const std::string state = in_play.game->to_json(after).dump();
    const auto entries = rows_of(record.journal, in_play.roster);
    const auto rolls = rows_of(dice.record());
    const auto ledger = rows_of(record.ledger);
    const auto digests = counted_sheets(*counted);
    const auto stand = standing(std::move(*rulings));
    return chain_hash(
        {previous, turn.number, turn.game_turn, turn.rules_version, state, entries, rolls, ledger, digests, stand});
}

}  // namespace

orders::Result<resolution::ImposedDice> imposed_of(const Store& store, int turn) {
    auto rows = store.rolls(turn);
    if (!rows) return std::move(rows).failure();
    std::vector<resolution::Roll> imposed;
    for (resolution::Roll& roll : rolls_from(*rows)) {
        if (roll.imposed) imposed.push_back(std::move(roll));
    }
    return resolution::ImposedDice::from_rolls(imposed);
}

orders::Result<orders::Problems> replay(const GameInPlay& in_play) {
    auto turns = in_play.store.turns();
    if (!turns) return std::move(turns).failure();
    orders::Problems problems;
    for (const TurnRow& turn : *turns) {
        if (turn.number == 0) continue;
        auto stored = in_play.store.snapshot(turn.number);
        if (!stored) return std::move(stored).failure();
        auto hash = replayed_hash(in_play, turn, stored->previous);
        if (!hash) return std::move(hash).failure();
        if (*hash != stored->hash) {
            problems.push_back(
                orders::invalid("turn " + std::to_string(turn.number) + " played again gives another record"));
        }
    }
    return problems;
}

}  // namespace gm
