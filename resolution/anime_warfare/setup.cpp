// Section 4: licences, starting zones and campaigns; then turn 1 as far as its first leg.

#include <algorithm>

#include "resolution/anime_warfare/match.h"

namespace resolution::anime_warfare {

namespace {

std::vector<int> all_tokens(const Figures& figures) {
    std::vector<int> out;
    for (std::size_t i = 0; i < figures.campaigns.size(); ++i)
        out.insert(out.end(), figures.campaigns[i], static_cast<int>(i) + 1);
    return out;
}

std::vector<Card> all_cards() {
    std::vector<Card> out;
    for (std::size_t i = 0; i < card_count; ++i) out.push_back(static_cast<Card>(i));
    return out;
}

}  // namespace

void Match::set_up(const Sheets& sheets) {
    play_.step("setup");
    for (const PlayerIndex player : players_of(state_)) {
        if (player.value() < sheets.size() && sheets[player.value()] && sheets[player.value()]->direction)
            state_[player].direction = *sheets[player.value()]->direction;
    }
    hand_out_licences(sheets);
    lay_out();
    play_.done("setup");
    dice_.enter(1);
    begin_turn(1);
    first_player_by_draw();
    begin_actions();
}

/// AW-32: in a drawn order each gets the first of its wishes that is free; then those without one draw.
void Match::hand_out_licences(const Sheets& sheets) {
    FactionSet given;
    const auto order = dice_.shuffle("setup/factions", players_of(state_).list(),
                                     [&](PlayerIndex player) { return state_[player].id; });
    for (const PlayerIndex player : order) {
        if (player.value() >= sheets.size() || !sheets[player.value()]) continue;
        for (const Faction wish : sheets[player.value()]->factions) {
            if (given.has(wish) || state_[player].licence) continue;
            state_[player].licence = wish;
            given.add(wish);
        }
    }
    for (const PlayerIndex player : order) {
        if (state_[player].licence) continue;
        std::vector<Faction> left;
        std::copy_if(all_factions.begin(), all_factions.end(), std::back_inserter(left),
                     [&](Faction faction) { return !given.has(faction); });
        const Faction drawn =
            dice_.one_of("setup/faction/" + state_[player].id, left, [](Faction faction) { return id_of(faction); });
        state_[player].licence = drawn;
        given.add(drawn);
    }
    state_.order = state_.seats();
}

/// AW-7: one studio, which a mascot controls, and all the mascots.
void Match::lay_out() {
    const auto zones = dice_.some_of("setup/zones", state_.count(), all_zones().list(),
                                     [](ZoneIndex zone) { return std::to_string(zone.value()); });
    for (const PlayerIndex index : players_of(state_)) {
        Player& player = state_[index];
        const Faction faction = player.faction();
        const ZoneIndex zone = zones[index.value()];
        player.start_zone = zone;
        state_.at(zone).studio = Studio{faction, faction};
        for (int i = 0; i < figures_.setup_mascots; ++i) play_.put(faction, mascot_of(faction), zone);
        play_.tell_all("AW-32", [&] { return LicenceGiven{player.id, name(faction), number(zone)}; });
    }
    const auto as_text = [](int worth) { return std::to_string(worth); };
    state_.campaigns_left.worth = dice_.shuffle("setup/campaigns", all_tokens(figures_), as_text);
    if (!state_.settings.global_deck) return;
    state_.deck = dice_.shuffle("setup/deck", all_cards(), [](Card card) { return id_of(card); });
    state_.deck_next = 1 + dice_.die("deck/interval", figures_.deck.longest_interval);
}

void Match::first_player_by_draw() {
    play_.step("first_player");
    const Faction first = dice_.one_of("first", state_.seats(), [](Faction faction) { return id_of(faction); });
    order_of_play(first, state_.of(first).direction, "draw");
    play_.look_at_conditions();
    play_.done("first_player");
}

}  // namespace resolution::anime_warfare
