// Phase 3 of a turn: schemed cards are flipped, or buried.

#include <cstdlib>

#include "resolution/rollback_propaganda/facts.h"
#include "resolution/rollback_propaganda/match.h"

namespace resolution::rollback_propaganda {

void Match::begin_spells() {
    state_.phase = Phase::spells;
    state_.flipped.clear();
    state_.acting = state_.settings.options.pace == Pace::step ? first_with_cards(0) : std::nullopt;
    if (state_.settings.options.pace == Pace::step && !state_.acting) begin_resolution();
}

/// Clockwise from the active mage, who is number 0.
std::optional<PlayerIndex> Match::first_with_cards(std::size_t from_active) const {
    for (std::size_t i = from_active; i < state_.count(); ++i) {
        const PlayerIndex mage((state_.active.value() + i) % state_.count());
        if (!state_[mage].schemed.empty()) return mage;
    }
    return std::nullopt;
}

/// At pace step one mage after the other is asked; else all have been.
void Match::cast_spells() {
    enter("spells");
    const bool step = state_.settings.options.pace == Pace::step;
    std::size_t place = 0;
    std::optional<PlayerIndex> mage = step && state_.acting ? state_.acting : first_with_cards(0);
    while (mage) {
        handle_cards(*mage);
        place = (mage->value() + state_.count() - state_.active.value()) % state_.count() + 1;
        mage = first_with_cards(place);
        if (step && mage) {
            state_.acting = mage;
            return;
        }
    }
    state_.acting.reset();
    begin_resolution();
}

/// RP-42, RP-59: one after the other, each judged on what the one before left.
void Match::handle_cards(PlayerIndex mage) {
    Mind& mind = mind_of(mage, Phase::spells);
    Player& player = state_[mage];
    while (!player.schemed.empty()) {
        const std::size_t place = mind.next_card(seen_by(mage));
        const CardIndex card = player.schemed[place];
        const Handling handling = mind.handle(seen_by(mage), card);
        if (!handling.flip) {
            bury(mage, place, false);
        } else {
            player.schemed.take(place);
            flip(mage, card, handling.aim);
        }
    }
}

/// Under the Grimoire, unseen (RP-19, RP-41).
void Match::bury(PlayerIndex mage, std::size_t place, bool interdicted) {
    Player& player = state_[mage];
    const CardIndex card = player.schemed.take(place);
    player.grimoire.add(card);
    tell_one(mage, "RP-19", [&] { return OwnCardBuried{id(card), interdicted}; });
    tell_all("RP-19", [&] { return CardBuried{id(mage)}; });
}

void Match::flip(PlayerIndex mage, CardIndex card, const Aim& aim) {
    const CardFigures& figures = figures_.of(card);
    if (figures.type != CardType::spell) {  // RP-21
        state_[mage].face_up.add(card);
        tell_flip(mage, card, {});
    } else {
        spend_ethers(mage, aim.ethers);
        tell_flip(mage, card, aim);
        for (const Effect& effect : figures.effects) cast(mage, effect, aim);
        state_.cosmos.add(card);  // whether it had an effect or not (RP-20, RP-23)
    }
    state_.flipped.add(card);
}

/// RP-22: those that lie there now, the oldest first.
void Match::spend_ethers(PlayerIndex mage, std::size_t count) {
    auto& face_up = state_[mage].face_up;
    for (std::size_t i = 0; i < face_up.size() && count > 0;) {
        if (figures_.of(face_up[i]).type != CardType::ether) {
            ++i;
            continue;
        }
        state_.cosmos.add(face_up.take(i));
        --count;
    }
}

void Match::tell_flip(PlayerIndex mage, CardIndex card, const Aim& aim) {
    tell_all("RP-20", [&] {
        List target;
        List ethers;
        if (aim.faction) target.emplace_back(id(*aim.faction));
        std::vector<std::int64_t> places(aim.places.begin(), aim.places.end());
        std::sort(places.begin(), places.end());
        for (const std::int64_t place : places) target.emplace_back(place + 1);
        if (aim.mage) target.emplace_back(id(*aim.mage));
        if (const Effect* look = figures_.of(card).find(Op::look_future)) {
            const std::size_t most = static_cast<std::size_t>(strength(mage, *look, aim.ethers));
            target.emplace_back(static_cast<std::int64_t>(std::min(most, state_.future.size())));
        }
        if (aim.ethers > 0) {
            ethers.emplace_back("ethers");
            ethers.emplace_back(static_cast<std::int64_t>(aim.ethers));
        }
        return CardFlipped{id(mage), id(card), std::move(target), std::move(ethers)};
    });
}

/// N, with Ethers and Amplifiers: larger, whichever its sign (RP-22).
int Match::strength(PlayerIndex mage, const Effect& effect, std::size_t ethers) const {
    int size = std::abs(effect.amount);
    if (effect.ether) size += static_cast<int>(ethers);
    if (effect.op == Op::popularity) size += seen_by(mage).passive(mage, Op::spell_popularity_bonus);
    return effect.amount < 0 ? -size : size;
}

/// RP-20: as far as possible.
void Match::cast(PlayerIndex mage, const Effect& effect, const Aim& aim) {
    switch (effect.op) {
        case Op::popularity:
            if (effect.whose != Whose::choice || aim.faction)
                change_popularity(effect, aim.faction.value_or(FactionIndex()), strength(mage, effect, aim.ethers));
            return;
        case Op::look_future: return look_at_future(mage, static_cast<std::size_t>(strength(mage, effect, aim.ethers)));
        case Op::bury_schemes: return aim.mage ? bury_all(*aim.mage) : void();
        case Op::look_contract: return aim.mage ? look_at_contract(mage, *aim.mage) : void();
        case Op::swap_own_contract: return swap_with_pile(mage);
        case Op::toggle_order: state_.reversed = !state_.reversed; return;
        case Op::election: return hold_election();
        default: return cast_on_present(effect, aim);
    }
}

void Match::cast_on_present(const Effect& effect, const Aim& aim) {
    if (aim.places.empty()) return;
    PresentEvent& first = state_.present[aim.places[0]];
    if (effect.op == Op::present_swap && aim.places.size() == 2) {
        std::swap(first, state_.present[aim.places[1]]);  // doublings follow their card
    } else if (effect.op == Op::present_double) {
        first.doubled = true;  // RP-44
    } else if (effect.op == Op::present_cancel) {
        state_.past.add(state_.present.take(aim.places[0]).event);
    }
}

/// RP-41: at once, in the order schemed. Nobody who has had his place has cards left.
void Match::bury_all(PlayerIndex mage) {
    while (!state_[mage].schemed.empty()) bury(mage, 0, true);
}

}  // namespace resolution::rollback_propaganda
