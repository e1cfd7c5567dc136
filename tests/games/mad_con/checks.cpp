#include <algorithm>

#include "orders/described/wild.h"
#include "resolution/mad_con/match.h"
#include "tests/games/mad_con/hidden_cards.h"
#include "tests/games/mad_con/under_test.h"

namespace resolution::mad_con {

namespace {

Sheet wild(const Game& game, const State& state, PlayerIndex author, std::mt19937_64& random) {
    const auto context = sheet_context(rules_of(game).figures_of(state), state, author);
    return orders::described::wild_sheet<Sheet>(context, random);
}

/// What nobody but the game master knows: who comes next, and of the others who is behind each mask.
void change_visitors(State& state, PlayerIndex reader, std::mt19937_64& random) {
    Shuffled<VisitorKind> kinds;
    kinds.add_all(state.queue);
    for (Visitor& visitor : state.visitors) {
        const bool unmasked = state.phase == Phase::over && visitor.at.is_recruited();
        if (visitor.kind && !visitor.seen_by.has(reader) && !unmasked) kinds.add(*visitor.kind);
    }
    kinds.shuffle(random);
    std::shuffle(state.animations.begin(), state.animations.end(), random);
}

/// A wolf knows whose the organisations are, and not who the other wolves are (MC-9).
void change_teams(State& state, PlayerIndex reader, std::mt19937_64& random) {
    if (!state.sides || state.phase == Phase::over) return;
    Shuffled<std::optional<Team>> teams;
    for (std::size_t i = 0; i < state.count(); ++i) {
        if (PlayerIndex{i} != reader) teams.add(state.players[i].team);
    }
    teams.shuffle(random);
    if (state[reader].team != Team::police) return;
    auto dealt = all_organisations;
    std::shuffle(dealt.begin(), dealt.end(), random);
    *state.sides = {};
    for (std::size_t i = 0; i < dealt.size(); ++i)
        (i < dealt.size() / 2 ? state.sides->wolves : state.sides->octopuses).add(dealt[i]);
}

}  // namespace

SheetOrders UnderTest::wild_sheet(const Game& game, const Position& position, PlayerIndex author,
                                  Random& random) const {
    return {wild(game, std::any_cast<const State&>(position.state), author, random)};
}

Position UnderTest::with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const {
    Position changed = position;
    auto& state = std::any_cast<State&>(changed.state);
    change_visitors(state, reader, random);
    change_teams(state, reader, random);
    for (std::size_t i = 0; i < state.count(); ++i) {
        Player& player = state.players[i];
        if (PlayerIndex{i} == reader) {  // who does not know his decks either
            std::shuffle(player.deck.action.begin(), player.deck.action.end(), random);
            std::shuffle(player.deck.organisation.begin(), player.deck.organisation.end(), random);
            continue;
        }
        deal_hidden_cards_anew(player, random);
        if (player.targets) player.targets = std::make_shared<const Targets>();
    }
    return changed;
}

}  // namespace resolution::mad_con
