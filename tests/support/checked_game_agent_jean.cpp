#include <algorithm>

#include "gm/assets/campaigns.h"
#include "resolution/agent_jean/rules.h"
#include "tests/support/checked_game.h"

namespace test_support {

using namespace resolution;
using orders::agent_jean::AgentIndex;
using orders::agent_jean::all_colours;
using orders::agent_jean::Card;
using orders::agent_jean::Cards;
using orders::agent_jean::Choice;
using orders::agent_jean::Leader;
using orders::agent_jean::Pick;
using orders::agent_jean::Place;
using orders::agent_jean::Rule;
using orders::agent_jean::Sheet;

namespace {

const agent_jean::Figures& figures() {
    static const agent_jean::Figures shipped = *agent_jean::read_figures(*gm::load_campaign("agent-jean"));
    return shipped;
}

/// A sheet of any part, many of which can have no effect where the match stands.
class WildSheet {
public:
    WildSheet(const agent_jean::State& state, std::mt19937_64& random) : state_(state), random_(random) {}

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
            out.card = Card(below(figures().deck.size()));
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

    const agent_jean::State& state_;
    std::mt19937_64& random_;
};

SheetOrders wild_agent_jean_orders(const Position& position, PlayerIndex, std::mt19937_64& random) {
    return {WildSheet(std::any_cast<const agent_jean::State&>(position.state), random).write()};
}

/// Every card that this reader does not see lies elsewhere: other hands and all reserves are dealt anew.
Position with_other_agent_jean_secrets(const Position& position, PlayerIndex reader, std::mt19937_64& random) {
    Position changed = position;
    auto& state = std::any_cast<agent_jean::State&>(changed.state);
    Cards seen = state.discard | state[reader].hand;
    for (const Card card : state.table) seen.add(card);
    for (const agent_jean::Player& player : state.players) seen.add(player.won.cards);
    std::vector<Card> hidden = figures().deck.all().without(seen).list();
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

}  // namespace

const CheckedGame& checked_agent_jean() {
    static const CheckedGame game{wild_agent_jean_orders, with_other_agent_jean_secrets, {}, {}, {}};
    return game;
}

}  // namespace test_support
