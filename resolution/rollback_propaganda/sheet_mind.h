#pragma once

// How the parts of a mage's sheets decide, and silence where they say nothing (section 8).

#include "resolution/rollback_propaganda/mind.h"
#include "resolution/rollback_propaganda/targets.h"

namespace resolution::rollback_propaganda {

class SheetMind final : public Mind {
public:
    /// With the parts that are kept for that turn, else those that stand (RP-49).
    SheetMind(const Player& player, int turn);

    /// What the mage would scheme; nullptr: nothing was said of it.
    const std::vector<CardIndex>* wishes() const { return part(&Sheet::scheme); }

    std::size_t scheme(const Seen& seen) override;
    bool goes_on(const Seen& seen) override;
    bool uses_anchor(const Seen& seen) override;
    std::size_t next_card(const Seen& seen) override;
    Handling handle(const Seen& seen, CardIndex card) override;
    FactionIndex faction(const Seen& seen, EventIndex event, const Effect& effect) override;
    PlayerIndex look(const Seen& seen, EventIndex event) override;
    std::optional<SwapOf> swap(const Seen& seen, EventIndex event, const Effect& effect) override;

private:
    /// nullptr: silence.
    template <class Part>
    const Part* part(std::optional<Part> Sheet::* which) const {
        for (const auto* sheet : {kept_.get(), standing_.get()}) {
            if (sheet != nullptr && (sheet->*which)) return &*(sheet->*which);
        }
        return nullptr;
    }
    template <class List>
    const List* preferences(EventIndex event) const;
    void settle_order(const Seen& seen);

    std::shared_ptr<const Sheet> kept_;
    std::shared_ptr<const Sheet> standing_;
    std::size_t next_wish_ = 0;  ///< entries of `scheme` before it are used, or were not in hand
    std::optional<std::vector<CardIndex>> order_;
};

/// Is the next card of the Future known, and would it undo the turn (RP-39)?
bool sees_rollback(const Seen& seen, bool anchor_is_used);

}  // namespace resolution::rollback_propaganda
