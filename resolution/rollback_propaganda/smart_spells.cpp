#include <algorithm>

#include "resolution/rollback_propaganda/mind.h"
#include "resolution/rollback_propaganda/smart.h"

namespace resolution::rollback_propaganda {

namespace {

/// What flipping a card would gain, nobody else assumed to act. What a card does beside a Resolution has a figure.
class SpellGains {
public:
    SpellGains(const Seen& seen, const CardFigures& card)
        : seen_(seen), smart_(seen.figures().smart_bot), card_(card), projection_(seen), before_(projection_.value()) {}

    Best<Aim> best() {
        switch (card_.aim()) {
            case AimedAt::none: consider({}); break;
            case AimedAt::faction: each_faction(); break;
            case AimedAt::event: each_event(); break;
            case AimedAt::two_events: each_pair(); break;
            case AimedAt::mage: one_mage(); break;
        }
        return best_;
    }

private:
    void each_faction() {
        const std::size_t most = card_.takes_ethers() ? seen_.ethers() : 0;
        for (std::size_t ethers = 0; ethers <= most; ++ethers) {
            for (const FactionIndex faction : projection_.from_own()) {
                Aim aim;
                aim.faction = faction;
                aim.ethers = ethers;
                consider(aim);
            }
        }
    }

    void each_event() {
        const Effect* encore = card_.find(Op::present_double);
        for (std::size_t place = 0; place < seen_.present().size(); ++place) {
            if (encore != nullptr && (seen_.present()[place].doubled || !seen_.may_double(place, *encore))) continue;
            Aim aim;
            aim.places.add(static_cast<std::uint8_t>(place));
            consider(aim);
        }
    }

    void each_pair() {
        for (std::size_t left = 0; left < seen_.present().size(); ++left) {
            for (std::size_t right = left + 1; right < seen_.present().size(); ++right) {
                Aim aim;
                aim.places.add(static_cast<std::uint8_t>(left));
                aim.places.add(static_cast<std::uint8_t>(right));
                consider(aim);
            }
        }
    }

    void one_mage() {
        Aim aim;
        aim.mage = card_.find(Op::bury_schemes) != nullptr ? to_interdict() : best_scoring(seen_, true);
        if (aim.mage) consider(aim);
    }

    /// Best score; ties: whose place comes first.
    std::optional<PlayerIndex> to_interdict() const {
        std::optional<PlayerIndex> best;
        for (PlayerIndex mage = seen_.next_of(seen_.self()); mage != seen_.self(); mage = seen_.next_of(mage)) {
            if (!seen_.may_bury_schemes_of(mage)) continue;
            if (!best || seen_.score_of(mage) > seen_.score_of(*best)) best = mage;
        }
        return best;
    }

    void consider(const Aim& aim) {
        Popularity popularity = seen_.popularity();
        Present present = seen_.present();
        std::int64_t gain = -smart_.ether_cost * static_cast<std::int64_t>(aim.ethers);
        for (const Effect& effect : card_.effects) gain += apply(effect, aim, popularity, present);
        gain += projection_.value(present, popularity, seen_.reversed()) - before_;
        best_.consider(gain, aim);
    }

    /// Of effects that a Resolution does not show, their figure.
    std::int64_t apply(const Effect& effect, const Aim& aim, Popularity& popularity, Present& present) const {
        switch (effect.op) {
            case Op::popularity: move(effect, aim, popularity); break;
            case Op::present_swap: std::swap(present[aim.places[0]], present[aim.places[1]]); break;
            case Op::present_cancel: present.take(aim.places[0]); break;
            case Op::present_double: present[aim.places[0]].doubled = true; break;
            case Op::bury_schemes:
                return election_present() ? smart_.interdict_gain_with_election : smart_.interdict_gain_without;
            case Op::look_contract: return smart_.inquiry_gain;
            case Op::look_future:
                return seen_.next_of(seen_.active()) == seen_.self() ? smart_.foresight_gain_next
                                                                     : smart_.foresight_gain_other;
            case Op::swap_own_contract: return gain_of_another_contract();
            default: break;
        }
        return 0;
    }

    void move(const Effect& effect, const Aim& aim, Popularity& popularity) const {
        const int more =
            (effect.ether ? static_cast<int>(aim.ethers) : 0) + seen_.passive(seen_.self(), Op::spell_popularity_bonus);
        const int by = effect.amount < 0 ? effect.amount - more : effect.amount + more;
        switch (effect.whose) {
            case Whose::named: return projection_.change(popularity, effect.faction, by);
            case Whose::choice: return projection_.change(popularity, *aim.faction, by);
            case Whose::most: return projection_.change(popularity, most_popular(seen_.table(), popularity), by);
            case Whose::least: return projection_.change(popularity, least_popular(seen_.table(), popularity), by);
        }
    }

    bool election_present() const {
        return std::any_of(seen_.present().begin(), seen_.present().end(),
                           [&](const PresentEvent& laid) { return seen_.figures().of(laid.event).has(Op::election); });
    }

    std::int64_t gain_of_another_contract() const {
        if (seen_.unassigned() == 0) return 0;  // nothing comes of it, which is below any threshold worth having
        const auto& factions = seen_.table().factions;
        const int own = seen_.popularity_of(seen_.contract());
        const auto before_own = std::count_if(factions.begin(), factions.end(),
                                              [&](FactionIndex one) { return seen_.popularity_of(one) > own; });
        return before_own >= 2 ? smart_.forgery_gain_low_faction : smart_.forgery_gain_otherwise;
    }

    const Seen& seen_;
    const SmartFigures& smart_;
    const CardFigures& card_;
    Projection projection_;
    std::int64_t before_;
    Best<Aim> best_;
};

/// Nothing would come of it (RP-56).
bool has_nothing_to_swap_with(const Seen& seen, const CardFigures& card) {
    return card.find(Op::swap_own_contract) != nullptr && seen.unassigned() == 0;
}

}  // namespace

Handling SmartBot::handle(const Seen& seen, CardIndex index) {
    const SmartFigures& smart = seen.figures().smart_bot;
    const CardFigures& card = seen.figures().of(index);
    if (std::find(smart.always_flip.begin(), smart.always_flip.end(), index) != smart.always_flip.end())
        return Handling::with({});
    if (has_nothing_to_swap_with(seen, card)) return Handling::bury();
    const Best<Aim> best = SpellGains(seen, card).best();
    return best.what && best.gain > smart.flip_threshold ? Handling::with(*best.what) : Handling::bury();
}

}  // namespace resolution::rollback_propaganda
