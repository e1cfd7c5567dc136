#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "resolution/agent_jean/rules.h"
#include "tests/support/secretive_game.h"

namespace test_support {

using namespace resolution;
using agent_jean::Card;
using agent_jean::Cards;
using nlohmann::json;

namespace {

const agent_jean::Deck& deck() {
    static const agent_jean::Figures shipped = *agent_jean::read_figures(*gm::load_campaign("agent-jean"));
    return shipped.deck;
}

const agent_jean::State& state_of(const Position& position) {
    return std::any_cast<const agent_jean::State&>(position.state);
}

/// Nothing can be written into a sheet but cards and words of the game: so the cards are the canaries. Who may know
/// where one lies follows from the table: its holder, everyone once it was played, nobody while it lies face down.
void mark_cards(const agent_jean::State& state, Canaries& canaries) {
    Cards hidden = deck().all();
    const auto mark = [&](Cards cards, Audience audience, const std::string& what) {
        for (const Card card : cards) canaries.mark(deck().code(card), audience, deck().code(card) + ", " + what);
        hidden = hidden.without(cards);
    };
    Cards seen = state.discard;
    for (const Card card : state.table) seen.add(card);
    for (const agent_jean::Player& player : state.players) seen.add(player.won.cards);
    mark(seen, Audience::everyone(), "which was played");
    for (std::size_t i = 0; i < state.count(); ++i) {
        const agent_jean::Player& player = state.players[i];
        mark(player.hand, Audience::only(PlayerIndex{i}), "which " + player.id + " holds");
    }
    mark(hidden, Audience::game_master(), "which lies face down");
}

void plant_in_agent_jean_sheet(SheetOrders&, const Position& position, PlayerIndex, Canaries& canaries,
                               std::mt19937_64&) {
    mark_cards(state_of(position), canaries);
}

/// Who holds these cards now: they were dealt, or picked up, and nobody played since.
Audience holder_of(const json& codes, const agent_jean::State& state) {
    PlayerSet holders;
    for (std::size_t i = 0; i < state.count(); ++i) {
        for (const json& code : codes) {
            const auto card = deck().find(code.get<std::string>());
            if (card && state.players[i].hand.has(*card)) holders.add(PlayerIndex{i});
        }
    }
    return Audience::only(holders);
}

Audience entitled_in_agent_jean(const json& entry, const TurnFacts& facts) {
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

}  // namespace

const SecretiveGame& secretive_agent_jean() {
    static const SecretiveGame game{
        .plant_in_character = [](orders::Node&, PlayerIndex, Canaries&) {},
        .plant_in_position = [](Position& position, Canaries& canaries) { mark_cards(state_of(position), canaries); },
        .plant_in_sheet = plant_in_agent_jean_sheet,
        .entitled = entitled_in_agent_jean,
        .tells = true};
    return game;
}

}  // namespace test_support
