#pragma once

// What sheets of Rollback Propaganda name, and what one must know of the game to read them. Factions, events and cards
// are a campaign's: their words come with it.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "orders/described/kind.h"
#include "orders/rollback_propaganda/indices.h"
#include "orders/rollback_propaganda/words.h"

namespace orders::rollback_propaganda {

using FactionTarget = std::variant<FactionWord, FactionIndex>;
using MageTarget = std::variant<MageWord, PlayerIndex>;
using SwapSide = std::variant<PileWord, MageWord, PlayerIndex>;
using EtherCount = std::variant<int, EthersWord>;  ///< capped by those there are

/// Cards of the Future by one word: those of this id, those of this kind, or either if both are called so.
struct EventName {
    std::optional<EventIndex> event;
    std::optional<EventKind> kind;

    bool means(EventIndex one, EventKind its_kind) const { return event == one || kind == its_kind; }
    friend bool operator==(const EventName&, const EventName&) = default;
};

/// A card of the Present: by its place, from 1, or the first so called from the left.
using EventTarget = std::variant<int, EventName>;
/// A name in second place means the first such card other than the first of the pair (RP-52).
using EventPair = std::array<EventTarget, 2>;

/// An entry of a Crisis: two sides, in whichever order, or nothing.
struct Swap {
    std::optional<std::array<SwapSide, 2>> sides;  ///< none: declined

    bool declines() const { return !sides; }
    friend bool operator==(const Swap&, const Swap&) = default;
};

/// The largest number that sheets may name: beyond it nothing is counted.
inline constexpr std::int64_t most_number = 1'000'000;

// Places of words that come with the campaign.
inline constexpr std::string_view faction_place = words_of(FactionWord{}).place;  ///< factions, and words for one
inline constexpr std::string_view event_place = "event";                          ///< events and kinds,
inline constexpr std::string_view choice_place = "choice";                        ///< events that leave a choice
inline constexpr std::string_view card_place = "card";

/// What an event leaves to the active mage.
enum class ChoiceOf : std::uint8_t { none, faction, mage, swap };

/// What a card is aimed at.
enum class AimedAt : std::uint8_t { none, faction, event, two_events, mage };

/// All that a campaign has that sheets can name: each with its id and words.
struct Catalogue {
    struct Event {
        Term term;
        EventKind kind;
        ChoiceOf choice = ChoiceOf::none;
    };
    struct Card {
        Term term;
        AimedAt aim = AimedAt::none;
        bool takes_ethers = false;
    };
    std::vector<Term> factions;
    std::vector<Term> kinds;
    std::vector<Event> events;
    std::vector<Card> cards;
};

/// The words of a campaign's sheets. Look for `twice_meant` before: a word with two meanings is a fault of the
/// campaign.
Vocabulary vocabulary_of(const Catalogue& catalogue);

/// A word of the catalogue that already means something else where it may stand.
struct Ambiguity {
    std::string word;
    std::string id;     ///< of what has it,
    std::string other;  ///< and of what had it before
};
std::optional<Ambiguity> twice_meant(const Catalogue& catalogue);

/// A player may not be called like a word for a mage, nor like the pile (RP-64).
bool is_word_for_a_mage(std::string_view name);

/// Who is called by an id or by a name.
struct Named {
    std::string id;
    std::string name;
    bool is(std::string_view written) const;
};

/// What the reader must know of the game to read a sheet, and a form to ask for one.
struct SheetContext {
    const Catalogue* catalogue = nullptr;
    const Vocabulary* vocabulary = nullptr;
    int turn = 1;
    bool over = false;
    std::vector<Named> players;
    PlayerIndex author;
    std::vector<bool> factions_in_play = {};  ///< by faction: the others are unknown words (RP-60),
    std::vector<bool> events_in_play = {};    ///< by event: and so is what names them

    // What is asked for now.
    bool asks_scheme = false;
    bool asks_reveal = false;
    bool asks_spells = false;
    bool asks_choices = false;
    std::vector<CardIndex> hand = {};
    std::vector<CardIndex> schemed = {};     ///< cards that rules are asked for now; none: those of the hand
    std::vector<EventIndex> present = {};    ///< from the left
    std::vector<EventIndex> to_choose = {};  ///< events that choices are asked for now; none: all that have one
    int ethers = 0;                          ///< on the author's field
    int schemes = 1;                         ///< cards schemed each turn

    bool in_play(FactionIndex one) const { return factions_in_play[one.value()]; }
    bool in_play(EventIndex one) const { return events_in_play[one.value()]; }
    bool may_order() const { return schemes > 1; }
    bool has(CardIndex card) const;  ///< in hand or schemed
    /// All cards, each once: those that are schemed, those in hand, all others.
    std::vector<CardIndex> cards_by_need() const;
};

}  // namespace orders::rollback_propaganda
