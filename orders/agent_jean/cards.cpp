#include "orders/agent_jean/cards.h"

#include <algorithm>
#include <tuple>

#include "orders/text.h"

namespace orders::agent_jean {

Deck::Deck(const std::vector<Suit>& suits, Colours trumps_above) {
    struct Ranked {
        Face face;
        int strength_rank;
        std::size_t place;  ///< in the data
    };
    std::vector<Ranked> ranked;
    for (const Suit& suit : suits) {
        for (const int value : suit.values)
            ranked.push_back(
                {{suit.colour, value, suit.code + std::to_string(value)}, suit.strength_rank, ranked.size()});
    }
    std::sort(ranked.begin(), ranked.end(), [&](const Ranked& a, const Ranked& b) {
        return std::tuple(trumps_above.has(a.face.colour), a.face.value, a.strength_rank, a.place) <
               std::tuple(trumps_above.has(b.face.colour), b.face.value, b.strength_rank, b.place);
    });
    data_order_.resize(ranked.size());
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const Card card(i);
        data_order_[ranked[i].place] = card;
        by_colour_[static_cast<std::size_t>(ranked[i].face.colour)].add(card);
        all_.add(card);
        faces_.push_back(std::move(ranked[i].face));
    }
}

Cards Deck::of(Colours colours) const {
    Cards out;
    for (const Colour colour : all_colours) {
        if (colours.has(colour)) out.add(of(colour));
    }
    return out;
}

std::optional<Card> Deck::find(std::string_view code) const {
    const std::string wanted = fold(code);
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        if (fold(faces_[i].code) == wanted) return Card(i);
    }
    return std::nullopt;
}

std::vector<std::string> Deck::codes() const {
    std::vector<std::string> out;
    for (const Card card : data_order_) out.push_back(code(card));
    return out;
}

}  // namespace orders::agent_jean
