#pragma once

// What a sheet says, as fields that templates put into words: for checks, and for whoever looks at what was kept.

#include "resolution/rollback_propaganda/state.h"
#include "resolution/value.h"

namespace resolution::rollback_propaganda {

class SheetFields {
public:
    SheetFields(const Figures& figures, const State& state) : figures_(figures), state_(state) {}

    List cards(const std::vector<CardIndex>& cards) const;
    Fields program(const orders::rollback_propaganda::RevealProgram& program) const;
    Fields rule(CardIndex card, std::size_t number, const orders::rollback_propaganda::SpellRule& rule) const;
    List entries(const orders::rollback_propaganda::Preferences& preferences) const;

private:
    // An entry is `is` and `id`: a word, a faction, a mage, an event or kind, a place in the Present; a pair has two.
    template <class Targets>
    List list(const Targets& targets) const;
    Fields entry(const orders::rollback_propaganda::FactionTarget& target) const;
    Fields entry(const orders::rollback_propaganda::MageTarget& target) const;
    Fields entry(const orders::rollback_propaganda::SwapSide& side) const;
    Fields entry(const orders::rollback_propaganda::EventTarget& target) const;
    Fields entry(const orders::rollback_propaganda::EventName& name) const;
    Fields entry(const orders::rollback_propaganda::EventPair& pair) const;
    Fields entry(const orders::rollback_propaganda::Swap& swap) const;

    const Figures& figures_;
    const State& state_;
};

}  // namespace resolution::rollback_propaganda
