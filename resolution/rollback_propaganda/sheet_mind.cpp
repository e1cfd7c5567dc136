#include "resolution/rollback_propaganda/sheet_mind.h"

namespace resolution::rollback_propaganda {

using orders::rollback_propaganda::AnchorUse;
using orders::rollback_propaganda::Choices;
using orders::rollback_propaganda::Deed;
using orders::rollback_propaganda::RevealProgram;

SheetMind::SheetMind(const Player& player, int turn) : standing_(player.standing) {
    for (const KeptParts& kept : player.sheets) {
        if (kept.turn == turn) kept_ = kept.parts;
    }
}

/// RP-42: the first entries found in hand, each once; then the cards held longest.
std::size_t SheetMind::scheme(const Seen& seen) {
    const auto* wishes = part(&Sheet::scheme);
    while (wishes != nullptr && next_wish_ < wishes->size()) {
        const std::size_t place = seen.hand().find((*wishes)[next_wish_++]);
        if (place < seen.hand().size()) return place;
    }
    return 0;
}

bool sees_rollback(const Seen& seen, bool anchor_is_used) {
    if (seen.foreseen() == 0) return false;
    const EventFigures& next = seen.figures().of(seen.foreseen(0));
    if (next.undoes()) return !(anchor_is_used && seen.passive(seen.self(), Op::absorb_explosion) > 0);
    return seen.stealth_total() + next.stealth > seen.stealth_limit();
}

/// RP-39: `reveal: {}` is a program, no `reveal` is silence.
bool SheetMind::goes_on(const Seen& seen) {
    const auto* program = part(&Sheet::reveal);
    RevealProgram silence;
    if (program == nullptr) {
        const SilentReveal& silent = seen.figures().silent_reveal;
        silence.while_stealth_at_most = silent.while_stealth_at_most;
        silence.max_cards = silent.max_cards;
        silence.avoid_known_rollback = silent.avoid_known_rollback;
        program = &silence;
    }
    if (program->push_if && hold(*program->push_if, seen)) return true;
    if (program->avoid_known_rollback.value_or(true) && sees_rollback(seen, uses_anchor(seen))) return false;
    if (program->max_cards && seen.reveals() >= *program->max_cards) return false;
    if (const auto last = seen.last_reveal()) {
        for (const EventName& name : program->stop_after) {
            if (name.means(*last, seen.figures().of(*last).kind)) return false;
        }
    }
    return !program->while_stealth_at_most || seen.stealth_total() <= *program->while_stealth_at_most;
}

bool SheetMind::uses_anchor(const Seen& seen) {
    const auto* program = part(&Sheet::reveal);
    if (program == nullptr) return seen.figures().silent_anchor == AnchorUse::use;
    return program->anchor.value_or(AnchorUse::use) == AnchorUse::use;
}

/// RP-59: settled when the mage's place is reached.
void SheetMind::settle_order(const Seen& seen) {
    std::vector<CardIndex> left(seen.schemed().begin(), seen.schemed().end());
    order_.emplace();
    if (const auto* wishes = part(&Sheet::order)) {
        for (const CardIndex card : *wishes) {
            const auto at = std::find(left.begin(), left.end(), card);
            if (at == left.end()) continue;
            order_->push_back(card);
            left.erase(at);
        }
    }
    order_->insert(order_->end(), left.begin(), left.end());
}

std::size_t SheetMind::next_card(const Seen& seen) {
    if (!order_) settle_order(seen);
    if (order_->empty()) return 0;
    const std::size_t place = seen.schemed().find(order_->front());
    order_->erase(order_->begin());
    return place < seen.schemed().size() ? place : 0;
}

/// A rule that flips without a legal target is passed over; without a rule that applies the card is buried (RP-44).
Handling SheetMind::handle(const Seen& seen, CardIndex card) {
    const auto* spells = part(&Sheet::spells);
    if (spells == nullptr) return Handling::bury();
    const auto rules = spells->find(card);
    if (rules == spells->end()) return Handling::bury();
    for (const SpellRule& rule : rules->second) {
        if (!hold(rule.when, seen)) continue;
        if (rule.deed == Deed::bury) return Handling::bury();
        if (auto aim = aim_of(rule, card, seen)) return Handling::with(*std::move(aim));
    }
    return Handling::bury();
}

template <class List>
const List* SheetMind::preferences(EventIndex event) const {
    const Choices* choices = part(&Sheet::choices);
    if (choices == nullptr) return nullptr;
    const auto found = choices->find(event);
    return found == choices->end() ? nullptr : std::get_if<List>(&found->second);
}

/// Silence tells nothing of the Contract (RP-53).
FactionIndex SheetMind::faction(const Seen& seen, EventIndex event, const Effect& effect) {
    const auto* wishes = preferences<std::vector<FactionTarget>>(event);
    if (wishes != nullptr && !wishes->empty()) return faction_of(wishes->front(), seen);
    return effect.amount < 0 ? most_popular_faction(seen) : least_popular_faction(seen);
}

PlayerIndex SheetMind::look(const Seen& seen, EventIndex event) {
    if (const auto* wishes = preferences<std::vector<MageTarget>>(event)) {
        for (const MageTarget& wish : *wishes) {
            const PlayerIndex mage = mage_of(wish, seen);
            if (seen.may_look_at(mage)) return mage;
        }
    }
    PlayerIndex mage = seen.next_of(seen.self());
    while (mage != seen.self() && !seen.may_look_at(mage)) mage = seen.next_of(mage);
    return mage;
}

std::optional<SwapOf> SheetMind::swap(const Seen& seen, EventIndex event, const Effect& effect) {
    if (const auto* wishes = preferences<std::vector<Swap>>(event)) {
        for (const Swap& wish : *wishes) {
            if (wish.declines() && effect.optional) return std::nullopt;
            if (const auto swap = swap_of(wish, seen)) return swap;
        }
    }
    if (effect.optional) return std::nullopt;
    // Where a campaign leaves no way out, silence swaps with the next mage clockwise, or else with the pile.
    for (PlayerIndex mage = seen.next_of(seen.self()); mage != seen.self(); mage = seen.next_of(mage)) {
        if (seen.may_swap({seen.self(), mage})) return SwapOf{seen.self(), mage};
    }
    const SwapOf with_pile{seen.self(), std::nullopt};
    return seen.may_swap(with_pile) ? std::optional(with_pile) : std::nullopt;
}

}  // namespace resolution::rollback_propaganda
