#include <algorithm>

#include <nlohmann/json.hpp>

#include "tests/games/rollback_propaganda/hidden_cards.h"
#include "tests/games/rollback_propaganda/under_test.h"

namespace resolution::rollback_propaganda {

using test_support::Played;
using test_support::Situation;

namespace {

State& state_of(Situation& situation) { return std::any_cast<State&>(situation.position.state); }

/// What everybody sees of this player's cards, in order: which are flipped, and how many are buried.
nlohmann::json handled(const test_support::Table& table, const Situation& situation, PlayerIndex player) {
    const Played played = table.resolve(situation.position, situation.sheets);
    auto out = nlohmann::json::array();
    for (const auto& entry : to_json(played.record.journal, table.roster(), Reader::anybody())) {
        const bool handles = entry["kind"] == "flip" || entry["kind"] == "bury";
        if (handles && entry["data"]["player"] == table.roster().id(player)) out.push_back(entry["data"]);
    }
    return out;
}

/// Nobody else knows it, nobody looks at it now, and nothing in the turn goes by it. Where nobody has a card left, a
/// turn may go on from its schemes to an Election.
bool contract_is_idle(const test_support::Table& table, const Situation& situation, PlayerIndex player) {
    const State& state = std::any_cast<const State&>(situation.position.state);
    const Played played = table.resolve(situation.position, situation.sheets);
    for (const auto& entry : played.record.journal.entries()) {
        if (entry.kind == "shown" || entry.kind == "resolve") return false;
    }
    if (state.phase != Phase::scheme || state.settings.options.pace != Pace::normal || state.active == player)
        return false;
    return std::none_of(state.players.begin(), state.players.end(),
                        [&](const Player& other) { return other.known[player.value()].has_value(); });
}

/// Hidden cards change places, those that are to be schemed or buried as well.
void change_cards(const test_support::Table& table, Situation& situation, PlayerIndex player, std::mt19937_64& random) {
    Situation changed = situation;
    deal_hidden_cards_anew(state_of(changed)[player], random);
    if (handled(table, changed, player) == handled(table, situation, player)) {
        situation = std::move(changed);
    } else {  // what it flips stays; what it would draw may be something else
        auto& grimoire = state_of(situation)[player].grimoire;
        std::shuffle(grimoire.begin(), grimoire.end(), random);
    }
}

}  // namespace

// Nobody else may learn of a hand, of cards that are schemed and buried, of a Grimoire, of a Contract that is not
// shown, of how much of the Future somebody knows, and of sheets for later turns.
std::optional<Situation> UnderTest::with_harmless_change(const test_support::Table& table, const Situation& situation,
                                                         PlayerIndex player, Random& random) const {
    Situation changed = situation;
    if (state_of(changed).over()) return std::nullopt;
    change_cards(table, changed, player, random);
    const bool idle = contract_is_idle(table, changed, player);
    State& state = state_of(changed);
    Player& self = state[player];
    if (idle && self.contract && !state.unassigned.empty())
        std::swap(*self.contract, state.unassigned[random() % state.unassigned.size()]);
    if (state.active != player && state.phase == Phase::scheme && state.settings.options.pace != Pace::step)
        self.foreseen = std::min(self.foreseen + 1, static_cast<int>(state.future.size()));
    Sheet later;
    later.turn = state.turn + 2;
    later.reveal.emplace().max_cards = 3;
    std::erase_if(self.sheets, [&](const KeptParts& kept) { return kept.turn == later.turn; });
    self.sheets.push_back({later.turn, std::make_shared<const Sheet>(later)});
    return changed;
}

}  // namespace resolution::rollback_propaganda
