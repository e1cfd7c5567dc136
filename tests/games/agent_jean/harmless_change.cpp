#include <algorithm>

#include "resolution/typed_game.h"
#include "tests/games/agent_jean/under_test.h"

namespace resolution::agent_jean {

using test_support::Situation;
using test_support::Table;

namespace {

const Figures& figures_of(const Table& table) {
    return dynamic_cast<const TypedGame<Rules>&>(table.game()).rules().figures();
}

Card any_of(Cards cards, std::mt19937_64& random) {
    const std::vector<Card> list = cards.list();
    return list[random() % list.size()];
}

/// Cards that lie nowhere: dealt to nobody this round.
Cards undealt(const State& state, const Figures& figures) {
    Cards known = state.discard;
    for (const Card card : state.table) known.add(card);
    for (const Player& player : state.players)
        known.add(player.hand.face_up() | player.reserve.face_up() | player.won.cards);
    return figures.deck.all().without(known);
}

/// Two plans that nobody comes near this turn change places: neither next to the top nor at the bottom.
void swap_deep_plans(State& state) {
    constexpr std::size_t from_the_bottom = 4;
    if (state.pile.size() < 19) return;
    const bool martha_is_served = std::any_of(state.pile.begin(), state.pile.begin() + from_the_bottom,
                                              [](PileCard card) { return card.is_plan(); });
    if (!martha_is_served || !state.pile[from_the_bottom].is_plan() || !state.pile[from_the_bottom + 1].is_plan())
        return;
    std::swap(state.pile[from_the_bottom], state.pile[from_the_bottom + 1]);
}

}  // namespace

// Nobody else may learn of a reserve before turn 7, of the cards in hand that are not played, of
// the pile below its top, and of rules that decide nothing.
std::optional<Situation> UnderTest::with_harmless_change(const Table& table, const Situation& situation,
                                                         PlayerIndex player, Random& random) const {
    const Figures& figures = figures_of(table);
    Situation changed = situation;
    auto& state = std::any_cast<State&>(changed.position.state);
    auto& sheet = changed.sheets.at(player.value());
    if (state.phase != Phase::play || !sheet) return std::nullopt;
    auto& orders = std::any_cast<orders::agent_jean::Sheet&>(sheet->orders);
    const auto rules = orders.turns.find(state.turn);
    if (rules == orders.turns.end() || rules->second.empty() || !rules->second.front().play.card ||
        !(rules->second.front().when == orders::agent_jean::Conditions{}))
        return std::nullopt;
    const bool one_turn = state.settings.pace != Pace::half;  // else all of the hand is played
    const Card played = *rules->second.front().play.card;
    // At pace half a card may be passed away before its turn, and then the rules after it decide.
    if (one_turn) orders.always.push_back({{}, {std::nullopt, orders::agent_jean::Pick::highest}});

    Player& self = state[player];
    Cards free = undealt(state, figures);
    Cards kept = self.hand.face_up();
    kept.remove(played);
    if (one_turn && !free.empty() && !kept.empty() && state.turn % figures.turns_a_half != 0) {
        const Card out = any_of(kept, random);
        const Card in = any_of(free, random);
        self.hand.remove(out);
        self.hand.add(in);
        free.remove(in);
    }
    if (!free.empty() && !self.reserve.empty() && state.turn < figures.turns_a_half) {
        self.reserve.remove(any_of(self.reserve.face_up(), random));
        self.reserve.add(any_of(free, random));
    }
    swap_deep_plans(state);
    return changed;
}

}  // namespace resolution::agent_jean
