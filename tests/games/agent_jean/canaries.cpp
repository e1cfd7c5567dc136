#include <nlohmann/json.hpp>

#include "tests/games/agent_jean/under_test.h"

namespace resolution::agent_jean {

using nlohmann::json;
using test_support::Canaries;

namespace {

const Deck& deck() { return shipped_figures().deck; }

const State& state_of(const Position& position) { return std::any_cast<const State&>(position.state); }

/// Nothing can be written into a sheet but cards and words of the game: so the cards are the canaries. Who may know
/// where one lies follows from the table: its holder, everyone once it was played, nobody while it lies face down.
void mark_cards(const State& state, Canaries& canaries) {
    Cards hidden = deck().all();
    const auto mark = [&](Cards cards, Audience audience, const std::string& what) {
        for (const Card card : cards) canaries.mark(deck().code(card), audience, deck().code(card) + ", " + what);
        hidden = hidden.without(cards);
    };
    Cards seen = state.discard;
    for (const Card card : state.table) seen.add(card);
    for (const Player& player : state.players) seen.add(player.won.cards);
    mark(seen, Audience::everyone(), "which was played");
    for (std::size_t i = 0; i < state.count(); ++i) {
        const Player& player = state.players[i];
        mark(player.hand.face_up(), Audience::only(PlayerIndex{i}), "which " + player.id + " holds");
    }
    mark(hidden, Audience::game_master(), "which lies face down");
}

/// Who holds these cards now: they were dealt, or picked up, and nobody played since.
Audience holder_of(const json& codes, const State& state) {
    PlayerSet holders;
    for (std::size_t i = 0; i < state.count(); ++i) {
        for (const json& code : codes) {
            const auto card = deck().find(code.get<std::string>());
            if (card && state.players[i].hand.has(*card)) holders.add(PlayerIndex{i});
        }
    }
    return Audience::only(holders);
}

}  // namespace

void UnderTest::plant_in_position(Position& position, Canaries& canaries) const {
    mark_cards(state_of(position), canaries);
}

void UnderTest::plant_in_sheet(SheetOrders&, const Position& position, PlayerIndex, Canaries& canaries, Random&) const {
    mark_cards(state_of(position), canaries);
}

Audience UnderTest::entitled(const json& entry, const test_support::TurnFacts& facts) const {
    const std::string kind = entry.at("kind");
    const json& data = entry.at("data");
    if (kind == "trick" || kind == "card-played") return Audience::everyone();
    if (kind == "hand-dealt" || kind == "reserve-taken") return holder_of(data.at("cards"), state_of(facts.after));
    if (kind == "card-passed") {
        const PlayerIndex giver = *facts.roster.find(data.at("from").get<std::string>());
        return Audience::only(state_of(facts.after).left_of(giver));
    }
    return Audience::game_master();
}

}  // namespace resolution::agent_jean
