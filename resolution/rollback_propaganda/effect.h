#pragma once

// What cards do, as data: each effect is one of these operations with its parameters. A card that is made of them needs
// no code.

#include <array>
#include <cstdint>

#include "orders/rollback_propaganda/parts.h"
#include "resolution/described/kinds.h"

namespace resolution::rollback_propaganda {

using orders::id_of;
using orders::rollback_propaganda::AimedAt;
using orders::rollback_propaganda::CardIndex;
using orders::rollback_propaganda::ChoiceOf;
using orders::rollback_propaganda::EventIndex;
using orders::rollback_propaganda::EventKind;
using orders::rollback_propaganda::FactionIndex;

constexpr std::size_t most_mages = 5;
constexpr std::size_t most_factions = 12;
constexpr std::size_t most_kinds = 64;
constexpr std::size_t most_listed = 200;    ///< events, or cards of Grimoires, in the lists of the data
constexpr std::size_t most_events = 200;    ///< cards of a Future
constexpr std::size_t most_cards = 50;      ///< cards of one mage
constexpr std::size_t most_contracts = 60;  ///< in all

enum class Op : std::uint8_t {
    popularity,                 ///< a faction gains or loses
    election,                   ///< Contracts are shown, and score
    rollback,                   ///< on reveal: the card is forgotten, and the turn undone
    end_reveal,                 ///< on reveal: the phase ends
    toggle_order,               ///< the order of resolution turns round
    swap_contracts,             ///< of two mages, or of one and the pile
    look_contract,              ///< of another mage
    look_future,                ///< at cards on its top
    present_swap,               ///< two events of the Present change places
    present_cancel,             ///< an event of the Present is past before it took place
    present_double,             ///< an event of the Present will take place twice
    bury_schemes,               ///< of a mage who has not had his place yet
    swap_own_contract,          ///< with the pile
    stealth_limit_when_active,  ///< passive, as long as the card lies face up: the limit of its owner is higher
    absorb_explosion,           ///< passive: takes a Rollback on reveal upon itself
    protect_contract,           ///< passive: others may not choose its owner for his Contract
    spell_popularity_bonus      ///< passive: changes of popularity by its owner's Spells are larger
};
constexpr std::array<std::string_view, 17> op_ids{"popularity",
                                                  "election",
                                                  "rollback",
                                                  "end_reveal",
                                                  "toggle_order",
                                                  "swap_contracts",
                                                  "look_contract",
                                                  "look_future",
                                                  "present_swap",
                                                  "present_cancel",
                                                  "present_double",
                                                  "bury_schemes",
                                                  "swap_own_contract",
                                                  "stealth_limit_when_active",
                                                  "absorb_explosion",
                                                  "protect_contract",
                                                  "spell_popularity_bonus"};
constexpr orders::Words words_of(Op) { return {"op", op_ids}; }

/// Whose popularity changes, if it is not a faction by name. `choice`: whoever decides says it.
enum class Whose : std::uint8_t { named, choice, most, least };

/// Some kinds of events.
class EventKinds {
public:
    void add(EventKind kind) { bits_ |= std::uint64_t{1} << kind.value(); }
    bool has(EventKind kind) const { return (bits_ >> kind.value() & 1U) != 0; }
    bool empty() const { return bits_ == 0; }

private:
    std::uint64_t bits_ = 0;
};

struct Effect {
    Op op = Op::popularity;
    Whose whose = Whose::named;
    FactionIndex faction;   ///< if it is named
    int amount = 0;         ///< signed for `popularity`, where the data call it delta
    bool ether = false;     ///< Ethers make the amount larger (RP-22)
    bool optional = false;  ///< whoever decides may decline (RP-27)
    EventKinds kinds = {};  ///< of events that can be doubled

    bool is_choice_of_faction() const { return op == Op::popularity && whose == Whose::choice; }
};

/// What a Spell with this effect is aimed at.
AimedAt aimed_at(const Effect& effect);
/// What an event with this effect leaves to the active mage (RP-26).
ChoiceOf choice_of(const Effect& effect);

}  // namespace resolution::rollback_propaganda
