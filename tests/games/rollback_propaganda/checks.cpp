#include <algorithm>

#include "orders/described/wild.h"
#include "tests/games/rollback_propaganda/hidden_cards.h"
#include "tests/games/rollback_propaganda/under_test.h"

namespace resolution::rollback_propaganda {

namespace {

/// Contracts that the reader has not seen, those of the pile among them.
void change_contracts(State& state, PlayerIndex reader, std::mt19937_64& random) {
    Exchanged<FactionIndex> unseen;
    unseen.add_all(state.unassigned);
    for (std::size_t i = 0; i < state.count(); ++i) {
        auto& contract = state.players[i].contract;
        if (PlayerIndex{i} != reader && contract && !state[reader].known[i]) unseen.add(*contract);
    }
    unseen.shuffle(random);
}

/// What another knows, as the Contracts lie now; whether it knows it is its own secret.
void change_knowledge(State& state, PlayerIndex other, std::mt19937_64& random) {
    Player& player = state[other];
    for (std::size_t i = 0; i < state.count(); ++i) {
        if (PlayerIndex{i} == other) continue;
        player.known[i] = random() % 2 == 0 ? state.players[i].contract : std::nullopt;
    }
    const std::size_t least = static_cast<std::size_t>(state.known_prefix);
    player.foreseen =
        static_cast<int>(least + random() % (state.future.size() - std::min(least, state.future.size()) + 1));
}

}  // namespace

SheetOrders UnderTest::wild_sheet(const Game& game, const Position& position, PlayerIndex author,
                                  Random& random) const {
    const auto& state = std::any_cast<const State&>(position.state);
    const auto context = sheet_context(rules_of(game).figures(), state, author);
    return {orders::described::wild_sheet<Sheet>(context, random)};
}

Position UnderTest::with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const {
    Position changed = position;
    auto& state = std::any_cast<State&>(changed.state);
    const std::size_t seen = std::min<std::size_t>(
        static_cast<std::size_t>(std::max(state[reader].foreseen, state.known_prefix)), state.future.size());
    std::shuffle(state.future.begin() + seen, state.future.end(), random);
    change_contracts(state, reader, random);
    for (std::size_t i = 0; i < state.count(); ++i) {
        Player& player = state.players[i];
        if (PlayerIndex{i} == reader) {  // who does not know its Grimoire either
            std::shuffle(player.grimoire.begin(), player.grimoire.end(), random);
            continue;
        }
        deal_hidden_cards_anew(player, random);
        change_knowledge(state, PlayerIndex{i}, random);
        player.sheets.clear();
        player.standing = nullptr;
    }
    return changed;
}

}  // namespace resolution::rollback_propaganda
