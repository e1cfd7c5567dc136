#include <algorithm>

#include "resolution/mad_con/today.h"
#include "tests/games/mad_con/hidden_cards.h"
#include "tests/games/mad_con/under_test.h"

namespace resolution::mad_con {

using orders::mad_con::Pick;
using orders::mad_con::Picks;
using test_support::Situation;
using test_support::Table;

namespace {

template <class List>
void shuffle_any(List& list, std::mt19937_64& random) {
    std::shuffle(list.begin(), list.end(), random);
}

/// Is the card among those that are left? Then it is not any more.
template <class Card>
bool use(std::vector<Card*>& left, Card card) {
    const auto found = std::find_if(left.begin(), left.end(), [card](const Card* one) { return *one == card; });
    if (found == left.end()) return false;
    left.erase(found);
    return true;
}

template <class Row>
auto cards_of(Row& hand) {
    std::vector<typename Row::value_type*> out;
    for (auto& card : hand) out.push_back(&card);
    return out;
}

/// A card that is not played may be another one: one that now lies in the deck.
template <class Card, class Row>
void exchange_unused(const std::vector<Card*>& unused, Row& deck, std::mt19937_64& random) {
    if (deck.empty()) return;
    for (Card* card : unused) std::swap(*card, deck[random() % deck.size()]);
}

/// While sheets are written, nobody sees the card of a mission that is not revealed.
void change_programming(const Today& today, State& state, Sheet& sheet, PlayerIndex player, std::mt19937_64& random) {
    Cards& hand = state[player].hand;
    auto actions = cards_of(hand.action);
    auto organisations = cards_of(hand.organisation);
    Shuffled<std::optional<Action>> hidden_actions;
    Shuffled<std::optional<Organisation>> hidden_organisations;
    for (int slot = 1; slot <= today.slots(); ++slot) {
        auto& mission = sheet.missions.of(slot);
        if (!mission || !mission->organisation || !use(organisations, *mission->organisation)) return;
        const Reveal shown = today.decided_reveal(slot).value_or(mission->reveal.value_or(Reveal::action));
        if (shown != Reveal::organisation) hidden_organisations.add(mission->organisation);
        if (today.is_open(slot)) continue;
        if (!mission->action || !use(actions, *mission->action)) return;
        if (shown != Reveal::action) hidden_actions.add(mission->action);
    }
    hidden_actions.shuffle(random);
    hidden_organisations.shuffle(random);
    exchange_unused(actions, state[player].deck.action, random);
    exchange_unused(organisations, state[player].deck.organisation, random);
}

bool names_values(const Picks& list) {
    return std::any_of(list.begin(), list.end(), [](Pick one) {
        return one.visitor == 0 && (one.word == Selector::known_good || one.word == Selector::known_bad ||
                                    one.word == Selector::known_zero);
    });
}

bool names_values(const std::optional<Target>& target) {
    if (!target) return false;
    return !target->announce.empty() || names_values(target->pick) || names_values(target->back) ||
           names_values(target->forward) ||
           std::any_of(target->by_org.begin(), target->by_org.end(),
                       [](const auto& list) { return list && names_values(*list); });
}

/// Does anything that happens now turn on what a visitor that this player alone has seen is worth?
bool values_matter(const Today& today, const State& state, const Sheet& sheet, PlayerIndex player) {
    if (state.phase == Phase::programming) return names_values(sheet.swap);
    if (state.phase != Phase::sabotage || state.day == today.figures().days || today.open_slot()) return true;
    const auto any_in = [](const auto& targets) {
        return std::any_of(targets.begin(), targets.end(), [](const auto& target) { return names_values(target); });
    };
    if (any_in(sheet.targets) || (state[player].targets && any_in(*state[player].targets))) return true;
    for (std::size_t i = 0; i < state.count(); ++i) {
        for (const auto& mission : state.players[i].missions) {
            if (PlayerIndex{i} != player && mission && mission->action == Action::investigate) return true;
        }
    }
    return false;
}

/// Those whom this player alone has seen may be others. Who is drawn for them comes from the end of the queue, where
/// nobody gets to.
void change_own_visitors(State& state, PlayerIndex player, std::mt19937_64& random) {
    constexpr std::size_t out_of_reach = 30;
    for (Visitor& visitor : state.visitors) {
        if (!visitor.kind || !(visitor.seen_by == PlayerSet(player)) || state.queue.size() <= out_of_reach) continue;
        const std::size_t depth = out_of_reach + random() % (state.queue.size() - out_of_reach);
        std::swap(*visitor.kind, state.queue[depth]);
    }
}

}  // namespace

// Nobody else may learn of hidden cards before their mission comes up, of cards that are not played, of decks and
// discards, and of what a visitor is worth that he did not see.
std::optional<Situation> UnderTest::with_harmless_change(const Table& table, const Situation& situation,
                                                         PlayerIndex player, Random& random) const {
    Situation changed = situation;
    auto& state = std::any_cast<State&>(changed.position.state);
    auto& orders = changed.sheets.at(player.value());
    Player& self = state[player];
    shuffle_any(self.deck.action, random);
    shuffle_any(self.deck.organisation, random);
    if (!orders || state.phase == Phase::over) return changed;

    const Figures& figures = rules_of(table.game()).figures_of(state);
    const Today today(figures, state);
    auto& sheet = std::any_cast<Sheet&>(orders->orders);
    if (state.phase == Phase::programming) {
        change_programming(today, state, sheet, player, random);
    } else if (!today.open_slot()) {  // nobody plays what is left in hand
        Shuffled<Action> unused;
        for (Cards* cards : {&self.hand, &self.deck, &self.discard}) unused.add_all(cards->action);
        unused.shuffle(random);
    }
    if (!values_matter(today, state, sheet, player)) change_own_visitors(state, player, random);
    return changed;
}

}  // namespace resolution::mad_con
