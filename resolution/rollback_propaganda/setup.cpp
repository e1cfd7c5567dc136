// Section 3: how a game is set up.

#include "resolution/rollback_propaganda/facts.h"
#include "resolution/rollback_propaganda/match.h"

namespace resolution::rollback_propaganda {

void Match::set_up() {
    enter("setup");
    const std::string& first = state_.settings.options.first_mage;
    const auto name = [&](PlayerIndex mage) { return id(mage); };
    for (const PlayerIndex mage : players_of(state_)) {
        if (first == id(mage)) state_.active = mage;
    }
    if (first == "random") state_.active = dice_.one_of("setup/first", players_of(state_).list(), name);  // RP-7
    for (const FactionIndex faction : table_.factions)
        state_.popularity[faction.value()] = static_cast<std::int8_t>(state_.settings.popularity.start);
    tell_all("section 3", [&] {
        List seats;
        for (const Player& player : state_.players) seats.emplace_back(player.id);
        return Welcome{std::move(seats), figures_.grimoires[state_.settings.options.grimoire.value()].id};
    });
    state_.future.assign(dice_.shuffle("setup/future", table_.future, [&](EventIndex event) { return id(event); }));
    tell_all("section 3", [&] {
        List factions;
        for (const FactionIndex faction : table_.factions) factions.emplace_back(id(faction));
        return StakesTold{state_.settings.limits.stealth_limit,
                          state_.settings.limits.min_reveal,
                          id_of(state_.settings.election.tie),
                          state_.settings.election.points,
                          static_cast<std::int64_t>(state_.future.size()),
                          std::move(factions),
                          state_.settings.popularity.start};
    });
    deal_contracts();
    for (const PlayerIndex mage : players_of(state_)) deal_cards(mage);
    done();
    state_.turn = 1;
    dice_.enter(1);
    begin_turn();
}

/// RP-37: the order of the shuffle deals.
void Match::deal_contracts() {
    const auto cards =
        dice_.shuffle("setup/contracts", table_.contracts, [&](FactionIndex faction) { return id(faction); });
    std::size_t next = 0;
    for (const PlayerIndex mage : players_of(state_)) {
        if (next < cards.size()) state_[mage].contract = cards[next++];
        tell_one(mage, "section 3", [&] { return ContractDealt{id(*state_[mage].contract)}; });
    }
    state_.unassigned.clear();
    for (; next < cards.size(); ++next) state_.unassigned.add(cards[next]);
}

void Match::deal_cards(PlayerIndex mage) {
    Player& player = state_[mage];
    const GrimoireFigures& set = figures_.grimoires[state_.settings.options.grimoire.value()];  // RP-6
    std::vector<CardIndex> cards;
    for (std::size_t i = 0; i < set.counts.size(); ++i) cards.insert(cards.end(), set.counts[i], CardIndex(i));
    player.grimoire.assign(
        dice_.shuffle("setup/grimoire/" + player.id, cards, [&](CardIndex card) { return id(card); }));
    const auto hand = static_cast<std::size_t>(state_.settings.limits.hand_size);
    while (player.hand.size() < hand && !player.grimoire.empty()) player.hand.add(player.grimoire.take_first());
    tell_one(mage, "section 3", [&] {
        List held;
        for (const CardIndex card : player.hand) held.emplace_back(id(card));
        return HandDealt{std::move(held)};
    });
}

}  // namespace resolution::rollback_propaganda
