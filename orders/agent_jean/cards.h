#pragma once

// Action cards. A card is known by its place in the strength order, so that "the lowest of
// these" and "the highest" are one machine word away.

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "orders/index.h"
#include "orders/words.h"

namespace orders::agent_jean {

enum class Colour : std::uint8_t { purple, blue, green, yellow };
inline constexpr auto colour_words = word_list({{"purple", "mauve, mauves, violet, matière mauve"},
                                                {"blue", "bleu, bleue, bleus, gadgets bleus"},
                                                {"green", "vert, verte, verts, alliés verts"},
                                                {"yellow", "jaune, jaunes, objets instables jaunes"}});
constexpr std::array all_colours{Colour::purple, Colour::blue, Colour::green, Colour::yellow};
constexpr Words words_of(Colour) { return colour_words.in("colour", phrase("colour")); }

/// Some of the four colours.
class Colours {
public:
    constexpr Colours() = default;
    explicit Colours(const std::vector<Colour>& list) {
        for (const Colour colour : list) add(colour);
    }
    static constexpr Colours all() { return Colours(15); }
    constexpr void add(Colour colour) { bits_ = static_cast<std::uint8_t>(bits_ | bit(colour)); }
    constexpr bool has(Colour colour) const { return (bits_ & bit(colour)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    std::vector<Colour> list() const {
        std::vector<Colour> out;
        for (const Colour colour : all_colours) {
            if (has(colour)) out.push_back(colour);
        }
        return out;
    }
    friend constexpr bool operator==(Colours, Colours) = default;

private:
    constexpr explicit Colours(std::uint8_t bits) : bits_(bits) {}
    static constexpr std::uint8_t bit(Colour colour) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(colour));
    }
    std::uint8_t bits_ = 0;
};

/// Place in the strength order.
using Card = Index<struct CardTag>;

/// Some of the cards, each once, weakest first.
class Cards {
public:
    static constexpr std::size_t most = 64;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left) : left_(left) {}
        constexpr Card operator*() const { return Card(static_cast<std::size_t>(std::countr_zero(left_))); }
        constexpr Iterator& operator++() { return left_ &= left_ - 1, *this; }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t left_;
    };

    constexpr Cards() = default;
    constexpr Cards(Card card) : bits_(bit(card)) {}

    constexpr void add(Card card) { bits_ |= bit(card); }
    constexpr void add(Cards cards) { bits_ |= cards.bits_; }
    constexpr void remove(Card card) { bits_ &= ~bit(card); }
    constexpr bool has(Card card) const { return (bits_ & bit(card)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr Card lowest() const { return *begin(); }  ///< of at least one
    constexpr Card highest() const { return Card(static_cast<std::size_t>(std::bit_width(bits_) - 1)); }
    constexpr Cards without(Cards others) const { return Cards(bits_ & ~others.bits_); }
    constexpr Cards above(Card card) const { return Cards(bits_ & ~(bit(card) | (bit(card) - 1))); }
    constexpr Cards below(Card card) const { return Cards(bits_ & (bit(card) - 1)); }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    std::vector<Card> list() const {
        std::vector<Card> out;
        out.reserve(static_cast<std::size_t>(size()));
        for (const Card card : *this) out.push_back(card);
        return out;
    }

    friend constexpr Cards operator&(Cards a, Cards b) { return Cards(a.bits_ & b.bits_); }
    friend constexpr Cards operator|(Cards a, Cards b) { return Cards(a.bits_ | b.bits_); }
    friend constexpr bool operator==(Cards, Cards) = default;

private:
    constexpr explicit Cards(std::uint64_t bits) : bits_(bits) {}
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.value(); }
    std::uint64_t bits_ = 0;
};

/// One colour of a campaign's cards.
struct Suit {
    Colour colour = Colour::purple;
    std::string code;  ///< what its cards' codes begin with
    std::vector<int> values;
    int strength_rank = 0;  ///< among cards of equal value; lower is weaker
};

/// All Action cards of a campaign.
class Deck {
public:
    struct Face {
        Colour colour = Colour::purple;
        int value = 0;
        std::string code;
    };

    Deck() = default;
    /// Suits in the order of the data; the trumps stand above all others in strength, if so told.
    Deck(const std::vector<Suit>& suits, Colours trumps_above);

    std::size_t size() const { return faces_.size(); }
    const Face& operator[](Card card) const { return faces_[card.value()]; }
    Colour colour(Card card) const { return faces_[card.value()].colour; }
    int value(Card card) const { return faces_[card.value()].value; }
    const std::string& code(Card card) const { return faces_[card.value()].code; }
    Cards of(Colour colour) const { return by_colour_[static_cast<std::size_t>(colour)]; }
    Cards of(Colours colours) const;
    Cards all() const { return all_; }
    /// Colour by colour, as the data lists them.
    const std::vector<Card>& in_data_order() const { return data_order_; }
    /// By its code, in small letters or capitals.
    std::optional<Card> find(std::string_view code) const;
    std::vector<std::string> codes() const;

private:
    std::vector<Face> faces_;  ///< in strength order
    std::vector<Card> data_order_;
    std::array<Cards, all_colours.size()> by_colour_{};
    Cards all_;
};

}  // namespace orders::agent_jean
