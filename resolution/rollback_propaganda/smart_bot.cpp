#include <algorithm>

#include "resolution/rollback_propaganda/mind.h"
#include "resolution/rollback_propaganda/smart.h"

namespace resolution::rollback_propaganda {

namespace {

/// What a card in the hand is worth scheming, in thousandths.
class SchemeWeight {
public:
    explicit SchemeWeight(const Seen& seen) : seen_(seen), smart_(seen.figures().smart_bot) {
        const std::size_t known = std::min(seen.foreseen(), smart_.election_window);
        for (std::size_t i = 0; i < known; ++i) {
            if (seen.figures().of(seen.foreseen(i)).has(Op::election)) election_ahead_ = true;
        }
    }

    std::int64_t of(CardIndex index) const {
        const CardFigures& card = seen_.figures().of(index);
        std::int64_t weight = smart_.scheme_weights[index.value()];
        if (card.type == CardType::ether && seen_.ethers() >= smart_.ether_enough)
            return smart_.ether_weight_when_enough;
        if (card.find(Op::stealth_limit_when_active) != nullptr || card.find(Op::absorb_explosion) != nullptr)
            weight = share_of_the_game_left(weight);
        if (election_ahead_ && bends_elections(card)) weight += smart_.election_bonus;
        if (card.find(Op::look_future) != nullptr && seen_.next_of(seen_.active()) == seen_.self())
            weight += smart_.next_active_bonus;
        return weight;
    }

private:
    std::int64_t share_of_the_game_left(std::int64_t weight) const {
        const auto all = static_cast<std::int64_t>(seen_.initial_future());
        return all == 0 ? 0 : weight * static_cast<std::int64_t>(seen_.future_size()) / all;
    }
    static bool bends_elections(const CardFigures& card) {
        return std::any_of(card.effects.begin(), card.effects.end(), [](const Effect& effect) {
            return effect.op == Op::popularity || effect.op == Op::present_cancel || effect.op == Op::present_swap ||
                   effect.op == Op::present_double;
        });
    }

    const Seen& seen_;
    const SmartFigures& smart_;
    bool election_ahead_ = false;
};

/// Weighs turning over another card against what is there.
class NextCard {
public:
    explicit NextCard(const Seen& seen)
        : seen_(seen),
          projection_(seen),
          now_(projection_.value()),
          undone_(projection_.undone()),
          room_(seen.stealth_limit() - seen.stealth_total()),
          anchored_(seen.passive(seen.self(), Op::absorb_explosion) > 0) {}

    bool is_worth_it() const {
        const std::int64_t bold = now_ + seen_.figures().smart_bot.stop_margin;
        if (seen_.foreseen() > 0) {
            const EventIndex next = seen_.foreseen(0);
            // Or mages who see a Rollback coming would undo one another for ever (RP-62).
            return undoes(next) ? undone_ > now_ : value_with(next) > bold;
        }
        std::int64_t sum = 0;
        std::int64_t cards = 0;
        const std::vector<int> counts = seen_.future_counts();
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] == 0) continue;
            sum += counts[i] * value_with(EventIndex(i));
            cards += counts[i];
        }
        return sum > cards * bold;
    }

private:
    bool overflows(const EventFigures& event) const { return event.stealth > room_; }
    /// Without an Anchor to take it.
    bool undoes(EventIndex index) const {
        const EventFigures& event = seen_.figures().of(index);
        return event.undoes() ? !anchored_ : overflows(event);
    }
    std::int64_t value_with(EventIndex index) const {
        const EventFigures& event = seen_.figures().of(index);
        if (event.undoes()) return anchored_ ? std::max(undone_, now_) : undone_;
        if (overflows(event)) return undone_;
        Present longer = seen_.present();
        longer.add({index, false});
        return projection_.value(longer, seen_.popularity(), seen_.reversed() != event.turns_order());
    }

    const Seen& seen_;
    Projection projection_;
    std::int64_t now_;
    std::int64_t undone_;
    int room_;
    bool anchored_;
};

}  // namespace

std::optional<PlayerIndex> best_scoring(const Seen& seen, bool unknown_only) {
    std::optional<PlayerIndex> best;
    for (PlayerIndex mage = seen.next_of(seen.self()); mage != seen.self(); mage = seen.next_of(mage)) {
        if (!seen.may_choose_contract_of(mage) || (unknown_only && seen.contract_of(mage))) continue;
        if (!best || seen.score_of(mage) > seen.score_of(*best)) best = mage;
    }
    return best;
}

std::size_t SmartBot::scheme(const Seen& seen) {
    const SchemeWeight weight(seen);
    Best<std::size_t> best;
    for (std::size_t place = 0; place < seen.hand().size(); ++place)
        best.consider(weight.of(seen.hand()[place]), place);
    return best.what.value_or(0);
}

bool SmartBot::goes_on(const Seen& seen) { return NextCard(seen).is_worth_it(); }

bool SmartBot::uses_anchor(const Seen& seen) {
    const Projection projection(seen);
    return projection.value() >= projection.undone();
}

FactionIndex SmartBot::faction(const Seen& seen, EventIndex, const Effect& effect) {
    return effect.amount > 0 ? seen.contract() : Projection(seen).best_rival(seen.popularity());
}

PlayerIndex SmartBot::look(const Seen& seen, EventIndex) {
    auto mage = best_scoring(seen, true);
    if (!mage) mage = best_scoring(seen, false);
    return mage.value_or(seen.next_of(seen.self()));
}

std::optional<SwapOf> SmartBot::swap(const Seen& seen, EventIndex, const Effect&) {
    const Projection projection(seen);
    const Popularity& popularity = seen.popularity();
    const FactionSet top = most_popular(seen.table(), popularity);
    const int own = seen.popularity_of(seen.contract());
    for (const FactionIndex faction : projection.from_own()) {
        if (!top.has(faction) || seen.popularity_of(faction) - own < seen.figures().smart_bot.swap_margin) continue;
        for (PlayerIndex mage = seen.next_of(seen.self()); mage != seen.self(); mage = seen.next_of(mage)) {
            if (seen.contract_of(mage) == faction && seen.may_choose_contract_of(mage))
                return SwapOf{seen.self(), mage};
        }
    }
    const bool is_last = least_popular(seen.table(), popularity).has(seen.contract());
    if (is_last && !top.has(seen.contract()) && seen.unassigned() > 0) return SwapOf{seen.self(), {}};
    return std::nullopt;
}

}  // namespace resolution::rollback_propaganda
