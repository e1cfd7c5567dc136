#include <algorithm>

#include "tests/games/agent_jean/under_test.h"

namespace resolution::agent_jean {

using orders::agent_jean::all_colours;
using orders::agent_jean::Choice;
using orders::agent_jean::Leader;
using orders::agent_jean::Pick;
using orders::agent_jean::Place;
using orders::agent_jean::Rule;

namespace {

/// A sheet of any part, many of which can have no effect where the match stands.
class WildSheet {
public:
    WildSheet(const State& state, std::mt19937_64& random) : state_(state), random_(random) {}

    Sheet write() {
        Sheet sheet;
        if (chance(3)) sheet.agents = {AgentIndex(below(5)), AgentIndex(below(5))};
        if (chance(3)) sheet.henry_leader = {Leader(PlayerIndex(below(state_.count())))};
        if (chance(3)) sheet.pass = choice(2);
        sheet.automatic = chance(6);
        for (std::size_t i = below(4); i > 0; --i) sheet.turns[static_cast<int>(below(12)) + 1] = rules();
        if (chance(2)) sheet.always = rules();
        return sheet;
    }

private:
    std::size_t below(std::size_t n) { return random_() % n; }
    bool chance(std::size_t n) { return below(n) == 0; }

    Choice choice(std::size_t picks) {
        Choice out;
        if (chance(3)) {
            out.card = Card(below(shipped_figures().deck.size()));
        } else {
            out.pick = static_cast<Pick>(below(picks));
            if (chance(3)) {
                out.colours = {};
                out.colours.add(all_colours[below(4)]);
            }
        }
        return out;
    }

    std::vector<Rule> rules() {
        std::vector<Rule> out(below(3) + 1);
        for (Rule& rule : out) {
            rule.play = choice(6);
            if (chance(2)) rule.when.position = orders::agent_jean::Position(static_cast<Place>(below(4)));
            if (chance(3)) rule.when.can_win = chance(2);
            if (chance(3)) rule.when.trump_played = chance(2);
            if (chance(4)) rule.when.plan_at_least = static_cast<int>(below(6));
        }
        return out;
    }

    const State& state_;
    std::mt19937_64& random_;
};

}  // namespace

SheetOrders UnderTest::wild_sheet(const Game&, const Position& position, PlayerIndex, Random& random) const {
    return {WildSheet(std::any_cast<const State&>(position.state), random).write()};
}

/// Every card that this reader does not see lies elsewhere: other hands and all reserves are dealt anew.
Position UnderTest::with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const {
    Position changed = position;
    auto& state = std::any_cast<State&>(changed.state);
    Cards seen = state.discard | state[reader].hand;
    for (const Card card : state.table) seen.add(card);
    for (const Player& player : state.players) seen.add(player.won.cards);
    std::vector<Card> hidden = shipped_figures().deck.all().without(seen).list();
    std::shuffle(hidden.begin(), hidden.end(), random);
    const auto deal_anew = [&](Cards& cards) {
        const int count = cards.size();
        cards = {};
        for (int i = 0; i < count; ++i) {
            cards.add(hidden.back());
            hidden.pop_back();
        }
    };
    for (std::size_t i = 0; i < state.count(); ++i) {
        if (PlayerIndex(i) != reader) deal_anew(state.players[i].hand);
        deal_anew(state.players[i].reserve);
        if (PlayerIndex(i) != reader && state.players[i].sheet)
            state.players[i].sheet = WildSheet(state, random).write();
    }
    if (state.pile.size() > 1) std::shuffle(state.pile.begin(), state.pile.end() - 1, random);
    return changed;
}

}  // namespace resolution::agent_jean
