#include <algorithm>

#include "orders/described/wild.h"
#include "resolution/agent_jean/json/state_json.h"
#include "tests/games/agent_jean/under_test.h"

namespace resolution::agent_jean {

namespace {

/// Of any part, many of which can have no effect where the match stands.
Sheet wild(const State& state, PlayerIndex author, std::mt19937_64& random) {
    return orders::described::wild_sheet<Sheet>(sheet_context(state, shipped_figures(), author), random);
}

}  // namespace

SheetOrders UnderTest::wild_sheet(const Game&, const Position& position, PlayerIndex author, Random& random) const {
    return {wild(std::any_cast<const State&>(position.state), author, random)};
}

/// Every card that this reader does not see lies elsewhere: other hands and all reserves are dealt anew.
Position UnderTest::with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const {
    Position changed = position;
    auto& state = std::any_cast<State&>(changed.state);
    Cards seen = state.discard | state[reader].hand.face_up();
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
            state.players[i].sheet = wild(state, PlayerIndex(i), random);
    }
    if (state.pile.size() > 1) std::shuffle(state.pile.begin(), state.pile.end() - 1, random);
    return changed;
}

}  // namespace resolution::agent_jean
