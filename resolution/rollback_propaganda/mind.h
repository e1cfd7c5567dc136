#pragma once

// Whoever decides for a mage: a sheet, with silence where it says nothing, or a bot. The match asks one thing after the
// other, and shows what the mage knows at that moment. Nothing here changes the game.

#include <utility>

#include "resolution/dice.h"
#include "resolution/rollback_propaganda/seen.h"

namespace resolution::rollback_propaganda {

/// What a Spell is aimed at; of a card that is aimed at nothing, nothing.
struct Aim {
    std::optional<FactionIndex> faction;
    Row<std::uint8_t, 2> places;  ///< in the Present, from 0; two for a swap
    std::optional<PlayerIndex> mage;
    std::size_t ethers = 0;  ///< of its own, to be spent
};

/// What becomes of a schemed card. One that is flipped without a legal target is spent without effect (RP-20).
struct Handling {
    bool flip = false;  ///< else it is buried
    Aim aim;

    static Handling bury() { return {}; }
    static Handling with(Aim aim) { return {true, std::move(aim)}; }
};

/// One is made for each phase in which a mage decides something.
class Mind {
public:
    /// Place in the hand. Asked once for each card that is to be schemed; the cards before are no longer in hand.
    virtual std::size_t scheme(const Seen& seen) = 0;
    /// Turn over another card, when there is a choice?
    virtual bool goes_on(const Seen& seen) = 0;
    /// Of an Explosion, with an Anchor on the field.
    virtual bool uses_anchor(const Seen& seen) = 0;
    /// Place among its schemed cards of the one to be handled next.
    virtual std::size_t next_card(const Seen&) { return 0; }
    virtual Handling handle(const Seen& seen, CardIndex card) = 0;
    // Choices of the active mage, for an effect of an event.
    virtual FactionIndex faction(const Seen& seen, EventIndex event, const Effect& effect) = 0;
    /// Another mage whose Contract may be chosen: there is one.
    virtual PlayerIndex look(const Seen& seen, EventIndex event) = 0;
    /// Nothing: declined.
    virtual std::optional<SwapOf> swap(const Seen& seen, EventIndex event, const Effect& effect) = 0;

    virtual ~Mind() = default;
};

/// Draws `bot/<player>/<phase>/<n>`, n from 1 (RP-55).
class RandomBot final : public Mind {
public:
    /// Whoever is asked stop by stop has drawn before.
    RandomBot(Dice& dice, Phase phase, int drawn = 0) : dice_(dice), phase_(phase), draws_(drawn) {}

    std::size_t scheme(const Seen& seen) override;
    bool goes_on(const Seen& seen) override;
    bool uses_anchor(const Seen&) override { return true; }
    Handling handle(const Seen& seen, CardIndex card) override;
    FactionIndex faction(const Seen& seen, EventIndex event, const Effect& effect) override;
    PlayerIndex look(const Seen& seen, EventIndex event) override;
    std::optional<SwapOf> swap(const Seen& seen, EventIndex event, const Effect& effect) override;

private:
    /// From 0 to `count` - 1, which is above 0.
    std::size_t any(const Seen& seen, std::size_t count);
    bool happens(const Seen& seen, int percent);

    Dice& dice_;
    Phase phase_;
    int draws_;
};

/// No draws: the first best candidate stays.
class SmartBot final : public Mind {
public:
    std::size_t scheme(const Seen& seen) override;
    bool goes_on(const Seen& seen) override;
    bool uses_anchor(const Seen& seen) override;
    Handling handle(const Seen& seen, CardIndex card) override;
    FactionIndex faction(const Seen& seen, EventIndex event, const Effect& effect) override;
    PlayerIndex look(const Seen& seen, EventIndex event) override;
    std::optional<SwapOf> swap(const Seen& seen, EventIndex event, const Effect& effect) override;
};

}  // namespace resolution::rollback_propaganda
