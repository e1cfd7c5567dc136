// Phase 2: the first player, the direction of play, and the card of the global deck.

#include <algorithm>

#include "resolution/anime_warfare/match.h"

namespace resolution::anime_warfare {

void Match::office(const Sheets& sheets) {
    play_.step("first_player");
    first_player(sheets);
    draw_card(sheets);
    play_.look_at_conditions();
    play_.done("first_player");
    if (!marketing(sheets)) begin_actions();
}

void Match::first_player(const Sheets& sheets) {
    int most = 0;
    for (const Player& player : state_.players) most = std::max(most, player.staff);
    std::vector<Faction> level;
    for (const Player& player : state_.players) {
        if (player.staff == most) level.push_back(player.faction());
    }
    const Faction first = level.size() == 1 ? level.front() : among_level(level, sheets);
    const Sheet* sheet = sheet_of(sheets, first);
    const Direction direction =
        sheet == nullptr ? Direction::clockwise : sheet->direction.value_or(Direction::clockwise);
    order_of_play(first, direction, level.size() == 1 ? "most" : "chosen");
}

/// The first player of the turn before picks one: himself if he says nothing and may, else the next one clockwise.
Faction Match::among_level(const std::vector<Faction>& level, const Sheets& sheets) const {
    const auto is_level = [&](Faction faction) {
        return std::find(level.begin(), level.end(), faction) != level.end();
    };
    const Faction chooser = state_.order.front();
    if (const Sheet* sheet = sheet_of(sheets, chooser)) {
        const auto chosen = std::find_if(sheet->first_choice.begin(), sheet->first_choice.end(), is_level);
        if (chosen != sheet->first_choice.end()) return *chosen;
    }
    const auto seats = state_.seats();
    std::size_t seat = state_.seat_of(chooser)->value();
    while (!is_level(seats[seat])) seat = (seat + 1) % seats.size();
    return seats[seat];
}

void Match::order_of_play(Faction first, Direction direction, std::string_view how) {
    const auto seats = state_.seats();
    const std::size_t count = seats.size();
    const std::size_t onward = direction == Direction::clockwise ? 1 : count - 1;
    std::size_t seat = state_.seat_of(first)->value();
    state_.order.clear();
    for (std::size_t i = 0; i < count; ++i, seat = (seat + onward) % count) state_.order.push_back(seats[seat]);
    play_.tell_all("section 5", [&] {
        List order;
        for (const Faction faction : state_.order) order.emplace_back(id_of(faction));
        return FirstPlayer{name(first), how, id_of(direction), std::move(order)};
    });
    play_.gain(first, Manga::back_stab);  // AW-29
}

/// AW-58: cards that are not taken go back on top; the one replaced is put under the deck, and all is shuffled.
void Match::draw_card(const Sheets& sheets) {
    auto& deck = state_.deck;
    if (!state_.settings.global_deck || state_.turn != state_.deck_next || deck.empty()) return;
    const Faction first = state_.order.front();
    const auto top = deck.begin();
    const auto seen = top + std::min<std::ptrdiff_t>(figures_.deck.choose_from, std::ssize(deck));
    play_.tell_one(first, "section 11", [&] {
        List cards;
        for (auto card = top; card != seen; ++card) cards.emplace_back(id_of(*card));
        return CardsSeen{std::move(cards)};
    });
    auto taken = top;
    if (const Sheet* sheet = sheet_of(sheets, first)) {
        const auto wish = std::find_if(sheet->deck.begin(), sheet->deck.end(),
                                       [&](Card card) { return std::find(top, seen, card) != seen; });
        if (wish != sheet->deck.end()) taken = std::find(top, seen, *wish);
    }
    const Card card = *taken;
    deck.erase(taken);
    if (state_.card) {
        deck.push_back(state_.card->id);
        deck = dice_.shuffle("deck/shuffle", deck, [](Card one) { return id_of(one); });
    }
    put_to_work(card);
    state_.deck_next = state_.turn + dice_.die("deck/interval", figures_.deck.longest_interval);
}

/// What it does to staff it does at once, to everybody alike (AW-24).
void Match::put_to_work(Card card) {
    const CardFigures& effect = figures_.of(card);
    state_.card = CardInPlay{card, state_.turn + effect.turns - 1};
    play_.tell_all("section 11", [&] { return CardTaken{name(state_.order.front()), id_of(card), effect.turns}; });
    for (const Faction faction : state_.seats()) {
        const int staff = state_.of(faction).staff;
        if (effect.staff_percent > 0) play_.give_staff(faction, (staff * effect.staff_percent + 99) / 100, "card");
        if (effect.staff_percent < 0) play_.lose_staff(faction, staff * -effect.staff_percent / 100, "card");
    }
}

}  // namespace resolution::anime_warfare
