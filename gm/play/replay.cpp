#include "gm/play/replay.h"

#include <algorithm>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "gm/play/opening.h"
#include "gm/play/resolve.h"
#include "gm/store/chain.h"
#include "gm/store/record.h"
#include "resolution/registry.h"
#include "resolution/ruling.h"

namespace gm {

namespace {

using orders::Result;
using resolution::Position;

std::string turn_text(int turn) { return "turn " + std::to_string(turn); }

std::vector<CountedSheet> digests_of(const std::vector<SheetRow>& rows) {
    std::vector<CountedSheet> sheets;
    for (const SheetRow& row : rows) sheets.push_back({*row.player, resolution::digest(row.raw)});
    return sheets;
}

Result<resolution::Sheets> orders_of(const PinnedGame& pinned, const Position& before,
                                     const std::vector<SheetRow>& rows) {
    resolution::Sheets sheets(pinned.roster().size());
    for (const SheetRow& row : rows) {
        GM_TAKE(auto document, orders::parse_document(row.raw, row.source));
        add_to(sheets.at(row.player->value()), *pinned.game, pinned.game->read(before, *row.player, document).orders);
    }
    return sheets;
}

std::vector<RulingRow> standing(std::vector<RulingRow> rulings) {
    std::erase_if(rulings, [](const RulingRow& ruling) { return ruling.revoked_at.has_value(); });
    return rulings;
}

/// One turn being played again.
class Replay {
public:
    Replay(const Store& store, const PinnedGame& pinned, const TurnRow& turn, const ReplayWatch& watch)
        : store_(store), pinned_(pinned), turn_(turn), watch_(watch) {}

    void leave_to_chance(std::vector<std::string> labels) { left_to_chance_ = std::move(labels); }

    Result<ReplayedTurn> play(const Position* before) {
        GM_TAKE(auto snapshot, store_.snapshot(turn_.number));
        GM_TAKE(auto rulings, store_.rulings(turn_.number));
        rulings_ = standing(std::move(rulings));
        GM_TAKE(auto imposed, imposed_of(store_, turn_.number));
        for (const std::string& label : left_to_chance_) imposed.leave_to_chance(label);
        resolution::Dice dice(pinned_.campaign.seed, turn_.game_turn, &imposed);
        resolution::Record record;
        look_on(dice, record);
        GM_TAKE(auto after, turn_.number == 0 ? set_up(dice, record) : resolve(before, dice, record));
        if (watch_) seen(turn_.number == 0 ? "setup" : "end", after, dice, record);
        return finished(std::move(after), dice, record, snapshot.previous);
    }

private:
    Result<Position> set_up(resolution::Dice& dice, resolution::Record& record) const {
        return pinned_.game->fresh(pinned_.roster(), pinned_.players.document, dice, record);
    }

    Result<Position> resolve(const Position* before, resolution::Dice& dice, resolution::Record& record) {
        Position stored;
        if (before == nullptr) {
            GM_TAKE(stored, stored_position(store_, *pinned_.game, turn_.number - 1));
            before = &stored;
        }
        GM_TAKE(auto rows, store_.counted_sheets(turn_.number));
        digests_ = digests_of(rows);
        if (watch_) seen("", *before, dice, record);
        const auto look = [&](const RulingRow& ruling, const TurnOpening& ruled) {
            seen(resolution::rulings_step.id, ruled.position, dice, ruled.record, ruling.id);
        };
        GM_TAKE(auto opening,
                open_turn(*pinned_.game, pinned_.roster(), *before, rulings_, watch_ ? look : RulingWatch()));
        record.journal = std::move(opening.record.journal);  // `record` keeps who looks on
        record.ledger = std::move(opening.record.ledger);
        GM_TAKE(auto sheets, orders_of(pinned_, opening.position, rows));
        return pinned_.game->resolve(opening.position, sheets, dice, record);
    }

    void look_on(resolution::Dice& dice, resolution::Record& record) {
        if (!watch_) return;
        record.watch = [this, &dice, &record](std::string_view step, const Position& position) {
            seen(step, position, dice, record);
        };
        dice.watch([this, &record] { out_.told_before.push_back(record.journal.entries().size()); });
    }

    void seen(std::string_view step, const Position& position, const resolution::Dice& dice,
              const resolution::Record& record, std::optional<RulingId> ruling = {}) {
        out_.steps.push_back(
            {std::string(step), record.journal.entries().size(), record.ledger.size(), dice.record().size(), ruling});
        watch_(out_.steps.back(), position);
    }

    ReplayedTurn finished(Position after, const resolution::Dice& dice, const resolution::Record& record,
                          const std::string& previous) {
        out_.state = pinned_.game->to_json(after).dump();
        out_.position = std::move(after);
        out_.entries = rows_of(record.journal, pinned_.roster());
        out_.rolls = rows_of(dice.record());
        out_.ledger = rows_of(record.ledger);
        out_.offered = rows_of(dice.offered());
        out_.hash = chain_hash({previous, turn_.number, turn_.game_turn, turn_.rules_version, out_.state, out_.entries,
                                out_.rolls, out_.ledger, digests_, rulings_});
        return std::move(out_);
    }

    const Store& store_;
    const PinnedGame& pinned_;
    const TurnRow& turn_;
    const ReplayWatch& watch_;
    std::vector<CountedSheet> digests_;
    std::vector<RulingRow> rulings_;
    std::vector<std::string> left_to_chance_;
    ReplayedTurn out_;
};

}  // namespace

Result<PinnedGame> PinnedGame::of(const Store& store) {
    GM_TAKE(auto campaign, store.campaign());
    GM_TAKE(auto document, orders::parse_document(campaign.campaign.text, campaign.campaign.name));
    GM_TAKE(auto game, resolution::open_game(document));
    GM_TAKE(auto file, orders::parse_document(campaign.players.text, campaign.players.name));
    PlayersFile players = read_players(std::move(file), "en");
    if (!players.problems.empty()) return orders::Failure{players.problems};
    return PinnedGame{std::move(campaign), std::move(players), std::move(game)};
}

Result<resolution::ImposedDice> imposed_of(const Store& store, int turn) {
    GM_TAKE(auto rows, store.rolls(turn));
    std::erase_if(rows, [](const RollRow& row) { return !row.imposed; });
    return resolution::ImposedDice::from_rolls(rolls_from(rows));
}

Result<std::optional<std::string>> value_if_not_chosen(const Store& store, const PinnedGame& pinned,
                                                       const TurnRow& turn, const std::string& label) {
    const auto invention = pinned.game->invention();
    if (!invention) return std::optional<std::string>();
    const auto from = std::find(invention->draws.begin(), invention->draws.end(), label);
    if (from == invention->draws.end()) return std::optional<std::string>();
    const ReplayWatch nobody;
    Replay replay(store, pinned, turn, nobody);
    replay.leave_to_chance({from, invention->draws.end()});
    GM_TAKE(const auto played, replay.play(nullptr));
    for (const auto* rows : {&played.rolls, &played.offered}) {
        const auto found = std::ranges::find(*rows, label, &RollRow::label);
        if (found != rows->end()) return std::optional(found->value);
    }
    return std::optional<std::string>("null");
}

Result<Position> stored_position(const Store& store, const resolution::Game& game, int turn) {
    GM_TAKE(auto snapshot, store.snapshot(turn));
    const auto state = nlohmann::json::parse(snapshot.state, nullptr, false);
    if (state.is_discarded()) return orders::invalid("the stored state of " + turn_text(turn) + " is damaged");
    return game.from_json(state);
}

Result<ReplayedTurn> replay_turn(const Store& store, const PinnedGame& pinned, const TurnRow& turn,
                                 const Position* before, const ReplayWatch& watch) {
    const std::string what = turn_text(turn.number) + " cannot be played again: ";
    // What was tampered with may be anything: whatever the rules make of it must not end gm.
    try {
        auto played = Replay(store, pinned, turn, watch).play(before);
        if (played) return played;
        orders::Problems problems = played.problems();
        for (orders::Problem& problem : problems) problem = orders::invalid(what + describe(problem));
        return orders::Failure{std::move(problems)};
    } catch (const std::exception& error) {
        return orders::invalid(what + error.what());
    }
}

}  // namespace gm
