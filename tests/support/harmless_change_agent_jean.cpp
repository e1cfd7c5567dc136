#include <algorithm>

#include "resolution/agent_jean/rules.h"
#include "resolution/typed_game.h"
#include "tests/support/harmless_change.h"

namespace test_support {

using namespace resolution;
using agent_jean::Card;
using agent_jean::Cards;

namespace {

const agent_jean::Figures& figures_of(const Table& table) {
    return dynamic_cast<const TypedGame<agent_jean::Rules>&>(table.game()).rules().figures();
}

Card any_of(Cards cards, std::mt19937_64& random) {
    const std::vector<Card> list = cards.list();
    return list[random() % list.size()];
}

/// Cards that lie nowhere: dealt to nobody this round.
Cards undealt(const agent_jean::State& state, const agent_jean::Figures& figures) {
    Cards known = state.discard;
    for (const Card card : state.table) known.add(card);
    for (const agent_jean::Player& player : state.players) known.add(player.hand | player.reserve | player.won.cards);
    return figures.deck.all().without(known);
}

/// Two plans that nobody comes near this turn change places: neither next to the top nor at the bottom.
void swap_deep_plans(agent_jean::State& state) {
    constexpr std::size_t from_the_bottom = 4;
    if (state.pile.size() < 19) return;
    const bool martha_is_served = std::any_of(state.pile.begin(), state.pile.begin() + from_the_bottom,
                                              [](agent_jean::PileCard card) { return card.is_plan(); });
    if (!martha_is_served || !state.pile[from_the_bottom].is_plan() || !state.pile[from_the_bottom + 1].is_plan())
        return;
    std::swap(state.pile[from_the_bottom], state.pile[from_the_bottom + 1]);
}

}  // namespace

// Nobody else may learn of a reserve before turn 7, of the cards in hand that are not played, of
// the pile below its top, and of rules that decide nothing.
std::optional<Situation> change_agent_jean(const Table& table, const Situation& situation, PlayerIndex player,
                                           std::mt19937_64& random) {
    const agent_jean::Figures& figures = figures_of(table);
    Situation changed = situation;
    auto& state = std::any_cast<agent_jean::State&>(changed.position.state);
    auto& sheet = changed.sheets.at(player.value());
    if (state.phase != agent_jean::Phase::play || !sheet) return std::nullopt;
    auto& orders = std::any_cast<orders::agent_jean::Sheet&>(sheet->orders);
    const auto rules = orders.turns.find(state.turn);
    if (rules == orders.turns.end() || rules->second.empty() || !rules->second.front().play.card ||
        !(rules->second.front().when == orders::agent_jean::Conditions{}))
        return std::nullopt;
    const bool one_turn = state.settings.pace != agent_jean::Pace::half;  // else all of the hand is played
    const Card played = *rules->second.front().play.card;
    // At pace half a card may be passed away before its turn, and then the rules after it decide.
    if (one_turn) orders.always.push_back({{}, {std::nullopt, orders::agent_jean::Pick::highest}});

    agent_jean::Player& self = state[player];
    Cards free = undealt(state, figures);
    Cards kept = self.hand;
    kept.remove(played);
    if (one_turn && !free.empty() && !kept.empty() && state.turn % figures.turns_a_half != 0) {
        const Card out = any_of(kept, random);
        const Card in = any_of(free, random);
        self.hand.remove(out);
        self.hand.add(in);
        free.remove(in);
    }
    if (!free.empty() && !self.reserve.empty() && state.turn < figures.turns_a_half) {
        self.reserve.remove(any_of(self.reserve, random));
        self.reserve.add(any_of(free, random));
    }
    swap_deep_plans(state);
    return changed;
}

}  // namespace test_support
